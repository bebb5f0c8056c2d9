//! Wild Shot: when phase 2 begins the player draws!. On spades the player that many seats to the left loses a life point,
//! counting those in play round and round, court cards and Ace as ten; he himself may be the one (R243).

use crate::card::frames::{Check, Loss};
use crate::card::hooks::Hooks;
use crate::card::sets::Set;
use crate::card::{CardId, EventCard, EventDef, Source, Step, Suit};
use crate::core::{List, Seat};

pub const EVENT: EventDef = EventDef::lasting(
    "wild_shot",
    Set::Eldorado,
    Hooks { drawn: Some((3, draw)), checked: Some(strike), ..Hooks::NONE },
);

const SELF: Source = Source::Event(EventCard::WildShot);

fn draw(step: &mut Step, seat: Seat) {
    step.push(Check::new(seat, SELF));
}

fn strike(step: &mut Step, seat: Seat, _: Source, card: Option<CardId>) -> bool {
    let spades = card.filter(|card| step.suit(*card) == Suit::Spades);
    if let Some(card) = spades {
        let seats: List<Seat, 8> = step.ring().after(seat).chain([seat]).collect();
        let count = usize::from(card.card().rank.0.min(10));
        step.push(Loss::new(seats[(count - 1) % seats.len()], 1, None, SELF));
    }
    spades.is_none()
}
