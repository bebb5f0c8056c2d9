//! Apache Kid: for an arrow he rolls he may take the Chief's Arrow from another player instead of a token from the supply (R313).

use crate::dice::hooks::Hooks;
use crate::dice::sets::{CharacterDef, Needs};

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "apache_kid",
    life: 9,
    needs: Needs::ChiefsArrow,
    hooks: Hooks { takes_chief: true, ..Hooks::NONE },
};
