//! Russian Roulette: when it comes, everybody in turn must use a Missed! effect, beginning with the player whose turn
//! comes; the first who does not loses two life points and it ends. Nobody is responsible (R104).
//!
//! After ten times round the table the barrel is empty (R210): no game runs for ever.

use crate::card::definitions::{EventDef, EventShot};
use crate::card::frames::{Frame, Loss, Resolve, Shot};
use crate::card::sets::Set;
use crate::card::{EventCard, Source, Step};
use crate::core::Seat;
use serde::{Deserialize, Serialize};

pub const EVENT: EventDef = EventDef {
    shot: EventShot { hit: Some(hit), missed_is_discarded: true },
    id: "russian_roulette",
    set: Set::FistfulOfCards,
    turned_up: Some(spin),
    ..EventDef::BLANK
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

    fn removed_on_elimination(&self, _: Seat) -> bool {
        false
    }
}
