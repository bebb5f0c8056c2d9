//! Hangover: nobody has an ability; life stays what it is. A table rule also switches off the cards in play (R90).

use crate::card::definitions::{EventDef, EventRule};
use crate::card::sets::Set;
use crate::card::{Game, HangoverAlsoBlue};

pub const EVENT: EventDef = EventDef {
    id: "hangover",
    set: Set::HighNoon,
    rules: &[EventRule::NoAbilities, EventRule::NoCards(cards_too)],
    ..EventDef::BLANK
};

fn cards_too(game: &Game) -> bool {
    game.rules().hangover_also_blue == HangoverAlsoBlue::Yes
}
