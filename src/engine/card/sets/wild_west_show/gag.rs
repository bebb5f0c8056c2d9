//! Gag: nobody may speak; who does loses a life point (R114).
//!
//! No machine can judge that: a person at the table admits it, nobody else is concerned. Tables of bots never speak.

use crate::card::definitions::{Ability, EventDef, Timing};
use crate::card::frames::Loss;
use crate::card::sets::Set;
use crate::card::{Action, EventCard, Game, Illegal, Source, Step};
use crate::core::Seat;

pub const EVENT: EventDef = EventDef {
    id: "gag",
    set: Set::WildWestShow,
    ability: Some(Ability { timing: Timing::Anytime, list, refuse, activate: pay, payment: None }),
    ..EventDef::BLANK
};

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
