//! Calamity Janet: uses BANG! as Missed! and Missed! as BANG!, in Duels and against Indians! too (R140, R155).

use crate::card::definitions::{CharacterDef, CountsAs, Hook};
use crate::card::sets::Set;
use crate::card::{CardId, CardKind, Game};
use crate::core::Seat;

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "calamity_janet",
    set: Set::Base,
    life: 4,
    hooks: &[Hook::CountsAs(CountsAs { played_as: &[CardKind::Bang], when: swap })],
    ..CharacterDef::BLANK
};

fn swap(_: &Game, _: Seat, card: CardId, kind: CardKind) -> bool {
    matches!((card.kind(), kind), (CardKind::Bang, CardKind::Missed) | (CardKind::Missed, CardKind::Bang))
}
