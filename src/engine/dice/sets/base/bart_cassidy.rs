//! Bart Cassidy: may take an arrow instead of each life point an attack would cost him, but never the last arrow (R121).

use crate::dice::hooks::Hooks;
use crate::dice::sets::{CharacterDef, Needs};

pub const CHARACTER: CharacterDef =
    CharacterDef { id: "bart_cassidy", life: 8, needs: Needs::Nothing, hooks: Hooks { dodges: true, ..Hooks::NONE } };
