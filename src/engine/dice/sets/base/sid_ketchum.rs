//! Sid Ketchum: when his turn begins a player of his choice gains a life point.

use crate::core::Seat;
use crate::dice::frames::Heal;
use crate::dice::hooks::Hooks;
use crate::dice::sets::{CharacterDef, Needs};
use crate::dice::{Character, Source, Step};

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "sid_ketchum",
    life: 8,
    needs: Needs::Nothing,
    hooks: Hooks { turn_start: Some(turn_start), ..Hooks::NONE },
};

fn turn_start(step: &mut Step, seat: Seat) {
    step.push(Heal::new(seat, 1, Source::Character(Character::SidKetchum)));
}
