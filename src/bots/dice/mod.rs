//! Players of the dice game.
//!
//! * [`Reading`]: how likely each deal of roles is, judged by whom players shot and served.
//! * [`Mind`]: one question in front of one seat: what life points and arrows of each player are worth; `sides`: who
//!   is friend and who is foe.
//! * `throws`: what to keep and what to roll again, by the exact odds; `plan`: the same for later rolls; `volley`: the best use of bullseyes and beers.
//! * `turn`, `tokens`, `powers`, `ghost`: the score of each legal action, by kind of question.
//! * [`Karma`]: the yardstick of other programs.
//! * [`Marshal`]: takes the action with the best score. All numbers are in [`Weights`]; with other numbers it is the
//!   cowhand, who makes less of what he sees.
//! * [`Stand`]: how likely each side is to win from a position, by a small network (`fitted`); `prospects`: what a life
//!   point is worth by it.
//! * [`Foresight`]: what the search needs; `light`: the quick player inside a thought.

mod chances;
mod fitted;
mod foresight;
mod ghost;
mod karma;
mod light;
mod marshal;
mod mind;
mod plan;
mod powers;
mod prospects;
mod reading;
mod sides;
#[cfg(test)]
mod tests;
mod throws;
mod tokens;
mod turn;
mod volley;
mod weights;

pub use chances::{Man, Stand};
pub use foresight::Foresight;
pub use karma::Karma;
pub use marshal::Marshal;
pub use mind::Mind;
pub use reading::Reading;
pub use weights::Weights;

use crate::drifter::Drifter;
use crate::search::Legend;
use crate::{Bot, Calibre, Level, Thinker};
use standoff_engine::core::{Rng, Seat};
use standoff_engine::dice::Game;

/// A player of the dice game.
pub fn bot(calibre: impl Into<Calibre>, seat: Seat, seed: u64) -> Box<dyn Bot<Game>> {
    let calibre = calibre.into();
    let weights = |weights: Weights| Box::new(Marshal::with(seat, seed, weights.of(calibre.temper)));
    match calibre.level {
        Level::Drifter => Box::new(Drifter::new(seed)),
        Level::Karma => Box::new(Karma::new(seat, seed)),
        Level::Cowhand => weights(Weights::COWHAND),
        Level::Marshal => weights(Weights::MARSHAL),
        Level::Legend => Box::new(legend(calibre, seat, seed)),
    }
}

/// A player of the dice game whose thoughts can be followed.
pub fn thinker(calibre: Calibre, seat: Seat, seed: u64) -> Box<dyn Thinker<Game>> {
    Box::new(legend(calibre, seat, seed))
}

fn legend(calibre: Calibre, seat: Seat, seed: u64) -> Legend<Game, Foresight> {
    let mut seeds = Rng::from_seed(seed);
    let marshal = Marshal::with(seat, seeds.next_seed(), Weights::LEGEND.of(calibre.temper));
    let plain = Marshal::with(seat, seeds.next_seed(), Weights::MARSHAL.of(calibre.temper));
    Legend::new(Foresight::new(marshal, plain), seeds.next_seed(), calibre.playouts)
}
