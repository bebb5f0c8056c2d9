//! Train Arrival: phase 1 ends with one more card, unless it was given up altogether (R213).

use crate::card::hooks::Hooks;
use crate::card::sets::Set;
use crate::card::{EventDef, Step};
use crate::core::Seat;

pub const EVENT: EventDef =
    EventDef::lasting("train_arrival", Set::HighNoon, Hooks { extra_draw: 1, drawn: Some((0, unload)), ..Hooks::NONE });

fn unload(step: &mut Step, seat: Seat) {
    if !step.turn().forgone {
        step.draw_in_phase_one(seat);
    }
}
