//! Mad Ride: every second player only flips a card: an Ace ends the ride and he plays, anything else and he is passed over.
//! Not with two players left. Against a shot the Missed! on top of the discard pile may be used too, once a shot (R239).

use super::note_ace;
use crate::card::definitions::{DrawCheck, EventDef, EventRule, Hook};
use crate::card::frames::Check;
use crate::card::sets::Set;
use crate::card::{CardId, Event, EventCard, Game, Rank, Source, Stage, Step};
use crate::core::Seat;

pub const EVENT: EventDef = EventDef {
    id: "mad_ride",
    set: Set::Eldorado,
    check: Some(DrawCheck { is_good: is_ace, resolve: flip }),
    rules: &[EventRule::DiscardDefends],
    hooks: &[Hook::TurnBegins(ride)],
    ..EventDef::BLANK
};

/// The first turn under the card is normal, the second is not, and so on.
fn ride(step: &mut Step, seat: Seat) {
    if step.ring().count() > 2 && step.clock().turns.is_multiple_of(2) {
        step.push(Check::new(seat, Source::Event(EventCard::MadRide)));
    }
}

fn is_ace(_: &Game, _: Seat, _: Source, card: Option<CardId>) -> bool {
    card.is_some_and(|card| card.card().rank == Rank::ACE)
}

fn flip(step: &mut Step, seat: Seat, _: Source, _: Option<CardId>, ace: bool) {
    if ace {
        note_ace(step, seat);
    } else {
        step.turn.skipped = true;
        step.emit(Event::TurnSkipped { seat });
        step.reach_stage(Stage::End);
    }
}
