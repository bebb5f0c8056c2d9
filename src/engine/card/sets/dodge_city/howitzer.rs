//! Howitzer: green; like Gatling.

use crate::card::Border;
use crate::card::definitions::{CardDef, Effect, Play};
use crate::card::sets::Set;
use crate::card::sets::base::volley::shoot_all;

pub const CARD: CardDef = CardDef {
    id: "howitzer",
    border: Border::Green,
    copies: &[(Set::DodgeCity, "9S")],
    play: Play::Lay(Effect::simple(shoot_all).hurting()),
    ..CardDef::BLANK
};
