//! Gaining life.

use super::{Frame, Resolve, ask, refuse_seat};
use crate::core::{MAX_SEATS, Seat};
use crate::dice::{Action, Ask, Decision, Event, Face, Game, Illegal, Moment, Source, Step};
use serde::{Deserialize, Serialize};

/// Life points are given out to players of somebody's choice: all are assigned first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Heal {
    pub seat: Seat,
    pub left: u8,
    pub given: [u8; MAX_SEATS],
    pub because: Source,
}

/// A player gains life unless it is denied.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Gain {
    pub seat: Seat,
    pub amount: u8,
    pub because: Source,
    /// Whether those who could deny it have been asked.
    pub asked: bool,
}

impl Heal {
    pub(in crate::dice) fn new(seat: Seat, left: u8, because: Source) -> Self {
        Self { seat, left, given: [0; MAX_SEATS], because }
    }

    /// What the points given to a player are worth to him.
    fn worth(self, game: &Game, to: Seat) -> u8 {
        let own = game.hooks(to).own_beer.filter(|_| to == self.seat && self.because == Source::Face(Face::Beer));
        self.given[to.index()] * own.map_or(1, |worth| worth(game.player(to).life))
    }
}

impl Resolve for Heal {
    fn decision(&self, _: &Game) -> Option<Decision> {
        (self.left > 0).then(|| ask(self.seat, Ask::Heal { left: self.left }, self.because))
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        out.extend(game.ring.seats().iter().map(Action::PickSeat));
    }

    fn refusal(&self, game: &Game, _: Seat, action: Action) -> Illegal {
        refuse_seat(game, action, self.because)
    }

    fn answer(mut self, step: &mut Step, action: Action) {
        let Action::PickSeat(to) = action else { return };
        self.left -= 1;
        self.given[to.index()] += 1;
        step.replace(self);
        step.emit(match self.because {
            Source::Face(_) => Event::BeerGiven { seat: self.seat, to },
            of => Event::Used { seat: self.seat, of, target: Some(to) },
        });
    }

    fn resume(mut self, step: &mut Step) {
        let next = step.ring.from(step.turn.seat).find(|seat| self.given[seat.index()] > 0);
        let Some(to) = next else { return step.pop() };
        let amount = self.worth(step, to);
        self.given[to.index()] = 0;
        step.replace(self);
        step.push(Gain::new(to, amount, self.because));
    }

    fn dies_with(&self, seat: Seat) -> bool {
        self.seat == seat
    }
}

impl Gain {
    pub(in crate::dice) fn new(seat: Seat, amount: u8, because: Source) -> Self {
        Self { seat, amount, because, asked: false }
    }
}

impl Resolve for Gain {
    fn resume(self, step: &mut Step) {
        let amount = step.room(self.seat, self.amount);
        if amount == 0 {
            step.pop();
        } else if self.asked {
            step.pop();
            step.restore(self.seat, amount, self.because);
        } else {
            step.replace(Self { asked: true, ..self });
            step.window(Moment::Gain { seat: self.seat, amount });
        }
    }

    fn dies_with(&self, seat: Seat) -> bool {
        self.seat == seat
    }
}

impl Step<'_> {
    /// The gain about to happen does not.
    pub(in crate::dice) fn deny_gain(&mut self) {
        if let Some(Frame::Gain(gain)) = self.drop_last(|frame| matches!(frame, Frame::Gain(_))) {
            self.emit(Event::GainDenied { seat: gain.seat, amount: gain.amount });
        }
    }
}
