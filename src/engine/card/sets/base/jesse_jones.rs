//! Jesse Jones: may take his first card of phase 1 at random from another player's hand.

use crate::card::definitions::{CharacterDef, Hook};
use crate::card::frames::{Resolve, ask};
use crate::card::sets::Set;
use crate::card::{Action, Ask, Character, Choice, Decision, Event, Game, Source, Step};
use crate::core::Seat;
use serde::{Deserialize, Serialize};

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "jesse_jones",
    set: Set::Base,
    life: 4,
    hooks: &[Hook::FirstDraw(ask_first)],
    ..CharacterDef::BLANK
};

const SELF: Source = Source::Character(Character::JesseJones);

/// He chooses where his first card comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pick {
    pub seat: Seat,
}

/// Whoever has the ability twice is asked once.
pub fn ask_first(step: &mut Step, seat: Seat) {
    if step.stack.last() != Some(&Pick { seat }.into()) {
        step.push(Pick { seat });
    }
}

impl Pick {
    fn victims<'a>(&self, game: &'a Game) -> impl Iterator<Item = Seat> + 'a {
        game.ring().after(self.seat).filter(|seat| !game.player(*seat).hand.is_empty())
    }
}

impl Resolve for Pick {
    fn decision(&self, game: &Game) -> Option<Decision> {
        self.victims(game).next().filter(|_| game.turn().drawn == 0).map(|_| ask(self.seat, Ask::PickSeat, SELF))
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        out.extend(self.victims(game).map(Action::PickSeat));
        out.push(Action::Choose(Choice::Deck));
    }

    fn answer(self, step: &mut Step, action: Action) {
        let Action::PickSeat(from) = action else { return self.resume(step) };
        step.pop();
        step.emit(Event::Used { seat: self.seat, of: SELF, target: Some(from) });
        if let Some(card) = step.random_hand_card(from) {
            step.take_from_hand(self.seat, from, card);
            step.note_drawn(self.seat, Some(card));
        }
    }

    fn resume(self, step: &mut Step) {
        step.pop();
    }

    fn removed_on_elimination(&self, seat: Seat) -> bool {
        self.seat == seat
    }
}
