//! Green cards that answer a shot from the next turn on: Bible (and draw a card), Sombrero, Ten Gallon Hat, Iron
//! Plate (R42).

use crate::card::Border;
use crate::card::definitions::{CardDef, Play};
use crate::card::sets::Set;

const fn defence(id: &'static str, copies: &'static [(Set, &'static str)], draws: u8) -> CardDef {
    CardDef { id, border: Border::Green, copies, play: Play::LayDefence, missed: Some(draws), ..CardDef::BLANK }
}

pub const BIBLE: CardDef = defence("bible", &[(Set::DodgeCity, "10H")], 1);
pub const SOMBRERO: CardDef = defence("sombrero", &[(Set::DodgeCity, "7C")], 0);
pub const TEN_GALLON_HAT: CardDef = defence("ten_gallon_hat", &[(Set::DodgeCity, "JD")], 0);
pub const IRON_PLATE: CardDef = defence("iron_plate", &[(Set::DodgeCity, "AD QS")], 0);
