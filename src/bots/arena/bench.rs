//! The speed of the rules themselves.

use super::{ByTeam, Contest, Series};
use crate::Level;
use crate::drifter::Drifter;
use serde::Serialize;
use standoff_engine::core::Rules;
use std::fmt;
use std::hint::black_box;
use std::time::Instant;

/// How quick the rules themselves are.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Bench {
    /// States cloned.
    pub clones: u64,
    pub clone_ns: f64,
    /// Random games played.
    pub games: u64,
    pub games_per_s: f64,
    pub decisions_per_s: f64,
}

impl fmt::Display for Bench {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "clone of a whole game: {:.0} ns", self.clone_ns)?;
        writeln!(f, "  mean of {} clones, each dropped at once, over every state of 200 random games", self.clones)?;
        writeln!(f, "random games: {:.0} games/s, {:.0} decisions/s", self.games_per_s, self.decisions_per_s)?;
        write!(f, "  {} games on one thread, deal included: list what is legal, pick one at random, act", self.games)
    }
}

/// Measures clones and random games of one table, on one thread.
pub fn bench<G: Contest>(setup: &G::Setup, seed: u64) -> Result<Bench, G::SetupError> {
    const GAMES: u64 = 20_000;
    const ROUNDS: u64 = 20;
    let mut states = Vec::new();
    let mut drifter = Drifter::new(seed);
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    for i in 0..200 {
        let mut game = G::deal(setup, seed.wrapping_add(i), &mut events)?;
        while let Some(seat) = game.asked() {
            states.push(game.clone());
            events.clear();
            game.legal_actions(seat, &mut legal);
            let Some(action) = drifter.pick(&legal) else { break };
            if game.act(seat, action, &mut events).is_err() {
                break;
            }
        }
    }
    let start = Instant::now();
    for _ in 0..ROUNDS {
        for state in &states {
            drop(black_box(black_box(state).clone()));
        }
    }
    let clones = ROUNDS * states.len() as u64;
    let clone_ns = start.elapsed().as_secs_f64() * 1e9 / clones.max(1) as f64;
    let players = states.first().map_or(1, Rules::seats);
    let levels = ByTeam { law: Level::Drifter, outlaws: Level::Drifter, renegades: Level::Drifter };
    let report = Series::<G> { setup: setup.clone(), players, levels, games: GAMES, seed, threads: 1 }.run()?;
    Ok(Bench {
        clones,
        clone_ns,
        games: GAMES,
        games_per_s: report.games_per_s,
        decisions_per_s: report.decisions_per_s,
    })
}
