//! The Sermon: nobody uses a BANG! card in his own turn, not even in a Duel or by converting a Missed! (R93).

use crate::card::hooks::Hooks;
use crate::card::sets::Set;
use crate::card::{CardId, CardKind, EventDef, Game};
use crate::core::Seat;

pub const EVENT: EventDef =
    EventDef::lasting("the_sermon", Set::HighNoon, Hooks { forbids: Some(bang), ..Hooks::NONE });

fn bang(game: &Game, seat: Seat, kind: CardKind, _: Option<CardId>) -> bool {
    kind == CardKind::Bang && game.active_seat() == Some(seat)
}
