//! Willy the Kid: plays any number of BANG! cards.

use crate::card::hooks::Hooks;
use crate::card::sets::{CharacterDef, Set};

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "willy_the_kid",
    set: Set::Base,
    life: 4,
    hooks: Hooks { bang_limit: Some(u8::MAX), ..Hooks::NONE },
};
