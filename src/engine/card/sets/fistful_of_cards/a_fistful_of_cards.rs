//! A Fistful of Cards: when his turn begins a player faces one shot for each card in his hand, counted once; each can
//! be cancelled, nobody is responsible (R103, R160). The last card of its deck.

use crate::card::frames::{Resolve, Shot};
use crate::card::hooks::Hooks;
use crate::card::sets::Set;
use crate::card::{Action, Decision, EventCard, EventDef, Game, Source, Step};
use crate::core::Seat;
use serde::{Deserialize, Serialize};

pub const EVENT: EventDef = EventDef {
    last: true,
    ..EventDef::lasting("a_fistful_of_cards", Set::FistfulOfCards, Hooks { begin: Some(aim), ..Hooks::NONE })
};

/// Shots still to come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Volley {
    pub seat: Seat,
    pub left: u8,
}

fn aim(step: &mut Step, seat: Seat) {
    let left = step.player(seat).hand.len();
    step.push(Volley { seat, left });
}

impl Resolve for Volley {
    fn decision(&self, _: &Game) -> Option<Decision> {
        None
    }

    fn answers(&self, _: &Game, _: &mut Vec<Action>) {}

    fn answer(self, _: &mut Step, _: Action) {}

    fn resume(self, step: &mut Step) {
        if self.left == 0 {
            return step.pop();
        }
        step.replace(Self { left: self.left - 1, ..self });
        step.push(Shot::of_event(self.seat, Source::Event(EventCard::AFistfulOfCards)));
    }

    fn dies_with(&self, seat: Seat) -> bool {
        self.seat == seat
    }
}
