//! Grave Digger: the first to lose his last life point while the card is active, the Sheriff excepted, is not eliminated:
//! he shows his role and goes on as the Grave Digger with two life points, his character and his cards in play. He wins
//! alone, once only he and the Sheriff are left (R236).
//!
//! The Grave Digger draws! against shots, spades being a miss; takes his first card of phase 1 from a hand; shoots with
//! Missed! instead of BANG! cards in his turn, and starts no Duels. Whoever wounds him loses a card to him, or a life
//! point if he has none.

use super::devils_pact::reborn;
use crate::card::definitions::{
    CharacterDef, CountsAs, DrawCheck, EventDef, EventRule, Hook, LifeLost, Mark, Modifiers,
};
use crate::card::frames::{Loss, Take, TakeInto};
use crate::card::sets::Set;
use crate::card::sets::base::jesse_jones;
use crate::card::{CardId, CardKind, Character, EventCard, Game, Source, Step, Suit};
use crate::core::{Role, Seat};

pub const EVENT: EventDef = EventDef {
    id: "grave_digger",
    set: Set::Eldorado,
    rules: &[EventRule::ReplacesElimination(dig)],
    mark: Some(Mark { grants: Some(Character::TheGraveDigger), wins_beside_sheriff: true, ..Mark::NONE }),
    ..EventDef::BLANK
};

/// What the Grave Digger can do besides his own ability; nobody is dealt this character.
pub const CHARACTER: CharacterDef = CharacterDef {
    id: "the_grave_digger",
    set: Set::Eldorado,
    life: 2,
    check: Some(DrawCheck { is_good: is_spades, resolve: duck }),
    modifiers: Modifiers { dodges: true, ..Modifiers::NONE },
    hooks: &[
        Hook::FirstDraw(jesse_jones::ask_first),
        Hook::CountsAs(CountsAs { played_as: &[CardKind::Bang], when: missed_as_bang }),
        Hook::Forbids(bangs_and_duels),
        Hook::LifeLost(avenge),
    ],
    is_dealt: false,
    ..CharacterDef::BLANK
};

fn dig(step: &mut Step, loss: Loss) -> bool {
    reborn(step, loss, EventCard::GraveDigger, Role::Renegade, CHARACTER.life as i8)
}

fn is_spades(game: &Game, _: Seat, _: Source, card: Option<CardId>) -> bool {
    card.is_some_and(|card| game.suit(card) == Suit::Spades)
}

fn duck(step: &mut Step, _: Seat, _: Source, _: Option<CardId>, good: bool) {
    if good {
        step.parry();
    }
}

fn missed_as_bang(game: &Game, seat: Seat, card: CardId, kind: CardKind) -> bool {
    kind == CardKind::Bang && card.kind() == CardKind::Missed && game.active_seat() == Some(seat)
}

fn bangs_and_duels(game: &Game, seat: Seat, kind: CardKind, card: Option<CardId>) -> bool {
    let bang = kind == CardKind::Bang && card.is_some_and(|card| card.kind() != CardKind::Missed);
    kind == CardKind::Duel || bang && game.active_seat() == Some(seat)
}

fn avenge(step: &mut Step, seat: Seat, loss: LifeLost) {
    let Some(by) = loss.by.filter(|by| *by != seat && step.in_play(*by)) else { return };
    let because = Source::Character(Character::TheGraveDigger);
    if step.player(by).card_count() == 0 {
        step.push(Loss::new(by, 1, Some(seat), because));
    } else {
        step.push(Take { by: seat, from: by, because, into: TakeInto::Hand });
    }
}
