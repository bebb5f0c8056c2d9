//! The Reverend: no Beer is drunk, not even as a rescue; everything else that heals still does (R92). A Beer card
//! used as something else is no Beer.

use crate::card::hooks::Hooks;
use crate::card::sets::Set;
use crate::card::{CardId, CardKind, EventDef, Game};
use crate::core::Seat;

pub const EVENT: EventDef =
    EventDef::lasting("the_reverend", Set::HighNoon, Hooks { forbids: Some(beer), ..Hooks::NONE });

fn beer(_: &Game, _: Seat, kind: CardKind, _: Option<CardId>) -> bool {
    kind == CardKind::Beer
}
