//! Event cards: decks of their own that change the rules for everybody while a card lies open.

use super::hooks::Hooks;
use super::sets::{self, EventCard, Set};
use super::{Event, Game, Step};
use crate::core::{List, Seat};
use serde::{Deserialize, Serialize};

/// Everything about one event card.
pub struct EventDef {
    /// The word for it in notation and files.
    pub id: &'static str,
    pub set: Set,
    /// Whether it lies at the bottom of its deck and stays for the rest of the game.
    pub last: bool,
    /// What happens once, when it is turned up.
    pub turned: Option<fn(&mut Step)>,
    /// What happens when the next card covers it.
    pub covered: Option<fn(&mut Step)>,
    /// What it changes for everybody while it is active.
    pub hooks: Hooks,
}

impl EventDef {
    /// A card that only changes rules while it is active.
    pub const fn lasting(id: &'static str, set: Set, hooks: Hooks) -> Self {
        Self { id, set, last: false, turned: None, covered: None, hooks }
    }

    /// A card that does one thing when it is turned up.
    pub const fn instant(id: &'static str, set: Set, turned: fn(&mut Step)) -> Self {
        Self { turned: Some(turned), ..Self::lasting(id, set, Hooks::NONE) }
    }
}

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
}

/// Which event deck a pile is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventDeck {
    #[default]
    HighNoon,
    FistfulOfCards,
    /// High Noon and A Fistful of Cards shuffled into one.
    Mixed,
}

impl EventDeck {
    pub const ALL: [Self; 3] = [Self::HighNoon, Self::FistfulOfCards, Self::Mixed];

    pub const fn id(self) -> &'static str {
        match self {
            Self::HighNoon => "high_noon",
            Self::FistfulOfCards => "fistful_of_cards",
            Self::Mixed => "mixed",
        }
    }

    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|deck| deck.id() == id)
    }

    /// The sets its cards come from.
    pub const fn sets(self) -> &'static [Set] {
        match self {
            Self::HighNoon => &[Set::HighNoon],
            Self::FistfulOfCards => &[Set::FistfulOfCards],
            Self::Mixed => &[Set::HighNoon, Set::FistfulOfCards],
        }
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
    /// In the order they are turned up. The one after those turned up lies open as the coming card.
    pub cards: List<EventCard, LONGEST_DECK>,
    /// Cards turned up so far.
    pub turned: u8,
    pub active: Option<EventCard>,
}

impl EventPile {
    /// The card everybody sees coming.
    pub fn coming(&self) -> Option<EventCard> {
        self.cards.get(usize::from(self.turned)).copied()
    }

    /// Cards not turned up yet.
    pub fn left(&self) -> u8 {
        self.cards.len() as u8 - self.turned
    }
}

/// How a player who is out comes back for his turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Return {
    /// Zero for a ghost, who is gone again when his turn ends.
    pub life: u8,
    /// Cards he gets at once.
    pub cards: u8,
}

impl Game {
    /// The event cards in force.
    #[inline]
    pub fn active_events(&self) -> impl Iterator<Item = EventCard> + '_ {
        self.piles.iter().filter_map(|pile| pile.active)
    }

    /// The hooks of the event cards in force.
    #[inline]
    pub(super) fn event_hooks(&self) -> impl Iterator<Item = &'static Hooks> + '_ {
        self.active_events().map(|card| &card.def().hooks)
    }

    pub fn has_event(&self, card: EventCard) -> bool {
        self.active_events().any(|active| active == card)
    }

    /// How a player who is out comes back when it is his turn, if he does; life before a ghost's shadow of it.
    pub(super) fn returns(&self, seat: Seat) -> Option<Return> {
        self.event_hooks().filter_map(|h| h.returns).filter_map(|returns| returns(self, seat)).max_by_key(|r| r.life)
    }
}

impl Step<'_> {
    /// Turns up the next card of a pile; the last one stays.
    pub(super) fn turn_up(&mut self, pile: usize) {
        let Some(card) = self.piles.get(pile).and_then(EventPile::coming) else { return };
        if let Some(covered) = self.piles[pile].active.and_then(|old| old.def().covered) {
            covered(self);
        }
        let pile = &mut self.game.piles.as_mut_slice()[pile];
        pile.turned += 1;
        pile.active = Some(card);
        self.events.push(Event::EventTurned { deck: pile.deck, card, coming: pile.coming() });
        if let Some(turned) = card.def().turned {
            turned(self);
        }
    }
}
