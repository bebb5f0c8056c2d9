//! Teren Kill: when he would be eliminated he draws!; unless it is spades he stays in play with one life point and draws a
//! card. One draw! for a whole loss (R179).

use crate::card::definitions::{CharacterDef, DrawCheck, Hook};
use crate::card::frames::{Check, Loss};
use crate::card::sets::Set;
use crate::card::{CardId, Character, Game, Source, Step, Suit};
use crate::core::Seat;

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "teren_kill",
    set: Set::WildWestShow,
    life: 3,
    check: Some(DrawCheck { is_good: is_not_spades, resolve: survive }),
    hooks: &[Hook::Dying(draw_for_life)],
    ..CharacterDef::BLANK
};

/// He draws! once for each loss.
fn draw_for_life(step: &mut Step, loss: Loss) -> bool {
    if loss.drew_for_life {
        return false;
    }
    step.replace(Loss { drew_for_life: true, ..loss });
    step.push(Check::new(loss.seat, Source::Character(Character::TerenKill)));
    true
}

fn is_not_spades(game: &Game, _: Seat, _: Source, card: Option<CardId>) -> bool {
    card.is_some_and(|card| game.suit(card) != Suit::Spades)
}

fn survive(step: &mut Step, seat: Seat, _: Source, _: Option<CardId>, lives: bool) {
    if lives {
        let missing = (1 - step.player(seat).life).max(0) as u8;
        step.stay_alive(seat, missing);
        step.draw(seat);
    }
}
