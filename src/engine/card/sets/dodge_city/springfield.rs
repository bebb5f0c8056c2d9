//! Springfield: with another card discarded, a shot at any distance (R44).

use crate::card::Border;
use crate::card::hooks::Hooks;
use crate::card::sets::base::bang::shoot;
use crate::card::sets::{CardDef, Effect, Play, Reach, Set, Target, never};

pub const CARD: CardDef = CardDef {
    id: "springfield",
    border: Border::Brown,
    copies: &[(Set::DodgeCity, "KS")],
    play: Play::Effect(Effect {
        hurts: true,
        cost: 1,
        ..Effect::on(Target::One { reach: Reach::Any, oneself: never, has_cards: false }, shoot)
    }),
    hooks: Hooks::NONE,
};
