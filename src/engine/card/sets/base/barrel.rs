//! Barrel: when shot at, its owner may draw!; hearts count as one Missed! (R46, R47). One try per shot.

use crate::card::hooks::Hooks;
use crate::card::sets::{CardDef, Play, Set};
use crate::card::{Border, CardId, Source, Step, Suit};
use crate::core::Seat;

pub const CARD: CardDef = CardDef {
    id: "barrel",
    border: Border::Blue,
    copies: &[(Set::Base, "QS KS*"), (Set::DodgeCity, "AC")],
    play: Play::Equip,
    hooks: Hooks { dodges: true, checked: Some(hide), ..Hooks::NONE },
};

/// Hearts take one Missed! off the shot this draw! was made against.
pub fn hide(step: &mut Step, _: Seat, _: Source, card: Option<CardId>) -> bool {
    let hearts = card.is_some_and(|card| step.suit(card) == Suit::Hearts);
    if hearts {
        step.parry();
    }
    hearts
}
