//! The marshal of the dice game: exact odds of the dice, rules of thumb for the rest.

use super::mind::Mind;
use super::plan::Plan;
use super::prospects::{Prospects, can_judge};
use super::reading::Reading;
use super::throws::Throws;
use super::weights::Weights;
use crate::Bot;
use crate::card::Odds;
use standoff_engine::core::{MAX_SEATS, Rng, Role, Seat};
use standoff_engine::dice::frames::Frame;
use standoff_engine::dice::{Action, Ask, Event, Game, Source, View};

/// A sound and quick player that scores each legal action and takes the best.
#[derive(Clone, Debug)]
pub struct Marshal {
    seat: Seat,
    weights: Weights,
    rng: Rng,
    reading: Option<Reading>,
    /// What happened before the first view.
    early: Vec<Event>,
    /// Life points each player took from me.
    hurt: [u8; MAX_SEATS],
    scores: Vec<f32>,
    thoughts: Thoughts,
}

/// What is left of the last question for imagined games.
#[derive(Clone, Debug, Default)]
pub(super) struct Thoughts {
    pub plan: Option<Plan>,
    pub prospects: Option<Box<Prospects>>,
}

impl Marshal {
    pub fn new(seat: Seat, seed: u64) -> Self {
        Self::with(seat, seed, Weights::MARSHAL)
    }

    /// A marshal of other opinions.
    pub fn with(seat: Seat, seed: u64, weights: Weights) -> Self {
        let rng = Rng::from_seed(seed);
        Self {
            seat,
            weights,
            rng,
            reading: None,
            early: Vec::new(),
            hurt: [0; MAX_SEATS],
            scores: Vec::new(),
            thoughts: Thoughts::default(),
        }
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

impl Marshal {
    /// What each legal action is worth to it.
    fn weigh(&mut self, view: &View, legal: &[Action]) {
        self.read(view);
        self.scores.clear();
        let (Some(reading), Some(decision)) = (&self.reading, view.decision) else { return };
        if legal.len() == 1 {
            return;
        }
        let role: Role = view.seat(self.seat).role.unwrap_or_default();
        let mut mind = Mind::new(&self.weights, view, reading, self.seat, role);
        if self.weights.chances > 0.0 && can_judge(view, self.seat) {
            mind.look_ahead(reading, &mut self.rng);
        }
        mind.bear_grudges(&self.hurt);
        let plan = mind.score(reading, decision.ask, decision.because, legal, &mut self.scores);
        self.thoughts = Thoughts { plan, prospects: mind.prospects };
        if self.weights.whim > 0.0 {
            for score in &mut self.scores {
                *score += self.weights.whim * self.rng.below(1000) as f32 / 1000.0;
            }
        }
    }

    /// The legal actions, the best first; of ways to roll that come to the same only one.
    pub fn ranked(&mut self, view: &View, legal: &[Action]) -> Vec<Action> {
        self.weigh(view, legal);
        let mut order: Vec<(f32, Action)> =
            self.scores.iter().copied().chain(std::iter::repeat(0.0)).zip(legal.iter().copied()).collect();
        order.sort_by(|a, b| b.0.total_cmp(&a.0));
        let dice = &view.board.dice;
        let mut kept: Vec<_> = Vec::new();
        order.retain(|(_, action)| {
            let Action::Roll(taken) = action else { return true };
            let mut faces: Vec<_> = dice
                .iter()
                .enumerate()
                .filter(|(at, _)| taken.contains(*at as u8))
                .map(|(_, one)| (one.die, one.face))
                .collect();
            faces.sort_unstable();
            let fresh = !kept.contains(&faces);
            if fresh {
                kept.push(faces);
            }
            fresh
        });
        order.into_iter().map(|(_, action)| action).collect()
    }

    /// A game that could be behind the view, by what it believes.
    pub fn imagine(&self, view: &View, rng: &mut Rng) -> Game {
        let roles = self.reading.as_ref().and_then(|reading| {
            let own = view.seat(self.seat).role?;
            reading.beliefs.sample(Some((self.seat, own)), rng)
        });
        view.determinize(rng, roles.as_ref().map(|roles| &roles[..view.board.seats.len()]))
    }

    /// How likely each role is for each seat, in its eyes.
    pub fn odds(&self, view: &View) -> Odds {
        let own = view.seat(self.seat).role.map(|role| (self.seat, role));
        let fresh = || Reading::of(view).beliefs.odds(own);
        self.reading.as_ref().map_or_else(fresh, |reading| reading.beliefs.odds(own))
    }

    pub(super) fn thoughts(&self) -> &Thoughts {
        &self.thoughts
    }

    pub fn seat(&self) -> Seat {
        self.seat
    }
}

impl Bot<Game> for Marshal {
    fn watch(&mut self, event: &Event) {
        if let Event::LifeLost { seat, amount, by: Some(by), .. } = *event
            && seat == self.seat
        {
            self.hurt[by.index()] = self.hurt[by.index()].saturating_add(amount);
        }
        match &mut self.reading {
            Some(reading) => reading.watch(&self.weights, event),
            None => self.early.push(*event),
        }
    }

    fn choose(&mut self, view: &View, legal: &[Action]) -> Action {
        self.weigh(view, legal);
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
    /// The score of each legal action, in order, and how to go on rolling if that was the question.
    fn score(
        &self,
        reading: &Reading,
        ask: Ask,
        because: Source,
        legal: &[Action],
        scores: &mut Vec<f32>,
    ) -> Option<Plan> {
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
                let throws = Throws::new(&terms, dice, left.min(self.weights.rolls));
                let score = |action| match action {
                    Action::Roll(taken) => throws.rolling(dice, taken),
                    _ => throws.stopping(dice),
                };
                each(&score, scores);
                return Some(throws.into_plan());
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
        None
    }
}
