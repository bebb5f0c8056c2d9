//! Pixie Pete: draws four cards in phase 1, three in the current edition (R69).

use crate::card::hooks::Hooks;
use crate::card::sets::{CharacterDef, Set};
use crate::card::{DodgeCityEdition, Game};
use crate::core::Seat;

pub const CHARACTER: CharacterDef =
    CharacterDef { id: "pixie_pete", set: Set::DodgeCity, life: 3, hooks: Hooks { draws: Some(many), ..Hooks::NONE } };

fn many(game: &Game, _: Seat) -> u8 {
    match game.rules().dodge_city_edition {
        DodgeCityEdition::First => 4,
        DodgeCityEdition::Current => 3,
    }
}
