//! Players that see only their own view.
//!
//! A [`Bot`] is told the events its seat may see and, when its seat is asked, shown the view of its seat
//! and what it may do. It never touches a game.
//!
//! * [`Level`] is the ladder, one for all games; [`bot`] makes a player of the card game.
//! * [`drifter`] plays any game at random.
//! * [`card`] plays the card game by rules of thumb.
//! * [`dice`] plays the dice game.
//! * [`arena`] lets levels play against each other by the thousand.

pub mod arena;
pub mod card;
pub mod dice;
pub mod drifter;
mod level;

pub use level::Level;

use standoff_engine::card::Game;
use standoff_engine::core::{Rules, Seat};

/// A player that sees only its own view and the events its seat may see.
///
/// It is told every event from the moment it is made, in order and as [`Rules::event_for`] its seat, and is
/// asked whenever its seat is. The same seed and the same events, views and choices give the same answers.
pub trait Bot<G: Rules>: Send {
    /// Something happened.
    fn watch(&mut self, event: &G::Event);

    /// Its seat is asked: one of the `legal` actions, which are never empty.
    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> G::Action;
}

/// A player of the card game.
pub fn bot(level: Level, seat: Seat, seed: u64) -> Box<dyn Bot<Game>> {
    match level {
        Level::Drifter => Box::new(drifter::Drifter::new(seed)),
        Level::Cowhand => Box::new(card::Cowhand::new(seat, seed)),
    }
}
