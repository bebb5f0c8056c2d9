//! The Ugly, an Outlaw: at the start of his turn two players exchange their arrows; he may be one of them.

use crate::core::{Role, Seat};
use crate::dice::frames::{Resolve, ask, refuse_seat};
use crate::dice::sets::PowerDef;
use crate::dice::{Action, Ask, Decision, Game, Illegal, Moment, Power, Source, Step};
use serde::{Deserialize, Serialize};

pub const POWER: PowerDef = PowerDef {
    id: "the_ugly",
    role: Role::Outlaw,
    fits: |moment| matches!(moment, Moment::TurnStart),
    run: |step, seat, _| step.push(Pick { seat, first: None }),
    ..PowerDef::BLANK
};

const SELF: Source = Source::Power(Power::TheUgly);

/// He names two players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pick {
    pub seat: Seat,
    pub first: Option<Seat>,
}

impl Resolve for Pick {
    fn decision(&self, _: &Game) -> Option<Decision> {
        Some(ask(self.seat, Ask::PickSeat, SELF))
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        out.extend(game.ring.seats().iter().filter(|seat| Some(*seat) != self.first).map(Action::PickSeat));
    }

    fn refusal(&self, game: &Game, _: Seat, action: Action) -> Illegal {
        refuse_seat(game, action, SELF)
    }

    fn answer(self, step: &mut Step, action: Action) {
        let Action::PickSeat(picked) = action else { return };
        match self.first {
            None => {
                step.replace(Self { first: Some(picked), ..self });
                step.emit(crate::dice::Event::Used { seat: self.seat, of: SELF, target: Some(picked) });
            }
            Some(first) => {
                step.pop();
                step.swap_arrows(first, picked);
            }
        }
    }

    fn resume(self, _: &mut Step) {}
}
