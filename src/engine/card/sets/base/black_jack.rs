//! Black Jack: shows the second card of phase 1; if it is red he draws one more (R77).

use crate::card::definitions::{CharacterDef, Hook};
use crate::card::sets::Set;
use crate::card::{CardId, Step};
use crate::core::Seat;

pub const CHARACTER: CharacterDef =
    CharacterDef { id: "black_jack", set: Set::Base, life: 4, hooks: &[Hook::SecondDraw(show)], ..CharacterDef::BLANK };

fn show(step: &mut Step, seat: Seat, second: CardId) {
    if step.turn.bound != Some(second) {
        step.show_card(seat, second);
    }
    if step.suit(second).is_red() {
        step.draw_in_phase_one(seat);
    }
}
