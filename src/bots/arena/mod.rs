//! Levels against each other, by the thousand.
//!
//! Game `i` of a series is dealt from the series' seed and `i` alone, and every seat has a random stream of
//! its own, so results depend neither on the number of threads nor on who else sits at the table.

mod bench;
mod hall;
mod report;

pub use bench::{Bench, bench};
pub use report::{Report, Share};

use crate::{Bot, Level, bot};
use hall::Hall;
use serde::Serialize;
use standoff_engine::card::Game;
use standoff_engine::core::{Rng, Rules, Seat, Team};
use standoff_engine::dice;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// Decisions after which a game counts as stalled.
pub const LIMIT: u64 = 100_000;

/// A game that levels can play for a team each.
pub trait Contest: Rules<Setup: Sync> {
    fn bot(level: Level, seat: Seat, seed: u64) -> Box<dyn Bot<Self>>;

    /// The setup with the Sheriff at this seat, or whoever begins where there is none.
    fn with_sheriff(setup: &Self::Setup, seat: Seat) -> Self::Setup;

    /// The side a seat is on.
    fn team(&self, seat: Seat) -> Team;
}

impl Contest for Game {
    fn bot(level: Level, seat: Seat, seed: u64) -> Box<dyn Bot<Self>> {
        bot(level, seat, seed)
    }

    fn with_sheriff(setup: &Self::Setup, seat: Seat) -> Self::Setup {
        Self::Setup { sheriff: Some(seat), ..setup.clone() }
    }

    fn team(&self, seat: Seat) -> Team {
        self.player(seat).role.team()
    }
}

impl Contest for dice::Game {
    fn bot(level: Level, seat: Seat, seed: u64) -> Box<dyn Bot<Self>> {
        crate::dice::bot(level, seat, seed)
    }

    fn with_sheriff(setup: &Self::Setup, seat: Seat) -> Self::Setup {
        Self::Setup { sheriff: Some(seat), ..setup.clone() }
    }

    fn team(&self, seat: Seat) -> Team {
        self.side(seat)
    }
}

/// One value for each team.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct ByTeam<T> {
    pub law: T,
    pub outlaws: T,
    pub renegades: T,
}

impl<T> ByTeam<T> {
    pub fn get(&self, team: Team) -> &T {
        match team {
            Team::Law => &self.law,
            Team::Outlaws => &self.outlaws,
            Team::Renegades => &self.renegades,
        }
    }

    pub fn get_mut(&mut self, team: Team) -> &mut T {
        match team {
            Team::Law => &mut self.law,
            Team::Outlaws => &mut self.outlaws,
            Team::Renegades => &mut self.renegades,
        }
    }

    pub fn map<U>(self, f: impl Fn(T) -> U) -> ByTeam<U> {
        ByTeam { law: f(self.law), outlaws: f(self.outlaws), renegades: f(self.renegades) }
    }
}

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Series<G: Contest> {
    pub setup: G::Setup,
    /// Players at the table; the Sheriff, or whoever begins, moves on by one seat with every game.
    pub players: u8,
    pub levels: ByTeam<Level>,
    pub games: u64,
    pub seed: u64,
    pub threads: usize,
}

/// What came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    pub wins: ByTeam<u64>,
    /// Games that stalled or in which an answer was refused.
    pub errors: u64,
    pub decisions: u64,
    /// Decisions of the longest game.
    pub longest: u64,
}

impl Tally {
    fn add(&mut self, other: &Self) {
        self.wins.law += other.wins.law;
        self.wins.outlaws += other.wins.outlaws;
        self.wins.renegades += other.wins.renegades;
        self.errors += other.errors;
        self.decisions += other.decisions;
        self.longest = self.longest.max(other.longest);
    }
}

impl<G: Contest> Series<G> {
    /// Plays the series and measures it.
    pub fn run(&self) -> Result<Report, G::SetupError> {
        let start = Instant::now();
        let tally = self.tally()?;
        let seconds = start.elapsed().as_secs_f64().max(1e-9);
        let finished = self.games - tally.errors;
        Ok(Report {
            games: self.games,
            seconds,
            games_per_s: self.games as f64 / seconds,
            decisions_per_s: tally.decisions as f64 / seconds,
            decisions_per_game: tally.decisions as f64 / self.games.max(1) as f64,
            longest: tally.longest,
            wins: tally.wins,
            share: tally.wins.map(|wins| Share::of(wins, finished)),
            errors: tally.errors,
        })
    }

    /// Deals game `i`; what is left of the generator seeds the players, seat by seat.
    fn deal(&self, i: u64, events: &mut Vec<G::Event>) -> Result<(G, Rng), G::SetupError> {
        let mut seeds = Rng::from_seed(self.seed.wrapping_add(i.wrapping_mul(0xd134_2543_de82_ef95)));
        let sheriff = Seat((i % u64::from(self.players.max(1))) as u8);
        let game = G::deal(&G::with_sheriff(&self.setup, sheriff), seeds.next_seed(), events)?;
        Ok((game, seeds))
    }

