//! Molly Stark: may take over what another player loses, but never more points than she has (R124, R315).

use crate::dice::hooks::Hooks;
use crate::dice::sets::{CharacterDef, Needs};

pub const CHARACTER: CharacterDef =
    CharacterDef { id: "molly_stark", life: 8, needs: Needs::OldSaloon, hooks: Hooks { shields: true, ..Hooks::NONE } };
