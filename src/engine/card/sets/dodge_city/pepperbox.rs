//! Pepperbox: green; a shot within weapon range, or at distance 1 by table rule (R40).

use crate::card::Border;
use crate::card::definitions::{CardDef, Effect, Play, Reach, Target, never};
use crate::card::sets::Set;
use crate::card::sets::base::bang::shoot;

pub const CARD: CardDef = CardDef {
    id: "pepperbox",
    border: Border::Green,
    copies: &[(Set::DodgeCity, "AH")],
    play: Play::Lay(
        Effect::on(Target::One { reach: Reach::Pepperbox, oneself: never, has_cards: false }, shoot).hurting(),
    ),
    ..CardDef::BLANK
};
