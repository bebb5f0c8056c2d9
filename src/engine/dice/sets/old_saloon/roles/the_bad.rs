//! The Bad, an Outlaw: another player who is about to gain life does not gain it; beers are lost. He cannot stop The
//! Left Hand (R317).

use crate::core::Role;
use crate::dice::Moment;
use crate::dice::sets::PowerDef;

pub const POWER: PowerDef = PowerDef {
    id: "the_bad",
    role: Role::Outlaw,
    fits: |moment| matches!(moment, Moment::Gain { .. }),
    run: |step, _, _| step.deny_gain(),
    ..PowerDef::BLANK
};
