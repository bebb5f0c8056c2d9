//! Shootout: everybody may play a second BANG! card in his turn.

use crate::card::definitions::{EventDef, Modifiers};
use crate::card::sets::Set;

pub const EVENT: EventDef = EventDef {
    id: "shootout",
    set: Set::HighNoon,
    modifiers: Modifiers { bang_limit: 2, ..Modifiers::NONE },
    ..EventDef::BLANK
};
