//! Hangover: nobody has an ability; life stays what it is. A table rule also switches off the cards in play (R90).

use crate::card::hooks::Hooks;
use crate::card::sets::Set;
use crate::card::{EventDef, Game, HangoverAlsoBlue};

pub const EVENT: EventDef = EventDef::lasting(
    "hangover",
    Set::HighNoon,
    Hooks { no_abilities: true, no_cards: Some(cards_too), ..Hooks::NONE },
);

fn cards_too(game: &Game) -> bool {
    game.rules().hangover_also_blue == HangoverAlsoBlue::Yes
}
