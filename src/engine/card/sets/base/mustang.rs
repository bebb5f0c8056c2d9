//! Mustang: all the others see its owner one farther away.

use crate::card::Border;
use crate::card::hooks::Hooks;
use crate::card::sets::{CardDef, Play, Set};

pub const CARD: CardDef = CardDef {
    id: "mustang",
    border: Border::Blue,
    copies: &[(Set::Base, "8H 9H"), (Set::DodgeCity, "5H")],
    play: Play::Equip,
    hooks: Hooks { seen: 1, ..Hooks::NONE },
};
