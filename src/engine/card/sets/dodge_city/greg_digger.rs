//! Greg Digger: regains two life points whenever somebody else is eliminated (R71).

use crate::card::Step;
use crate::card::definitions::{CharacterDef, Hook};
use crate::card::sets::Set;
use crate::core::Seat;

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "greg_digger",
    set: Set::DodgeCity,
    life: 4,
    hooks: &[Hook::OtherEliminated(dig)],
    ..CharacterDef::BLANK
};

fn dig(step: &mut Step, seat: Seat) {
    step.gain_life(seat, 2);
}
