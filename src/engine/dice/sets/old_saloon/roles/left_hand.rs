//! The Left Hand of the Devil, a Renegade: a player being eliminated, himself perhaps, stays in play with two life points
//! and may put all his arrows back. His role stays hidden (R318).

use crate::core::{Role, Seat};
use crate::dice::frames::{Resolve, ask};
use crate::dice::sets::PowerDef;
use crate::dice::{Action, Ask, Decision, Event, Game, Moment, Power, Source, Step};
use serde::{Deserialize, Serialize};

pub const POWER: PowerDef = PowerDef {
    id: "left_hand",
    role: Role::Renegade,
    fits: |moment| matches!(moment, Moment::Death { .. }),
    run,
    ..PowerDef::BLANK
};

const SELF: Source = Source::Power(Power::LeftHand);

fn run(step: &mut Step, _: Seat, moment: Moment) {
    let Moment::Death { seat } = moment else { return };
    step.restore(seat, 2, SELF);
    step.push(Relief { seat });
}

/// Who was saved may put his arrows back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Relief {
    pub seat: Seat,
}

impl Resolve for Relief {
    fn decision(&self, game: &Game) -> Option<Decision> {
        (game.player(self.seat).arrows.tokens() > 0).then(|| ask(self.seat, Ask::ReturnAll, SELF))
    }

    fn answers(&self, _: &Game, out: &mut Vec<Action>) {
        out.extend([Action::ReturnAll, Action::Pass]);
    }

    fn answer(self, step: &mut Step, action: Action) {
        step.pop();
        if action == Action::ReturnAll {
            step.return_all(self.seat);
        } else {
            step.emit(Event::Passed { seat: self.seat });
        }
    }

    fn resume(self, step: &mut Step) {
        step.pop();
    }
}
