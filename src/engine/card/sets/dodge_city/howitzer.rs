//! Howitzer: green; like Gatling.

use crate::card::Border;
use crate::card::hooks::Hooks;
use crate::card::sets::base::volley::shoot_all;
use crate::card::sets::{CardDef, Effect, Play, Set};

pub const CARD: CardDef = CardDef {
    id: "howitzer",
    border: Border::Green,
    copies: &[(Set::DodgeCity, "9S")],
    play: Play::Lay(Effect::simple(shoot_all).hurting()),
    hooks: Hooks::NONE,
};
