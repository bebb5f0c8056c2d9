//! Jourdonnais: has a Barrel built in; a real one is a second try (R47).

use super::barrel::hide;
use crate::card::hooks::Hooks;
use crate::card::sets::{CharacterDef, Set};

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "jourdonnais",
    set: Set::Base,
    life: 4,
    hooks: Hooks { dodges: true, checked: Some(hide), ..Hooks::NONE },
};
