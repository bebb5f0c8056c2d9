//! Conestoga: green; take a card of any other player (R36).

use crate::card::Border;
use crate::card::definitions::{CardDef, Effect, Play, Reach, Target, never};
use crate::card::sets::Set;
use crate::card::sets::base::panic::rob;

pub const CARD: CardDef = CardDef {
    id: "conestoga",
    border: Border::Green,
    copies: &[(Set::DodgeCity, "9D")],
    play: Play::Lay(Effect::on(Target::One { reach: Reach::Any, oneself: never, has_cards: true }, rob)),
    ..CardDef::BLANK
};
