//! Thirst: in phase 1 everybody draws only his first card (R95).

use crate::card::hooks::Hooks;
use crate::card::sets::Set;
use crate::card::{EventDef, Game};
use crate::core::Seat;

pub const EVENT: EventDef = EventDef::lasting("thirst", Set::HighNoon, Hooks { draw_cap: Some(one), ..Hooks::NONE });

#[allow(clippy::unnecessary_wraps)] // a hook
fn one(_: &Game, _: Seat) -> Option<u8> {
    Some(1)
}
