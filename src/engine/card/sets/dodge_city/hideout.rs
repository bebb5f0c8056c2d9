//! Hideout: like Mustang under another name; the two add up (R51).

use crate::card::Border;
use crate::card::hooks::Hooks;
use crate::card::sets::{CardDef, Play, Set};

pub const CARD: CardDef = CardDef {
    id: "hideout",
    border: Border::Blue,
    copies: &[(Set::DodgeCity, "KD")],
    play: Play::Equip,
    hooks: Hooks { seen: 1, ..Hooks::NONE },
};
