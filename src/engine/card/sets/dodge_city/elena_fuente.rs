//! Elena Fuente: uses any hand card as a Missed!.

use crate::card::definitions::{CharacterDef, CountsAs, Hook};
use crate::card::sets::Set;
use crate::card::{CardId, CardKind, Game};
use crate::core::Seat;

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "elena_fuente",
    set: Set::DodgeCity,
    life: 3,
    hooks: &[Hook::CountsAs(CountsAs { played_as: &[], when: as_missed })],
    ..CharacterDef::BLANK
};

fn as_missed(_: &Game, _: Seat, _: CardId, kind: CardKind) -> bool {
    kind == CardKind::Missed
}
