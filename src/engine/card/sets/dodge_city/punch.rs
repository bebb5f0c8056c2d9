//! Punch: a shot at distance 1, whatever the weapon. Not a BANG! card.

use crate::card::Border;
use crate::card::definitions::{CardDef, Effect, Play, Reach, Target, never};
use crate::card::sets::Set;
use crate::card::sets::base::bang::shoot;

pub const CARD: CardDef = CardDef {
    id: "punch",
    border: Border::Brown,
    copies: &[(Set::DodgeCity, "10S")],
    play: Play::Effect(
        Effect::on(Target::One { reach: Reach::Close(1), oneself: never, has_cards: false }, shoot).hurting(),
    ),
    ..CardDef::BLANK
};
