//! Players that see only their own view.
//!
//! A [`Bot`] is told the events its seat may see and, when its seat is asked, shown the view of its seat
//! and what it may do. It never touches a game.
//!
//! * [`Level`] is the ladder, one for all games; [`Calibre`] says it all; [`bot`] makes a player of the card game.
//! * [`drifter`] plays any game at random.
//! * [`card`] plays the card game, [`dice`] the dice game.
//! * [`search`] thinks ahead in either of them.
//! * [`proof`] examines them: blunders, and whether they know what they should not.
//! * [`arena`] lets levels play against each other by the thousand.

pub mod arena;
pub mod card;
pub mod dice;
pub mod drifter;
mod level;
pub mod proof;
pub mod search;

pub use level::{Calibre, Level, Temper};
pub use search::{Line, Thinker};

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
pub fn bot(calibre: impl Into<Calibre>, seat: Seat, seed: u64) -> Box<dyn Bot<Game>> {
    card::bot(calibre.into(), seat, seed)
}
