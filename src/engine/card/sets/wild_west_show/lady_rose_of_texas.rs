//! Lady Rose of Texas: once in his turn a player may trade places with his right-hand neighbour, who misses his next
//! turn; not with two players left (R113), and not as a ghost (R281). No more trades in a row than there are players in
//! play, so that nobody is locked out for ever (R289).

use crate::card::definitions::{Ability, EventDef, Timing};
use crate::card::sets::Set;
use crate::card::{Action, Event, EventCard, Game, Illegal, Source, Step};
use crate::core::Seat;

pub const EVENT: EventDef = EventDef {
    id: "lady_rose_of_texas",
    set: Set::WildWestShow,
    ability: Some(Ability { timing: Timing::InTurn, list, refuse, activate: trade, payment: None }),
    ..EventDef::BLANK
};

const SELF: Source = Source::Event(EventCard::LadyRoseOfTexas);

fn neighbour(game: &Game, seat: Seat) -> Option<Seat> {
    game.ring().after(seat).last()
}

fn may_trade(game: &Game, seat: Seat) -> Result<(), Illegal> {
    if game.turn().events_used.contains(&EventCard::LadyRoseOfTexas) || game.turn().trades >= game.ring().count() {
        return Err(Illegal::UsedUp { of: SELF });
    }
    // Two ghosts side by side could trade for ever.
    if game.ring().count() > 2 && !game.player(seat).ghost { Ok(()) } else { Err(Illegal::NoSuchPower { of: SELF }) }
}

fn list(game: &Game, seat: Seat, out: &mut Vec<Action>) {
    if let (Ok(()), target @ Some(_)) = (may_trade(game, seat), neighbour(game, seat)) {
        out.push(Action::Use { of: SELF, cards: None, target });
    }
}

fn refuse(game: &Game, seat: Seat, _: Action) -> Illegal {
    may_trade(game, seat).err().unwrap_or(Illegal::NoSuchPower { of: SELF })
}

fn trade(step: &mut Step, seat: Seat, action: Action) {
    let Action::Use { target: Some(other), .. } = action else { return };
    step.turn.events_used.push(EventCard::LadyRoseOfTexas);
    step.turn.trades += 1;
    step.turn.traded = true;
    step.emit(Event::Used { seat, of: SELF, target: Some(other) });
    step.swap_seats(seat, other);
    step.miss_turn(other);
}
