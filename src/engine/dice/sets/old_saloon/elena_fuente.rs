//! Elena Fuente: after each roll with arrows she may let another player take one of them (R314).

use crate::dice::hooks::Hooks;
use crate::dice::sets::{CharacterDef, Needs};

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "elena_fuente",
    life: 7,
    needs: Needs::OldSaloon,
    hooks: Hooks { gives_arrow: true, ..Hooks::NONE },
};
