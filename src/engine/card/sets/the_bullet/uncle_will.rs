//! Uncle Will: once in his turn he may play any hand card as a General Store.

use crate::card::definitions::{CharacterDef, CountsAs, Hook};
use crate::card::sets::Set;
use crate::card::{CardId, CardKind, Character, Game};
use crate::core::Seat;

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "uncle_will",
    set: Set::TheBullet,
    life: 4,
    hooks: &[Hook::CountsAs(CountsAs { played_as: &[CardKind::GeneralStore], when: as_store })],
    ..CharacterDef::BLANK
};

fn as_store(game: &Game, seat: Seat, _: CardId, kind: CardKind) -> bool {
    kind == CardKind::GeneralStore && game.active_seat() == Some(seat) && game.turn().uses(Character::UncleWill) == 0
}
