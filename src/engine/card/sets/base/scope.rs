//! Scope: its owner sees all the others one nearer, at least at distance 1.

use crate::card::Border;
use crate::card::definitions::{CardDef, Modifiers, Play};
use crate::card::sets::Set;

pub const CARD: CardDef = CardDef {
    id: "scope",
    border: Border::Blue,
    copies: &[(Set::Base, "AS")],
    play: Play::Equip,
    modifiers: Modifiers { distance_to_others: -1, ..Modifiers::NONE },
    ..CardDef::BLANK
};
