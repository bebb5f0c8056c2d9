//! Aiming bullseyes: all are assigned first and hit together (R119).

use super::losses::Losses;
use super::{Resolve, ask};
use crate::core::{MAX_SEATS, Seat};
use crate::dice::{Action, Ask, Cause, Decision, Event, Face, Game, Illegal, Source, Step, Symbol, count};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Aim {
    pub seat: Seat,
    /// Bullseyes 1 still to be aimed.
    pub ones: u8,
    /// Bullseyes 2 still to be aimed.
    pub twos: u8,
    pub hits: [u8; MAX_SEATS],
}

impl Aim {
    fn reach(self) -> u8 {
        if self.ones > 0 { 1 } else { 2 }
    }

    /// Whether a beer can be spent to double a bullseye.
    fn can_double(self, game: &Game) -> bool {
        game.hooks(self.seat).doubles && game.turn.beers_spent == 0 && count(&game.dice, Symbol::Beer) > 0
    }
}

impl Resolve for Aim {
    fn decision(&self, _: &Game) -> Option<Decision> {
        let left = self.ones + self.twos;
        let face = if self.ones > 0 { Face::Bullseye1 } else { Face::Bullseye2 };
        (left > 0).then(|| ask(self.seat, Ask::Shoot { reach: self.reach(), left }, Source::Face(face)))
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        let double = self.can_double(game);
        for target in game.ring.seats().iter().filter(|target| game.hits(self.seat, self.reach(), *target)) {
            out.push(Action::Shoot { target, doubled: false });
            if double {
                out.push(Action::Shoot { target, doubled: true });
            }
        }
    }

    fn refusal(&self, game: &Game, seat: Seat, action: Action) -> Illegal {
        match action {
            Action::Shoot { target, .. } if target.0 >= game.ring.size() => Illegal::NoSuchSeat { seat: target },
            Action::Shoot { target, .. } if target == seat => Illegal::NotYourself,
            Action::Shoot { target, .. } if !game.in_play(target) => Illegal::TargetEliminated { target },
            Action::Shoot { target, .. } if !game.hits(seat, self.reach(), target) => {
                Illegal::OutOfReach { target, distance: game.ring.distance(seat, target), reach: self.reach() }
            }
            Action::Shoot { .. } => Illegal::CannotDouble,
            Action::Pass => Illegal::MustChoose,
            _ => Illegal::NotAsked,
        }
    }

    fn answer(mut self, step: &mut Step, action: Action) {
        let Action::Shoot { target, doubled } = action else { return };
        let reach = self.reach();
        self.hits[target.index()] += 1 + u8::from(doubled);
        if reach == 1 {
            self.ones -= 1;
        } else {
            self.twos -= 1;
        }
        step.turn.beers_spent += u8::from(doubled);
        step.replace(self);
        step.emit(Event::Aimed { seat: self.seat, target, reach, doubled });
    }

    fn resume(self, step: &mut Step) {
        step.pop();
        step.inflict(Losses::new(Cause::Bullseye, Some(self.seat), self.hits));
    }

    fn dies_with(&self, seat: Seat) -> bool {
        self.seat == seat
    }
}
