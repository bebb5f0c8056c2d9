//! Missed!: cancels one BANG!-symbol attack on oneself (R48). Never played in phase 2.

use crate::card::Border;
use crate::card::definitions::{CardDef, Play};
use crate::card::sets::Set;

pub const CARD: CardDef = CardDef {
    id: "missed",
    border: Border::Brown,
    copies: &[(Set::Base, "10C JC QC KC AC* 2S* 3S* 4S* 5S 6S 7S 8S"), (Set::DodgeCity, "8D")],
    play: Play::Never,
    missed: Some(0),
    ..CardDef::BLANK
};
