//! Mustang: all the others see its owner one farther away.

use crate::card::Border;
use crate::card::definitions::{CardDef, Modifiers, Play};
use crate::card::sets::Set;

pub const CARD: CardDef = CardDef {
    id: "mustang",
    border: Border::Blue,
    copies: &[(Set::Base, "8H 9H"), (Set::DodgeCity, "5H")],
    play: Play::Equip,
    modifiers: Modifiers { distance_from_others: 1, ..Modifiers::NONE },
    ..CardDef::BLANK
};
