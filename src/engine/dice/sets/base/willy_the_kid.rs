//! Willy the Kid: two gatlings are enough for him, still once in a turn.

use crate::dice::hooks::Hooks;
use crate::dice::sets::{CharacterDef, Needs};

pub const CHARACTER: CharacterDef =
    CharacterDef { id: "willy_the_kid", life: 8, needs: Needs::Nothing, hooks: Hooks { gatlings: 2, ..Hooks::NONE } };
