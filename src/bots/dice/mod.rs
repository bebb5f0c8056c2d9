//! Players of the dice game.

use crate::drifter::Drifter;
use crate::{Bot, Level};
use standoff_engine::core::Seat;
use standoff_engine::dice::Game;

/// A player of the dice game. There is no better one than the drifter yet.
pub fn bot(level: Level, _: Seat, seed: u64) -> Box<dyn Bot<Game>> {
    match level {
        Level::Drifter | Level::Cowhand => Box::new(Drifter::new(seed)),
    }
}
