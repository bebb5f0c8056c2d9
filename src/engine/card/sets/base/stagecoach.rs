//! Stagecoach: draw two cards.

use crate::card::definitions::{CardDef, Effect, Play};
use crate::card::sets::Set;
use crate::card::{Border, Game, Played, Step};

pub const CARD: CardDef = CardDef {
    id: "stagecoach",
    border: Border::Brown,
    copies: &[(Set::Base, "9S* 9S")],
    play: Play::Effect(Effect::simple(draw)),
    turns_up_event: Some(always),
    ..CardDef::BLANK
};

fn always(_: &Game) -> bool {
    true
}

fn draw(step: &mut Step, played: Played) {
    step.draw_many(played.by, 2);
}
