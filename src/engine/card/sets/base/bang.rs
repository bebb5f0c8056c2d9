//! BANG!: a shot at a player within weapon range; one such card a turn (R29).

use crate::card::definitions::{CardDef, Effect, Play, Reach, Target, never};
use crate::card::frames::Shot;
use crate::card::sets::Set;
use crate::card::{Border, CardKind, Game, Illegal, Played, Source, Step};
use crate::core::Seat;

pub const CARD: CardDef = CardDef {
    id: "bang",
    border: Border::Brown,
    copies: &[
        (Set::Base, "AS 2D* 3D* 4D* 5D 6D 7D 8D* 9D* 10D* JD* QD KD AD* 2C* 3C* 4C* 5C* 6C 7C 8C 9C* QH KH AH*"),
        (Set::DodgeCity, "8S 5C 6C KC"),
    ],
    play: Play::Effect(Effect {
        hurts: true,
        can: Some(within_limit),
        ..Effect::on(Target::One { reach: Reach::Weapon, oneself: never, has_cards: false }, shoot)
    }),
    ..CardDef::BLANK
};

fn within_limit(game: &Game, seat: Seat) -> Result<(), Illegal> {
    let (played, limit) = (game.turn().bangs, game.bang_limit(seat));
    if played < limit { Ok(()) } else { Err(Illegal::BangLimit { played, limit }) }
}

/// Opens the shot of any card that shoots at one player.
pub fn shoot(step: &mut Step, played: Played) {
    let shot = Shot::new(step, played.by, played.target, Source::Card(played.card), played.kind == CardKind::Bang);
    step.push(shot);
}
