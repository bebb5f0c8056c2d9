//! Buffalo Rifle: green; a shot at any distance.

use crate::card::Border;
use crate::card::definitions::{CardDef, Effect, Play, Reach, Target, never};
use crate::card::sets::Set;
use crate::card::sets::base::bang::shoot;

pub const CARD: CardDef = CardDef {
    id: "buffalo_rifle",
    border: Border::Green,
    copies: &[(Set::DodgeCity, "QC")],
    play: Play::Lay(Effect::on(Target::One { reach: Reach::Any, oneself: never, has_cards: false }, shoot).hurting()),
    ..CardDef::BLANK
};
