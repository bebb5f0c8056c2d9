//! Law of the West: the second card of phase 1 is shown, and must be played in phase 2 if it can be (R106, R165).

use crate::card::EventDef;
use crate::card::hooks::Hooks;
use crate::card::sets::Set;

pub const EVENT: EventDef =
    EventDef::lasting("law_of_the_west", Set::FistfulOfCards, Hooks { binds: true, ..Hooks::NONE });
