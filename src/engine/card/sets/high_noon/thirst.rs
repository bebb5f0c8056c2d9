//! Thirst: in phase 1 everybody draws only his first card (R95).

use crate::card::EventDef;
use crate::card::hooks::Hooks;
use crate::card::sets::Set;

pub const EVENT: EventDef = EventDef::lasting("thirst", Set::HighNoon, Hooks { draw_cap: Some(1), ..Hooks::NONE });
