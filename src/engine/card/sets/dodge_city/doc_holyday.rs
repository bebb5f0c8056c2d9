//! Doc Holyday: once in his turn he discards two cards for a shot within weapon range, which is no BANG! card (R68).
//! Two diamonds do nothing to Apache Kid.

use crate::card::definitions::{Ability, CharacterDef, DiscardReason, Timing};
use crate::card::frames::Shot;
use crate::card::sets::Set;
use crate::card::{Action, Character, Event, Game, Illegal, Source, Step};
use crate::core::Seat;

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "doc_holyday",
    set: Set::DodgeCity,
    life: 4,
    ability: Some(Ability { timing: Timing::InTurn, list, refuse, activate: fire, payment: None }),
    ..CharacterDef::BLANK
};

const SELF: Source = Source::Character(Character::DocHolyday);

fn list(game: &Game, seat: Seat, out: &mut Vec<Action>) {
    if game.turn().uses(Character::DocHolyday) > 0 {
        return;
    }
    let hand = game.player(seat).hand;
    for target in game.ring().after(seat).filter(|t| game.may_shoot(seat, *t).is_ok()) {
        for first in hand {
            for second in hand.iter().filter(|second| *second != first) {
                out.push(Action::Use { of: SELF, cards: Some((first, second)), target: Some(target) });
            }
        }
    }
}

fn refuse(game: &Game, seat: Seat, action: Action) -> Illegal {
    let Action::Use { cards, target, .. } = action else { return Illegal::NotAsked };
    if game.turn().uses(Character::DocHolyday) > 0 {
        return Illegal::UsedUp { of: SELF };
    }
    let hand = game.player(seat).hand;
    match (cards, target) {
        (Some((a, b)), Some(target)) if a != b && hand.contains(a) && hand.contains(b) => {
            if target.0 >= game.ring().size() {
                return Illegal::NoSuchSeat { seat: target };
            }
            if !game.in_play(target) {
                return Illegal::TargetEliminated { target };
            }
            game.may_shoot(seat, target).err().unwrap_or(Illegal::NoSuchPower { of: SELF })
        }
        _ => Illegal::NeedsTwoCards,
    }
}

fn fire(step: &mut Step, seat: Seat, action: Action) {
    let Action::Use { cards: Some((first, second)), target: Some(target), .. } = action else { return };
    step.turn.note_use(Character::DocHolyday);
    step.emit(Event::Used { seat, of: SELF, target: Some(target) });
    step.shed(seat, first, DiscardReason::Ability);
    step.shed(seat, second, DiscardReason::Ability);
    if step.is_immune(target, seat, first) && step.is_immune(target, seat, second) {
        return step.emit(Event::Immune { seat: target, because: SELF });
    }
    let shot = Shot::new(step, seat, target, SELF, false);
    step.push(shot);
}
