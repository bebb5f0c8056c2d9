//! Saloon: one life point for all the others, then for the player (R50). Not a Beer, never a rescue.

use crate::card::definitions::{CardDef, Effect, Play};
use crate::card::sets::Set;
use crate::card::{Border, Played, Step};
use crate::core::{List, Seat};

pub const CARD: CardDef = CardDef {
    id: "saloon",
    border: Border::Brown,
    copies: &[(Set::Base, "5H*")],
    play: Play::Effect(Effect::simple(treat_all)),
    ..CardDef::BLANK
};

fn treat_all(step: &mut Step, played: Played) {
    let others: List<Seat, 8> = step.ring().after(played.by).collect();
    for seat in others.iter().copied().chain([played.by]) {
        step.gain_life(seat, 1);
    }
}
