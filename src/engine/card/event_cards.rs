//! Event cards: decks of their own that change the rules for everybody while a card lies open.

use super::definitions::{EventDef, EventRule, EventRuleKind, EventRuleSet, MomentSet};
use super::frames::Resolve;
use super::sets::{self, EventCard, EventDeck, Set};
use super::{CardId, CardKind, Event, Game, Stage, Step, Suit, Zone};
use crate::core::{List, Seat};
use serde::{Deserialize, Serialize};

impl EventCard {
    #[inline]
    pub fn def(self) -> &'static EventDef {
        &sets::EVENT_DEFS[self as usize]
    }

    /// The word for this card in notation and files.
    pub fn id(self) -> &'static str {
        self.def().id
    }

    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|card| card.id() == id)
    }

    /// Whether it has a rule of this kind.
    pub fn has_rule(self, kind: EventRuleKind) -> bool {
        self.rule_set().contains(kind)
    }

    /// The kinds of rules it has.
    pub fn rule_set(self) -> EventRuleSet {
        sets::EVENT_RULES[self as usize]
    }

    /// The moments it is asked at.
    pub fn moments(self) -> MomentSet {
        sets::EVENT_MOMENTS[self as usize]
    }

    /// The suit it gives every card.
    pub fn suit_of_all(self) -> Option<Suit> {
        self.def().rules.iter().find_map(EventRule::suit_of_all)
    }

    /// The distance it puts between any two players, before modifiers.
    pub fn places_apart(self) -> Option<u8> {
        self.def().rules.iter().find_map(EventRule::places_apart)
    }

    /// Whether it keeps cards of a kind in play from working.
    pub fn silences(self, kind: CardKind) -> bool {
        self.def().rules.iter().filter_map(EventRule::silences_kind).any(|silences| silences(kind))
    }
}

/// When the next card of a deck is turned up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// With every new round.
    Round,
    /// When a Stagecoach or Wells Fargo is played.
    OnStagecoach,
    /// Every two rounds, by one player after the other, or after an Ace.
    Clock,
}

/// Everything about one event deck besides its cards.
pub struct DeckDef {
    /// The word for it in notation and files.
    pub id: &'static str,
    /// The sets its cards come from.
    pub sets: &'static [Set],
    pub pace: Pace,
    /// Runs when the active player plays or discards a hand card in phase 2.
    pub card_left_hand: Option<fn(&mut Step, CardId)>,
}

impl EventDeck {
    pub const fn id(self) -> &'static str {
        self.def().id
    }

    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|deck| deck.id() == id)
    }

    /// The sets its cards come from.
    pub const fn sets(self) -> &'static [Set] {
        self.def().sets
    }

    pub const fn pace(self) -> Pace {
        self.def().pace
    }

    /// Whether the coming card lies open.
    pub const fn shows_coming(self) -> bool {
        matches!(self.pace(), Pace::Round)
    }

    /// Every card that can be in it, last cards included.
    pub fn cards(self) -> impl Iterator<Item = EventCard> {
        EventCard::ALL.into_iter().filter(move |card| self.sets().contains(&card.def().set))
    }
}

/// Most cards an event deck can have.
pub const LONGEST_DECK: usize = 30;

/// One event deck on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventPile {
    pub deck: EventDeck,
    /// In the order they are turned up. The one after those turned up may lie open as the coming card.
    pub cards: List<EventCard, LONGEST_DECK>,
    /// Cards turned up so far.
    pub turned: u8,
    pub active: Option<EventCard>,
}

impl EventPile {
    /// The card that is turned up next.
    pub fn next(&self) -> Option<EventCard> {
        self.cards.get(usize::from(self.turned)).copied()
    }

    /// The card everybody sees coming.
    pub fn coming(&self) -> Option<EventCard> {
        self.next().filter(|_| self.deck.shows_coming())
    }

    /// Cards not turned up yet.
    pub fn left(&self) -> u8 {
        self.cards.len() as u8 - self.turned
    }
}

/// How far a deck has come that is turned up by one player after the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Clock {
    /// Who turns up the next card.
    pub turner: Seat,
    /// How often his turn has come since the last one.
    pub passes: u8,
    /// Who ended the card with an Ace and turns up the next one when his turn is over.
    pub ace: Option<Seat>,
    /// Turns begun under the active card.
    pub turns: u8,
    /// Whether what the active card does once has happened.
    pub spent: bool,
}

