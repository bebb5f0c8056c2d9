//! The tables of the benchmarks, and games recorded at them.

use standoff_bots::arena::Contest;
use standoff_bots::drifter::Drifter;
use standoff_bots::proof::Exam;
use standoff_engine::card::{self, Set};
use standoff_engine::core::{Rules, Seat};
use standoff_engine::dice;

/// Seed of the games that are recorded, and of the first of a series.
pub const SEED: u64 = 7;

/// A table at which a benchmark plays.
pub trait Workload {
    type Game: Contest + Exam;
    /// The table in words, as in the file of counts.
    const TABLE: &str;
    /// Depth of the perft, chosen for some thousand nodes.
    const DEPTH: u32;

    fn setup() -> <Self::Game as Rules>::Setup;
}

/// The card game: five players, base game.
pub struct Card5;

impl Workload for Card5 {
    type Game = card::Game;
    const TABLE: &str = "card_5_base";
    const DEPTH: u32 = 4;

    fn setup() -> card::Setup {
        card::Setup::base(5)
    }
}

/// The card game: eight players, every set.
pub struct Card8All;

impl Workload for Card8All {
    type Game = card::Game;
    const TABLE: &str = "card_8_all";
    const DEPTH: u32 = 4;

    fn setup() -> card::Setup {
        card::Setup { sets: Set::ALL.to_vec(), ..card::Setup::base(8) }
    }
}

/// The dice game: five players, no module.
pub struct Dice5;

impl Workload for Dice5 {
    type Game = dice::Game;
    const TABLE: &str = "dice_5_base";
    const DEPTH: u32 = 4;

    fn setup() -> dice::Setup {
        dice::Setup::base(5)
    }
}

/// Deals a game at the table of a workload.
pub fn deal<W: Workload>(seed: u64, events: &mut Vec<EventOf<W>>) -> W::Game {
    W::Game::deal(&W::setup(), seed, events).expect("the table can be dealt")
}

pub type EventOf<W> = <<W as Workload>::Game as Rules>::Event;
pub type ActionOf<W> = <<W as Workload>::Game as Rules>::Action;

/// A random game, decision by decision.
pub struct Recorded<W: Workload> {
    /// The states in which somebody was asked; the first one is the deal.
    pub states: Vec<W::Game>,
    pub steps: Vec<(Seat, ActionOf<W>)>,
}

impl<W: Workload> Recorded<W> {
    pub fn new() -> Self {
        let mut recorded = Self { states: Vec::new(), steps: Vec::new() };
        let mut game = deal::<W>(SEED, &mut Vec::new());
        let mut drifter = Drifter::new(SEED);
        let (mut legal, mut events) = (Vec::new(), Vec::new());
        while let Some(seat) = game.asked() {
            game.legal_actions(seat, &mut legal);
            let action = drifter.pick(&legal).expect("somebody who is asked can answer");
            recorded.states.push(game.clone());
            recorded.steps.push((seat, action));
            game.act(seat, action, &mut events).expect("a listed action is legal");
        }
        recorded
    }
}
