//! Pony Express: green; draw three cards.

use crate::card::hooks::Hooks;
use crate::card::sets::{CardDef, Effect, Play, Set};
use crate::card::{Border, Game, Played, Step, WwsPonyExpress};

pub const CARD: CardDef = CardDef {
    id: "pony_express",
    border: Border::Green,
    copies: &[(Set::DodgeCity, "QD")],
    play: Play::Lay(Effect::simple(draw)),
    hooks: Hooks { coach: Some(by_table_rule), ..Hooks::NONE },
};

fn by_table_rule(game: &Game) -> bool {
    game.rules().wws_pony_express == WwsPonyExpress::Yes
}

fn draw(step: &mut Step, played: Played) {
    step.draw_many(played.by, 3);
}
