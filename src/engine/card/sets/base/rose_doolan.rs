//! Rose Doolan: sees all the others one nearer.

use crate::card::hooks::Hooks;
use crate::card::sets::{CharacterDef, Set};

pub const CHARACTER: CharacterDef =
    CharacterDef { id: "rose_doolan", set: Set::Base, life: 4, hooks: Hooks { sees: -1, ..Hooks::NONE } };
