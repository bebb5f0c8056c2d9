//! Suzy Lafayette: gains two life points at the end of her turn if her final dice show no bullseye, double ones included.

use crate::core::Seat;
use crate::dice::frames::Gain;
use crate::dice::hooks::Hooks;
use crate::dice::sets::{CharacterDef, Needs};
use crate::dice::{Character, Source, Step, Symbol, count};

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "suzy_lafayette",
    life: 8,
    needs: Needs::Nothing,
    hooks: Hooks { turn_end: Some(turn_end), ..Hooks::NONE },
};

fn turn_end(step: &mut Step, seat: Seat) {
    if count(&step.dice, Symbol::Bullseye1) + count(&step.dice, Symbol::Bullseye2) == 0 {
        step.push(Gain::new(seat, 2, Source::Character(Character::SuzyLafayette)));
    }
}
