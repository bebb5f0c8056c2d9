//! Arrows that go back into the supply one by one: broken arrows, Kit Carlson, Pedro Ramirez.

use super::{Resolve, ask};
use crate::core::Seat;
use crate::dice::{Action, Arrow, Ask, Decision, Event, Face, Game, Illegal, Source, Step};
use serde::{Deserialize, Serialize};

/// `seat` chooses the tokens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct PutBack {
    pub seat: Seat,
    pub left: u8,
    pub because: Source,
    /// Whether only tokens of his own can be chosen.
    pub own_only: bool,
}

impl PutBack {
    /// A broken arrow must be used if it can, and never breaks the Chief's Arrow (R122).
    fn is_broken_arrow(self) -> bool {
        self.because == Source::Face(Face::BrokenArrow)
    }

    fn choices(self, game: &Game) -> impl Iterator<Item = Action> + '_ {
        let kinds: &[Arrow] = if self.is_broken_arrow() { &[Arrow::Normal] } else { &[Arrow::Normal, Arrow::Chief] };
        let seats = game.ring.seats().iter().filter(move |seat| !self.own_only || *seat == self.seat);
        seats.flat_map(move |seat| {
            let held = game.player(seat).arrows;
            kinds.iter().filter(move |arrow| held.has(**arrow)).map(move |arrow| Action::Return { seat, arrow: *arrow })
        })
    }
}

impl Resolve for PutBack {
    fn decision(&self, game: &Game) -> Option<Decision> {
        let can = self.left > 0 && self.choices(game).next().is_some();
        can.then(|| ask(self.seat, Ask::Return { left: self.left }, self.because))
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        out.extend(self.choices(game));
        if !self.is_broken_arrow() {
            out.push(Action::Pass);
        }
    }

    fn refusal(&self, _: &Game, _: Seat, action: Action) -> Illegal {
        match action {
            Action::Return { seat, arrow } => Illegal::NoArrowThere { seat, arrow },
            Action::Pass => Illegal::MustChoose,
            _ => Illegal::NotAsked,
        }
    }

    fn answer(self, step: &mut Step, action: Action) {
        if let Action::Return { seat, arrow } = action {
            step.replace(Self { left: self.left - 1, ..self });
            step.return_arrow(seat, arrow, self.seat);
        } else {
            step.pop();
            step.emit(Event::Passed { seat: self.seat });
        }
    }

    fn resume(self, step: &mut Step) {
        step.pop();
    }

    fn dies_with(&self, seat: Seat) -> bool {
        self.seat == seat
    }
}
