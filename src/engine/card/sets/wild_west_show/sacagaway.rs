//! Sacagaway: all hands lie open; what is taken at random is still taken at random (R172).

use crate::card::Step;
use crate::card::definitions::{EventDef, EventRule};
use crate::card::sets::Set;
use crate::core::{List, Seat};

pub const EVENT: EventDef = EventDef {
    turned_up: Some(show),
    id: "sacagaway",
    set: Set::WildWestShow,
    rules: &[EventRule::OpenHands],
    ..EventDef::BLANK
};

fn show(step: &mut Step) {
    let seats: List<Seat, 8> = step.ring().from(step.turn().seat).collect();
    for seat in seats.iter().copied() {
        step.show_hand(seat);
    }
}
