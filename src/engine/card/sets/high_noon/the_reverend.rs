//! The Reverend: no Beer is drunk, not even as a rescue; everything else that heals still does (R92). A Beer card
//! used as something else is no Beer.

use crate::card::definitions::{EventDef, Hook};
use crate::card::sets::Set;
use crate::card::{CardId, CardKind, Game};
use crate::core::Seat;

pub const EVENT: EventDef =
    EventDef { id: "the_reverend", set: Set::HighNoon, hooks: &[Hook::Forbids(beer)], ..EventDef::BLANK };

fn beer(_: &Game, _: Seat, kind: CardKind, _: Option<CardId>) -> bool {
    kind == CardKind::Beer
}
