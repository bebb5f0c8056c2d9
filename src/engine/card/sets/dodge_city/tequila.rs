//! Tequila: with another card discarded, any player regains a life point. Not a Beer (R60).

use crate::card::definitions::{CardDef, Effect, Play, Reach, Target, always};
use crate::card::sets::Set;
use crate::card::{Border, Played, Step};

pub const CARD: CardDef = CardDef {
    id: "tequila",
    border: Border::Brown,
    copies: &[(Set::DodgeCity, "9C")],
    play: Play::Effect(Effect {
        cost: 1,
        ..Effect::on(Target::One { reach: Reach::Any, oneself: always, has_cards: false }, treat)
    }),
    rescue: Some(1),
    ..CardDef::BLANK
};

fn treat(step: &mut Step, played: Played) {
    step.heal_with(played, 1);
}
