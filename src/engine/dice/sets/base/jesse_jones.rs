//! Jesse Jones: with four life points or fewer each beer he pours himself gives two; judged once before his beers (R121).

use crate::dice::hooks::Hooks;
use crate::dice::sets::{CharacterDef, Needs};

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "jesse_jones",
    life: 9,
    needs: Needs::Nothing,
    hooks: Hooks { own_beer: Some(thirsty), ..Hooks::NONE },
};

fn thirsty(life: u8) -> u8 {
    if life <= 4 { 2 } else { 1 }
}
