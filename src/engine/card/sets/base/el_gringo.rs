//! El Gringo: for each life point lost to another player he takes a random card of that player's hand, once he
//! has survived (R63). Nothing for Dynamite or for a Duel of his own (R11).

use crate::card::Step;
use crate::card::definitions::{CharacterDef, Hook, LifeLost};
use crate::card::sets::Set;
use crate::core::Seat;

pub const CHARACTER: CharacterDef =
    CharacterDef { id: "el_gringo", set: Set::Base, life: 3, hooks: &[Hook::LifeLost(avenge)], ..CharacterDef::BLANK };

fn avenge(step: &mut Step, seat: Seat, loss: LifeLost) {
    let Some(by) = loss.by.filter(|by| *by != seat) else { return };
    for _ in 0..loss.amount {
        if let Some(card) = step.random_hand_card(by) {
            step.take_from_hand(seat, by, card);
        }
    }
}
