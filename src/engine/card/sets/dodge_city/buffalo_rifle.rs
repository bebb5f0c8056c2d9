//! Buffalo Rifle: green; a shot at any distance.

use crate::card::Border;
use crate::card::hooks::Hooks;
use crate::card::sets::base::bang::shoot;
use crate::card::sets::{CardDef, Effect, Play, Reach, Set, Target, never};

pub const CARD: CardDef = CardDef {
    id: "buffalo_rifle",
    border: Border::Green,
    copies: &[(Set::DodgeCity, "QC")],
    play: Play::Lay(Effect::on(Target::One { reach: Reach::Any, oneself: never, has_cards: false }, shoot).hurting()),
    hooks: Hooks::NONE,
};
