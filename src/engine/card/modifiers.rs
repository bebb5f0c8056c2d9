//! The rules in force, merged from everything that changes them.
//!
//! Event cards in force, a player's characters and the cards in front of him are his *sources*. What they say is merged
//! into a [`RulesInForce`] that the game carries along: numbers are read from it, and a function is looked for only if
//! somebody has one. It is derived from the rest of the state, so it is neither saved nor compared nor hashed; atoms that
//! move a source refresh it. This file alone knows what switches what off: events silence characters and cards, a
//! character silences the cards in front of others, cards silence nothing.

use super::definitions::{
    Ability, CardDef, CharacterDef, EventDef, EventRule, EventRuleKind, EventRuleSet, Hook, Modifiers, Moment,
    MomentSet, Timing,
};
use super::frames::Shot;
use super::{
    AmbushAbilities, Border, CardId, CardKind, Character, DrawCheck, EventCard, Game, Player, Source, Step, Suit,
};
use crate::core::{MAX_SEATS, Seat, SeatSet};

/// Everything that changes the rules now, merged.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct RulesInForce {
    pub(super) seats: [SeatRules; MAX_SEATS],
    pub(super) table: TableRulesInForce,
    /// The part of each player's rules that comes from event cards.
    from_events: SeatRules,
    /// Every moment somebody listens to.
    pub(super) moments: MomentSet,
    /// Players in front of whom no card works.
    silenced: SeatSet,
    /// Players who silence the cards of others in their turn.
    silencers: SeatSet,
}

/// The rules in force for one player.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SeatRules {
    pub modifiers: Modifiers,
    /// The moments his characters and the event cards listen to.
    pub moments: MomentSet,
    /// Whether nothing can give him life.
    pub cannot_heal: bool,
    /// Whether he is a prisoner.
    pub is_prisoner: bool,
    /// Whether he has abilities for his turn.
    pub(super) has_turn_abilities: bool,
    /// Whether he has abilities he can use unasked.
    pub(super) has_anytime_abilities: bool,
    /// Whether cards lie in front of him that are used later.
    pub(super) has_green_cards: bool,
    /// The modifiers without those of the cards in front of him.
    without_cards: Modifiers,
}

/// The event rules in force.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct TableRulesInForce {
    pub rules: EventRuleSet,
    pub suit_of_all: Option<Suit>,
    pub places_apart: Option<u8>,
    pub extra_draw: u8,
    pub silences_kind: Option<EventCard>,
}

impl SeatRules {
    fn note_ability(&mut self, ability: Option<&Ability>) {
        if let Some(ability) = ability {
            match ability.timing {
                Timing::InTurn | Timing::Announced => self.has_turn_abilities = true,
                Timing::Anytime => self.has_anytime_abilities = true,
            }
        }
    }
}

impl Default for Modifiers {
    fn default() -> Self {
        Self::NONE
    }
}

impl Source {
    /// How a draw! made for this source is judged.
    pub fn check(self) -> Option<DrawCheck> {
        match self {
            Self::Rules => None,
            Self::Card(card) => card.kind().def().check,
            Self::Character(character) => character.def().check,
            Self::Event(card) => card.def().check,
        }
    }

