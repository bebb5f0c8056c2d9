//! Players of the card game.
//!
//! * [`Scene`]: the table as everybody sees it, kept up to date by events.
//! * [`Beliefs`]: how likely each deal of roles is, judged by what players did in public.
//! * [`Reading`]: both together, learning from each event.
//! * [`Mind`]: one question in front of one seat, with chances and what a hit is worth; `sides`: who is friend
//!   and who is foe; `cure`: life points and what gives them back.
//! * `nature`: what each kind of card is for; `worth`: what it is worth to whom; `people`: the same of characters.
//! * [`Omen`]: event cards in force and to come; `events`: what to keep for them and what to choose; `shows`: the
//!   same for Wild West Show and Eldorado.
//! * `turn`, `answer`, `pick`: the score of each legal action, by kind of question.
//! * [`Karma`]: the yardstick of other programs.
//! * [`Marshal`]: takes the action with the best score. All numbers are in [`Weights`]; with other numbers it is the
//!   cowhand, who makes less of what he sees.
//! * [`Foresight`]: what the search needs; `light`: the quick player inside a thought.

mod answer;
mod beliefs;
mod cure;
mod events;
mod foresight;
mod karma;
mod light;
mod marshal;
mod mind;
mod nature;
mod omens;
mod people;
mod pick;
mod reading;
mod scene;
mod shows;
mod sides;
#[cfg(test)]
mod tests;
mod turn;
pub mod value;
mod weights;
mod worth;

pub use beliefs::{Act, Beliefs, Odds};
pub use foresight::{Foresight, fame};
pub use karma::Karma;
pub use marshal::Marshal;
pub use mind::Mind;
pub use nature::{Nature, Purpose, nature};
pub use omens::Omen;
pub use reading::Reading;
pub use scene::{Gear, Place, Scene};
pub use weights::{Rates, Weights};

use crate::drifter::Drifter;
use crate::search::Legend;
use crate::{Bot, Calibre, Level, Thinker};
use standoff_engine::card::Game;
use standoff_engine::core::{Rng, Seat};

/// A player of the card game.
pub fn bot(calibre: Calibre, seat: Seat, seed: u64) -> Box<dyn Bot<Game>> {
    let weights = |weights: Weights| Box::new(Marshal::with(seat, seed, weights.of(calibre.temper)));
    match calibre.level {
        Level::Drifter => Box::new(Drifter::new(seed)),
        Level::Karma => Box::new(Karma::new(seat, seed)),
        Level::Cowhand => weights(Weights::COWHAND),
        Level::Marshal => weights(Weights::MARSHAL),
        Level::Legend => Box::new(legend(calibre, seat, seed)),
    }
}

/// A player of the card game whose thoughts can be followed.
pub fn thinker(calibre: Calibre, seat: Seat, seed: u64) -> Box<dyn Thinker<Game>> {
    Box::new(legend(calibre, seat, seed))
}

fn legend(calibre: Calibre, seat: Seat, seed: u64) -> Legend<Game, Foresight> {
    let mut seeds = Rng::from_seed(seed);
    let marshal = Marshal::with(seat, seeds.next_seed(), Weights::MARSHAL.of(calibre.temper));
    Legend::new(Foresight::new(marshal), seeds.next_seed(), calibre.playouts)
}
