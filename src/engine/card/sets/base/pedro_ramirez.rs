//! Pedro Ramirez: may take his first card of phase 1 from the discard pile.

use crate::card::definitions::{CharacterDef, Hook};
use crate::card::frames::{Resolve, ask};
use crate::card::sets::Set;
use crate::card::{Action, Ask, Character, Choice, Decision, Event, Game, Source, Step};
use crate::core::Seat;
use serde::{Deserialize, Serialize};

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "pedro_ramirez",
    set: Set::Base,
    life: 4,
    hooks: &[Hook::FirstDraw(ask_first)],
    ..CharacterDef::BLANK
};

const SELF: Source = Source::Character(Character::PedroRamirez);

/// He chooses where his first card comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pick {
    pub seat: Seat,
}

fn ask_first(step: &mut Step, seat: Seat) {
    step.push(Pick { seat });
}

impl Resolve for Pick {
    fn decision(&self, game: &Game) -> Option<Decision> {
        let open = game.turn().drawn == 0 && !game.turn().mining;
        (open && !game.discard().is_empty()).then(|| ask(self.seat, Ask::Choose, SELF))
    }

    fn answers(&self, _: &Game, out: &mut Vec<Action>) {
        out.extend([Action::Choose(Choice::Deck), Action::Choose(Choice::Discard)]);
    }

    fn answer(self, step: &mut Step, action: Action) {
        if action != Action::Choose(Choice::Discard) {
            return self.resume(step);
        }
        step.pop();
        step.emit(Event::Used { seat: self.seat, of: SELF, target: None });
        let card = step.draw_discard(self.seat);
        step.note_drawn(self.seat, card);
    }

    fn resume(self, step: &mut Step) {
        step.pop();
    }

    fn removed_on_elimination(&self, seat: Seat) -> bool {
        self.seat == seat
    }
}
