//! Conestoga: green; take a card of any other player (R36).

use crate::card::Border;
use crate::card::hooks::Hooks;
use crate::card::sets::base::panic::rob;
use crate::card::sets::{CardDef, Effect, Play, Reach, Set, Target, never};

pub const CARD: CardDef = CardDef {
    id: "conestoga",
    border: Border::Green,
    copies: &[(Set::DodgeCity, "9D")],
    play: Play::Lay(Effect::on(Target::One { reach: Reach::Any, oneself: never, has_cards: true }, rob)),
    hooks: Hooks::NONE,
};