    /// Plays the series; the same for every number of threads.
    pub fn tally(&self) -> Result<Tally, G::SetupError> {
        const CHUNK: u64 = 16;
        self.deal(0, &mut Vec::new())?;
        let next = AtomicU64::new(0);
        let work = || {
            let mut tally = Tally::default();
            let mut hall = Hall::<G>::default();
            loop {
                let first = next.fetch_add(CHUNK, Ordering::Relaxed);
                if first >= self.games {
                    return tally;
                }
                for i in first..(first + CHUNK).min(self.games) {
                    tally.add(&hall.play(self, i));
                }
            }
        };
        if self.threads <= 1 {
            return Ok(work());
        }
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..self.threads).map(|_| scope.spawn(work)).collect();
            let mut sum = Tally::default();
            for worker in workers {
                match worker.join() {
                    Ok(tally) => sum.add(&tally),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
            Ok(sum)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use standoff_engine::card::{Set, Setup};

    fn series(players: u8, levels: ByTeam<Level>, games: u64) -> Series<Game> {
        Series { setup: Setup::base(players), players, levels, games, seed: 3, threads: 1 }
    }

    const RANDOM: ByTeam<Level> = ByTeam { law: Level::Drifter, outlaws: Level::Drifter, renegades: Level::Drifter };
    const MIXED: ByTeam<Level> = ByTeam { law: Level::Cowhand, outlaws: Level::Drifter, renegades: Level::Cowhand };

    #[test]
    fn threads_make_no_difference() {
        for levels in [RANDOM, MIXED] {
            let one = series(5, levels, 50).tally().unwrap();
            let three = Series { threads: 3, ..series(5, levels, 50) }.tally().unwrap();
            assert_eq!(one, three);
            assert_eq!(one.wins.law + one.wins.outlaws + one.wins.renegades, 50);
            assert_eq!(one.errors, 0);
        }
    }

    /// The quick way for drifters plays the very games of the long way.
    #[test]
    fn the_quick_way_is_the_same_way() {
        let quick = series(6, RANDOM, 20);
        let mut tally = Tally::default();
        for i in 0..quick.games {
            let (mut game, mut seeds) = quick.deal(i, &mut Vec::new()).unwrap();
            let mut bots: Vec<_> =
                Seat::all(6).map(|seat| Game::bot(Level::Drifter, seat, seeds.next_seed())).collect();
            let mut decisions = 0;
            while let Some(seat) = game.asked() {
                let legal = game.legal_actions(seat);
                let action = bots[seat.index()].choose(&Rules::view(&game, Some(seat)), &legal);
                game.apply(seat, action).unwrap();
                decisions += 1;
            }
            let mut one = Tally { decisions, longest: decisions, ..Tally::default() };
            *one.wins.get_mut(game.outcome().unwrap().team) = 1;
            tally.add(&one);
        }
        assert_eq!(tally, quick.tally().unwrap());
    }

    #[test]
    fn the_sheriff_goes_round() {
        let series = series(5, RANDOM, 1);
        for i in 0..10 {
            let (game, _) = series.deal(i, &mut Vec::new()).unwrap();
            assert_eq!(game.sheriff(), Some(Seat((i % 5) as u8)));
        }
        let setup = Setup { sets: Set::ALL.to_vec(), ..Setup::base(3) };
        let three = Series { setup, players: 3, ..series };
        for i in 0..6 {
            let (game, _) = three.deal(i, &mut Vec::new()).unwrap();
            assert_eq!((game.sheriff(), game.turn().seat), (None, Seat((i % 3) as u8)));
        }
    }

    /// Every deck, from three players to eight.
    #[test]
    fn all_sets_are_played() {
        for sets in [vec![Set::Base], Set::ALL.to_vec(), vec![Set::DodgeCity]] {
            let (least, most) = Setup::player_range(&sets);
            for players in least..=most {
                let setup = Setup { sets: sets.clone(), ..Setup::base(players) };
                for levels in [RANDOM, MIXED] {
                    let tally = Series { setup: setup.clone(), ..series(players, levels, 8) }.tally().unwrap();
                    assert_eq!(tally.wins.law + tally.wins.outlaws + tally.wins.renegades, 8, "{players} {sets:?}");
                    assert_eq!(tally.errors, 0);
                }
            }
        }
    }

    #[test]
    fn a_table_that_cannot_be_dealt_is_refused() {
        assert!(series(3, RANDOM, 1).run().is_err());
    }

    /// Enough games to see it, few enough to run unoptimised.
    #[test]
    fn a_cowhand_beats_a_drifter_in_every_team() {
        let random = series(5, RANDOM, 60).tally().unwrap();
        for team in Team::ALL {
            let mut levels = RANDOM;
            *levels.get_mut(team) = Level::Cowhand;
            let tally = series(5, levels, 60).tally().unwrap();
            assert!(tally.wins.get(team) > &(random.wins.get(team) + 12), "{team:?}: {tally:?} against {random:?}");
        }
    }
}
