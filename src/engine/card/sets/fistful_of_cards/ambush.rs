//! Ambush: everybody sits at distance 1 from everybody; what changes distances still does, abilities by table rule
//! (R108).

use crate::card::EventDef;
use crate::card::hooks::Hooks;
use crate::card::sets::Set;

pub const EVENT: EventDef = EventDef::lasting("ambush", Set::FistfulOfCards, Hooks { places: Some(1), ..Hooks::NONE });
