//! Shootout: everybody may play a second BANG! card in his turn.

use crate::card::EventDef;
use crate::card::hooks::Hooks;
use crate::card::sets::Set;

pub const EVENT: EventDef = EventDef::lasting("shootout", Set::HighNoon, Hooks { bang_limit: Some(2), ..Hooks::NONE });
