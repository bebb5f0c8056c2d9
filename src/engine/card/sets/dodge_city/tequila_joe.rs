//! Tequila Joe: a Beer gives him two life points, as a rescue too; other cards give what they give (R62).

use crate::card::hooks::Hooks;
use crate::card::sets::{CharacterDef, Set};

pub const CHARACTER: CharacterDef =
    CharacterDef { id: "tequila_joe", set: Set::DodgeCity, life: 4, hooks: Hooks { beer_life: 2, ..Hooks::NONE } };
