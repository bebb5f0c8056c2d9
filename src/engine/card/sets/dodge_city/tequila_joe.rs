//! Tequila Joe: a Beer gives him two life points, as a rescue too; other cards give what they give (R62).

use crate::card::definitions::{CharacterDef, Modifiers};
use crate::card::sets::Set;

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "tequila_joe",
    set: Set::DodgeCity,
    life: 4,
    modifiers: Modifiers { beer_life: 2, ..Modifiers::NONE },
    ..CharacterDef::BLANK
};
