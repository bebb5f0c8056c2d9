//! Vera Custer: bullseyes cost her one life point less in total; a double one counts as two.

use crate::dice::Cause;
use crate::dice::hooks::Hooks;
use crate::dice::sets::{CharacterDef, Needs};

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "vera_custer",
    life: 7,
    needs: Needs::OldSaloon,
    hooks: Hooks { loss: Some(one_less), ..Hooks::NONE },
};

fn one_less(cause: Cause, amount: u8) -> u8 {
    if cause == Cause::Bullseye { amount.saturating_sub(1) } else { amount }
}
