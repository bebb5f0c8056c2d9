//! Wild Shot: when phase 2 begins the player draws!. On spades the player that many seats to the left loses a life point,
//! counting those in play round and round, court cards and Ace as ten; he himself may be the one (R243).

use crate::card::definitions::{AfterDraw, DrawCheck, EventDef, Hook};
use crate::card::frames::{Check, Loss};
use crate::card::sets::Set;
use crate::card::{CardId, EventCard, Game, Source, Step, Suit};
use crate::core::{List, Seat};

pub const EVENT: EventDef = EventDef {
    id: "wild_shot",
    set: Set::Eldorado,
    check: Some(DrawCheck { is_good: is_not_spades, resolve: strike }),
    hooks: &[Hook::AfterDraw(AfterDraw { order: 3, run: draw })],
    ..EventDef::BLANK
};

const SELF: Source = Source::Event(EventCard::WildShot);

fn draw(step: &mut Step, seat: Seat) {
    step.push(Check::new(seat, SELF));
}

fn is_not_spades(game: &Game, _: Seat, _: Source, card: Option<CardId>) -> bool {
    card.is_none_or(|card| game.suit(card) != Suit::Spades)
}

fn strike(step: &mut Step, seat: Seat, _: Source, card: Option<CardId>, good: bool) {
    if let (Some(card), false) = (card, good) {
        let seats: List<Seat, 8> = step.ring().after(seat).chain([seat]).collect();
        let count = usize::from(card.card().rank.0.min(10));
        step.push(Loss::new(seats[(count - 1) % seats.len()], 1, None, SELF));
    }
}
