//! Black Jack: shows the second card of phase 1; if it is red he draws one more (R77).

use crate::card::Step;
use crate::card::hooks::Hooks;
use crate::card::sets::{CharacterDef, Set};
use crate::core::Seat;

pub const CHARACTER: CharacterDef =
    CharacterDef { id: "black_jack", set: Set::Base, life: 4, hooks: Hooks { draw: Some(draw), ..Hooks::NONE } };

fn draw(step: &mut Step, seat: Seat) {
    step.draw_phase_one(seat, 1);
    if step.phase_one_cards(seat) < 2 {
        return;
    }
    if let Some(second) = step.draw_in_phase_one(seat) {
        if step.turn.bound != Some(second) {
            step.show_card(seat, second);
        }
        if step.suit(second).is_red() {
            step.draw_phase_one(seat, 1);
        }
    }
    // A ghost gets three anyway.
    step.draw_phase_one(seat, step.phase_one_cards(seat) - 2);
}
