//! Rag Time: with another card discarded, take a card of any other player (R36, R44).

use crate::card::Border;
use crate::card::hooks::Hooks;
use crate::card::sets::base::panic::rob;
use crate::card::sets::{CardDef, Effect, Play, Reach, Set, Target, never};

pub const CARD: CardDef = CardDef {
    id: "rag_time",
    border: Border::Brown,
    copies: &[(Set::DodgeCity, "9H")],
    play: Play::Effect(Effect {
        cost: 1,
        ..Effect::on(Target::One { reach: Reach::Any, oneself: never, has_cards: true }, rob)
    }),
    hooks: Hooks::NONE,
};
