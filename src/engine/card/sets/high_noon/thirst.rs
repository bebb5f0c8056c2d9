//! Thirst: in phase 1 everybody draws only his first card (R95); Bill Noface draws one less than he would (Q38).

use crate::card::hooks::Hooks;
use crate::card::sets::Set;
use crate::card::{EventDef, Game};
use crate::core::Seat;

pub const EVENT: EventDef = EventDef::lasting("thirst", Set::HighNoon, Hooks { draw_cap: Some(cap), ..Hooks::NONE });

/// The first card is left to everybody.
#[allow(clippy::unnecessary_wraps)] // a hook
fn cap(game: &Game, seat: Seat) -> Option<u8> {
    let one_less = game.powers(seat).map(|c| &c.def().hooks).filter(|h| h.draws_one_less_under_cap);
    let usual = one_less.filter_map(|h| h.draws?(game, seat)).max().unwrap_or(0);
    Some(usual.saturating_sub(1).max(1))
}
