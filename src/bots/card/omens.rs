//! Event cards in force and to come, and what they change in how the table works.

use super::scene::{Gear, Scene};
use standoff_engine::card::definitions::EventRuleKind;
use standoff_engine::card::{
    AmbushAbilities, CardId, CardKind, Character, EventCard, EventDeck, HangoverAlsoBlue, Pace, PileView,
    ShowdownBangOnlyMissed, Suit, View,
};
use standoff_engine::core::{List, Role, Seat};

/// One event deck as everybody sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Omen {
    pub deck: EventDeck,
    pub active: Option<EventCard>,
    /// It is turned up when the round is over.
    pub coming: Option<EventCard>,
}

impl Omen {
    fn of(pile: &PileView) -> Self {
        Self { deck: pile.deck, active: pile.active, coming: pile.coming() }
    }
}

/// The event decks on the table.
pub(super) fn omens(view: &View) -> List<Omen, 4> {
    view.board.piles.iter().map(Omen::of).collect()
}

impl Scene {
    /// The event cards in force.
    pub fn active(&self) -> impl Iterator<Item = EventCard> + '_ {
        self.omens.iter().filter_map(|omen| omen.active)
    }

    /// The event cards in force in a player's next turn.
    pub fn in_store(&self, seat: Seat) -> impl Iterator<Item = EventCard> + '_ {
        let late = self.comes_late(seat);
        // What happened once when a card was turned up is over.
        let lasts = |card: &EventCard| card.def().turned_up.is_none();
        self.omens.iter().filter_map(move |omen| {
            let stays = omen.active.filter(lasts);
            if late { omen.coming.or(stays) } else { stays }
        })
    }

    /// Whether an event card is in force in a player's next turn.
    pub fn awaits(&self, seat: Seat, card: EventCard) -> bool {
        self.in_store(seat).any(|event| event == card)
    }

    /// Whether new cards are turned up before a player's next turn: at the place where the game began.
    pub fn comes_late(&self, seat: Seat) -> bool {
        if self.between || self.omens.is_empty() {
            return false;
        }
        let reversed = self.has_rule(EventRuleKind::TurnsReversed);
        let (from, to) = if reversed { (seat, self.turn) } else { (self.turn, seat) };
        let between = self.ring.all_after(from).take_while(|next| *next != to).any(|next| next == self.first);
        between || seat == self.first || seat == self.turn
    }

    /// Whether an event rule is in force.
    pub fn has_rule(&self, kind: EventRuleKind) -> bool {
        self.active().any(|card| card.has_rule(kind))
    }

    pub fn is_on(&self, card: EventCard) -> bool {
        self.active().any(|active| active == card)
    }

    /// Follows a card that is turned up; with every round, that is before the turn of the place where the game began.
    pub(super) fn turn_up(&mut self, deck: EventDeck, card: EventCard, coming: Option<EventCard>) {
        if let Some(omen) = self.omens.as_mut_slice().iter_mut().find(|omen| omen.deck == deck) {
            (omen.active, omen.coming) = (Some(card), coming);
        }
        if deck.pace() == Pace::Round {
            (self.turn, self.bangs, self.between) = (self.first, 0, true);
        }
        self.mute();
    }

    /// Follows a card that ended before the next one came.
    pub(super) fn put_away(&mut self, deck: EventDeck) {
        if let Some(omen) = self.omens.as_mut_slice().iter_mut().find(|omen| omen.deck == deck) {
            omen.active = None;
        }
        self.mute();
    }

    /// Nobody has an ability while some cards are in force, and some cards do nothing.
    pub(super) fn mute(&mut self) {
        let muted = self.has_rule(EventRuleKind::NoAbilities);
        let hushed = self.active().find(|card| card.has_rule(EventRuleKind::SilencesKind));
        for place in &mut self.places {
            if place.muted != muted || place.hushed != hushed {
                (place.muted, place.hushed) = (muted, hushed);
                place.look();
            }
        }
    }

    /// Whether the cards in front of everybody do nothing.
    pub(super) fn cards_are_idle(&self) -> bool {
        self.is_on(EventCard::Lasso)
            || self.is_on(EventCard::Hangover) && self.rules.hangover_also_blue == HangoverAlsoBlue::Yes
    }

    /// Whether everybody wants to be the last one in play.
    pub fn is_last_stand(&self) -> bool {
        self.has_rule(EventRuleKind::LastStanding)
    }

    /// Whether a player could use a hand card as a kind.
    pub fn uses_as(&self, seat: Seat, card: CardId, kind: CardKind) -> bool {
        let (place, own) = (self.place(seat), card.kind());
        let my_turn = seat == self.turn && !self.between;
        let digs = place.can(Character::TheGraveDigger) && my_turn;
        let showdown = self.is_on(EventCard::Showdown);
        match (own, kind) {
            (CardKind::Bang, CardKind::Bang) => {
                !(digs || showdown && self.rules.showdown_bang_only_missed == ShowdownBangOnlyMissed::Yes)
            }
            (CardKind::Missed, CardKind::Missed) if place.can(Character::BigSpencer) => false,
            (CardKind::Bang, CardKind::Missed) | (_, CardKind::Bang) if showdown => true,
            (CardKind::Missed, CardKind::Bang) => digs || place.uses_as(card, kind),
            (_, CardKind::Beer) => place.uses_as(card, kind) || self.is_a_drink(seat, card),
            _ => place.uses_as(card, kind),
        }
    }

    /// Whether an event lets a player use a card as a Beer.
    fn is_a_drink(&self, seat: Seat, card: CardId) -> bool {
        let place = self.place(seat);
        let wanted = card.kind() == CardKind::Missed && place.role == Some(Role::Outlaw);
        wanted && self.is_on(EventCard::Desperados)
            || place.life <= 2 && self.is_on(EventCard::Lou) && self.suit(card) == Suit::Hearts
    }

    /// Known hand cards a player could use as a kind.
    pub fn knows(&self, seat: Seat, kind: CardKind) -> u8 {
        self.place(seat).known.iter().filter(|card| self.uses_as(seat, *card, kind)).count() as u8
    }

    /// A card's suit as it counts now.
    pub fn suit(&self, card: CardId) -> Suit {
        self.active().find_map(EventCard::suit_of_all).unwrap_or(card.card().suit)
    }

    /// How far apart two players sit, horses aside.
    pub(super) fn places_between(&self, from: Seat, to: Seat) -> u8 {
        let ambush = self.active().find_map(EventCard::places_apart);
        ambush.unwrap_or_else(|| self.ring.distance(from, to))
    }

    /// What counts for distances: in an ambush abilities may not.
    pub(super) fn sights(&self, seat: Seat) -> (i8, i8) {
        let (gear, place) = (self.gear(seat), self.place(seat));
        let ambush = self.has_rule(EventRuleKind::PlacesApart);
        if ambush && self.rules.ambush_abilities == AmbushAbilities::No {
            let Gear { sees, seen, .. } = place.bare;
            return (gear.sees - sees, gear.seen - seen);
        }
        (gear.sees, gear.seen)
    }
}

/// Whether an ability lets a card be used as another kind.
pub(super) fn counts_as(power: Character, card: CardKind, kind: CardKind) -> bool {
    match power {
        Character::CalamityJanet => {
            matches!((card, kind), (CardKind::Bang, CardKind::Missed) | (CardKind::Missed, CardKind::Bang))
        }
        Character::ElenaFuente => kind == CardKind::Missed,
        Character::UncleWill => kind == CardKind::GeneralStore,
        _ => false,
    }
}
