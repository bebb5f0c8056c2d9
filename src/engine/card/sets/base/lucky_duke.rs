//! Lucky Duke: flips two cards for each draw! and chooses which one counts; both are discarded (R78).

use crate::card::hooks::Hooks;
use crate::card::sets::{CharacterDef, Set};

pub const CHARACTER: CharacterDef =
    CharacterDef { id: "lucky_duke", set: Set::Base, life: 4, hooks: Hooks { flips: 2, ..Hooks::NONE } };
