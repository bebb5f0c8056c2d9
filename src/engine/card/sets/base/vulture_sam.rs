//! Vulture Sam: takes hand and cards in play of everybody eliminated, before reward and penalty (R13, R152).

use crate::card::definitions::{CharacterDef, Modifiers};
use crate::card::sets::Set;

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "vulture_sam",
    set: Set::Base,
    life: 4,
    modifiers: Modifiers { inherits: true, ..Modifiers::NONE },
    ..CharacterDef::BLANK
};
