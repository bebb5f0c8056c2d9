//! Black Jack: may roll dynamite again while fewer than three show.

use crate::dice::hooks::Hooks;
use crate::dice::sets::{CharacterDef, Needs};

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "black_jack",
    life: 8,
    needs: Needs::Nothing,
    hooks: Hooks { rerolls_dynamite: true, ..Hooks::NONE },
};
