//! Train Arrival: phase 1 ends with one more card, unless it was given up altogether (R213).

use crate::card::Step;
use crate::card::definitions::{AfterDraw, EventDef, EventRule, Hook};
use crate::card::sets::Set;
use crate::core::Seat;

pub const EVENT: EventDef = EventDef {
    id: "train_arrival",
    set: Set::HighNoon,
    rules: &[EventRule::ExtraDraw(1)],
    hooks: &[Hook::AfterDraw(AfterDraw { order: 0, run: unload })],
    ..EventDef::BLANK
};

fn unload(step: &mut Step, seat: Seat) {
    if !step.turn().forgone {
        step.draw_in_phase_one(seat);
    }
}
