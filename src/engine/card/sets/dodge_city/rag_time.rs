//! Rag Time: with another card discarded, take a card of any other player (R36, R44).

use crate::card::Border;
use crate::card::definitions::{CardDef, Effect, Play, Reach, Target, never};
use crate::card::sets::Set;
use crate::card::sets::base::panic::rob;

pub const CARD: CardDef = CardDef {
    id: "rag_time",
    border: Border::Brown,
    copies: &[(Set::DodgeCity, "9H")],
    play: Play::Effect(Effect {
        cost: 1,
        ..Effect::on(Target::One { reach: Reach::Any, oneself: never, has_cards: true }, rob)
    }),
    ..CardDef::BLANK
};
