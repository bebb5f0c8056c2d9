//! Blessing: every card counts as hearts wherever a suit matters.

use crate::card::hooks::Hooks;
use crate::card::sets::Set;
use crate::card::{EventDef, Suit};

pub const EVENT: EventDef =
    EventDef::lasting("blessing", Set::HighNoon, Hooks { suit: Some(Suit::Hearts), ..Hooks::NONE });
