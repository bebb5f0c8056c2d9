//! Beer: one life point back, in one's turn or as a rescue (R55 to R58).
//!
//! At full life, or with two players left, it may be played in vain; a table rule can forbid the latter.
//! The rescue is part of [`Loss`](crate::card::frames::Loss).

use crate::card::definitions::{CardDef, Effect, Play};
use crate::card::sets::Set;
use crate::card::{Border, CardKind, Event, Game, Illegal, Played, Source, Step};
use crate::core::Seat;

pub const CARD: CardDef = CardDef {
    id: "beer",
    border: Border::Brown,
    copies: &[(Set::Base, "6H 7H 8H* 9H* 10H JH"), (Set::DodgeCity, "6H 6S")],
    play: Play::Effect(Effect { can: Some(allowed), ..Effect::simple(drink) }),
    ..CardDef::BLANK
};

fn allowed(game: &Game, _: Seat) -> Result<(), Illegal> {
    if game.beer_allowed() { Ok(()) } else { Err(Illegal::Forbidden { by: Source::Rules }) }
}

fn drink(step: &mut Step, played: Played) {
    if step.beer_heals() && step.can_heal(played.by) {
        let life = step.beer_life(played.by);
        step.gain_life(played.by, life);
    } else {
        step.emit(Event::NoEffect { seat: played.by, kind: CardKind::Beer });
    }
}
