//! Knife: green; a shot at distance 1, whatever the weapon.

use crate::card::Border;
use crate::card::hooks::Hooks;
use crate::card::sets::base::bang::shoot;
use crate::card::sets::{CardDef, Effect, Play, Reach, Set, Target, never};

pub const CARD: CardDef = CardDef {
    id: "knife",
    border: Border::Green,
    copies: &[(Set::DodgeCity, "8H")],
    play: Play::Lay(
        Effect::on(Target::One { reach: Reach::Close(1), oneself: never, has_cards: false }, shoot).hurting(),
    ),
    hooks: Hooks::NONE,
};
