//! Doc Holyday: three or more bullseyes used in a turn, double ones counted as two, also give him two life points.

use crate::core::Seat;
use crate::dice::frames::Gain;
use crate::dice::hooks::Hooks;
use crate::dice::sets::{CharacterDef, Needs};
use crate::dice::{Character, Source, Step};

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "doc_holyday",
    life: 8,
    needs: Needs::OldSaloon,
    hooks: Hooks { after_shots: Some(after_shots), ..Hooks::NONE },
};

fn after_shots(step: &mut Step, seat: Seat, shots: u8) {
    if shots >= 3 {
        step.push(Gain::new(seat, 2, Source::Character(Character::DocHolyday)));
    }
}
