//! Dead Man: whoever was eliminated first in the game comes back on his turn with two life points and two cards, and
//! stays (R107, R164).

use crate::card::hooks::Hooks;
use crate::card::sets::Set;
use crate::card::{EventDef, Game, Return};
use crate::core::Seat;

pub const EVENT: EventDef =
    EventDef::lasting("dead_man", Set::FistfulOfCards, Hooks { returns: Some(first_of_all), ..Hooks::NONE });

fn first_of_all(game: &Game, seat: Seat) -> Option<Return> {
    (game.first_out() == Some(seat) && !game.in_play(seat)).then_some(Return { life: 2, cards: 2 })
}
