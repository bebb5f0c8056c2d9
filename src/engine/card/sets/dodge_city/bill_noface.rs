//! Bill Noface: draws one card in phase 1, and one more for each life point he lacks (R67). Thirst
//! takes one of them (Q38).

use crate::card::Game;
use crate::card::definitions::{CharacterDef, Draws, Hook};
use crate::card::sets::Set;
use crate::core::Seat;

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "bill_noface",
    set: Set::DodgeCity,
    life: 4,
    hooks: &[Hook::Draws(Draws { count: wounds, one_less_under_cap: true })],
    ..CharacterDef::BLANK
};

#[allow(clippy::unnecessary_wraps)] // a hook
fn wounds(game: &Game, seat: Seat) -> Option<u8> {
    let player = game.player(seat);
    Some(1 + (player.max_life - player.life).max(0) as u8)
}
