//! Herb Hunter: draws two cards whenever somebody else is eliminated, on top of a reward (R71).

use crate::card::Step;
use crate::card::definitions::{CharacterDef, Hook};
use crate::card::sets::Set;
use crate::core::Seat;

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "herb_hunter",
    set: Set::DodgeCity,
    life: 4,
    hooks: &[Hook::OtherEliminated(hunt)],
    ..CharacterDef::BLANK
};

fn hunt(step: &mut Step, seat: Seat) {
    step.draw_many(seat, 2);
}
