//! Jourdonnais: has a Barrel built in; a real one is a second try (R47).

use super::barrel::HIDE;
use crate::card::definitions::{CharacterDef, Modifiers};
use crate::card::sets::Set;

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "jourdonnais",
    set: Set::Base,
    life: 4,
    check: Some(HIDE),
    modifiers: Modifiers { dodges: true, ..Modifiers::NONE },
    ..CharacterDef::BLANK
};
