//! Sid Ketchum: discards two hand cards for one life point, at any time, also to stay alive (R61).
//!
//! Not at full life: nobody discards for nothing (R144). He chooses which of the two lies on top (R138).

use crate::card::definitions::{Ability, CharacterDef, DiscardReason, Timing};
use crate::card::sets::Set;
use crate::card::{Action, Character, Event, Game, Illegal, Source, Step};
use crate::core::Seat;

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "sid_ketchum",
    set: Set::Base,
    life: 4,
    ability: Some(Ability { timing: Timing::Anytime, list: pairs, refuse, activate: heal, payment: None }),
    ..CharacterDef::BLANK
};

fn pairs(game: &Game, seat: Seat, out: &mut Vec<Action>) {
    if !game.can_heal(seat) || game.forfeits_hand(seat) {
        return;
    }
    let player = game.player(seat);
    for first in player.hand {
        for second in player.hand.iter().filter(|second| *second != first) {
            out.push(Action::Use { of: SELF, cards: Some((first, second)), target: None });
        }
    }
}

fn refuse(game: &Game, seat: Seat, _: Action) -> Illegal {
    if game.forfeits_hand(seat) {
        Illegal::Forbidden { by: Source::Rules }
    } else if game.can_heal(seat) {
        Illegal::NeedsTwoCards
    } else {
        Illegal::FullLife
    }
}

fn heal(step: &mut Step, seat: Seat, action: Action) {
    let Action::Use { cards: Some((first, second)), .. } = action else { return };
    step.emit(Event::Used { seat, of: SELF, target: None });
    step.shed(seat, first, DiscardReason::Ability);
    step.shed(seat, second, DiscardReason::Ability);
    step.gain_life(seat, 1);
}

const SELF: Source = Source::Character(Character::SidKetchum);
