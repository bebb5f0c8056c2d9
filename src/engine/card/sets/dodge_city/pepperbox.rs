//! Pepperbox: green; a shot within weapon range, or at distance 1 by table rule (R40).

use crate::card::Border;
use crate::card::hooks::Hooks;
use crate::card::sets::base::bang::shoot;
use crate::card::sets::{CardDef, Effect, Play, Reach, Set, Target, never};

pub const CARD: CardDef = CardDef {
    id: "pepperbox",
    border: Border::Green,
    copies: &[(Set::DodgeCity, "AH")],
    play: Play::Lay(
        Effect::on(Target::One { reach: Reach::Pepperbox, oneself: never, has_cards: false }, shoot).hurting(),
    ),
    hooks: Hooks::NONE,
};
