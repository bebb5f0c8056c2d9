//! Teren Kill: when he would be eliminated he draws!; unless it is spades he stays in play with one life point and draws a
//! card. One draw! for a whole loss (R179).

use crate::card::hooks::Hooks;
use crate::card::sets::{CharacterDef, Set};
use crate::card::{CardId, Source, Step, Suit};
use crate::core::Seat;

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "teren_kill",
    set: Set::WildWestShow,
    life: 3,
    hooks: Hooks { cheats_death: true, checked: Some(survive), ..Hooks::NONE },
};

fn survive(step: &mut Step, seat: Seat, _: Source, card: Option<CardId>) -> bool {
    let lives = card.is_some_and(|card| step.suit(card) != Suit::Spades);
    if lives {
        let missing = (1 - step.player(seat).life).max(0) as u8;
        step.stay_alive(seat, missing);
        step.draw(seat);
    }
    lives
}
