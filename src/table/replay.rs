//! Looking at any moment of a game: one mechanism for the replay of a game that is over and for the log of one that
//! goes on. Where the present rules were played the game is run again; what was played under others is watched: views
//! follow the events.

use super::{LogEntry, Playable, Table};
use standoff_engine::core::Seat;

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
    /// The state after the deal.
    start: G,
    /// The first step that can be run again under the present rules.
    live_from: Option<usize>,
    /// The state after that step and after every sixteenth from there.
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
        let start = self.starts.first().unwrap_or(&self.game).clone();
        let mut replay = Replay {
            live_from: self.live_from(),
            states: Vec::new(),
            turns: Vec::with_capacity(moments.len()),
            moments,
            history,
            over: self.game.outcome().is_some(),
            start,
        };
        let mut watched = replay.start.view(None);
        let mut live = self.starts.last().unwrap_or(&self.game).clone();
        for step in 0..replay.history.len() {
            let turn = if let Some(from) = replay.live_from.filter(|from| *from <= step) {
                if step > from {
                    replay.act(&mut live, step);
                }
                if (step - from).is_multiple_of(EVERY) {
                    replay.states.push(live.clone());
                }
                live.turns()
            } else {
                replay.watch(&mut watched, step);
                G::turns_in(&watched)
            };
            if replay.moments.get(replay.turns.len()) == Some(&step) {
                replay.turns.push(turn);
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

    /// The game after a step; none where other rules were played.
    fn state(&self, step: usize) -> Option<G> {
        let steps = step.checked_sub(self.live_from?)?;
        let mut game = self.states.get(steps / EVERY)?.clone();
        (step - steps % EVERY + 1..=step).for_each(|step| self.act(&mut game, step));
        Some(game)
    }

    /// Whether the whole game can be run again under the present rules, so that it can be thought about.
    pub fn is_live(&self) -> bool {
        self.live_from == Some(0)
    }

    /// The view after a step, from the events alone.
    fn watched(&self, step: usize, viewer: Option<Seat>) -> G::View {
        let mut view = self.start.view(viewer);
        (1..=step).for_each(|step| self.watch(&mut view, step));
        view
    }

    /// Takes what happened in a step into a view; step zero is the deal, which the first state has.
    fn watch(&self, view: &mut G::View, step: usize) {
        let viewer = G::viewer_of(view);
        for event in self.history.get(step).filter(|_| step > 0).iter().flat_map(|entry| &entry.events) {
            // Every event was followed once when the game was loaded.
            let followed = G::follow(view, &G::event_for(event, viewer));
            debug_assert!(followed.is_ok());
        }
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
        let step = self.step(moment);
        let Some(game) = self.state(step) else {
            let seats = || Seat::all(self.start.seats());
            return Some(match eyes {
                Eyes::All if self.over => {
                    let own: Vec<G::View> = seats().map(|seat| self.watched(step, Some(seat))).collect();
                    G::laid_open(self.watched(step, None), &own)
                }
                Eyes::All | Eyes::Public => self.watched(step, None),
                Eyes::Seat(seat) => self.watched(step, Some(seat)),
            });
        };
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
