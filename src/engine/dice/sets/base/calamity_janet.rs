//! Calamity Janet: uses either bullseye as the other one.

use crate::dice::hooks::Hooks;
use crate::dice::sets::{CharacterDef, Needs};

pub const CHARACTER: CharacterDef =
    CharacterDef { id: "calamity_janet", life: 8, needs: Needs::Nothing, hooks: Hooks { hits: either, ..Hooks::NONE } };

fn either(_: u8, distance: u8) -> bool {
    matches!(distance, 1 | 2)
}
