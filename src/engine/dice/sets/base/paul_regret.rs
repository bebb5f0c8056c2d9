//! Paul Regret: the Gatling never costs him life.

use crate::dice::Cause;
use crate::dice::hooks::Hooks;
use crate::dice::sets::{CharacterDef, Needs};

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "paul_regret",
    life: 9,
    needs: Needs::Nothing,
    hooks: Hooks { loss: Some(no_gatling), ..Hooks::NONE },
};

fn no_gatling(cause: Cause, amount: u8) -> u8 {
    if cause == Cause::Gatling { 0 } else { amount }
}
