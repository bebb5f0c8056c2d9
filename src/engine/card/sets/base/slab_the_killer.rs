//! Slab the Killer: his BANG! cards take two Missed! effects; his other attacks take one (R76, R156).

use crate::card::frames::Shot;
use crate::card::hooks::Hooks;
use crate::card::sets::{CharacterDef, Set};

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "slab_the_killer",
    set: Set::Base,
    life: 4,
    hooks: Hooks { missed_needed: Some(two), ..Hooks::NONE },
};

fn two(shot: &Shot) -> u8 {
    if shot.bang { 2 } else { 1 }
}
