//! El Gringo: whoever makes him lose life takes one arrow, one for the whole attack (R121); not if he is eliminated by it (R308).

use crate::core::Seat;
use crate::dice::frames::TakeArrows;
use crate::dice::hooks::{Hooks, Loss};
use crate::dice::sets::{CharacterDef, Needs};
use crate::dice::{Character, Event, Source, Step};

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "el_gringo",
    life: 7,
    needs: Needs::Nothing,
    hooks: Hooks { after_loss: Some(after_loss), ..Hooks::NONE },
};

const SELF: Source = Source::Character(Character::ElGringo);

fn after_loss(step: &mut Step, seat: Seat, loss: Loss) {
    let Some(by) = loss.by.filter(|by| loss.cause.is_attack() && *by != seat && step.in_play(*by)) else { return };
    step.emit(Event::Used { seat, of: SELF, target: Some(by) });
    step.push(TakeArrows::one(by, SELF));
}
