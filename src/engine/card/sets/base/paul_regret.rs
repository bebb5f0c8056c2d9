//! Paul Regret: all the others see him one farther away.

use crate::card::definitions::{CharacterDef, Modifiers};
use crate::card::sets::Set;

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "paul_regret",
    set: Set::Base,
    life: 3,
    modifiers: Modifiers { distance_from_others: 1, ..Modifiers::NONE },
    ..CharacterDef::BLANK
};
