//! The Sermon: nobody uses a BANG! card in his own turn, not even in a Duel or by converting a Missed! (R93).

use crate::card::definitions::{EventDef, Hook};
use crate::card::sets::Set;
use crate::card::{CardId, CardKind, Game};
use crate::core::Seat;

pub const EVENT: EventDef =
    EventDef { id: "the_sermon", set: Set::HighNoon, hooks: &[Hook::Forbids(bang)], ..EventDef::BLANK };

fn bang(game: &Game, seat: Seat, kind: CardKind, _: Option<CardId>) -> bool {
    kind == CardKind::Bang && game.active_seat() == Some(seat)
}
