//! Panic!: take a card of a player at distance 1; weapons do not help, distance modifiers do (R39, R129).

use crate::card::definitions::{CardDef, Effect, Play, Reach, Target};
use crate::card::frames::{Take, TakeInto};
use crate::card::sets::Set;
use crate::card::{Border, Game, PanicSelf, Played, Source, Step};
use crate::core::Seat;

pub const CARD: CardDef = CardDef {
    id: "panic",
    border: Border::Brown,
    copies: &[(Set::Base, "JH QH* AH 8D"), (Set::DodgeCity, "JH")],
    play: Play::Effect(Effect::on(Target::One { reach: Reach::Within(1), oneself: take_back, has_cards: true }, rob)),
    ..CardDef::BLANK
};

/// Taking back a card in play is a table rule (R35).
fn take_back(game: &Game, seat: Seat) -> bool {
    game.rules().panic_self == PanicSelf::Yes && !game.player(seat).in_play.is_empty()
}

/// Lets the player take a card of the target.
pub fn rob(step: &mut Step, played: Played) {
    step.push(Take { by: played.by, from: played.target, because: Source::Card(played.card), into: TakeInto::Hand });
}
