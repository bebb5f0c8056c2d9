//! Darling Valentine: every turn begins with its player exchanging his whole hand for as many new cards. In the
//! Hungarian summary everybody does that once, when she comes (R110).

use crate::card::definitions::{EventDef, Hook};
use crate::card::frames::{Dump, Resolve};
use crate::card::sets::Set;
use crate::card::{Step, WwsSeedTexts};
use crate::core::{List, Seat};
use serde::{Deserialize, Serialize};

pub const EVENT: EventDef = EventDef {
    turned_up: Some(once),
    id: "darling_valentine",
    set: Set::WildWestShow,
    hooks: &[Hook::TurnBegins(each_turn)],
    ..EventDef::BLANK
};

/// Cards to be drawn once the hand is discarded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Exchange {
    pub seat: Seat,
    /// None: the hand is still to be counted and discarded.
    pub count: Option<u8>,
}

fn each_turn(step: &mut Step, seat: Seat) {
    if step.rules().wws_seed_texts == WwsSeedTexts::No {
        step.push(Exchange { seat, count: None });
    }
}

fn once(step: &mut Step) {
    if step.rules().wws_seed_texts == WwsSeedTexts::Yes {
        let seats: List<Seat, 8> = step.ring().from(step.turn().seat).collect();
        for seat in seats.iter().rev().copied() {
            step.push(Exchange { seat, count: None });
        }
    }
}

impl Resolve for Exchange {
    fn resume(self, step: &mut Step) {
        match self.count {
            None => {
                let count = Some(step.player(self.seat).hand.len());
                step.replace(Self { count, ..self });
                step.push(Dump { seat: self.seat, hand_only: true });
            }
            Some(count) => {
                step.pop();
                step.draw_many(self.seat, count);
            }
        }
    }

    fn removed_on_elimination(&self, seat: Seat) -> bool {
        self.seat == seat
    }

    /// The hand is empty only until the new cards come.
    fn defers_triggers_of(&self, seat: Seat) -> bool {
        self.seat == seat
    }
}
