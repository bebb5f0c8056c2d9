//! The Gambler, an Outlaw: after another player's last roll that player rolls all his dice once more, dynamite
//! included; what showed before and is not resolved yet is not resolved (R316).

use crate::core::{Role, Seat};
use crate::dice::sets::PowerDef;
use crate::dice::{DiceSet, Moment, Stage, Step};

pub const POWER: PowerDef = PowerDef {
    id: "the_gambler",
    role: Role::Outlaw,
    fits: |moment| matches!(moment, Moment::LastRoll),
    run,
    ..PowerDef::BLANK
};

/// The roll that is replaced was the last one, so nothing can be rolled after it.
fn run(step: &mut Step, _: Seat, _: Moment) {
    step.turn.rolling = DiceSet::first(step.dice.len() as u8);
    step.turn.stage = Stage::Roll;
}
