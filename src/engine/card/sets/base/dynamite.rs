//! Dynamite: laid in front of oneself. From the next turn on its holder draws! first: 2 to 9 of spades and it
//! explodes for three life points, nobody being responsible (R22, R147); otherwise it goes to the next player
//! on the left who has none (R132).

use crate::card::frames::Loss;
use crate::card::hooks::Hooks;
use crate::card::sets::{CardDef, Play, Set};
use crate::card::{Border, CardId, CardKind, Source, Step, Suit};
use crate::core::Seat;

pub const CARD: CardDef = CardDef {
    id: "dynamite",
    border: Border::Blue,
    copies: &[(Set::Base, "2H*"), (Set::DodgeCity, "10C")],
    play: Play::Equip,
    hooks: Hooks { start_check: Some(1), checked: Some(burn), ..Hooks::NONE },
};

fn burn(step: &mut Step, seat: Seat, source: Source, card: Option<CardId>) -> bool {
    let Source::Card(dynamite) = source else { return true };
    let explodes = card.is_some_and(|card| step.suit(card) == Suit::Spades && (2..=9).contains(&card.card().rank.0));
    if explodes {
        step.discard_in_play(seat, dynamite);
        step.push(Loss::new(seat, 3, None, source));
    } else {
        let has_one = |s: &Seat| step.player(*s).in_play.iter().any(|c| c.kind() == CardKind::Dynamite);
        let next = step.ring().after(seat).find(|s| !has_one(s));
        if let Some(next) = next {
            step.pass_on(seat, dynamite, next);
        }
    }
    !explodes
}
