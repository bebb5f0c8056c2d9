//! The Good, a Deputy: at the start of his turn he becomes Sheriff and the Sheriff a Deputy. They exchange role cards
//! and keep their life; neither has the Sheriff's bonus any more, but surplus life is kept until it is lost (R124).

use crate::core::{Role, Seat};
use crate::dice::sets::PowerDef;
use crate::dice::{Moment, Step};

pub const POWER: PowerDef = PowerDef {
    id: "the_good",
    role: Role::Deputy,
    fits: |moment| matches!(moment, Moment::TurnStart),
    run,
    least_players: 4,
    ..PowerDef::BLANK
};

fn run(step: &mut Step, seat: Seat, _: Moment) {
    if let Some(sheriff) = step.sheriff() {
        step.change_sheriff(sheriff, seat);
    }
}
