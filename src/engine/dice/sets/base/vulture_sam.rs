//! Vulture Sam: gains two life points for each other player eliminated, unless he dies in the same moment.

use crate::core::Seat;
use crate::dice::frames::Gain;
use crate::dice::hooks::Hooks;
use crate::dice::sets::{CharacterDef, Needs};
use crate::dice::{Character, Source, Step};

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "vulture_sam",
    life: 9,
    needs: Needs::Nothing,
    hooks: Hooks { after_deaths: Some(after_deaths), ..Hooks::NONE },
};

fn after_deaths(step: &mut Step, seat: Seat, deaths: u8) {
    step.push(Gain::new(seat, 2 * deaths, Source::Character(Character::VultureSam)));
}
