//! Nugget: everybody draws three cards in phase 1 and may keep any number at the end of his turn.

use crate::card::Game;
use crate::card::definitions::{Draws, EventDef, Hook};
use crate::card::sets::Set;
use crate::core::Seat;

pub const EVENT: EventDef = EventDef {
    id: "nugget",
    set: Set::Eldorado,
    hooks: &[Hook::Draws(Draws { count: three, one_less_under_cap: false }), Hook::HandLimit(any_number)],
    ..EventDef::BLANK
};

fn three(game: &Game, seat: Seat) -> Option<u8> {
    (!game.player(seat).ghost).then_some(3)
}

fn any_number(_: &Game) -> u8 {
    u8::MAX
}
