//! The cowhand: rules of thumb, role by role.

use super::{Mind, Reading, Weights};
use crate::Bot;
use standoff_engine::card::{Action, Ask, Event, Game, View};
use standoff_engine::core::{Rng, Seat};

/// A sound and quick player that scores each legal action and takes the best.
#[derive(Clone, Debug)]
pub struct Cowhand {
    seat: Seat,
    weights: Weights,
    rng: Rng,
    reading: Option<Reading>,
    /// What happened before the first view.
    early: Vec<Event>,
}

impl Cowhand {
    pub fn new(seat: Seat, seed: u64) -> Self {
        Self::with(seat, seed, Weights::DEFAULT)
    }

    /// A cowhand of other opinions.
    pub fn with(seat: Seat, seed: u64, weights: Weights) -> Self {
        Self { seat, weights, rng: Rng::from_seed(seed), reading: None, early: Vec::new() }
    }

    /// What it makes of the table, once it has been asked something.
    pub fn reading(&self) -> Option<&Reading> {
        self.reading.as_ref()
    }

    fn read(&mut self, view: &View) {
        if self.reading.is_none() {
            let mut reading = Reading::of(view);
            for event in self.early.drain(..) {
                reading.watch(&self.weights.rates, &event);
            }
            self.reading = Some(reading);
        }
        if let Some(reading) = &mut self.reading {
            reading.scene.refresh(view);
        }
    }
}

impl Bot<Game> for Cowhand {
    fn watch(&mut self, event: &Event) {
        match &mut self.reading {
            Some(reading) => reading.watch(&self.weights.rates, event),
            None => self.early.push(*event),
        }
    }

    fn choose(&mut self, view: &View, legal: &[Action]) -> Action {
        self.read(view);
        let (Some(reading), Some(decision)) = (&self.reading, view.decision) else { return legal[0] };
        if legal.len() == 1 {
            return legal[0];
        }
        let mind = Mind::new(&self.weights, view, reading, self.seat);
        let mut best = (f32::NEG_INFINITY, legal[0]);
        let mut ties = 1;
        for action in legal.iter().copied() {
            let score = match decision.ask {
                Ask::Turn => mind.play(action),
                Ask::Respond { to } => mind.answer(to, decision.because, action, legal),
                Ask::PickCard { .. }
                | Ask::PickSeat
                | Ask::Choose
                | Ask::Discard { .. }
                | Ask::Give { .. }
                | Ask::Order { .. } => mind.pick(decision, action),
            };
            if score > best.0 {
                best = (score, action);
                ties = 1;
            } else if score >= best.0 {
                // All of the best have the same chance.
                ties += 1;
                if self.rng.below(ties) == 0 {
                    best.1 = action;
                }
            }
        }
        best.1
    }
}
