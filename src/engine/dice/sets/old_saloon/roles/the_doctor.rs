//! The Doctor, a Deputy: after any roll, his own included, he turns one die to another face; the old face is not
//! resolved.

use crate::core::{Role, Seat};
use crate::dice::frames::{Resolve, ask};
use crate::dice::sets::PowerDef;
use crate::dice::{Action, Ask, Decision, Game, Illegal, Moment, Power, Source, Step};
use serde::{Deserialize, Serialize};

pub const POWER: PowerDef = PowerDef {
    id: "the_doctor",
    role: Role::Deputy,
    fits: |moment| matches!(moment, Moment::Rolled),
    run: |step, seat, _| step.push(Pick { seat }),
    ..PowerDef::BLANK
};

/// He chooses die and face.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pick {
    pub seat: Seat,
}

impl Resolve for Pick {
    fn decision(&self, _: &Game) -> Option<Decision> {
        Some(ask(self.seat, Ask::Turn, Source::Power(Power::TheDoctor)))
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        for (die, thrown) in game.dice.iter().enumerate() {
            let other = thrown.die.faces().into_iter().filter(|face| Some(*face) != thrown.face);
            out.extend(other.map(|face| Action::Turn { die: die as u8, face }));
        }
    }

    fn refusal(&self, game: &Game, _: Seat, action: Action) -> Illegal {
        match action {
            Action::Turn { die, .. } if usize::from(die) >= game.dice.len() => Illegal::NoSuchDie { die },
            Action::Turn { die, face } => Illegal::NotThatFace { die, face },
            Action::Pass => Illegal::MustChoose,
            _ => Illegal::NotAsked,
        }
    }

    fn answer(self, step: &mut Step, action: Action) {
        if let Action::Turn { die, face } = action {
            step.pop();
            step.turn_die(self.seat, die, face);
        }
    }

    fn resume(self, _: &mut Step) {}
}
