//! Gold Rush: turns pass to the right; effects of cards still run to the left (R94).

use crate::card::EventDef;
use crate::card::hooks::Hooks;
use crate::card::sets::Set;

pub const EVENT: EventDef = EventDef::lasting("gold_rush", Set::HighNoon, Hooks { reverses: true, ..Hooks::NONE });
