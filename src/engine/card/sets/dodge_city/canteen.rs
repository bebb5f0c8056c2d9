//! Canteen: green; the player regains a life point. Not a Beer (R60).

use crate::card::hooks::Hooks;
use crate::card::sets::{CardDef, Effect, Play, Set};
use crate::card::{Border, Played, Step};

pub const CARD: CardDef = CardDef {
    id: "canteen",
    border: Border::Green,
    copies: &[(Set::DodgeCity, "7H")],
    play: Play::Lay(Effect::simple(drink)),
    hooks: Hooks { rescue: Some(1), ..Hooks::NONE },
};

fn drink(step: &mut Step, played: Played) {
    step.heal_with(played, 1);
}
