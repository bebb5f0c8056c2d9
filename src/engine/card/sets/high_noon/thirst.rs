//! Thirst: in phase 1 everybody draws only his first card (R95); Bill Noface draws one less than he would (Q38).

use crate::card::Game;
use crate::card::definitions::{EventDef, EventRule, Hook, Moment};
use crate::card::sets::Set;
use crate::core::Seat;

pub const EVENT: EventDef =
    EventDef { id: "thirst", set: Set::HighNoon, rules: &[EventRule::DrawCap(cap)], ..EventDef::BLANK };

/// The first card is left to everybody.
#[allow(clippy::unnecessary_wraps)] // a hook
fn cap(game: &Game, seat: Seat) -> Option<u8> {
    let one_less = game.hooks(seat, Moment::Draws, Hook::draws).filter(|draws| draws.one_less_under_cap);
    let usual = one_less.filter_map(|draws| (draws.count)(game, seat)).max().unwrap_or(0);
    Some(usual.saturating_sub(1).max(1))
}
