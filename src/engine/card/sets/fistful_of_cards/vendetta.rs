//! Vendetta: when his turn is over a player draws!; on hearts he takes one more complete turn, which ends without
//! another draw!. Not after a turn lost in jail.

use crate::card::definitions::{DrawCheck, EventDef, Hook};
use crate::card::frames::Check;
use crate::card::sets::Set;
use crate::card::{CardId, EventCard, Game, Source, Step, Suit};
use crate::core::Seat;

pub const EVENT: EventDef = EventDef {
    id: "vendetta",
    set: Set::FistfulOfCards,
    check: Some(DrawCheck { is_good: is_hearts, resolve: again }),
    hooks: &[Hook::TurnEnds(draw)],
    ..EventDef::BLANK
};

fn draw(step: &mut Step, seat: Seat) {
    if !step.turn().extra {
        step.push(Check::new(seat, Source::Event(EventCard::Vendetta)));
    }
}

fn is_hearts(game: &Game, _: Seat, _: Source, card: Option<CardId>) -> bool {
    card.is_some_and(|card| game.suit(card) == Suit::Hearts)
}

fn again(step: &mut Step, _: Seat, _: Source, _: Option<CardId>, good: bool) {
    step.turn.again = good;
}
