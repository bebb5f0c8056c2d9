//! Whisky: with another card discarded, the player regains two life points. Not a Beer (R60).

use crate::card::definitions::{CardDef, Effect, Play};
use crate::card::sets::Set;
use crate::card::{Border, Played, Step};

pub const CARD: CardDef = CardDef {
    id: "whisky",
    border: Border::Brown,
    copies: &[(Set::DodgeCity, "QH")],
    play: Play::Effect(Effect { cost: 1, ..Effect::simple(drink) }),
    rescue: Some(2),
    ..CardDef::BLANK
};

fn drink(step: &mut Step, played: Played) {
    step.heal_with(played, 2);
}
