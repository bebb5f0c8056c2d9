//! High Noon: everybody loses a life point when his turn begins, before anything else; nobody is responsible. The
//! last card of its deck.

use crate::card::definitions::{EventDef, Hook};
use crate::card::frames::Loss;
use crate::card::sets::Set;
use crate::card::{EventCard, Source, Step};
use crate::core::Seat;

pub const EVENT: EventDef = EventDef {
    is_last: true,
    id: "high_noon",
    set: Set::HighNoon,
    hooks: &[Hook::TurnBegins(strike)],
    ..EventDef::BLANK
};

fn strike(step: &mut Step, seat: Seat) {
    step.push(Loss::new(seat, 1, None, Source::Event(EventCard::HighNoon)));
}
