//! Vendetta: when his turn is over a player draws!; on hearts he takes one more complete turn, which ends without
//! another draw!. Not after a turn lost in jail.

use crate::card::frames::Check;
use crate::card::hooks::Hooks;
use crate::card::sets::Set;
use crate::card::{CardId, EventCard, EventDef, Source, Step, Suit};
use crate::core::Seat;

pub const EVENT: EventDef = EventDef::lasting(
    "vendetta",
    Set::FistfulOfCards,
    Hooks { ended: Some(draw), checked: Some(again), ..Hooks::NONE },
);

fn draw(step: &mut Step, seat: Seat) {
    if !step.turn().extra {
        step.push(Check::new(seat, Source::Event(EventCard::Vendetta)));
    }
}

fn again(step: &mut Step, _: Seat, _: Source, card: Option<CardId>) -> bool {
    step.turn.again = card.is_some_and(|card| step.suit(card) == Suit::Hearts);
    step.turn.again
}
