//! Flint Westwood: once in his turn he may exchange a hand card of his choice for two random ones of another player, at
//! any distance; from one card he gets one (R174).

use crate::card::definitions::{Ability, CharacterDef, Timing};
use crate::card::frames::{Resolve, ask};
use crate::card::sets::Set;
use crate::card::{Action, Ask, Character, Decision, Event, Game, Illegal, Source, Step};
use crate::core::Seat;
use serde::{Deserialize, Serialize};

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "flint_westwood",
    set: Set::WildWestShow,
    life: 4,
    ability: Some(Ability { timing: Timing::Announced, list, refuse, activate: begin, payment: None }),
    ..CharacterDef::BLANK
};

const SELF: Source = Source::Character(Character::FlintWestwood);

/// He chooses the card he gives; until then he may think better of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pick {
    pub by: Seat,
    pub from: Seat,
}

fn list(game: &Game, seat: Seat, out: &mut Vec<Action>) {
    if game.turn().uses(Character::FlintWestwood) > 0 || game.player(seat).hand.is_empty() {
        return;
    }
    for target in game.ring().after(seat).filter(|s| !game.player(*s).hand.is_empty()) {
        out.push(Action::Use { of: SELF, cards: None, target: Some(target) });
    }
}

fn refuse(game: &Game, _: Seat, action: Action) -> Illegal {
    if game.turn().uses(Character::FlintWestwood) > 0 {
        return Illegal::UsedUp { of: SELF };
    }
    match action {
        Action::Use { target: Some(target), .. } if game.in_play(target) => Illegal::TargetHasNoCards { target },
        _ => Illegal::NoSuchPower { of: SELF },
    }
}

fn begin(step: &mut Step, seat: Seat, action: Action) {
    if let Action::Use { target: Some(from), .. } = action {
        step.push(Pick { by: seat, from });
    }
}

impl Resolve for Pick {
    fn decision(&self, _: &Game) -> Option<Decision> {
        Some(ask(self.by, Ask::Give { to: self.from }, SELF))
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        out.extend(game.player(self.by).hand.iter().map(Action::Pick));
        out.push(Action::Pass);
    }

    fn answer(self, step: &mut Step, action: Action) {
        step.pop();
        let Action::Pick(card) = action else { return };
        step.turn.note_use(Character::FlintWestwood);
        step.emit(Event::Used { seat: self.by, of: SELF, target: Some(self.from) });
        for _ in 0..2 {
            if let Some(taken) = step.random_hand_card(self.from) {
                step.take_from_hand(self.by, self.from, taken);
            }
        }
        step.take_from_hand(self.from, self.by, card);
    }

    fn resume(self, step: &mut Step) {
        step.pop();
    }

    fn removed_on_elimination(&self, seat: Seat) -> bool {
        self.by == seat || self.from == seat
    }

    /// Nothing has happened yet, so nobody else may know.
    fn secret_of(&self) -> Option<Seat> {
        Some(self.by)
    }
}
