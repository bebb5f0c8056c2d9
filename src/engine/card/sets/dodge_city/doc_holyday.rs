//! Doc Holyday: once in his turn he discards two cards for a shot within weapon range, which is no BANG! card (R68).
//! Two diamonds do nothing to Apache Kid.

use crate::card::frames::Shot;
use crate::card::hooks::Hooks;
use crate::card::sets::Reach;
use crate::card::sets::{CharacterDef, Set};
use crate::card::{Action, Character, Event, Game, Source, Step};
use crate::core::Seat;

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "doc_holyday",
    set: Set::DodgeCity,
    life: 4,
    hooks: Hooks { in_turn: Some(list), activate: Some(fire), ..Hooks::NONE },
};

const SELF: Source = Source::Character(Character::DocHolyday);

fn list(game: &Game, seat: Seat, out: &mut Vec<Action>) {
    if game.turn().uses(Character::DocHolyday) > 0 {
        return;
    }
    let hand = game.player(seat).hand;
    for target in game.ring().after(seat).filter(|t| game.in_reach(seat, *t, Reach::Weapon).is_ok()) {
        for first in hand {
            for second in hand.iter().filter(|second| *second != first) {
                out.push(Action::Use { of: SELF, cards: Some((first, second)), target: Some(target) });
            }
        }
    }
}

fn fire(step: &mut Step, seat: Seat, action: Action) {
    let Action::Use { cards: Some((first, second)), target: Some(target), .. } = action else { return };
    step.turn.used.push(Character::DocHolyday);
    step.events.push(Event::Used { seat, of: SELF, target: Some(target) });
    step.discard_from_hand(seat, first);
    step.discard_from_hand(seat, second);
    if step.is_immune(target, seat, first) && step.is_immune(target, seat, second) {
        return;
    }
    let shot = Shot::new(step, seat, target, SELF, false);
    step.push(shot);
}
