//! Kit Carlson: for each gatling of his final dice he may put an arrow of anybody back, before the gun fires (R309).

use crate::core::Seat;
use crate::dice::frames::PutBack;
use crate::dice::hooks::Hooks;
use crate::dice::sets::{CharacterDef, Needs};
use crate::dice::{Character, Source, Step};

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "kit_carlson",
    life: 7,
    needs: Needs::Nothing,
    hooks: Hooks { gatling_faces: Some(gatling_faces), ..Hooks::NONE },
};

fn gatling_faces(step: &mut Step, seat: Seat, count: u8) {
    step.push(PutBack { seat, left: count, because: Source::Character(Character::KitCarlson), own_only: false });
}
