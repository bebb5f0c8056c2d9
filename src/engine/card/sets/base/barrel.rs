//! Barrel: when shot at, its owner may draw!; hearts count as one Missed! (R46, R47). One try per shot.

use crate::card::definitions::{CardDef, DrawCheck, Modifiers, Play};
use crate::card::sets::Set;
use crate::card::{Border, CardId, Game, Source, Step, Suit};
use crate::core::Seat;

pub const CARD: CardDef = CardDef {
    id: "barrel",
    border: Border::Blue,
    copies: &[(Set::Base, "QS KS*"), (Set::DodgeCity, "AC")],
    play: Play::Equip,
    check: Some(HIDE),
    modifiers: Modifiers { dodges: true, ..Modifiers::NONE },
    ..CardDef::BLANK
};

/// A draw! against a shot, which hearts take one Missed! off.
pub const HIDE: DrawCheck = DrawCheck { is_good: is_hearts, resolve: hide };

fn is_hearts(game: &Game, _: Seat, _: Source, card: Option<CardId>) -> bool {
    card.is_some_and(|card| game.suit(card) == Suit::Hearts)
}

fn hide(step: &mut Step, _: Seat, _: Source, _: Option<CardId>, good: bool) {
    if good {
        step.parry();
    }
}
