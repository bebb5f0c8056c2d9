//! The Judge, a Deputy: cancels the power of a special role another player has just shown; that power is used up. He
//! stops The Left Hand too (R124).

use crate::core::Role;
use crate::dice::Moment;
use crate::dice::sets::PowerDef;

pub const POWER: PowerDef = PowerDef {
    id: "the_judge",
    role: Role::Deputy,
    fits: |moment| matches!(moment, Moment::Revealed { .. }),
    run: |step, _, _| step.cancel_power(),
    ..PowerDef::BLANK
};
