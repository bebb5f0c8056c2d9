//! Blessing: every card counts as hearts wherever a suit matters.

use crate::card::Suit;
use crate::card::definitions::{EventDef, EventRule};
use crate::card::sets::Set;

pub const EVENT: EventDef =
    EventDef { id: "blessing", set: Set::HighNoon, rules: &[EventRule::SuitOfAll(Suit::Hearts)], ..EventDef::BLANK };
