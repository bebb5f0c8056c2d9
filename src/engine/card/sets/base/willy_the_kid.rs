//! Willy the Kid: plays any number of BANG! cards.

use crate::card::definitions::{CharacterDef, Modifiers};
use crate::card::sets::Set;

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "willy_the_kid",
    set: Set::Base,
    life: 4,
    modifiers: Modifiers { bang_limit: u8::MAX, ..Modifiers::NONE },
    ..CharacterDef::BLANK
};
