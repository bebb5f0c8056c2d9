//! High Noon: everybody loses a life point when his turn begins, before anything else; nobody is responsible. The
//! last card of its deck.

use crate::card::frames::Loss;
use crate::card::hooks::Hooks;
use crate::card::sets::Set;
use crate::card::{EventCard, EventDef, Source, Step};
use crate::core::Seat;

pub const EVENT: EventDef = EventDef {
    last: true,
    ..EventDef::lasting("high_noon", Set::HighNoon, Hooks { begin: Some(strike), ..Hooks::NONE })
};

fn strike(step: &mut Step, seat: Seat) {
    step.push(Loss::new(seat, 1, None, Source::Event(EventCard::HighNoon)));
}
