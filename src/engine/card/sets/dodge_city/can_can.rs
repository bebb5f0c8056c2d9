//! Can Can: green; like Cat Balou (R34).

use crate::card::Border;
use crate::card::definitions::{CardDef, Effect, Play, Reach, Target};
use crate::card::sets::Set;
use crate::card::sets::base::cat_balou::{oneself, strip};

pub const CARD: CardDef = CardDef {
    id: "can_can",
    border: Border::Green,
    copies: &[(Set::DodgeCity, "JC")],
    play: Play::Lay(Effect::on(Target::One { reach: Reach::Any, oneself, has_cards: true }, strip)),
    ..CardDef::BLANK
};
