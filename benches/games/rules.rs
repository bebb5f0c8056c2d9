//! Benchmarks of the rules.

use crate::workload::{ActionOf, Card5, Card8All, Dice5, EventOf, Recorded, SEED, Workload, deal};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use standoff_bots::arena::Contest;
use standoff_bots::drifter::Drifter;
use standoff_bots::proof::Exam;
use standoff_engine::core::{Rng, Rules, Seat};

/// Games of a series of random games.
const GAMES: u64 = 10;

/// The work of every benchmark here: its name, the table and the count.
pub fn counts<W: Workload>() -> Vec<(&'static str, &'static str, u64)> {
    let recorded = Recorded::<W>::new();
    let mut game = recorded.states[0].clone();
    let listed = decide(&mut game, &recorded.steps, &mut Buffers::<W>::default());
    let worlds = recorded.states.iter().zip(worlds(&recorded.states));
    let different = worlds.map(|(state, world)| roles_exchanged(state, &world)).sum();
    vec![
        ("random_games", W::TABLE, random_games::<W>()),
        ("perft", W::TABLE, perft(&deal::<W>(SEED, &mut Vec::new()), W::DEPTH)),
        ("clone", W::TABLE, recorded.states.len() as u64),
        ("legal_actions_and_act", W::TABLE, listed),
        ("view_and_determinize", W::TABLE, different),
    ]
}

/// Whole random games from the deal to the end; one item is a decision.
#[divan::bench(name = "random_games", types = [Card5, Card8All, Dice5])]
fn time_random_games<W: Workload>(bencher: Bencher) {
    bencher.counter(ItemsCount::new(random_games::<W>())).bench_local(random_games::<W>);
}

/// Decisions of the games of a series.
fn random_games<W: Workload>() -> u64 {
    let mut buffers = Buffers::<W>::default();
    let mut decisions = 0;
    for seed in SEED..SEED + GAMES {
        let mut drifter = Drifter::new(seed);
        buffers.events.clear();
        let mut game = deal::<W>(seed, &mut buffers.events);
        while let Some(seat) = game.asked() {
            game.legal_actions(seat, &mut buffers.legal);
            let action = drifter.pick(&buffers.legal).expect("somebody who is asked can answer");
            buffers.events.clear();
            game.act(seat, action, &mut buffers.events).expect("a listed action is legal");
            decisions += 1;
        }
    }
    decisions
}

/// All sequences of actions from a deal; one item is a leaf.
#[divan::bench(name = "perft", types = [Card5, Card8All, Dice5])]
fn time_perft<W: Workload>(bencher: Bencher) {
    let game = deal::<W>(SEED, &mut Vec::new());
    bencher.counter(ItemsCount::new(perft(&game, W::DEPTH))).bench_local(|| perft(black_box(&game), W::DEPTH));
}

/// Sequences of `depth` actions from here.
fn perft<G: Rules>(game: &G, depth: u32) -> u64 {
    let Some(seat) = game.asked() else { return 1 };
    let mut legal = Vec::new();
    game.legal_actions(seat, &mut legal);
    if depth == 1 {
        return legal.len() as u64;
    }
    let follow = |action: &G::Action| {
        let mut next = game.clone();
        next.act(seat, *action, &mut Vec::new()).expect("a listed action is legal");
        perft(&next, depth - 1)
    };
    legal.iter().map(follow).sum()
}

/// A copy of every state of a game, each dropped at once; one item is a copy.
#[divan::bench(name = "clone", types = [Card5, Card8All, Dice5])]
fn time_clone<W: Workload>(bencher: Bencher) {
    let states = Recorded::<W>::new().states;
    bencher.counter(ItemsCount::new(states.len())).bench_local(|| {
        for state in &states {
            drop(black_box(black_box(state).clone()));
        }
    });
}

/// The actions of a recorded game, each after a list of all legal ones; one item is a decision.
#[divan::bench(name = "legal_actions_and_act", types = [Card5, Card8All, Dice5])]
fn time_decisions<W: Workload>(bencher: Bencher) {
    let Recorded { states, steps } = Recorded::<W>::new();
    let mut buffers = Buffers::<W>::default();
    bencher
        .counter(ItemsCount::new(steps.len()))
        .with_inputs(|| states[0].clone())
        .bench_local_refs(|game| decide(game, &steps, &mut buffers));
}

/// Repeats a game from its deal; the number of legal actions listed on the way.
fn decide<G: Rules, W: Workload<Game = G>>(game: &mut G, steps: &[(Seat, G::Action)], buffers: &mut Buffers<W>) -> u64 {
    let mut listed = 0;
    for (seat, action) in steps {
        game.legal_actions(*seat, &mut buffers.legal);
        listed += buffers.legal.len() as u64;
        buffers.events.clear();
        game.act(*seat, *action, &mut buffers.events).expect("a recorded action is legal");
    }
    listed
}

/// The view of whoever is asked and a world that could be behind it, for every state of a game; one item is a state.
#[divan::bench(name = "view_and_determinize", types = [Card5, Card8All, Dice5])]
fn time_worlds<W: Workload>(bencher: Bencher) {
    let states = Recorded::<W>::new().states;
    bencher.counter(ItemsCount::new(states.len())).bench_local(|| {
        for world in worlds(&states) {
            drop(black_box(world));
        }
    });
}

/// A world for each state, all of them with the same luck every time.
fn worlds<G: Exam>(states: &[G]) -> impl Iterator<Item = G> {
    let mut rng = Rng::from_seed(SEED);
    states.iter().map(move |state| G::resample(&state.view(state.asked()), &mut rng))
}

/// Seats that have another role in a world.
fn roles_exchanged<G: Contest>(state: &G, world: &G) -> u64 {
    Seat::all(state.seats()).filter(|seat| state.role(*seat) != world.role(*seat)).count() as u64
}

/// Lists that are filled anew at each decision.
struct Buffers<W: Workload> {
    legal: Vec<ActionOf<W>>,
    events: Vec<EventOf<W>>,
}

impl<W: Workload> Default for Buffers<W> {
    fn default() -> Self {
        Self { legal: Vec::new(), events: Vec::new() }
    }
}
