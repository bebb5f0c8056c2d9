//! The Right Hand of the Devil, a Renegade: at the end of his turn he takes another one at once.

use crate::core::{Role, Seat};
use crate::dice::sets::PowerDef;
use crate::dice::{Moment, Step};

pub const POWER: PowerDef = PowerDef {
    id: "right_hand",
    role: Role::Renegade,
    fits: |moment| matches!(moment, Moment::TurnEnd),
    run,
    ..PowerDef::BLANK
};

fn run(step: &mut Step, seat: Seat, _: Moment) {
    step.grant_turn(seat);
}
