//! Youl Grinner: before his phase 1 everybody with more hand cards than he has gives him one of their choice; hands are
//! compared once (R180).

use crate::card::definitions::{CharacterDef, Hook};
use crate::card::frames::{Resolve, ask};
use crate::card::sets::Set;
use crate::card::{Action, Ask, Character, Decision, Game, Illegal, Source, Step};
use crate::core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "youl_grinner",
    set: Set::WildWestShow,
    life: 4,
    hooks: &[Hook::BeforeDraw(collect)],
    ..CharacterDef::BLANK
};

/// Those who still have to give a card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Toll {
    pub to: Seat,
    pub waiting: SeatSet,
}

fn collect(step: &mut Step, seat: Seat) {
    let own = step.player(seat).hand.len();
    let waiting = step.ring().after(seat).filter(|other| step.player(*other).hand.len() > own).collect();
    step.push(Toll { to: seat, waiting });
}

impl Toll {
    fn next(&self, game: &Game) -> Option<Seat> {
        let due = |seat: &Seat| self.waiting.contains(*seat) && !game.player(*seat).hand.is_empty();
        game.ring().after(self.to).find(due)
    }
}

impl Resolve for Toll {
    fn decision(&self, game: &Game) -> Option<Decision> {
        let seat = self.next(game)?;
        Some(ask(seat, Ask::Give { to: self.to }, Source::Character(Character::YoulGrinner)))
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        if let Some(seat) = self.next(game) {
            out.extend(game.player(seat).hand.iter().map(Action::Pick));
        }
    }

    fn refusal(&self, _: &Game, _: Seat, action: Action) -> Illegal {
        match action {
            Action::Pick(card) => Illegal::NotInHand { card },
            _ => Illegal::NotAsked,
        }
    }

    fn answer(self, step: &mut Step, action: Action) {
        if let (Action::Pick(card), Some(seat)) = (action, self.next(step)) {
            step.replace(Self { waiting: self.waiting.without(seat), ..self });
            step.take_from_hand(self.to, seat, card);
        }
    }

    fn resume(self, step: &mut Step) {
        step.pop();
    }

    fn removed_on_elimination(&self, seat: Seat) -> bool {
        self.to == seat
    }
}
