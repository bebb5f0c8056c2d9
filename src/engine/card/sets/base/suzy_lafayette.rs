//! Suzy Lafayette: draws a card as soon as her hand is empty.
//!
//! At once while she defends herself, so that she may answer Slab with what she drew; after the effect when
//! the last card was one she played herself, and only after a Duel she is part of (R73, R153).

use crate::card::Step;
use crate::card::definitions::{CharacterDef, Hook};
use crate::card::sets::Set;
use crate::core::Seat;

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "suzy_lafayette",
    set: Set::Base,
    life: 4,
    hooks: &[Hook::HandEmpty(draw)],
    ..CharacterDef::BLANK
};

fn draw(step: &mut Step, seat: Seat) {
    step.draw(seat);
}
