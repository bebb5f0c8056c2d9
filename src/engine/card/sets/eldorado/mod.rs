//! Eldorado, made by players: 18 event cards. Each lasts two rounds, or until somebody gets rid of an Ace in his phase 2.

pub mod cavalry;
pub mod daring_challenge;
pub mod dead_sheriffs_ghost;
pub mod desperados;
pub mod devils_pact;
pub mod doug_badman;
#[allow(clippy::module_inception)]
pub mod eldorado;
pub mod grave_digger;
pub mod horse_stealer;
pub mod lifetime;
pub mod lou;
pub mod mad_ride;
pub mod nugget;
pub mod scout;
pub mod sioux_chief;
pub mod wet_ammo;
pub mod wild_shot;
pub mod winifred;

use super::{Set, SetDef};
use crate::card::event_cards::{DeckDef, Pace};
use crate::card::{CardId, EventCard, Rank, Step};
use crate::core::Seat;

pub const SET: SetDef = SetDef::extra("eldorado");

pub const DECK: DeckDef =
    DeckDef { id: "eldorado", sets: &[Set::Eldorado], pace: Pace::Clock, card_left_hand: Some(look_for_aces) };

/// An Ace the active player plays or discards from his hand in phase 2 ends the active card (R116).
fn look_for_aces(step: &mut Step, card: CardId) {
    if card.card().rank == Rank::ACE {
        note_ace(step, step.turn().seat);
    }
}

/// Ends the active card and frees who is jailed for life; `by` turns up the next card when his turn is over.
fn note_ace(step: &mut Step, by: Seat) {
    for seat in Seat::all(step.ring().size()) {
        if step.player(seat).marks.contains(&EventCard::Lifetime) {
            step.sentence(seat, EventCard::Lifetime, false);
        }
    }
    step.clock.ace = Some(by);
    if let Some(pile) = step.pile_of(Pace::Clock) {
        step.put_away(pile);
    }
}
