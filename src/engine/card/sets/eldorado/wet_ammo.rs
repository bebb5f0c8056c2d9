//! Wet Ammo: everybody is at distance 1 from everybody, whatever modifies it, and a BANG! card is shot only together with
//! a second one, which is discarded with it (R242).

use crate::card::EventDef;
use crate::card::hooks::Hooks;
use crate::card::sets::Set;

pub const EVENT: EventDef =
    EventDef::lasting("wet_ammo", Set::Eldorado, Hooks { places_only: true, doubles_bang: true, ..Hooks::NONE });
