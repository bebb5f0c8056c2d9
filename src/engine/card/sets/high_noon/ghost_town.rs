//! Ghost Town: whoever is out comes back for his own turn as a ghost, with three cards in phase 1. A ghost
//! begins without life, cannot die and leaves when his turn ends (R96, R158, R216).

use crate::card::definitions::{Draws, EventDef, EventRule, Hook};
use crate::card::sets::Set;
use crate::card::{Game, Return};
use crate::core::Seat;

pub const EVENT: EventDef = EventDef {
    id: "ghost_town",
    set: Set::HighNoon,
    rules: &[EventRule::Returns(as_ghost)],
    hooks: &[Hook::Draws(Draws { count: three, one_less_under_cap: false })],
    ..EventDef::BLANK
};

fn as_ghost(game: &Game, seat: Seat) -> Option<Return> {
    (!game.in_play(seat)).then_some(Return::GHOST)
}

fn three(game: &Game, seat: Seat) -> Option<u8> {
    game.player(seat).ghost.then_some(3)
}
