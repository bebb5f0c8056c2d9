//! Bill Noface: takes arrows only for the dice of his last roll, which need not be the third.

use crate::dice::hooks::Hooks;
use crate::dice::sets::{CharacterDef, Needs};

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "bill_noface",
    life: 9,
    needs: Needs::OldSaloon,
    hooks: Hooks { late_arrows: true, ..Hooks::NONE },
};
