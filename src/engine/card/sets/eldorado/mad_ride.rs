//! Mad Ride: every second player only flips a card: an Ace ends the ride and he plays, anything else and he is passed over.
//! Not with two players left. Against a shot the Missed! on top of the discard pile may be used too, once a shot (R239).

use crate::card::frames::Check;
use crate::card::hooks::Hooks;
use crate::card::sets::Set;
use crate::card::{CardId, Event, EventCard, EventDef, Rank, Source, Stage, Step};
use crate::core::Seat;

pub const EVENT: EventDef = EventDef::lasting(
    "mad_ride",
    Set::Eldorado,
    Hooks { begin: Some(ride), checked: Some(flip), discard_defends: true, ..Hooks::NONE },
);

/// The first turn under the card is normal, the second is not, and so on.
fn ride(step: &mut Step, seat: Seat) {
    if step.ring().count() > 2 && step.clock().turns.is_multiple_of(2) {
        step.push(Check::new(seat, Source::Event(EventCard::MadRide)));
    }
}

fn flip(step: &mut Step, seat: Seat, _: Source, card: Option<CardId>) -> bool {
    let ace = card.is_some_and(|card| card.card().rank == Rank::ACE);
    if ace {
        step.note_ace(seat);
    } else {
        step.turn.skipped = true;
        step.events.push(Event::TurnSkipped { seat });
        step.reach_stage(Stage::End);
    }
    ace
}
