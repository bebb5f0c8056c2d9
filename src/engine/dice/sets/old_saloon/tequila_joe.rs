//! Tequila Joe: uses the Coward as a sixth die.

use crate::dice::hooks::Hooks;
use crate::dice::sets::{CharacterDef, Needs};

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "tequila_joe",
    life: 7,
    needs: Needs::SaloonDice,
    hooks: Hooks { sixth_die: Some(crate::dice::Die::Coward), ..Hooks::NONE },
};
