//! Vulture Sam: takes hand and cards in play of everybody eliminated, before reward and penalty (R13, R152).

use crate::card::hooks::Hooks;
use crate::card::sets::{CharacterDef, Set};

pub const CHARACTER: CharacterDef =
    CharacterDef { id: "vulture_sam", set: Set::Base, life: 4, hooks: Hooks { inherits: true, ..Hooks::NONE } };
