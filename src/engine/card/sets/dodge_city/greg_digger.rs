//! Greg Digger: regains two life points whenever somebody else is eliminated (R71).

use crate::card::Step;
use crate::card::hooks::Hooks;
use crate::card::sets::{CharacterDef, Set};
use crate::core::Seat;

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "greg_digger",
    set: Set::DodgeCity,
    life: 4,
    hooks: Hooks { after_death: Some(dig), ..Hooks::NONE },
};

fn dig(step: &mut Step, seat: Seat) {
    step.gain_life(seat, 2);
}
