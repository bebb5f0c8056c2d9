//! Dodge: a Missed! effect, then draw a card. Not a Missed! card.

use crate::card::Border;
use crate::card::definitions::{CardDef, Play};
use crate::card::sets::Set;

pub const CARD: CardDef = CardDef {
    id: "dodge",
    border: Border::Brown,
    copies: &[(Set::DodgeCity, "7D KH")],
    play: Play::Never,
    missed: Some(1),
    ..CardDef::BLANK
};
