//! Cavalry: a Deputy who turns up his role in his turn may play two BANG! cards in it, at anybody, whatever the distance
//! (R230).

use crate::card::definitions::{Ability, EventDef, EventRule, Timing};
use crate::card::sets::Set;
use crate::card::{Action, Event, EventCard, Game, Illegal, Source, Step};
use crate::core::{Role, Seat};

pub const EVENT: EventDef = EventDef {
    id: "cavalry",
    set: Set::Eldorado,
    rules: &[EventRule::FreeFire(rode)],
    ability: Some(Ability { timing: Timing::InTurn, list, refuse, activate: ride, payment: None }),
    ..EventDef::BLANK
};

const SELF: Source = Source::Event(EventCard::Cavalry);

fn list(game: &Game, seat: Seat, out: &mut Vec<Action>) {
    let player = game.player(seat);
    if player.role == Role::Deputy && !player.role_shown {
        out.push(Action::Use { of: SELF, cards: None, target: None });
    }
}

fn refuse(_: &Game, _: Seat, _: Action) -> Illegal {
    Illegal::NoSuchPower { of: SELF }
}

fn ride(step: &mut Step, seat: Seat, _: Action) {
    step.turn.events_used.push(EventCard::Cavalry);
    step.emit(Event::Used { seat, of: SELF, target: None });
    step.show_role(seat);
}

fn rode(game: &Game, seat: Seat) -> bool {
    game.active_seat() == Some(seat) && game.turn().events_used.contains(&EventCard::Cavalry)
}
