//! A Fistful of Cards: when his turn begins a player faces one shot for each card in his hand, counted once; each can
//! be cancelled, nobody is responsible (R103, R160). The last card of its deck.

use crate::card::definitions::{EventDef, Hook};
use crate::card::frames::{Resolve, Shot};
use crate::card::sets::Set;
use crate::card::{EventCard, Source, Step};
use crate::core::Seat;
use serde::{Deserialize, Serialize};

pub const EVENT: EventDef = EventDef {
    is_last: true,
    id: "a_fistful_of_cards",
    set: Set::FistfulOfCards,
    hooks: &[Hook::TurnBegins(aim)],
    ..EventDef::BLANK
};

/// Shots still to come; not counted before whatever else begins the turn is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Volley {
    pub seat: Seat,
    pub left: Option<u8>,
}

fn aim(step: &mut Step, seat: Seat) {
    step.push(Volley { seat, left: None });
}

impl Resolve for Volley {
    fn resume(self, step: &mut Step) {
        let left = self.left.unwrap_or_else(|| step.player(self.seat).hand.len());
        if left == 0 {
            return step.pop();
        }
        step.replace(Self { left: Some(left - 1), ..self });
        step.push(Shot::of_event(self.seat, Source::Event(EventCard::AFistfulOfCards)));
    }

    fn removed_on_elimination(&self, seat: Seat) -> bool {
        self.seat == seat
    }
}
