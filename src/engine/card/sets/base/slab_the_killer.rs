//! Slab the Killer: his BANG! cards take two Missed! effects; his other attacks take one (R76, R156).

use crate::card::definitions::{CharacterDef, Hook};
use crate::card::frames::Shot;
use crate::card::sets::Set;

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "slab_the_killer",
    set: Set::Base,
    life: 4,
    hooks: &[Hook::MissedNeeded(two)],
    ..CharacterDef::BLANK
};

fn two(shot: &Shot) -> u8 {
    if shot.bang { 2 } else { 1 }
}
