//! Nugget: everybody draws three cards in phase 1 and may keep any number at the end of his turn.

use crate::card::hooks::Hooks;
use crate::card::sets::Set;
use crate::card::{EventDef, Game};
use crate::core::Seat;

pub const EVENT: EventDef = EventDef::lasting(
    "nugget",
    Set::Eldorado,
    Hooks { draws: Some(three), hand_limit: Some(any_number), ..Hooks::NONE },
);

fn three(game: &Game, seat: Seat) -> Option<u8> {
    (!game.player(seat).ghost).then_some(3)
}

fn any_number(_: &Game) -> u8 {
    u8::MAX
}
