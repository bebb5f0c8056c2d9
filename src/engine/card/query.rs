//! Numbers and yes-or-no answers about the state, with everything in force taken into account.

use super::definitions::{EventRule, EventRuleKind, Hook, Moment, Reach};
use super::frames::Shot;
use super::{BeerTwoPlayers, CardId, CardKind, Game, PepperboxRange, ShortAttacksIgnoreHorses, Source, Suit};
use crate::core::Seat;

/// The Colt .45 everybody has (R32).
const COLT: u8 = 1;

/// BANG! cards that may be shot freely where an event allows it.
const FREE_SHOTS: u8 = 2;

impl Game {
    /// How far away `from` sees `to`: places between them plus modifiers, at least 1 (R51, R52).
    #[inline]
    pub fn distance(&self, from: Seat, to: Seat) -> u8 {
        if from == to {
            return 0;
        }
        if self.has_rule(EventRuleKind::DistanceOne) {
            return 1;
        }
        let modifiers =
            self.seat_rules(from).modifiers.distance_to_others + self.seat_rules(to).modifiers.distance_from_others;
        (self.places_apart(from, to) as i8 + modifiers).max(1) as u8
    }

    /// The distance between two places before modifiers.
    #[inline]
    fn places_apart(&self, from: Seat, to: Seat) -> u8 {
        self.in_force.table.places_apart.unwrap_or_else(|| self.ring.distance(from, to))
    }

    /// How far a player can shoot.
    pub fn weapon_range(&self, seat: Seat) -> u8 {
        let unarmed = || {
            let mut ranges = self.event_rules(EventRuleKind::UnarmedRange, EventRule::unarmed_range);
            ranges.find_map(|range| range(self, seat))
        };
        self.seat_rules(seat).modifiers.weapon_range.or_else(unarmed).unwrap_or(COLT)
    }

    /// The distance a card covers in a player's hands; none when distance does not matter.
    pub fn reach(&self, seat: Seat, reach: Reach) -> Option<u8> {
        match reach {
            Reach::Any => None,
            Reach::Within(distance) | Reach::Close(distance) => Some(distance),
            Reach::Pepperbox if self.rules.pepperbox_range == PepperboxRange::FixedOne => Some(1),
            Reach::Weapon | Reach::Pepperbox => Some(self.weapon_range(seat)),
        }
    }

    /// The distance that counts for a card.
    #[inline]
    pub fn distance_for(&self, from: Seat, to: Seat, reach: Reach) -> u8 {
        let close = match reach {
            Reach::Close(_) => true,
            Reach::Pepperbox => self.rules.pepperbox_range == PepperboxRange::FixedOne,
            Reach::Any | Reach::Within(_) | Reach::Weapon => false,
        };
        let ignores_horses = self.rules.short_attacks_ignore_horses == ShortAttacksIgnoreHorses::Yes;
        if close && ignores_horses && !self.has_rule(EventRuleKind::DistanceOne) {
            return self.places_apart(from, to);
        }
        self.distance(from, to)
    }

    /// BANG! cards a player may play in his turn (R29).
    pub fn bang_limit(&self, seat: Seat) -> u8 {
        let usual = self.seat_rules(seat).modifiers.bang_limit;
        if self.has_free_shots(seat) { usual.max(FREE_SHOTS) } else { usual }
    }

    /// Whether an event lets a player shoot his next BANG! card at any distance.
    pub(super) fn fires_freely(&self, seat: Seat) -> bool {
        self.turn.bangs < FREE_SHOTS && self.has_free_shots(seat)
    }

    fn has_free_shots(&self, seat: Seat) -> bool {
        self.event_rules(EventRuleKind::FreeFire, EventRule::free_fire).any(|free| free(self, seat))
    }

    /// Missed! effects needed to cancel a shot.
    pub fn missed_needed(&self, shot: &Shot) -> u8 {
        let Some(by) = shot.by else { return 1 };
        self.hooks(by, Moment::MissedNeeded, Hook::missed_needed).map(|f| f(shot)).max().unwrap_or(1)
    }

    /// Cards a player may keep at the end of his turn (R26). A ghost gives up everything when he leaves.
    pub fn hand_limit(&self, seat: Seat) -> u8 {
        if self.player(seat).ghost {
            return u8::MAX;
        }
        let life = self.player(seat).life.max(0) as u8;
        self.hooks(seat, Moment::HandLimit, Hook::hand_limit).map(|f| f(self)).fold(life, u8::max)
    }

