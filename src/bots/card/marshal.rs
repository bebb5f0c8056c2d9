//! The marshal: values each action by what it believes, role by role.

use super::scene::is_missed;
use super::{Mind, Odds, Reading, Weights};
use crate::Bot;
use standoff_engine::card::{Action, Ask, CardId, CardKind, Event, Game, View};
use standoff_engine::core::{MAX_SEATS, Rng, Seat};

/// A sound and quick player that scores each legal action and takes the best.
#[derive(Clone, Debug)]
pub struct Marshal {
    seat: Seat,
    weights: Weights,
    rng: Rng,
    reading: Option<Reading>,
    /// What happened before the first view.
    early: Vec<Event>,
    /// Life points each player took from it.
    hurts: [u8; MAX_SEATS],
}

/// What even the careless do not do in their turn.
const BAD: f32 = -0.05;

impl Marshal {
    pub fn new(seat: Seat, seed: u64) -> Self {
        Self::with(seat, seed, Weights::MARSHAL)
    }

    /// A marshal of other opinions.
    pub fn with(seat: Seat, seed: u64, weights: Weights) -> Self {
        Self { seat, weights, rng: Rng::from_seed(seed), reading: None, early: Vec::new(), hurts: [0; MAX_SEATS] }
    }

    /// What it makes of the table, once it has been asked something.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How likely each role is for each seat, in its eyes.
    pub fn odds(&self, view: &View) -> Odds {
        let own = view.seat(self.seat).role.map(|role| (self.seat, role));
        let fresh = || Reading::of(view).beliefs.odds(own);
        self.reading.as_ref().map_or_else(fresh, |reading| reading.beliefs.odds(own))
    }

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
            reading.settle();
            reading.scene.refresh(view);
        }
    }
}

impl Marshal {
    /// What each legal action is worth to it.
    fn scores(&mut self, view: &View, legal: &[Action]) -> Vec<f32> {
        self.read(view);
        let (Some(reading), Some(decision)) = (&self.reading, view.decision) else { return vec![0.0; legal.len()] };
        if legal.len() == 1 {
            return vec![0.0];
        }
        let mut mind = Mind::new(&self.weights, view, reading, self.seat);
        mind.bear_grudges(&self.hurts);
        if decision.ask == Ask::Turn {
            mind.feel_urge(legal);
        }
        let score = |action: &Action| match decision.ask {
            Ask::Turn => mind.play(*action),
            Ask::Respond { to } => mind.answer(to, decision.because, *action, legal),
            Ask::PickCard { .. }
            | Ask::PickSeat
            | Ask::Choose
            | Ask::Discard { .. }
            | Ask::Give { .. }
            | Ask::Order { .. } => mind.pick(decision, *action),
        };
        let whim = self.weights.whim;
        if whim <= 0.0 || decision.ask != Ask::Turn {
            return legal.iter().map(score).collect();
        }
        let rng = &mut self.rng;
        let careless = |score: f32| if score <= BAD { score } else { score + whim * rng.below(1000) as f32 / 1000.0 };
        legal.iter().map(score).map(careless).collect()
    }

    /// The legal actions, the best first; of several that are alike only one.
    pub fn ranked(&mut self, view: &View, legal: &[Action]) -> Vec<Action> {
        let scores = self.scores(view, legal);
        let mut order: Vec<usize> = (0..legal.len()).collect();
        order.sort_by(|a, b| scores[*b].total_cmp(&scores[*a]));
        order.into_iter().map(|at| legal[at]).collect()
    }

    /// A game that could be behind the view, by what it believes and remembers.
    pub fn imagine(&self, view: &View, rng: &mut Rng) -> Game {
        let roles = self.reading.as_ref().and_then(|reading| {
            let own = view.seat(self.seat).role?;
            reading.beliefs.sample(Some((self.seat, own)), rng)
        });
        let roles = roles.as_ref().map(|roles| &roles[..view.board.seats.len()]);
        let fits = |seat: Seat, number: u8, card: CardId| {
            let Some(reading) = &self.reading else { return true };
            let place = reading.scene.place(seat);
            !(number < place.no_missed && is_missed(card.kind())
                || number < place.no_bang && card.kind() == CardKind::Bang)
        };
        view.determinize_by(rng, roles, &fits)
    }

    /// The view with the hand cards it remembers.
    pub fn informed(&self, view: &View) -> View {
        let mut view = view.clone();
        if let Some(reading) = &self.reading {
            let own = self.seat.index();
            for (at, seat) in view.board.seats.iter_mut().enumerate().filter(|(at, _)| *at != own) {
                seat.hand = reading.scene.places[at].known;
            }
        }
        view
    }
}

impl Bot<Game> for Marshal {
    fn watch(&mut self, event: &Event) {
        if let Event::LifeLost { seat, amount, by: Some(by), .. } = *event
            && seat == self.seat
            && by != seat
        {
            let hurts = &mut self.hurts[by.index()];
            *hurts = hurts.saturating_add(amount);
        }
        match &mut self.reading {
            Some(reading) => reading.watch(&self.weights.rates, event),
            None => self.early.push(*event),
        }
    }

    fn choose(&mut self, view: &View, legal: &[Action]) -> Action {
        let mut best = (f32::NEG_INFINITY, legal[0]);
        let mut ties = 1;
        for (action, score) in legal.iter().copied().zip(self.scores(view, legal)) {
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
