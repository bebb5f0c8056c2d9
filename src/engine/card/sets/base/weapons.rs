//! Weapons: one at a time, each with its range (R32). Volcanic reaches only 1 but knows no limit.

use crate::card::Border;
use crate::card::definitions::{CardDef, Modifiers, Play};
use crate::card::sets::Set;

const fn weapon(id: &'static str, copies: &'static [(Set, &'static str)], range: u8) -> CardDef {
    CardDef {
        id,
        border: Border::Blue,
        copies,
        play: Play::Equip,
        modifiers: Modifiers { weapon_range: Some(range), ..Modifiers::NONE },
        ..CardDef::BLANK
    }
}

pub const SCHOFIELD: CardDef = weapon("schofield", &[(Set::Base, "JC* QC* KS")], 2);
pub const REMINGTON: CardDef = weapon("remington", &[(Set::Base, "KC"), (Set::DodgeCity, "6D")], 3);
pub const REV_CARABINE: CardDef = weapon("rev_carabine", &[(Set::Base, "AC"), (Set::DodgeCity, "5S")], 4);
pub const WINCHESTER: CardDef = weapon("winchester", &[(Set::Base, "8S*")], 5);

pub const VOLCANIC: CardDef = CardDef {
    modifiers: Modifiers { weapon_range: Some(1), bang_limit: u8::MAX, ..Modifiers::NONE },
    ..weapon("volcanic", &[(Set::Base, "10S* 10C*")], 1)
};
