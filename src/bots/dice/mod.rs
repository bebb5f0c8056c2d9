//! Players of the dice game.
//!
//! * [`Reading`]: how likely each deal of roles is, judged by whom players shot and served.
//! * [`Mind`]: one question in front of one seat: what life points and arrows of each player are worth; `sides`: who
//!   is friend and who is foe.
//! * `throws`: what to keep and what to roll again, by the exact odds; `volley`: the best use of bullseyes and beers.
//! * `turn`, `tokens`, `powers`, `ghost`: the score of each legal action, by kind of question.
//! * [`Cowhand`]: takes the action with the best score. All numbers are in [`Weights`].

mod cowhand;
mod ghost;
mod mind;
mod powers;
mod reading;
mod sides;
#[cfg(test)]
mod tests;
mod throws;
mod tokens;
mod turn;
mod volley;
mod weights;

pub use cowhand::Cowhand;
pub use mind::Mind;
pub use reading::Reading;
pub use weights::Weights;

use crate::drifter::Drifter;
use crate::{Bot, Level};
use standoff_engine::core::Seat;
use standoff_engine::dice::Game;

/// A player of the dice game.
pub fn bot(level: Level, seat: Seat, seed: u64) -> Box<dyn Bot<Game>> {
    match level {
        Level::Drifter => Box::new(Drifter::new(seed)),
        Level::Cowhand => Box::new(Cowhand::new(seat, seed)),
    }
}
