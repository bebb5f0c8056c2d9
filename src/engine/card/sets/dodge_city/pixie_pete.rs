//! Pixie Pete: draws four cards in phase 1, three in the current edition (R69) and as a ghost (R158).

use crate::card::definitions::{CharacterDef, Draws, Hook};
use crate::card::sets::Set;
use crate::card::{DodgeCityEdition, Game};
use crate::core::Seat;

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "pixie_pete",
    set: Set::DodgeCity,
    life: 3,
    hooks: &[Hook::Draws(Draws { count: many, one_less_under_cap: false })],
    ..CharacterDef::BLANK
};

#[allow(clippy::unnecessary_wraps)] // a hook
fn many(game: &Game, seat: Seat) -> Option<u8> {
    Some(match game.rules().dodge_city_edition {
        DodgeCityEdition::First if !game.player(seat).ghost => 4,
        DodgeCityEdition::First | DodgeCityEdition::Current => 3,
    })
}
