//! Lasso: the cards in front of all players do nothing, blue and green alike; Jail and Dynamite wait (R100).

use crate::card::Game;
use crate::card::definitions::{EventDef, EventRule};
use crate::card::sets::Set;

pub const EVENT: EventDef =
    EventDef { id: "lasso", set: Set::FistfulOfCards, rules: &[EventRule::NoCards(all)], ..EventDef::BLANK };

fn all(_: &Game) -> bool {
    true
}
