//! One player for each team, game after game.

use super::hall::Hall;
use super::{ByTeam, Contest, Deals, Report, Share};
use crate::{Calibre, Level};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// What is to be played. Players are named by their level alone or in full.
#[derive(Clone, Debug)]
pub struct Series<G: Contest, P = Level> {
    pub setup: G::Setup,
    /// Players at the table.
    pub players: u8,
    pub levels: ByTeam<P>,
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
    pub(super) fn add(&mut self, other: &Self) {
        self.wins.law += other.wins.law;
        self.wins.outlaws += other.wins.outlaws;
        self.wins.renegades += other.wins.renegades;
        self.errors += other.errors;
        self.decisions += other.decisions;
        self.longest = self.longest.max(other.longest);
    }
}

impl<G: Contest, P: Copy + Into<Calibre> + Sync> Series<G, P> {
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

    fn deals(&self) -> Deals<G> {
        Deals { setup: self.setup.clone(), seed: self.seed }
    }

    /// Plays game `i`.
    fn play(&self, deals: &Deals<G>, hall: &mut Hall<G>, i: u64) -> Tally {
        let Ok(deal) = hall.deal(deals, i) else { return Tally { errors: 1, ..Tally::default() } };
        let played = hall.play(deal, |game, seat| (*self.levels.get(game.team(seat))).into());
        let mut tally = Tally { decisions: played.decisions, longest: played.decisions, ..Tally::default() };
        match played.winner {
            Some(team) => *tally.wins.get_mut(team) = 1,
            None => tally.errors = 1,
        }
        tally
    }

    /// Plays the series; the same for every number of threads.
    pub fn tally(&self) -> Result<Tally, G::SetupError> {
        const CHUNK: u64 = 16;
        let deals = self.deals();
        deals.check()?;
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
                    tally.add(&self.play(&deals, &mut hall, i));
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
