//! Dynamite: laid in front of oneself. From the next turn on its holder draws! first: 2 to 9 of spades and it
//! explodes for three life points, nobody being responsible (R22, R147); otherwise it goes to the next player
//! on the left who has none (R132).

use crate::card::definitions::{CardDef, DrawCheck, Play};
use crate::card::frames::Loss;
use crate::card::sets::Set;
use crate::card::{Border, CardId, CardKind, Game, Source, Step, Suit};
use crate::core::Seat;

pub const CARD: CardDef = CardDef {
    id: "dynamite",
    border: Border::Blue,
    copies: &[(Set::Base, "2H*"), (Set::DodgeCity, "10C")],
    play: Play::Equip,
    start_check: Some(1),
    check: Some(DrawCheck { is_good: does_not_explode, resolve: burn }),
    ..CardDef::BLANK
};

fn does_not_explode(game: &Game, _: Seat, _: Source, card: Option<CardId>) -> bool {
    card.is_none_or(|card| game.suit(card) != Suit::Spades || !(2..=9).contains(&card.card().rank.0))
}

fn burn(step: &mut Step, seat: Seat, source: Source, _: Option<CardId>, good: bool) {
    let Source::Card(dynamite) = source else { return };
    if good {
        let has_one = |s: &Seat| step.player(*s).in_play.iter().any(|c| c.kind() == CardKind::Dynamite);
        let next = step.ring().after(seat).find(|s| !has_one(s));
        if let Some(next) = next {
            step.pass_on(seat, dynamite, next);
        }
    } else {
        step.discard_in_play(seat, dynamite);
        step.push(Loss::new(seat, 3, None, source));
    }
}
