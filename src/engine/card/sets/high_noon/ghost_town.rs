//! Ghost Town: whoever is out comes back for his own turn as a ghost, with three cards in phase 1. A ghost has no
//! life to lose and leaves when his turn ends (R96, R158).

use crate::card::hooks::Hooks;
use crate::card::sets::Set;
use crate::card::{EventDef, Game, Return};
use crate::core::Seat;

pub const EVENT: EventDef =
    EventDef::lasting("ghost_town", Set::HighNoon, Hooks { returns: Some(as_ghost), ..Hooks::NONE });

fn as_ghost(game: &Game, seat: Seat) -> Option<Return> {
    (!game.in_play(seat)).then_some(Return { life: 0, cards: 0 })
}
