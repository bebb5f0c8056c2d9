//! Gary Looter: the excess cards others discard in their phase 3 come to his hand; with two such players, to the first
//! on the left (R175).

use crate::card::definitions::{CharacterDef, Modifiers};
use crate::card::sets::Set;

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "gary_looter",
    set: Set::WildWestShow,
    life: 5,
    modifiers: Modifiers { loots: true, ..Modifiers::NONE },
    ..CharacterDef::BLANK
};
