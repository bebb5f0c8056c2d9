//! Levels against each other, by the thousand.
//!
//! Game `i` of a series is dealt from the series' seed and `i` alone, and every seat has a random stream of
//! its own, so results depend neither on the number of threads nor on who else sits at the table.

use crate::drifter::Drifter;
use crate::{Bot, Level, bot};
use serde::Serialize;
use standoff_engine::card::Game;
use standoff_engine::core::{Rng, Rules, Seat, Team};
use std::fmt;
use std::hint::black_box;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// Decisions after which a game counts as stalled.
pub const LIMIT: u64 = 100_000;

/// A game that levels can play for a team each.
pub trait Contest: Rules<Setup: Sync> {
    fn bot(level: Level, seat: Seat, seed: u64) -> Box<dyn Bot<Self>>;

    /// The setup with the Sheriff at this seat.
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
    /// Players at the table; the Sheriff moves on by one seat with every game.
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

/// A tally with its rates, as it is printed.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    pub games: u64,
    pub seconds: f64,
    pub games_per_s: f64,
    pub decisions_per_s: f64,
    pub decisions_per_game: f64,
    pub longest: u64,
    pub wins: ByTeam<u64>,
    pub share: ByTeam<Share>,
    pub errors: u64,
}

/// A win share with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Share {
    pub share: f64,
    pub low: f64,
    pub high: f64,
}

impl Share {
    /// Wilson's interval.
    pub fn of(wins: u64, games: u64) -> Self {
        const Z: f64 = 1.959_964;
        if games == 0 {
            return Self { share: 0.0, low: 0.0, high: 1.0 };
        }
        let (n, p) = (games as f64, wins as f64 / games as f64);
        let middle = p + Z * Z / (2.0 * n);
        let spread = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + Z * Z / n;
        Self { share: p, low: ((middle - spread) / scale).max(0.0), high: ((middle + spread) / scale).min(1.0) }
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

/// Who sits at a seat. A drifter needs neither view nor events, which makes random games quick.
enum Player<G: Rules> {
    Drifter(Drifter),
    Bot(Box<dyn Bot<G>>),
}

/// Room reused from game to game.
struct Hall<G: Rules> {
    legal: Vec<G::Action>,
    events: Vec<G::Event>,
    players: Vec<Player<G>>,
}

impl<G: Rules> Default for Hall<G> {
    fn default() -> Self {
        Self { legal: Vec::new(), events: Vec::new(), players: Vec::new() }
    }
}

impl<G: Contest> Hall<G> {
    /// Plays game `i` of a series.
    fn play(&mut self, series: &Series<G>, i: u64) -> Tally {
        self.events.clear();
        let Ok((mut game, mut seeds)) = series.deal(i, &mut self.events) else {
            return Tally { errors: 1, ..Tally::default() };
        };
        self.players.clear();
        for seat in Seat::all(game.seats()) {
            let (level, seed) = (*series.levels.get(game.team(seat)), seeds.next_seed());
            self.players.push(if level == Level::Drifter {
                Player::Drifter(Drifter::new(seed))
            } else {
                Player::Bot(G::bot(level, seat, seed))
            });
        }
        let mut tally = Tally::default();
        self.tell();
        while let Some(seat) = game.asked() {
            game.legal_actions(seat, &mut self.legal);
            let action = match &mut self.players[seat.index()] {
                Player::Drifter(drifter) => drifter.pick(&self.legal),
                Player::Bot(_) if self.legal.is_empty() => None,
                Player::Bot(bot) => Some(bot.choose(&game.view(Some(seat)), &self.legal)),
            };
            self.events.clear();
            let done = action.is_some_and(|action| game.act(seat, action, &mut self.events).is_ok());
            tally.decisions += 1;
            if !done || tally.decisions >= LIMIT {
                break;
            }
            self.tell();
        }
        match game.outcome() {
            Some(outcome) => *tally.wins.get_mut(outcome.team) = 1,
            None => tally.errors = 1,
        }
        tally.longest = tally.decisions;
        tally
    }

    /// Tells the bots what happened, each as its seat may know it.
    fn tell(&mut self) {
        for (seat, player) in self.players.iter_mut().enumerate() {
            if let Player::Bot(bot) = player {
                for event in &self.events {
                    bot.watch(&G::event_for(event, Some(Seat(seat as u8))));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use standoff_engine::card::Setup;

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
    }

    #[test]
    fn a_table_that_cannot_be_dealt_is_refused() {
        assert!(series(3, RANDOM, 1).run().is_err());
    }

    #[test]
    fn intervals_are_wilsons() {
        let share = Share::of(50, 100);
        assert!((share.low - 0.4038).abs() < 1e-3 && (share.high - 0.5962).abs() < 1e-3);
        let none = Share::of(0, 100);
        assert!(none.low.abs() < 1e-9 && (none.high - 0.0370).abs() < 1e-3);
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