/// How a player who is out comes back for his turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Return {
    /// Zero for a ghost, who is gone again when his turn ends.
    pub life: u8,
    /// Cards he gets at once.
    pub cards: u8,
    /// What becomes of who he was.
    pub rebirth: Rebirth,
}

/// What a player who comes back is dealt anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rebirth {
    Nothing,
    /// A role of those who are out.
    Role,
    /// A character of those who are out.
    Character,
}

impl Return {
    /// Back for one turn, without life.
    pub const GHOST: Self = Self { life: 0, cards: 0, rebirth: Rebirth::Nothing };
}

impl Game {
    /// The event cards in force.
    #[inline]
    pub fn active_events(&self) -> impl Iterator<Item = EventCard> + '_ {
        self.piles.iter().filter_map(|pile| pile.active)
    }

    pub fn has_event(&self, card: EventCard) -> bool {
        self.active_events().any(|active| active == card)
    }

    /// How a player who is out comes back when it is his turn, if he does; life before a ghost's shadow of it.
    pub(super) fn returns(&self, seat: Seat) -> Option<Return> {
        let rules = self.event_rules(EventRuleKind::Returns, EventRule::returns);
        rules.filter_map(|returns| returns(self, seat)).max_by_key(|back| back.life)
    }
}

impl Step<'_> {
    /// Turns up the next card of a pile; when there is none the active one stays.
    pub(super) fn turn_up(&mut self, pile: usize) {
        let Some(card) = self.piles.get(pile).and_then(EventPile::next) else { return };
        if let Some(covered) = self.piles[pile].active.and_then(|old| old.def().covered) {
            covered(self);
        }
        let pile = &mut self.game.piles.as_mut_slice()[pile];
        pile.turned += 1;
        pile.active = Some(card);
        let (deck, coming) = (pile.deck, pile.coming());
        self.refresh_all();
        self.emit(Event::EventTurned { deck, card, coming });
        if let Some(turned_up) = card.def().turned_up {
            turned_up(self);
        }
    }

    /// Ends the active card of a pile before the next one comes; the last card of a pile that has one stays.
    pub(super) fn put_away(&mut self, pile: usize) {
        let Some(active) = self.piles.get(pile).and_then(|pile| pile.active) else { return };
        if active.def().is_last {
            return;
        }
        if let Some(covered) = active.def().covered {
            covered(self);
        }
        let pile = &mut self.game.piles.as_mut_slice()[pile];
        pile.active = None;
        let deck = pile.deck;
        self.refresh_all();
        self.emit(Event::EventEnded { deck, card: active });
    }

    /// The pile of this pace, if it is in play.
    pub(super) fn pile_of(&self, pace: Pace) -> Option<usize> {
        self.piles.iter().position(|pile| pile.deck.pace() == pace)
    }

    /// A coach brings the next card of a deck that waits for one.
    pub(super) fn stagecoach_arrives(&mut self) {
        if let Some(pile) = self.pile_of(Pace::OnStagecoach) {
            self.turn_up(pile);
        }
    }

    /// The clock begins anew: `by` turns up a card, his neighbour the next one.
    pub(super) fn strike_clock(&mut self, by: Seat) {
        let Some(pile) = self.pile_of(Pace::Clock) else { return };
        let turner = self.ring.all_after(by).next().unwrap_or(by);
        // Who turned it up has had the first turn under it if his own is over.
        self.clock = Clock { turner, turns: u8::from(self.turn.over), ..Clock::default() };
        if self.piles[pile].next().is_some() {
            self.turn_up(pile);
        } else {
            // The deck is used up.
            self.put_away(pile);
        }
    }

    /// Lets event decks react to a hand card the active player plays or discards in phase 2.
    #[inline]
    pub(super) fn after_move(&mut self, card: CardId, from: Zone, to: Zone) {
        let gone = matches!(to, Zone::Discard | Zone::InPlay(_) | Zone::Deck) && from == Zone::Hand(self.turn.seat);
        if !gone || self.piles.is_empty() || !self.in_phase_two() {
            return;
        }
        for at in 0..self.piles.len() {
            if let Some(react) = self.piles[at].deck.def().card_left_hand {
                react(self, card);
            }
        }
    }

    fn in_phase_two(&self) -> bool {
        self.turn.stage == Stage::Play && !self.stack.iter().any(Resolve::ends_phase_one)
    }
}
