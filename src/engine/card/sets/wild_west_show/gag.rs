//! Gag: nobody may speak; who does loses a life point (R114).
//!
//! No machine can judge that: a person at the table admits it, nobody else is concerned. Tables of bots never speak.

use crate::card::frames::Loss;
use crate::card::hooks::Hooks;
use crate::card::sets::Set;
use crate::card::{Action, EventCard, EventDef, Game, Illegal, Source, Step};
use crate::core::Seat;

pub const EVENT: EventDef = EventDef::lasting(
    "gag",
    Set::WildWestShow,
    Hooks { anytime: Some(list), refuse: Some(refuse), activate: Some(pay), ..Hooks::NONE },
);

const SELF: Source = Source::Event(EventCard::Gag);

fn list(game: &Game, seat: Seat, out: &mut Vec<Action>) {
    let player = game.player(seat);
    if game.talkers().contains(seat) && player.life > 0 && !player.ghost {
        out.push(Action::Use { of: SELF, cards: None, target: None });
    }
}

fn refuse(_: &Game, _: Seat, _: Action) -> Illegal {
    Illegal::NoSuchPower { of: SELF }
}

fn pay(step: &mut Step, seat: Seat, _: Action) {
    step.push(Loss::new(seat, 1, None, SELF));
}
