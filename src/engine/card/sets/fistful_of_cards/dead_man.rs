//! Dead Man: whoever was eliminated first in the game comes back on his turn with two life points and two cards, and
//! stays; once in a game (R107, R164).

use crate::card::definitions::{EventDef, EventRule};
use crate::card::sets::Set;
use crate::card::{Game, Rebirth, Return};
use crate::core::Seat;

pub const EVENT: EventDef = EventDef {
    id: "dead_man",
    set: Set::FistfulOfCards,
    rules: &[EventRule::Returns(first_of_all)],
    ..EventDef::BLANK
};

fn first_of_all(game: &Game, seat: Seat) -> Option<Return> {
    let due = game.first_out() == Some(seat) && !game.first_back() && !game.in_play(seat);
    due.then_some(Return { life: 2, cards: 2, rebirth: Rebirth::Nothing })
}
