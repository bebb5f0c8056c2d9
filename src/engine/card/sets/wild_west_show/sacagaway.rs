//! Sacagaway: all hands lie open; what is taken at random is still taken at random (R172).

use crate::card::hooks::Hooks;
use crate::card::sets::Set;
use crate::card::{EventDef, Step};
use crate::core::{List, Seat};

pub const EVENT: EventDef = EventDef {
    turned: Some(show),
    ..EventDef::lasting("sacagaway", Set::WildWestShow, Hooks { open_hands: true, ..Hooks::NONE })
};

fn show(step: &mut Step) {
    let seats: List<Seat, 8> = step.ring().from(step.turn().seat).collect();
    for seat in seats.iter().copied() {
        step.show_hand(seat);
    }
}
