//! Miss Susanna: whoever plays fewer than three cards from his hand in his turn loses a life point at its end; cards
//! played before she came count, a turn lost in jail does not (R111, R171).

use crate::card::definitions::{EventDef, Hook};
use crate::card::frames::Loss;
use crate::card::sets::Set;
use crate::card::{EventCard, Source, Step};
use crate::core::Seat;

pub const EVENT: EventDef =
    EventDef { id: "miss_susanna", set: Set::WildWestShow, hooks: &[Hook::TurnEnds(count)], ..EventDef::BLANK };

/// Cards she wants to see.
const WANTED: u8 = 3;

fn count(step: &mut Step, seat: Seat) {
    if step.turn().played < WANTED {
        step.push(Loss::new(seat, 1, None, Source::Event(EventCard::MissSusanna)));
    }
}
