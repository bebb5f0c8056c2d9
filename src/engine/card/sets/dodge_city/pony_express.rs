//! Pony Express: green; draw three cards.

use crate::card::definitions::{CardDef, Effect, Play};
use crate::card::sets::Set;
use crate::card::{Border, Game, Played, Step, WwsPonyExpress};

pub const CARD: CardDef = CardDef {
    id: "pony_express",
    border: Border::Green,
    copies: &[(Set::DodgeCity, "QD")],
    play: Play::Lay(Effect::simple(draw)),
    turns_up_event: Some(by_table_rule),
    ..CardDef::BLANK
};

fn by_table_rule(game: &Game) -> bool {
    game.rules().wws_pony_express == WwsPonyExpress::Yes
}

fn draw(step: &mut Step, played: Played) {
    step.draw_many(played.by, 3);
}
