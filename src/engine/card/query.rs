//! Numbers and yes-or-no answers about the state, with everything in force taken into account.

use super::frames::Shot;
use super::sets::Reach;
use super::{
    AmbushAbilities, BeerTwoPlayers, CardId, CardKind, Game, PepperboxRange, ShortAttacksIgnoreHorses, Source, Suit,
};
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
        if self.event_hooks().any(|h| h.places_only) {
            return 1;
        }
        let ambush = self.event_hooks().find_map(|h| h.places);
        let places = ambush.unwrap_or_else(|| self.ring.distance(from, to)) as i8;
        if ambush.is_some() && self.rules.ambush_abilities == AmbushAbilities::No {
            let sees: i8 = self.working_cards(from).map(|card| card.kind().def().hooks.sees).sum();
            let seen: i8 = self.working_cards(to).map(|card| card.kind().def().hooks.seen).sum();
            return (places + sees + seen).max(1) as u8;
        }
        let sees: i8 = self.hooks(from).map(|h| h.sees).sum();
        let seen: i8 = self.hooks(to).map(|h| h.seen).sum();
        (places + sees + seen).max(1) as u8
    }

    /// How far a player can shoot.
    pub fn weapon_range(&self, seat: Seat) -> u8 {
        let unarmed = || self.event_hooks().filter_map(|h| h.unarmed).find_map(|reach| reach(self, seat));
        self.hooks(seat).filter_map(|h| h.range).max().or_else(unarmed).unwrap_or(COLT)
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
    pub fn distance_for(&self, from: Seat, to: Seat, reach: Reach) -> u8 {
        let close = match reach {
            Reach::Close(_) => true,
            Reach::Pepperbox => self.rules.pepperbox_range == PepperboxRange::FixedOne,
            Reach::Any | Reach::Within(_) | Reach::Weapon => false,
        };
        let places_only = self.event_hooks().any(|h| h.places_only);
        if close && !places_only && self.rules.short_attacks_ignore_horses == ShortAttacksIgnoreHorses::Yes {
            return self.event_hooks().find_map(|h| h.places).unwrap_or_else(|| self.ring.distance(from, to));
        }
        self.distance(from, to)
    }

    /// BANG! cards a player may play in his turn (R29).
    pub fn bang_limit(&self, seat: Seat) -> u8 {
        let usual = self.hooks(seat).filter_map(|h| h.bang_limit).max().unwrap_or(1);
        if self.has_free_shots(seat) { usual.max(FREE_SHOTS) } else { usual }
    }

    /// Whether an event lets a player shoot his next BANG! card at any distance.
    pub(super) fn fires_freely(&self, seat: Seat) -> bool {
        self.turn.bangs < FREE_SHOTS && self.has_free_shots(seat)
    }

    fn has_free_shots(&self, seat: Seat) -> bool {
        self.event_hooks().filter_map(|h| h.free_fire).any(|free| free(self, seat))
    }

    /// Missed! effects needed to cancel a shot.
    pub fn missed_needed(&self, shot: &Shot) -> u8 {
        let Some(by) = shot.by else { return 1 };
        self.hooks(by).filter_map(|h| h.missed_needed).map(|f| f(shot)).max().unwrap_or(1)
    }

    /// Cards a player may keep at the end of his turn (R26). A ghost gives up everything when he leaves.
    pub fn hand_limit(&self, seat: Seat) -> u8 {
        if self.player(seat).ghost {
            return u8::MAX;
        }
        let life = self.player(seat).life.max(0) as u8;
        self.hooks(seat).filter_map(|h| h.hand_limit).map(|f| f(self)).fold(life, u8::max)
    }

    /// Cards drawn in phase 1.
    pub fn phase_one_cards(&self, seat: Seat) -> u8 {
        let own = self.hooks(seat).filter_map(|h| h.draws).filter_map(|draws| draws(self, seat)).max().unwrap_or(2);
        self.event_hooks().filter_map(|h| h.draw_cap).filter_map(|cap| cap(self, seat)).fold(own, u8::min)
    }

    /// Cards of phase 1 still to be drawn.
    pub fn phase_one_left(&self, seat: Seat) -> u8 {
        self.phase_one_cards(seat).saturating_sub(self.turn.drawn)
    }

    /// Cards phase 1 turns over, kept or not, and those that end it.
    pub(super) fn phase_one_need(&self, seat: Seat) -> u8 {
        let looked = self.hooks(seat).find_map(|h| h.looks).map(|looks| looks(self, seat));
        let extra: u8 = self.event_hooks().map(|h| h.extra_draw).sum();
        looked.unwrap_or_else(|| self.phase_one_cards(seat)) + extra
    }

    /// Cards flipped for a draw!.
    pub fn flips(&self, seat: Seat) -> u8 {
        self.hooks(seat).map(|h| h.flips).max().unwrap_or(1)
    }

    /// A card's suit as it counts now.
    pub fn suit(&self, card: CardId) -> Suit {
        self.event_hooks().find_map(|h| h.suit).unwrap_or(card.card().suit)
    }

    /// What forbids a player to use a hand card as `kind`; no card: whatever the card.
    pub fn forbidden_by(&self, seat: Seat, kind: CardKind, card: Option<CardId>) -> Option<Source> {
        let forbids = |source: &Source| source.hooks().forbids.is_some_and(|forbids| forbids(self, seat, kind, card));
        // Cards in play forbid nothing.
        let events = self.active_events().map(Source::Event);
        events.chain(self.powers(seat).map(Source::Character)).find(forbids)
    }

    /// Whether a life point more would change anything for a player.
    pub fn can_heal(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.life < player.max_life && !player.damned
    }

    /// Whether a player may give up a life point: never his last, but a ghost needs none to stay (Q41).
    pub fn can_give_up_life(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        player.life > i8::from(!player.ghost)
    }

    /// Whether a player may use a card as `kind`.
    #[inline]
    pub fn counts_as(&self, seat: Seat, card: CardId, kind: CardKind) -> bool {
        card.kind() == kind || self.hooks(seat).filter_map(|h| h.counts_as).any(|f| f(self, seat, card, kind))
    }

    /// Whether turns pass to the right.
    pub fn turns_reversed(&self) -> bool {
        self.event_hooks().any(|h| h.reverses)
    }

    /// Whether hands lie open.
    pub fn open_hands(&self) -> bool {
        self.event_hooks().any(|h| h.open_hands)
    }

    /// Whether a Beer gives life now (R57).
    pub fn beer_heals(&self) -> bool {
        self.ring.count() > 2
    }

    /// Life points a Beer gives a player.
    pub fn beer_life(&self, seat: Seat) -> u8 {
        self.hooks(seat).map(|h| h.beer_life).max().unwrap_or(1)
    }

    /// Whether a card `by` plays does nothing to `target`.
    pub fn is_immune(&self, target: Seat, by: Seat, card: CardId) -> bool {
        target != by && self.hooks(target).filter_map(|h| h.immune).any(|immune| immune(self, card))
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
