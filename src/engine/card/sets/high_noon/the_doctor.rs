//! The Doctor: when he comes, whoever has the fewest life points regains one; several if they are equal.

use crate::card::Step;
use crate::card::definitions::EventDef;
use crate::card::sets::Set;
use crate::core::{List, Seat};

pub const EVENT: EventDef =
    EventDef { id: "the_doctor", set: Set::HighNoon, turned_up: Some(visit), ..EventDef::BLANK };

fn visit(step: &mut Step) {
    let seats: List<Seat, 8> = step.ring().from(step.turn().seat).collect();
    let fewest = seats.iter().map(|seat| step.player(*seat).life).min();
    for seat in seats.iter().copied() {
        if Some(step.player(seat).life) == fewest {
            step.gain_life(seat, 1);
        }
    }
}
