//! Canteen: green; the player regains a life point. Not a Beer (R60).

use crate::card::definitions::{CardDef, Effect, Play};
use crate::card::sets::Set;
use crate::card::{Border, Played, Step};

pub const CARD: CardDef = CardDef {
    id: "canteen",
    border: Border::Green,
    copies: &[(Set::DodgeCity, "7H")],
    play: Play::Lay(Effect::simple(drink)),
    rescue: Some(1),
    ..CardDef::BLANK
};

fn drink(step: &mut Step, played: Played) {
    step.heal_with(played, 1);
}
