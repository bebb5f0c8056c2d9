//! Rose Doolan: sees all the others one nearer.

use crate::card::definitions::{CharacterDef, Modifiers};
use crate::card::sets::Set;

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "rose_doolan",
    set: Set::Base,
    life: 4,
    modifiers: Modifiers { distance_to_others: -1, ..Modifiers::NONE },
    ..CharacterDef::BLANK
};
