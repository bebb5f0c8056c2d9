//! Scope: its owner sees all the others one nearer, at least at distance 1.

use crate::card::Border;
use crate::card::hooks::Hooks;
use crate::card::sets::{CardDef, Play, Set};

pub const CARD: CardDef = CardDef {
    id: "scope",
    border: Border::Blue,
    copies: &[(Set::Base, "AS")],
    play: Play::Equip,
    hooks: Hooks { sees: -1, ..Hooks::NONE },
};
