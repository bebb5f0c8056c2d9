//! Grave Digger: the first to lose his last life point while the card is active, the Sheriff excepted, is not eliminated:
//! he shows his role and goes on as the Grave Digger with two life points, his character and his cards in play. He wins
//! alone, once only he and the Sheriff are left (R236).
//!
//! The Grave Digger draws! against shots, spades being a miss; takes his first card of phase 1 from a hand; shoots with
//! Missed! instead of BANG! cards in his turn, and starts no Duels. Whoever wounds him loses a card to him, or a life
//! point if he has none.

use super::devils_pact::reborn;
use crate::card::frames::{Loss, Take, TakeInto};
use crate::card::hooks::{self, Hooks};
use crate::card::sets::base::jesse_jones;
use crate::card::sets::{CharacterDef, Set};
use crate::card::{CardId, CardKind, Character, EventCard, EventDef, Game, Source, Step, Suit};
use crate::core::{Role, Seat};

pub const EVENT: EventDef =
    EventDef::lasting("grave_digger", Set::Eldorado, Hooks { spares: Some(dig), ..Hooks::NONE });

/// What the Grave Digger can do besides his own ability; nobody is dealt this character.
pub const CHARACTER: CharacterDef = CharacterDef {
    id: "the_grave_digger",
    set: Set::Eldorado,
    life: 2,
    hooks: Hooks {
        dodges: true,
        checked: Some(duck),
        first: Some(jesse_jones::ask_first),
        counts_as: Some(missed_as_bang),
        forbids: Some(bangs_and_duels),
        after_loss: Some(avenge),
        ..Hooks::NONE
    },
};

fn dig(step: &mut Step, loss: Loss) -> bool {
    reborn(step, loss, EventCard::GraveDigger, Role::Renegade, CHARACTER.life as i8)
}

fn duck(step: &mut Step, _: Seat, _: Source, card: Option<CardId>) -> bool {
    let spades = card.is_some_and(|card| step.suit(card) == Suit::Spades);
    if spades {
        step.parry();
    }
    spades
}

fn missed_as_bang(game: &Game, seat: Seat, card: CardId, kind: CardKind) -> bool {
    kind == CardKind::Bang && card.kind() == CardKind::Missed && game.active_seat() == Some(seat)
}

fn bangs_and_duels(game: &Game, seat: Seat, kind: CardKind, card: Option<CardId>) -> bool {
    let bang = kind == CardKind::Bang && card.is_some_and(|card| card.kind() != CardKind::Missed);
    kind == CardKind::Duel || bang && game.active_seat() == Some(seat)
}

fn avenge(step: &mut Step, seat: Seat, loss: hooks::Loss) {
    let Some(by) = loss.by.filter(|by| *by != seat && step.in_play(*by)) else { return };
    let because = Source::Character(Character::TheGraveDigger);
    if step.player(by).card_count() == 0 {
        step.push(Loss::new(by, 1, Some(seat), because));
    } else {
        step.push(Take { by: seat, from: by, because, into: TakeInto::Hand });
    }
}
