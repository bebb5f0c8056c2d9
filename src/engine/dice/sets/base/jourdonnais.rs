//! Jourdonnais: an Indian attack never costs him more than one life point.

use crate::dice::Cause;
use crate::dice::hooks::Hooks;
use crate::dice::sets::{CharacterDef, Needs};

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "jourdonnais",
    life: 7,
    needs: Needs::Nothing,
    hooks: Hooks { loss: Some(at_most_one), ..Hooks::NONE },
};

fn at_most_one(cause: Cause, amount: u8) -> u8 {
    if cause == Cause::Indians { amount.min(1) } else { amount }
}
