//! Paul Regret: all the others see him one farther away.

use crate::card::hooks::Hooks;
use crate::card::sets::{CharacterDef, Set};

pub const CHARACTER: CharacterDef =
    CharacterDef { id: "paul_regret", set: Set::Base, life: 3, hooks: Hooks { seen: 1, ..Hooks::NONE } };
