//! An event deck as it is drawn.

use super::Desk;
use standoff_engine::card::{EventCard, EventDeck};

/// One event deck: what is in force, what comes, how many are left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pile {
    pub deck: EventDeck,
    pub active: Option<EventCard>,
    pub coming: Option<EventCard>,
    /// Cards not turned up yet, the coming one included.
    pub left: u8,
}

impl Pile {
    /// The event decks on the table.
    pub fn all(desk: &Desk) -> Vec<Self> {
        let piles = desk.view.board.piles.iter();
        piles.map(|p| Self { deck: p.deck, active: p.active, coming: p.coming(), left: p.left }).collect()
    }
}
