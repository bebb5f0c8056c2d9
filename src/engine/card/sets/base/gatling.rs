//! Gatling: a BANG!-symbol shot at everybody else, at any distance. Not a BANG! card (R128).

use super::volley::at_all_others;
use crate::card::Border;
use crate::card::hooks::Hooks;
use crate::card::sets::{CardDef, Play, Set, Target};

pub const CARD: CardDef = CardDef {
    id: "gatling",
    border: Border::Brown,
    copies: &[(Set::Base, "10H")],
    play: Play::Effect { target: Target::None, can: None, effect: at_all_others },
    hooks: Hooks::NONE,
};
