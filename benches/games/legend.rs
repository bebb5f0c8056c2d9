//! Benchmark of the player that thinks ahead.

use crate::workload::{ActionOf, Card5, Card8All, Dice5, EventOf, SEED, Workload, deal};
use divan::Bencher;
use divan::counter::ItemsCount;
use standoff_bots::arena::Contest;
use standoff_bots::{Calibre, Level, Thinker};
use standoff_engine::core::{Rules, Seat};

/// The work of the benchmark here: its name, the table and the count. A decision spends its whole budget, so the worlds it
/// imagined are counted too, and the decisions of a game between quicker legends.
pub fn counts<W: Workload>() -> Vec<(&'static str, &'static str, u64)> {
    let position = Position::<W>::in_mid_game();
    let mut thinker = position.thinker();
    let imagined = position.think(thinker.as_mut());
    let worlds = thinker.lines().iter().map(|line| u64::from(line.worlds)).max().unwrap_or_default();
    let quick = Calibre { playouts: 20, ..Level::Legend.into() };
    vec![
        ("legend_decision", W::TABLE, imagined),
        ("legend_decision_worlds", W::TABLE, worlds),
        ("legend_game", W::TABLE, Position::<W>::all(quick).len() as u64),
    ]
}

/// One decision of `legend@400` in the middle of a game between marshals; one item is an imagined game.
#[divan::bench(name = "legend_decision", types = [Card5, Card8All, Dice5])]
fn time_decision<W: Workload>(bencher: Bencher) {
    let position = Position::<W>::in_mid_game();
    let imagined = position.think(position.thinker().as_mut());
    bencher
        .counter(ItemsCount::new(imagined))
        .with_inputs(|| position.thinker())
        .bench_local_refs(|thinker| position.think(thinker.as_mut()));
}

/// A question, with everything its seat has seen before.
struct Position<W: Workload> {
    seat: Seat,
    view: <W::Game as Rules>::View,
    legal: Vec<ActionOf<W>>,
    seen: Vec<EventOf<W>>,
}

impl<W: Workload> Position<W> {
    /// The first question after half of a game between marshals about which the legend has to think.
    fn in_mid_game() -> Self {
        let positions = Self::all(Level::Marshal.into());
        let half = positions.len() / 2;
        let open = |one: &Self| one.thinker().begin(&one.view, &one.legal);
        positions.into_iter().skip(half).find(open).expect("a question with two good answers")
    }

    /// Every question of a game between players of one kind.
    fn all(calibre: Calibre) -> Vec<Self> {
        let mut events = Vec::new();
        let mut game = deal::<W>(SEED, &mut events);
        let seats: Vec<Seat> = Seat::all(game.seats()).collect();
        let mut bots: Vec<_> = seats.iter().map(|seat| W::Game::bot(calibre, *seat, SEED)).collect();
        let mut seen: Vec<Vec<EventOf<W>>> = vec![Vec::new(); seats.len()];
        let mut positions = Vec::new();
        loop {
            for event in events.drain(..) {
                for seat in &seats {
                    let event = W::Game::event_for(&event, Some(*seat));
                    bots[seat.index()].watch(&event);
                    seen[seat.index()].push(event);
                }
            }
            let Some(seat) = game.asked() else { return positions };
            let (view, mut legal) = (game.view(Some(seat)), Vec::new());
            game.legal_actions(seat, &mut legal);
            let action = bots[seat.index()].choose(&view, &legal);
            positions.push(Self { seat, view, legal, seen: seen[seat.index()].clone() });
            game.act(seat, action, &mut events).expect("a player does what is legal");
        }
    }

    /// A legend at this seat that has followed the game.
    fn thinker(&self) -> Box<dyn Thinker<W::Game>> {
        let calibre = Calibre { playouts: 400, ..Level::Legend.into() };
        let mut thinker = W::Game::thinker(calibre, self.seat, SEED).expect("both games have a legend");
        self.seen.iter().for_each(|event| thinker.watch(event));
        thinker
    }

    /// Thinks the question through; the number of imagined games.
    fn think(&self, thinker: &mut dyn Thinker<W::Game>) -> u64 {
        thinker.begin(&self.view, &self.legal);
        while thinker.think(u32::MAX) {}
        thinker.lines().iter().map(|line| u64::from(line.worlds)).sum()
    }
}
