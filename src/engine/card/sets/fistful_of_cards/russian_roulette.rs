//! Russian Roulette: when it comes, everybody in turn must use a Missed! effect, beginning with the player whose turn
//! comes; the first who does not loses two life points and it ends. Nobody is responsible (R104).
//!
//! After ten times round the table the barrel is empty (R210): no game runs for ever.

use crate::card::frames::{Frame, Loss, Resolve, Shot};
use crate::card::hooks::Hooks;
use crate::card::sets::Set;
use crate::card::{EventCard, EventDef, Source, Step};
use crate::core::Seat;
use serde::{Deserialize, Serialize};

pub const EVENT: EventDef = EventDef {
    hooks: Hooks { hit: Some(hit), wants_discard: true, ..Hooks::NONE },
    ..EventDef::instant("russian_roulette", Set::FistfulOfCards, spin)
};

const SELF: Source = Source::Event(EventCard::RussianRoulette);

/// Times round the table.
const ROUNDS: u8 = 10;

/// The next to face the barrel.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Roulette {
    pub next: Seat,
    /// Players still to be asked before it ends by itself.
    pub left: u8,
}

fn spin(step: &mut Step) {
    let first = step.ring().from(step.turn().seat).next();
    if let Some(next) = first {
        let left = ROUNDS * step.ring().count();
        step.push(Roulette { next, left });
    }
}

/// Two life points, and no further turn of the barrel.
fn hit(step: &mut Step, shot: Shot) {
    step.stack.retain(|frame| !matches!(frame, Frame::Roulette(_)));
    step.push(Loss::new(shot.target, 2, None, SELF));
}

impl Resolve for Roulette {
    fn resume(self, step: &mut Step) {
        if self.left == 0 {
            return step.pop();
        }
        // Whoever is out by now is passed over.
        let facing = if step.in_play(self.next) { self.next } else { step.ring().next(self.next) };
        step.replace(Self { next: step.ring().next(facing), left: self.left - 1 });
        step.push(Shot::of_event(facing, SELF));
    }

    fn dies_with(&self, _: Seat) -> bool {
        false
    }
}
