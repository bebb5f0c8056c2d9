//! Gatling: a BANG!-symbol shot at everybody else, at any distance. Not a BANG! card (R128).

use super::volley::shoot_all;
use crate::card::Border;
use crate::card::definitions::{CardDef, Effect, Play};
use crate::card::sets::Set;

pub const CARD: CardDef = CardDef {
    id: "gatling",
    border: Border::Brown,
    copies: &[(Set::Base, "10H*")],
    play: Play::Effect(Effect::simple(shoot_all).hurting()),
    ..CardDef::BLANK
};
