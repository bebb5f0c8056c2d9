//! Showdown: any card may be played as a BANG!, and BANG! cards as Missed!, by default as nothing else (R112).

use crate::card::definitions::{CountsAs, EventDef, Hook};
use crate::card::sets::Set;
use crate::card::{CardId, CardKind, Game, ShowdownBangOnlyMissed};
use crate::core::Seat;

pub const EVENT: EventDef = EventDef {
    id: "showdown",
    set: Set::WildWestShow,
    hooks: &[Hook::CountsAs(CountsAs { played_as: &[CardKind::Bang], when: anything }), Hook::Forbids(bang_as_bang)],
    ..EventDef::BLANK
};

fn anything(_: &Game, _: Seat, card: CardId, kind: CardKind) -> bool {
    kind == CardKind::Bang || kind == CardKind::Missed && card.kind() == CardKind::Bang
}

fn bang_as_bang(game: &Game, _: Seat, kind: CardKind, card: Option<CardId>) -> bool {
    let bang = kind == CardKind::Bang && card.is_some_and(|card| card.kind() == CardKind::Bang);
    bang && game.rules().showdown_bang_only_missed == ShowdownBangOnlyMissed::Yes
}
