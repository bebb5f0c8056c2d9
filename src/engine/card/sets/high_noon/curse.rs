//! Curse: every card counts as spades wherever a suit matters; ranks stay what they are.

use crate::card::Suit;
use crate::card::definitions::{EventDef, EventRule};
use crate::card::sets::Set;

pub const EVENT: EventDef =
    EventDef { id: "curse", set: Set::HighNoon, rules: &[EventRule::SuitOfAll(Suit::Spades)], ..EventDef::BLANK };
