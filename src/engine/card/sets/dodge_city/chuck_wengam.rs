//! Chuck Wengam: in his turn, as often as he likes, he gives up a life point, never the last, for two cards (R67).
//! A ghost gives up what he has regained (Q41).

use crate::card::definitions::{Ability, CharacterDef, Timing};
use crate::card::sets::Set;
use crate::card::{Action, Character, Game, Illegal, Source, Step};
use crate::core::Seat;

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "chuck_wengam",
    set: Set::DodgeCity,
    life: 4,
    ability: Some(Ability { timing: Timing::InTurn, list, refuse, activate: bleed, payment: None }),
    ..CharacterDef::BLANK
};

const SELF: Source = Source::Character(Character::ChuckWengam);

fn list(game: &Game, seat: Seat, out: &mut Vec<Action>) {
    if game.can_give_up_life(seat) {
        out.push(Action::Use { of: SELF, cards: None, target: None });
    }
}

fn refuse(game: &Game, seat: Seat, _: Action) -> Illegal {
    if game.can_give_up_life(seat) { Illegal::NoSuchPower { of: SELF } } else { Illegal::LastLife }
}

fn bleed(step: &mut Step, seat: Seat, _: Action) {
    step.note_use(seat, Character::ChuckWengam);
    step.lose_life(seat, 1, None, SELF);
    step.draw_many(seat, 2);
}
