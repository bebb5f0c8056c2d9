//! Black Jack: shows the second card of phase 1; if it is red he draws a third (R77).

use crate::card::hooks::Hooks;
use crate::card::sets::{CharacterDef, Set};
use crate::card::{Event, Step};
use crate::core::Seat;

pub const CHARACTER: CharacterDef =
    CharacterDef { id: "black_jack", set: Set::Base, life: 4, hooks: Hooks { draw: Some(draw), ..Hooks::NONE } };

fn draw(step: &mut Step, seat: Seat) {
    step.draw(seat);
    if let Some(second) = step.draw(seat) {
        step.events.push(Event::Shown { seat, card: second });
        if step.suit(second).is_red() {
            step.draw(seat);
        }
    }
}