    /// The ability this source gives.
    pub(super) fn ability(self) -> Option<&'static Ability> {
        match self {
            Self::Rules | Self::Card(_) => None,
            Self::Character(character) => character.def().ability.as_ref(),
            Self::Event(card) => card.def().ability.as_ref(),
        }
    }

    /// Whether its owner may use it unasked.
    pub(super) fn is_usable_anytime(self) -> bool {
        self.ability().is_some_and(|ability| ability.timing == Timing::Anytime)
    }

    fn dodges(self) -> bool {
        match self {
            Self::Rules => false,
            Self::Card(card) => card.kind().def().modifiers.dodges,
            Self::Character(character) => character.def().modifiers.dodges,
            Self::Event(card) => card.def().modifiers.dodges,
        }
    }

    /// Replaces the life point a hit of this source's shot costs.
    pub(super) fn hit(self) -> Option<fn(&mut Step, Shot)> {
        match self {
            Self::Event(card) => card.def().shot.hit,
            Self::Rules | Self::Card(_) | Self::Character(_) => None,
        }
    }

    /// Whether the Missed! this source's shot asks for is discarded, not played.
    pub(super) fn missed_is_discarded(self) -> bool {
        match self {
            Self::Event(card) => card.def().shot.missed_is_discarded,
            Self::Rules | Self::Card(_) | Self::Character(_) => false,
        }
    }

    /// The number of cards drawn after this card in play is used as a Missed!, if it counts as one.
    pub fn missed(self) -> Option<u8> {
        match self {
            Self::Card(card) => card.kind().def().missed,
            Self::Rules | Self::Character(_) | Self::Event(_) => None,
        }
    }
}

impl Player {
    /// The characters whose abilities this player has while nothing silences them: the assumed or own one, those
    /// borrowed, and those marks grant.
    pub(super) fn characters(&self) -> impl Iterator<Item = Character> + '_ {
        let own = self.guise.unwrap_or(self.character);
        let borrows = self.guise.is_none_or(|guise| guise.def().borrows);
        let borrowed = if borrows { &self.borrowed[..] } else { &[] };
        let granted = self.marks.iter().filter_map(|mark| mark.def().mark?.grants);
        std::iter::once(own).chain(borrowed.iter().copied()).chain(granted)
    }
}

