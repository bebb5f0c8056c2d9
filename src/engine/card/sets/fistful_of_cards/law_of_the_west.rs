//! Law of the West: the second card of phase 1 is shown, and must be played in phase 2 if it can be (R106, R165).

use crate::card::definitions::{EventDef, EventRule};
use crate::card::sets::Set;

pub const EVENT: EventDef = EventDef {
    id: "law_of_the_west",
    set: Set::FistfulOfCards,
    rules: &[EventRule::MustPlaySecondCard],
    ..EventDef::BLANK
};
