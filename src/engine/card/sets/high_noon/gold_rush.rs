//! Gold Rush: turns pass to the right; effects of cards still run to the left (R94).

use crate::card::definitions::{EventDef, EventRule};
use crate::card::sets::Set;

pub const EVENT: EventDef =
    EventDef { id: "gold_rush", set: Set::HighNoon, rules: &[EventRule::TurnsReversed], ..EventDef::BLANK };
