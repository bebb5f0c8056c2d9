//! Lucky Duke: rolls up to four times.

use crate::dice::hooks::Hooks;
use crate::dice::sets::{CharacterDef, Needs};

pub const CHARACTER: CharacterDef =
    CharacterDef { id: "lucky_duke", life: 8, needs: Needs::Nothing, hooks: Hooks { extra_rolls: 1, ..Hooks::NONE } };
