//! Big Spencer: nine life points, but only five cards to begin with, and he never plays a Missed! card; other cards and
//! abilities with that effect are his.

use crate::card::definitions::{CharacterDef, Hook};
use crate::card::sets::Set;
use crate::card::{CardId, CardKind, Game};
use crate::core::Seat;

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "big_spencer",
    set: Set::WildWestShow,
    life: 9,
    start_hand: Some(5),
    hooks: &[Hook::Forbids(missed)],
    ..CharacterDef::BLANK
};

fn missed(_: &Game, _: Seat, kind: CardKind, card: Option<CardId>) -> bool {
    kind == CardKind::Missed && card.is_some_and(|card| card.kind() == CardKind::Missed)
}
