//! Slab the Killer: once in his turn a beer doubles one bullseye; that beer heals nobody.

use crate::dice::hooks::Hooks;
use crate::dice::sets::{CharacterDef, Needs};

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "slab_the_killer",
    life: 8,
    needs: Needs::Nothing,
    hooks: Hooks { doubles: true, ..Hooks::NONE },
};