    /// Cards drawn in phase 1.
    pub fn phase_one_cards(&self, seat: Seat) -> u8 {
        let draws = self.hooks(seat, Moment::Draws, Hook::draws);
        let own = draws.filter_map(|draws| (draws.count)(self, seat)).max().unwrap_or(2);
        let caps = self.event_rules(EventRuleKind::DrawCap, EventRule::draw_cap);
        caps.filter_map(|cap| cap(self, seat)).fold(own, u8::min)
    }

    /// Cards of phase 1 still to be drawn.
    pub fn phase_one_left(&self, seat: Seat) -> u8 {
        self.phase_one_cards(seat).saturating_sub(self.turn.drawn)
    }

    /// Cards phase 1 turns over, kept or not, and those that end it.
    pub(super) fn phase_one_need(&self, seat: Seat) -> u8 {
        let revealed = self.hooks(seat, Moment::CardsRevealed, Hook::cards_revealed).next();
        let usual = revealed.map_or_else(|| self.phase_one_cards(seat), |revealed| revealed(self, seat));
        usual + self.in_force.table.extra_draw
    }

    /// Cards flipped for a draw!.
    pub fn flips(&self, seat: Seat) -> u8 {
        self.seat_rules(seat).modifiers.flips
    }

    /// A card's suit as it counts now.
    pub fn suit(&self, card: CardId) -> Suit {
        self.in_force.table.suit_of_all.unwrap_or(card.card().suit)
    }

    /// The source that forbids a player to use a hand card as `kind`; no card: whatever the card.
    #[inline]
    pub fn forbidden_by(&self, seat: Seat, kind: CardKind, card: Option<CardId>) -> Option<Source> {
        if !self.seat_rules(seat).moments.contains(Moment::Forbids) {
            return None;
        }
        self.find_ban(seat, kind, card)
    }

    fn find_ban(&self, seat: Seat, kind: CardKind, card: Option<CardId>) -> Option<Source> {
        let forbids = |hooks: &[Hook]| hooks.iter().filter_map(Hook::forbids).any(|f| f(self, seat, kind, card));
        let event = self.active_events().find(|event| forbids(event.def().hooks)).map(Source::Event);
        event.or_else(|| self.powers(seat).find(|c| forbids(c.def().hooks)).map(Source::Character))
    }

    /// Whether a life point more would change anything for a player.
    pub fn can_heal(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.life < player.max_life && !self.seat_rules(seat).cannot_heal
    }

    /// Whether a player may give up a life point: never his last, but a ghost needs none to stay (Q41).
    pub fn can_give_up_life(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.life > i8::from(!player.ghost)
    }

    /// Whether a player may use a card as `kind`.
    #[inline]
    pub fn counts_as(&self, seat: Seat, card: CardId, kind: CardKind) -> bool {
        let mut others = self.hooks(seat, Moment::CountsAs, Hook::counts_as);
        card.kind() == kind || others.any(|counts| (counts.when)(self, seat, card, kind))
    }

    /// Whether turns pass to the right.
    pub fn turns_reversed(&self) -> bool {
        self.has_rule(EventRuleKind::TurnsReversed)
    }

    /// Whether hands lie open.
    pub fn open_hands(&self) -> bool {
        self.has_rule(EventRuleKind::OpenHands)
    }

    /// Whether a Beer gives life now (R57).
    pub fn beer_heals(&self) -> bool {
        self.ring.count() > 2
    }

    /// Life points a Beer gives a player.
    pub fn beer_life(&self, seat: Seat) -> u8 {
        self.seat_rules(seat).modifiers.beer_life
    }

    /// Whether a card `by` plays does nothing to `target`.
    pub fn is_immune(&self, target: Seat, by: Seat, card: CardId) -> bool {
        target != by && self.hooks(target, Moment::Immune, Hook::immune).any(|immune| immune(self, card))
    }

    /// Whether a card in front of a player lay there before this turn.
    pub fn is_ready(&self, card: CardId) -> bool {
        !self.turn.laid.contains(card)
    }

    /// Three players hunt each other in a ring, their roles open (R8).
    pub fn is_three_way(&self) -> bool {
        self.ring.size() == 3 && self.sheriff().is_none()
    }

    /// Whether a Beer may be played at all.
    pub fn beer_allowed(&self) -> bool {
        self.beer_heals() || self.rules.beer_two_players == BeerTwoPlayers::NoEffect
    }

    /// The Sheriff, if there is one in play or out.
    pub fn sheriff(&self) -> Option<Seat> {
        self.ring.everyone().find(|s| self.player(*s).role == crate::core::Role::Sheriff)
    }
}
