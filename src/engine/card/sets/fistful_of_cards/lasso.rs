//! Lasso: the cards in front of all players do nothing, blue and green alike; Jail and Dynamite wait (R100).

use crate::card::hooks::Hooks;
use crate::card::sets::Set;
use crate::card::{EventDef, Game};

pub const EVENT: EventDef =
    EventDef::lasting("lasso", Set::FistfulOfCards, Hooks { no_cards: Some(all), ..Hooks::NONE });

fn all(_: &Game) -> bool {
    true
}
