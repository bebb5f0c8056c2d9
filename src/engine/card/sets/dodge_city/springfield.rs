//! Springfield: with another card discarded, a shot at any distance (R44).

use crate::card::Border;
use crate::card::definitions::{CardDef, Effect, Play, Reach, Target, never};
use crate::card::sets::Set;
use crate::card::sets::base::bang::shoot;

pub const CARD: CardDef = CardDef {
    id: "springfield",
    border: Border::Brown,
    copies: &[(Set::DodgeCity, "KS")],
    play: Play::Effect(Effect {
        hurts: true,
        cost: 1,
        ..Effect::on(Target::One { reach: Reach::Any, oneself: never, has_cards: false }, shoot)
    }),
    ..CardDef::BLANK
};
