//! Sean Mallory: keeps any number of cards, ten in the current edition (R69).

use crate::card::definitions::{CharacterDef, Hook};
use crate::card::sets::Set;
use crate::card::{DodgeCityEdition, Game};

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "sean_mallory",
    set: Set::DodgeCity,
    life: 3,
    hooks: &[Hook::HandLimit(limit)],
    ..CharacterDef::BLANK
};

fn limit(game: &Game) -> u8 {
    match game.rules().dodge_city_edition {
        DodgeCityEdition::First => u8::MAX,
        DodgeCityEdition::Current => 10,
    }
}