impl Game {
    /// The characters whose abilities a player has now.
    #[inline]
    pub fn powers(&self, seat: Seat) -> impl Iterator<Item = Character> + '_ {
        let silenced = self.has_rule(EventRuleKind::NoAbilities);
        self.players[seat.index()].characters().filter(move |_| !silenced)
    }

    /// Whether a player has an ability now.
    pub fn has_power(&self, seat: Seat, character: Character) -> bool {
        self.powers(seat).any(|c| c == character)
    }

    /// The event that switches abilities off.
    pub(super) fn abilities_silenced_by(&self) -> Option<Source> {
        self.active_events().find(|card| card.has_rule(EventRuleKind::NoAbilities)).map(Source::Event)
    }

    /// The cards in front of a player that work now.
    #[inline]
    pub fn working_cards(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        let all = &self.players[seat.index()].in_play;
        let working = if self.in_force.silenced.contains(seat) { &all[..0] } else { &all[..] };
        working.iter().copied().filter(move |card| !self.is_kind_silenced(card.kind()))
    }

    /// Whether an event keeps cards of a kind from working.
    #[inline]
    fn is_kind_silenced(&self, kind: CardKind) -> bool {
        self.in_force.table.silences_kind.is_some_and(|event| event.silences(kind))
    }

    /// The source that switches off the cards in front of a player.
    pub(super) fn cards_silenced_by(&self, seat: Seat) -> Option<Source> {
        if !self.in_force.silenced.contains(seat) {
            return None;
        }
        let silences = |card: &EventCard| card.def().rules.iter().filter_map(EventRule::no_cards).any(|f| f(self));
        let event = self.active_events().find(silences).map(Source::Event);
        let character = || self.powers(self.turn.seat).find(|c| c.def().silences_cards).map(Source::Character);
        event.or_else(character)
    }

    /// Everything that can change the rules for a player: events, then his characters, then his cards.
    #[inline]
    pub fn sources(&self, seat: Seat) -> impl Iterator<Item = Source> + '_ {
        let own = self.powers(seat).map(Source::Character).chain(self.working_cards(seat).map(Source::Card));
        self.active_events().map(Source::Event).chain(own)
    }

    /// The hooks of a player's events and characters for one moment.
    #[inline]
    pub(super) fn hooks<T: 'static>(
        &self,
        seat: Seat,
        moment: Moment,
        get: fn(&Hook) -> Option<T>,
    ) -> impl Iterator<Item = T> + '_ {
        let listens = self.in_force.seats[seat.index()].moments.contains(moment);
        listens.then(|| self.all_hooks(seat)).into_iter().flatten().filter_map(get)
    }

    fn all_hooks(&self, seat: Seat) -> impl Iterator<Item = &'static Hook> + '_ {
        let events = self.active_events().flat_map(|card| card.def().hooks);
        events.chain(self.powers(seat).flat_map(|character| character.def().hooks))
    }

    /// Whether an event rule is in force.
    #[inline]
    pub(super) fn has_rule(&self, kind: EventRuleKind) -> bool {
        self.in_force.table.rules.contains(kind)
    }

    /// The event rules of one kind in force.
    #[inline]
    pub(super) fn event_rules<T: 'static>(
        &self,
        kind: EventRuleKind,
        get: fn(&EventRule) -> Option<T>,
    ) -> impl Iterator<Item = T> + '_ {
        let rules = || self.active_events().flat_map(|card| card.def().rules);
        self.has_rule(kind).then(rules).into_iter().flatten().filter_map(get)
    }

    /// The rules in force for a player.
    #[inline]
    pub fn seat_rules(&self, seat: Seat) -> &SeatRules {
        &self.in_force.seats[seat.index()]
    }

    /// The abilities a player has now.
    #[inline]
    pub(super) fn abilities(&self, seat: Seat) -> impl Iterator<Item = &'static Ability> + '_ {
        let events = self.active_events().map(Source::Event);
        let sources = events.chain(self.powers(seat).map(Source::Character));
        sources.filter_map(Source::ability)
    }

    /// The sources that let a player draw! against a shot.
    #[inline]
    pub(super) fn dodges(&self, seat: Seat) -> impl Iterator<Item = Source> + '_ {
        let may = self.in_force.seats[seat.index()].modifiers.dodges;
        may.then(|| self.sources(seat).filter(|source| source.dodges())).into_iter().flatten()
    }

    /// Brings the rules in force up to date after a card came to the front of a player or left it.
    pub(super) fn refresh_cards(&mut self, seat: Seat) {
        self.in_force.seats[seat.index()] = self.with_cards(seat, self.in_force.seats[seat.index()]);
    }

    /// Brings the rules in force up to date after the characters or marks of one player changed.
    pub(super) fn refresh(&mut self, seat: Seat) {
        let silences = !self.has_rule(EventRuleKind::NoAbilities) && silences_cards(&self.players[seat.index()]);
        if silences || self.in_force.silencers.contains(seat) {
            return self.refresh_all();
        }
        self.in_force.seats[seat.index()] = self.merge(seat);
        self.merge_moments();
    }

    /// Brings the rules in force up to date after the turn passed on.
    pub(super) fn refresh_for_turn(&mut self) {
        if !self.in_force.silencers.is_empty() {
            self.in_force.silenced = self.merge_silenced();
            for seat in Seat::all(self.seat_count()) {
                self.refresh_cards(seat);
            }
        }
    }

    /// Merges everything that changes the rules anew.
    pub(super) fn refresh_all(&mut self) {
        let size = self.seat_count();
        self.in_force.table = self.merge_table();
        let abilities = !self.has_rule(EventRuleKind::NoAbilities);
        let silencers = Seat::all(size).filter(|seat| abilities && silences_cards(&self.players[seat.index()]));
        self.in_force.silencers = silencers.collect();
        self.in_force.silenced = self.merge_silenced();
        self.in_force.from_events = self.merge_events();
        for seat in Seat::all(size) {
            self.in_force.seats[seat.index()] = self.merge(seat);
        }
        self.merge_moments();
    }

    /// Players dealt in; a state from outside may claim more than there can be.
    fn seat_count(&self) -> u8 {
        self.ring.size().min(MAX_SEATS as u8)
    }

    fn merge_moments(&mut self) {
        let all = self.in_force.seats[..usize::from(self.seat_count())].iter();
        self.in_force.moments = all.fold(MomentSet::EMPTY, |moments, seat| moments.union(seat.moments));
    }

    /// The players in front of whom no card works.
    fn merge_silenced(&self) -> SeatSet {
        let all = SeatSet::first(self.seat_count());
        if self.event_rules(EventRuleKind::NoCards, EventRule::no_cards).any(|f| f(self)) {
            return all;
        }
        let silencer = self.active_seat().filter(|seat| self.in_force.silencers.contains(*seat));
        silencer.map_or(SeatSet::EMPTY, |seat| all.without(seat))
    }

    fn merge_events(&self) -> SeatRules {
        let mut merged = SeatRules::default();
        for event in self.active_events() {
            let def: &EventDef = event.def();
            merged.modifiers.add(&def.modifiers);
            merged.moments = merged.moments.union(event.moments());
            merged.note_ability(def.ability.as_ref());
        }
        merged
    }

    fn merge_table(&self) -> TableRulesInForce {
        let mut merged = TableRulesInForce::default();
        for event in self.active_events() {
            let def: &EventDef = event.def();
            merged.rules = merged.rules.union(event.rule_set());
            for rule in def.rules {
                // Of several the first counts.
                merged.suit_of_all = merged.suit_of_all.or(rule.suit_of_all());
                merged.places_apart = merged.places_apart.or(rule.places_apart());
                merged.extra_draw += rule.extra_draw().unwrap_or(0);
                merged.silences_kind = merged.silences_kind.or(rule.silences_kind().map(|_| event));
            }
        }
        merged
    }

    fn merge(&self, seat: Seat) -> SeatRules {
        let mut merged = self.in_force.from_events;
        // By table rule an event that sets all distances leaves characters out (R108).
        let places_apart = self.in_force.table.places_apart.is_some();
        let only_cards = places_apart && self.rules.ambush_abilities == AmbushAbilities::No;
        for character in self.powers(seat) {
            let def: &CharacterDef = character.def();
            merged.modifiers.add(&def.modifiers);
            merged.moments = merged.moments.union(character.moments());
            merged.note_ability(def.ability.as_ref());
        }
        if only_cards {
            (merged.modifiers.distance_to_others, merged.modifiers.distance_from_others) = (0, 0);
        }
        let mut marks = self.players[seat.index()].marks.iter().filter_map(|mark| mark.def().mark);
        merged.cannot_heal = marks.any(|mark| mark.cannot_heal);
        merged.without_cards = merged.modifiers;
        self.with_cards(seat, merged)
    }

    /// Adds the cards in front of a player to the rest of his rules.
    fn with_cards(&self, seat: Seat, rest: SeatRules) -> SeatRules {
        let mut merged = SeatRules { modifiers: rest.without_cards, has_green_cards: false, ..rest };
        for card in self.working_cards(seat) {
            let def: &CardDef = card.kind().def();
            merged.modifiers.add(&def.modifiers);
            merged.has_green_cards |= def.border == Border::Green;
        }
        let player = &self.players[seat.index()];
        let jailed = player.in_play.iter().any(|card| card.kind().def().imprisons);
        merged.is_prisoner =
            jailed || player.marks.iter().filter_map(|mark| mark.def().mark).any(|mark| mark.imprisons);
        merged
    }

    /// Whether what is derived from the state is what it would be anew. For tests: atoms keep it so.
    pub fn is_up_to_date(&self) -> bool {
        let mut fresh = self.clone();
        fresh.refresh_all();
        *self.in_force == *fresh.in_force && *self.decision == fresh.next_decision()
    }
}

fn silences_cards(player: &Player) -> bool {
    player.characters().any(|character| character.def().silences_cards)
}
