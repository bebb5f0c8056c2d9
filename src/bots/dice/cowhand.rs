//! The cowhand of the dice game: exact odds of the dice, rules of thumb for the rest.

use super::mind::Mind;
use super::reading::Reading;
use super::throws::Throws;
use super::weights::Weights;
use crate::Bot;
use standoff_engine::core::{Rng, Role, Seat};
use standoff_engine::dice::frames::Frame;
use standoff_engine::dice::{Action, Ask, Event, Game, Source, View};

/// A sound and quick player that scores each legal action and takes the best.
#[derive(Clone, Debug)]
pub struct Cowhand {
    seat: Seat,
    weights: Weights,
    rng: Rng,
    reading: Option<Reading>,
    /// What happened before the first view.
    early: Vec<Event>,
    scores: Vec<f32>,
}

impl Cowhand {
    pub fn new(seat: Seat, seed: u64) -> Self {
        Self::with(seat, seed, Weights::DEFAULT)
    }

    /// A cowhand of other opinions.
    pub fn with(seat: Seat, seed: u64, weights: Weights) -> Self {
        let rng = Rng::from_seed(seed);
        Self { seat, weights, rng, reading: None, early: Vec::new(), scores: Vec::new() }
    }

    /// What it makes of the table, once it has been asked something.
    pub fn reading(&self) -> Option<&Reading> {
        self.reading.as_ref()
    }

    fn read(&mut self, view: &View) {
        if self.reading.is_none() {
            let mut reading = Reading::of(view);
            for event in self.early.drain(..) {
                reading.watch(&self.weights, &event);
            }
            self.reading = Some(reading);
        }
        if let Some(reading) = &mut self.reading {
            reading.refresh(view);
        }
    }
}

impl Bot<Game> for Cowhand {
    fn watch(&mut self, event: &Event) {
        match &mut self.reading {
            Some(reading) => reading.watch(&self.weights, event),
            None => self.early.push(*event),
        }
    }

    fn choose(&mut self, view: &View, legal: &[Action]) -> Action {
        self.read(view);
        if legal.len() == 1 {
            return legal[0];
        }
        let (Some(reading), Some(decision)) = (&self.reading, view.decision) else { return legal[0] };
        let role: Role = view.seat(self.seat).role.unwrap_or_default();
        let mind = Mind::new(&self.weights, view, reading, self.seat, role);
        self.scores.clear();
        mind.score(reading, decision.ask, decision.because, legal, &mut self.scores);
        let mut best = (f32::NEG_INFINITY, legal[0]);
        let mut ties = 1;
        for (action, score) in legal.iter().copied().zip(self.scores.iter().copied()) {
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

impl Mind<'_> {
    /// The score of each legal action, in order.
    fn score(&self, reading: &Reading, ask: Ask, because: Source, legal: &[Action], scores: &mut Vec<f32>) {
        let dice = &self.view.board.dice;
        let each = |score: &dyn Fn(Action) -> f32, out: &mut Vec<f32>| out.extend(legal.iter().map(|a| score(*a)));
        match (ask, self.view.stack.last()) {
            (Ask::Dice, _) => {
                let terms = self.terms();
                each(&|action| if let Action::UseDie(die) = action { self.use_die(&terms, die) } else { 0.0 }, scores);
            }
            (Ask::Roll { left }, _) if self.is_ghost() => {
                each(&|action| self.ghost_roll(dice, left, action), scores);
            }
            (Ask::Roll { left }, _) => {
                let terms = self.terms();
                let throws = Throws::new(&terms, dice, left);
                let score = |action| match action {
                    Action::Roll(taken) => throws.rolling(dice, taken),
                    _ => throws.stopping(dice),
                };
                each(&score, scores);
            }
            (Ask::Shoot { .. }, Some(Frame::Aim(aim))) => each(&|action| self.shoot(aim, action), scores),
            (Ask::Heal { .. }, Some(Frame::Heal(heal))) => each(&|action| self.heal(heal, action), scores),
            (Ask::PickSeat, Some(Frame::Ugly(pick))) => each(&|action| self.exchange(pick.first, action), scores),
            (Ask::PickSeat, _) if matches!(because, Source::Character(_)) => {
                each(&|action| self.hand_out(action), scores);
            }
            (Ask::Arrow { .. }, Some(Frame::TakeArrows(frame))) => {
                each(&|action| self.take_arrow(frame, action), scores);
            }
            (Ask::Dodge { left }, _) => each(&|action| self.dodge(left, action), scores),
            (Ask::Return { .. }, _) => each(&|action| self.return_one(action), scores),
            (Ask::ReturnAll, _) => each(&|action| self.return_all(action), scores),
            (Ask::TakeLoss { victim, amount }, Some(Frame::Losses(losses))) => {
                each(&|action| self.take_loss(losses, victim, amount, action), scores);
            }
            (Ask::Role { moment }, _) => {
                let score = |action| if action == Action::Reveal { self.reveal(reading, moment) } else { 0.0 };
                each(&score, scores);
            }
            (Ask::Turn, _) => self.turn_dice(reading, legal, scores),
            (Ask::Give, _) => {
                let double = |face| dice.iter().all(|thrown| thrown.face == Some(face));
                let score = |action| match action {
                    Action::Give { face, seat } => self.haunt(face, seat, double(face)),
                    _ => 0.0,
                };
                each(&score, scores);
            }
            (Ask::Shoot { .. } | Ask::Heal { .. } | Ask::PickSeat | Ask::Arrow { .. } | Ask::TakeLoss { .. }, _) => {
                each(&|_| 0.0, scores);
            }
        }
    }
}
