//! Derringer: green; a shot at distance 1, and once it is resolved the shooter draws a card, hit or not (R41).

use crate::card::definitions::{CardDef, Effect, Play, Reach, Target, never};
use crate::card::frames::Resolve;
use crate::card::sets::Set;
use crate::card::sets::base::bang::shoot;
use crate::card::{Border, Played, Step};
use crate::core::Seat;
use serde::{Deserialize, Serialize};

pub const CARD: CardDef = CardDef {
    id: "derringer",
    border: Border::Green,
    copies: &[(Set::DodgeCity, "7S")],
    play: Play::Lay(
        Effect::on(Target::One { reach: Reach::Close(1), oneself: never, has_cards: false }, shoot_then_draw).hurting(),
    ),
    ..CardDef::BLANK
};

/// The card to be drawn after the shot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Reload {
    pub seat: Seat,
}

fn shoot_then_draw(step: &mut Step, played: Played) {
    step.push(Reload { seat: played.by });
    shoot(step, played);
}

impl Resolve for Reload {
    fn resume(self, step: &mut Step) {
        step.pop();
        step.draw(self.seat);
    }

    fn removed_on_elimination(&self, seat: Seat) -> bool {
        self.seat == seat
    }

    fn defers_triggers_of(&self, seat: Seat) -> bool {
        self.seat == seat
    }
}
