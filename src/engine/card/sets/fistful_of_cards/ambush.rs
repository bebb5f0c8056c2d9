//! Ambush: everybody sits at distance 1 from everybody; what changes distances still does, abilities by table rule
//! (R108).

use crate::card::definitions::{EventDef, EventRule};
use crate::card::sets::Set;

pub const EVENT: EventDef =
    EventDef { id: "ambush", set: Set::FistfulOfCards, rules: &[EventRule::PlacesApart(1)], ..EventDef::BLANK };
