//! Brawl: with another card discarded, every other player loses a card: one at random from the hand or one in play
//! that the player chooses; who has none is passed over (R45).

use crate::card::definitions::{CardDef, Effect, Play};
use crate::card::sets::Set;
use crate::card::sets::base::volley::{Each, at_all_others};
use crate::card::{Border, Played, Step};

pub const CARD: CardDef = CardDef {
    id: "brawl",
    border: Border::Brown,
    copies: &[(Set::DodgeCity, "JS")],
    play: Play::Effect(Effect { cost: 1, ..Effect::simple(start) }),
    ..CardDef::BLANK
};

fn start(step: &mut Step, played: Played) {
    at_all_others(step, played, Each::Discard);
}
