//! Wells Fargo: draw three cards.

use crate::card::hooks::Hooks;
use crate::card::sets::{CardDef, Effect, Play, Set};
use crate::card::{Border, Game, Played, Step};

pub const CARD: CardDef = CardDef {
    id: "wells_fargo",
    border: Border::Brown,
    copies: &[(Set::Base, "3H*")],
    play: Play::Effect(Effect::simple(draw)),
    hooks: Hooks { coach: Some(always), ..Hooks::NONE },
};

fn always(_: &Game) -> bool {
    true
}

fn draw(step: &mut Step, played: Played) {
    step.draw_many(played.by, 3);
}
