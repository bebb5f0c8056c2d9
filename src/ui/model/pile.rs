//! An event deck as it is drawn.

use super::Desk;
use standoff_engine::card::{CardKind, EventCard, EventDeck};
use standoff_engine::core::Seat;

/// What turns up the next card of a deck that lies face down.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum When {
    /// A card of one of these kinds is played.
    Played(&'static [CardKind]),
    /// This player does, in his turn.
    By(Seat),
}

/// One event deck: what is in force, what comes, how many are left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pile {
    pub deck: EventDeck,
    pub active: Option<EventCard>,
    pub coming: Option<EventCard>,
    /// When a card comes that nobody knows yet.
    pub when: Option<When>,
    /// Cards not turned up yet, the coming one included.
    pub left: u8,
}

impl Pile {
    /// The event decks on the table.
    pub fn all(desk: &Desk) -> Vec<Self> {
        let clock = &desk.view.clock;
        let when = |deck| match deck {
            EventDeck::HighNoon | EventDeck::FistfulOfCards | EventDeck::Mixed => None,
            EventDeck::WildWestShow => Some(When::Played(&[CardKind::Stagecoach, CardKind::WellsFargo])),
            EventDeck::Eldorado => Some(When::By(clock.ace.unwrap_or(clock.turner))),
        };
        let piles = desk.view.board.piles.iter();
        piles
            .map(|p| {
                let when = when(p.deck).filter(|_| p.left > 0);
                Self { deck: p.deck, active: p.active, coming: p.coming(), when, left: p.left }
            })
            .collect()
    }
}
