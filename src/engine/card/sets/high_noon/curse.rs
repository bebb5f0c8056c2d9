//! Curse: every card counts as spades wherever a suit matters; ranks stay what they are.

use crate::card::hooks::Hooks;
use crate::card::sets::Set;
use crate::card::{EventDef, Suit};

pub const EVENT: EventDef =
    EventDef::lasting("curse", Set::HighNoon, Hooks { suit: Some(Suit::Spades), ..Hooks::NONE });
