//! Tequila: with another card discarded, any player regains a life point. Not a Beer (R60).

use crate::card::hooks::Hooks;
use crate::card::sets::{CardDef, Effect, Play, Reach, Set, Target, always};
use crate::card::{Border, Played, Step};

pub const CARD: CardDef = CardDef {
    id: "tequila",
    border: Border::Brown,
    copies: &[(Set::DodgeCity, "9C")],
    play: Play::Effect(Effect {
        cost: 1,
        ..Effect::on(Target::One { reach: Reach::Any, oneself: always, has_cards: false }, treat)
    }),
    hooks: Hooks { rescue: Some(1), ..Hooks::NONE },
};

fn treat(step: &mut Step, played: Played) {
    step.heal_with(played, 1);
}
