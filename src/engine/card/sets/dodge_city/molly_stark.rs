//! Molly Stark: draws a card for each BANG!, Missed! or Beer she uses in somebody else's turn, in the current edition
//! for any hand card; in a Duel only at its end (R69, R70). What she is forced to give up does not count.

use crate::card::definitions::{CharacterDef, Hook};
use crate::card::sets::Set;
use crate::card::{CardId, CardKind, DodgeCityEdition, Game};

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "molly_stark",
    set: Set::DodgeCity,
    life: 4,
    hooks: &[Hook::DrawsPerResponse(earns)],
    ..CharacterDef::BLANK
};

fn earns(game: &Game, card: CardId) -> u8 {
    let named = matches!(card.kind(), CardKind::Bang | CardKind::Missed | CardKind::Beer);
    u8::from(named || game.rules().dodge_city_edition == DodgeCityEdition::Current)
}
