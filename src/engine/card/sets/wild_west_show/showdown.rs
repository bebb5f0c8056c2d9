//! Showdown: any card may be played as a BANG!, and BANG! cards as Missed!, by default as nothing else (R112).

use crate::card::hooks::Hooks;
use crate::card::sets::Set;
use crate::card::{CardId, CardKind, EventDef, Game, ShowdownBangOnlyMissed};
use crate::core::Seat;

pub const EVENT: EventDef = EventDef::lasting(
    "showdown",
    Set::WildWestShow,
    Hooks { counts_as: Some(anything), forbids: Some(bang_as_bang), ..Hooks::NONE },
);

fn anything(_: &Game, _: Seat, card: CardId, kind: CardKind) -> bool {
    kind == CardKind::Bang || kind == CardKind::Missed && card.kind() == CardKind::Bang
}

fn bang_as_bang(game: &Game, _: Seat, kind: CardKind, card: Option<CardId>) -> bool {
    let bang = kind == CardKind::Bang && card.is_some_and(|card| card.kind() == CardKind::Bang);
    bang && game.rules().showdown_bang_only_missed == ShowdownBangOnlyMissed::Yes
}
