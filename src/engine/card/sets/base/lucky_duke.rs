//! Lucky Duke: flips two cards for each draw! and chooses which one counts; both are discarded (R78).

use crate::card::definitions::{CharacterDef, Modifiers};
use crate::card::sets::Set;

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "lucky_duke",
    set: Set::Base,
    life: 4,
    modifiers: Modifiers { flips: 2, ..Modifiers::NONE },
    ..CharacterDef::BLANK
};
