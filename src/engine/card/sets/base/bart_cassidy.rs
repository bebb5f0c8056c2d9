//! Bart Cassidy: draws a card for each life point he loses, once he has survived the loss (R63, R151).

use crate::card::Step;
use crate::card::hooks::Hooks;
use crate::card::hooks::Loss;
use crate::card::sets::{CharacterDef, Set};
use crate::core::Seat;

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "bart_cassidy",
    set: Set::Base,
    life: 4,
    hooks: Hooks { after_loss: Some(draw), ..Hooks::NONE },
};

fn draw(step: &mut Step, seat: Seat, loss: Loss) {
    step.draw_many(seat, loss.amount);
}
