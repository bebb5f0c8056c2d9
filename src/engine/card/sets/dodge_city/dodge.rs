//! Dodge: a Missed! effect, then draw a card. Not a Missed! card.

use crate::card::Border;
use crate::card::hooks::Hooks;
use crate::card::sets::{CardDef, Play, Set};

pub const CARD: CardDef = CardDef {
    id: "dodge",
    border: Border::Brown,
    copies: &[(Set::DodgeCity, "7D KH")],
    play: Play::Never,
    hooks: Hooks { missed: Some(1), ..Hooks::NONE },
};
