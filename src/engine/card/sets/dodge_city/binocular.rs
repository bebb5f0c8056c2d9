//! Binocular: like Scope under another name; the two add up (R51).

use crate::card::Border;
use crate::card::hooks::Hooks;
use crate::card::sets::{CardDef, Play, Set};

pub const CARD: CardDef = CardDef {
    id: "binocular",
    border: Border::Blue,
    copies: &[(Set::DodgeCity, "10D")],
    play: Play::Equip,
    hooks: Hooks { sees: -1, ..Hooks::NONE },
};
