//! José Delgado: uses the Loudmouth as a sixth die.

use crate::dice::hooks::Hooks;
use crate::dice::sets::{CharacterDef, Needs};

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "jose_delgado",
    life: 7,
    needs: Needs::SaloonDice,
    hooks: Hooks { sixth_die: Some(crate::dice::Die::Loudmouth), ..Hooks::NONE },
};
