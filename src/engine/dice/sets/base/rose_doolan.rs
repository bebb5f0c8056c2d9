//! Rose Doolan: her bullseyes also hit one place further, counted either way round (R304).

use crate::dice::hooks::Hooks;
use crate::dice::sets::{CharacterDef, Needs};

pub const CHARACTER: CharacterDef =
    CharacterDef { id: "rose_doolan", life: 9, needs: Needs::Nothing, hooks: Hooks { hits: further, ..Hooks::NONE } };

fn further(reach: u8, distance: u8) -> bool {
    distance == reach || distance == reach + 1
}
