//! Hideout: like Mustang under another name; the two add up (R51).

use crate::card::Border;
use crate::card::definitions::{CardDef, Modifiers, Play};
use crate::card::sets::Set;

pub const CARD: CardDef = CardDef {
    id: "hideout",
    border: Border::Blue,
    copies: &[(Set::DodgeCity, "KD")],
    play: Play::Equip,
    modifiers: Modifiers { distance_from_others: 1, ..Modifiers::NONE },
    ..CardDef::BLANK
};
