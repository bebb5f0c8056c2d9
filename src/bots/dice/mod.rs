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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::{ByTeam, Series};
    use standoff_engine::dice::{Modules, Setup};

    #[test]
    fn every_level_plays_whole_games_whatever_the_threads() {
        let levels = ByTeam { law: Level::Cowhand, outlaws: Level::Drifter, renegades: Level::Cowhand };
        let setup = Setup { modules: Modules::ALL, ..Setup::base(6) };
        let series = |threads| Series::<Game> { setup: setup.clone(), players: 6, levels, games: 40, seed: 3, threads };
        let tally = series(1).tally().unwrap();
        assert_eq!((tally.errors, series(2).tally().unwrap()), (0, tally));
    }
}
