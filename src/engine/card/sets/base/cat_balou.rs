//! Cat Balou: any player discards a card, at any distance. Aimed at oneself one picks freely (R34).

use crate::card::definitions::{CardDef, Effect, Play, Reach, Target};
use crate::card::frames::{Take, TakeInto};
use crate::card::sets::Set;
use crate::card::{Border, CatBalouSelf, Game, Played, Source, Step};
use crate::core::Seat;

pub const CARD: CardDef = CardDef {
    id: "cat_balou",
    border: Border::Brown,
    copies: &[(Set::Base, "KH* 9D 10D JD"), (Set::DodgeCity, "8C")],
    play: Play::Effect(Effect::on(Target::One { reach: Reach::Any, oneself, has_cards: true }, strip)),
    ..CardDef::BLANK
};

pub fn oneself(game: &Game, _: Seat) -> bool {
    game.rules().cat_balou_self == CatBalouSelf::Yes
}

/// Lets the player discard a card of the target.
pub fn strip(step: &mut Step, played: Played) {
    step.push(Take { by: played.by, from: played.target, because: Source::Card(played.card), into: TakeInto::Discard });
}
