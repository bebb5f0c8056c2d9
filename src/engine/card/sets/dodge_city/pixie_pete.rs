//! Pixie Pete: draws four cards in phase 1, three in the current edition (R69) and as a ghost (R158).

use crate::card::hooks::Hooks;
use crate::card::sets::{CharacterDef, Set};
use crate::card::{DodgeCityEdition, Game};
use crate::core::Seat;

pub const CHARACTER: CharacterDef =
    CharacterDef { id: "pixie_pete", set: Set::DodgeCity, life: 3, hooks: Hooks { draws: Some(many), ..Hooks::NONE } };

fn many(game: &Game, seat: Seat) -> u8 {
    match game.rules().dodge_city_edition {
        DodgeCityEdition::First if !game.player(seat).ghost => 4,
        DodgeCityEdition::First | DodgeCityEdition::Current => 3,
    }
}
