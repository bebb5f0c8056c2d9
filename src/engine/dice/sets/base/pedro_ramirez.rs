//! Pedro Ramirez: for each life point lost he may put one of his arrows back; the loss still counts.

use crate::core::Seat;
use crate::dice::frames::PutBack;
use crate::dice::hooks::{Hooks, Loss};
use crate::dice::sets::{CharacterDef, Needs};
use crate::dice::{Character, Source, Step};

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "pedro_ramirez",
    life: 8,
    needs: Needs::Nothing,
    hooks: Hooks { after_loss: Some(after_loss), ..Hooks::NONE },
};

fn after_loss(step: &mut Step, seat: Seat, loss: Loss) {
    step.push(PutBack { seat, left: loss.amount, because: Source::Character(Character::PedroRamirez), own_only: true });
}
