//! Binocular: like Scope under another name; the two add up (R51).

use crate::card::Border;
use crate::card::definitions::{CardDef, Modifiers, Play};
use crate::card::sets::Set;

pub const CARD: CardDef = CardDef {
    id: "binocular",
    border: Border::Blue,
    copies: &[(Set::DodgeCity, "10D")],
    play: Play::Equip,
    modifiers: Modifiers { distance_to_others: -1, ..Modifiers::NONE },
    ..CardDef::BLANK
};
