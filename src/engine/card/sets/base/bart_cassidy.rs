//! Bart Cassidy: draws a card for each life point he loses, once he has survived the loss (R63, R151).

use crate::card::Step;
use crate::card::definitions::{CharacterDef, Hook, LifeLost};
use crate::card::sets::Set;
use crate::core::Seat;

pub const CHARACTER: CharacterDef =
    CharacterDef { id: "bart_cassidy", set: Set::Base, life: 4, hooks: &[Hook::LifeLost(draw)], ..CharacterDef::BLANK };

fn draw(step: &mut Step, seat: Seat, loss: LifeLost) {
    step.draw_many(seat, loss.amount);
}
