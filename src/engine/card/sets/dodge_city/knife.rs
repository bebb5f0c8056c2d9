//! Knife: green; a shot at distance 1, whatever the weapon.

use crate::card::Border;
use crate::card::definitions::{CardDef, Effect, Play, Reach, Target, never};
use crate::card::sets::Set;
use crate::card::sets::base::bang::shoot;

pub const CARD: CardDef = CardDef {
    id: "knife",
    border: Border::Green,
    copies: &[(Set::DodgeCity, "8H")],
    play: Play::Lay(
        Effect::on(Target::One { reach: Reach::Close(1), oneself: never, has_cards: false }, shoot).hurting(),
    ),
    ..CardDef::BLANK
};
