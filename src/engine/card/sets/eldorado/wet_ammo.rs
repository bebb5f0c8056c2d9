//! Wet Ammo: everybody is at distance 1 from everybody, whatever modifies it, and a BANG! card is shot only together with
//! a second one, which is discarded with it (R242).

use crate::card::definitions::{EventDef, EventRule};
use crate::card::sets::Set;

pub const EVENT: EventDef = EventDef {
    id: "wet_ammo",
    set: Set::Eldorado,
    rules: &[EventRule::DistanceOne, EventRule::BangCostsBang],
    ..EventDef::BLANK
};
