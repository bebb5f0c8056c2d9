//! Sean Mallory: keeps any number of cards, ten in the current edition (R69).

use crate::card::hooks::Hooks;
use crate::card::sets::{CharacterDef, Set};
use crate::card::{DodgeCityEdition, Game};

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "sean_mallory",
    set: Set::DodgeCity,
    life: 3,
    hooks: Hooks { hand_limit: Some(limit), ..Hooks::NONE },
};

fn limit(game: &Game) -> u8 {
    match game.rules().dodge_city_edition {
        DodgeCityEdition::First => u8::MAX,
        DodgeCityEdition::Current => 10,
    }
}
