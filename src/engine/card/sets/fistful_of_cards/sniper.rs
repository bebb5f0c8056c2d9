//! Sniper: in his turn a player may discard two BANG! cards together as one shot within range. It takes two Missed! and
//! costs one life point; the limit is not used up, and it may be repeated (R102, R162).

use crate::card::definitions::{Ability, EventDef, Timing};
use crate::card::frames::Shot;
use crate::card::sets::Set;
use crate::card::{Action, CardId, CardKind, Event, EventCard, Game, Illegal, Source, Step};
use crate::core::Seat;

pub const EVENT: EventDef = EventDef {
    id: "sniper",
    set: Set::FistfulOfCards,
    ability: Some(Ability { timing: Timing::InTurn, list, refuse, activate: fire, payment: None }),
    ..EventDef::BLANK
};

const SELF: Source = Source::Event(EventCard::Sniper);

/// Missed! effects needed.
const NEEDED: u8 = 2;

fn bangs(game: &Game, seat: Seat) -> impl Iterator<Item = CardId> + Clone + '_ {
    game.player(seat).hand.iter().filter(move |card| game.may_answer(seat, *card, CardKind::Bang))
}

fn list(game: &Game, seat: Seat, out: &mut Vec<Action>) {
    for target in game.ring().after(seat).filter(|t| game.may_shoot(seat, *t).is_ok()) {
        for first in bangs(game, seat) {
            for second in bangs(game, seat).filter(|second| *second != first) {
                out.push(Action::Use { of: SELF, cards: Some((first, second)), target: Some(target) });
            }
        }
    }
}

fn refuse(game: &Game, seat: Seat, action: Action) -> Illegal {
    let Action::Use { cards: Some((first, second)), target: Some(target), .. } = action else {
        return Illegal::NeedsTwoBangs;
    };
    if let Some(by) = [first, second].iter().find_map(|c| game.forbidden_by(seat, CardKind::Bang, Some(*c))) {
        return Illegal::Forbidden { by };
    }
    if first == second || ![first, second].iter().all(|card| bangs(game, seat).any(|bang| bang == *card)) {
        return Illegal::NeedsTwoBangs;
    }
    if target.0 >= game.ring().size() {
        return Illegal::NoSuchSeat { seat: target };
    }
    if !game.in_play(target) {
        return Illegal::TargetEliminated { target };
    }
    game.may_shoot(seat, target).err().unwrap_or(Illegal::NotAtYourself { kind: CardKind::Bang })
}

fn fire(step: &mut Step, seat: Seat, action: Action) {
    let Action::Use { cards: Some((first, second)), target: Some(target), .. } = action else { return };
    step.emit(Event::Used { seat, of: SELF, target: Some(target) });
    step.use_up(seat, first);
    step.use_up(seat, second);
    if step.is_immune(target, seat, first) && step.is_immune(target, seat, second) {
        return step.emit(Event::Immune { seat: target, because: SELF });
    }
    step.push(Shot { by: Some(seat), needed: NEEDED, ..Shot::of_event(target, SELF) });
}
