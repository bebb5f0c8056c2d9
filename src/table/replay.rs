//! Looking at any moment of a game: one mechanism for the replay of a game that is over and for the log of one that
//! goes on.

use super::{LogEntry, Playable, Table};
use standoff_engine::core::{Record, Seat};

/// How many steps lie between two states that are kept, so that any moment is quickly at hand.
const EVERY: usize = 16;

/// Through whose eyes a moment is seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Eyes {
    /// Everything is open. Only for games that are over.
    All,
    Seat(Seat),
    /// What everybody knows.
    Public,
}

impl Eyes {
    pub fn seat(self) -> Option<Seat> {
        if let Self::Seat(seat) = self { Some(seat) } else { None }
    }
}

/// A game with all its moments. Moment zero is the deal; a step in which nothing happened yet is no moment: nobody
/// else may know of it.
pub struct Replay<G: Playable> {
    record: Record<G>,
    /// The state after the deal and after every sixteenth step.
    states: Vec<G>,
    history: Vec<LogEntry<G>>,
    /// The steps after which there is something to see.
    moments: Vec<usize>,
    /// The turn of each moment.
    turns: Vec<u16>,
    over: bool,
}

impl<G: Playable> Table<G> {
    /// All moments so far.
    pub fn replay(&self) -> Replay<G> {
        let history = self.history.clone();
        let told = |entry: &&LogEntry<G>| !entry.is_silent();
        let moments: Vec<usize> = history.iter().filter(told).map(|entry| entry.number).collect();
        let mut replay = Replay {
            record: self.record.clone(),
            states: Vec::new(),
            turns: Vec::with_capacity(moments.len()),
            moments,
            history,
            over: self.game.outcome().is_some(),
        };
        // A table's own record can be dealt and played again; if it could not, there would be one moment less.
        let Ok(mut game) = G::deal(&replay.record.setup, replay.record.seed, &mut Vec::new()) else { return replay };
        for step in 0..replay.history.len() {
            replay.act(&mut game, step);
            if step % EVERY == 0 {
                replay.states.push(game.clone());
            }
            if replay.moments.get(replay.turns.len()) == Some(&step) {
                replay.turns.push(game.turns());
            }
        }
        replay
    }
}

impl<G: Playable> Replay<G> {
    /// The number of the last moment.
    pub fn last(&self) -> usize {
        self.moments.len() - 1
    }

    /// Whether the game is over, so that everything may be shown.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// How many steps had been taken.
    pub fn step(&self, moment: usize) -> usize {
        self.moments[moment.min(self.last())]
    }

    /// The moment a step of the log led to.
    pub fn moment_of(&self, step: usize) -> usize {
        self.moments.partition_point(|at| *at < step).min(self.last())
    }

    /// The turn it was.
    pub fn turn(&self, moment: usize) -> u16 {
        self.turns.get(moment.min(self.last())).copied().unwrap_or_default()
    }

    /// The game after a step.
    fn state(&self, step: usize) -> Option<G> {
        let mut game = self.states.get(step / EVERY)?.clone();
        (step / EVERY * EVERY + 1..=step).for_each(|step| self.act(&mut game, step));
        Some(game)
    }

    /// The steps in which this seat decided something.
    pub fn steps_of(&self, seat: Seat) -> impl Iterator<Item = usize> + '_ {
        self.history.iter().filter(move |entry| entry.seat == Some(seat)).map(|entry| entry.number)
    }

    /// What the actor of a step saw and could do before it, and what he did.
    pub fn choice(&self, step: usize) -> Option<(G::View, Vec<G::Action>, G::Action)> {
        let entry = self.history.get(step)?;
        let (seat, action) = entry.seat.zip(entry.action)?;
        let game = self.state(step - 1)?;
        let mut legal = Vec::new();
        game.legal_actions(seat, &mut legal);
        Some((game.view(Some(seat)), legal, action))
    }

    /// What could be seen.
    pub fn view(&self, moment: usize, eyes: Eyes) -> Option<G::View> {
        let game = self.state(self.step(moment))?;
        Some(match eyes {
            Eyes::All if self.over => game.open_view(),
            Eyes::All | Eyes::Public => game.view(None),
            Eyes::Seat(seat) => game.view(Some(seat)),
        })
    }

    /// What had just happened.
    pub fn events(&self, moment: usize, eyes: Eyes) -> Vec<G::Event> {
        self.history.get(self.step(moment)).map(|entry| self.told(entry, eyes)).unwrap_or_default()
    }

    /// The whole log: steps and what happened in them.
    pub fn log(&self, eyes: Eyes) -> impl Iterator<Item = (usize, Vec<G::Event>)> + '_ {
        self.history.iter().map(move |entry| (entry.number, self.told(entry, eyes)))
    }

    fn told(&self, entry: &LogEntry<G>, eyes: Eyes) -> Vec<G::Event> {
        match eyes {
            Eyes::All if self.over => entry.events.clone(),
            Eyes::All | Eyes::Public | Eyes::Seat(_) => {
                entry.events.iter().map(|event| G::event_for(event, eyes.seat())).collect()
            }
        }
    }

    /// Takes a step; step zero is the deal.
    fn act(&self, game: &mut G, step: usize) {
        let act = self.history.get(step).and_then(|entry| entry.seat.zip(entry.action));
        if let Some((seat, action)) = act {
            // It was legal when it was recorded.
            let done = game.act(seat, action, &mut Vec::new());
            debug_assert!(done.is_ok());
        }
    }
}
