//! Claus "The Saint": in phase 1 he draws one card more than there are players, keeps two and gives one of the
//! others to each other player. What changes the number of cards drawn changes the number he keeps.

use crate::card::definitions::{CharacterDef, Hook};
use crate::card::frames::{Resolve, ask};
use crate::card::sets::Set;
use crate::card::{Action, Ask, Character, Decision, Game, Source, Step};
use crate::core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "claus_the_saint",
    set: Set::TheBullet,
    life: 3,
    hooks: &[Hook::ReplacesDraw(draw), Hook::CardsRevealed(all)],
    ..CharacterDef::BLANK
};

/// The cards lie on the table, seen by him alone; those waiting get one each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Deal {
    pub seat: Seat,
    pub waiting: SeatSet,
}

fn all(game: &Game, seat: Seat) -> u8 {
    game.phase_one_left(seat) + game.ring().count() - 1
}

fn draw(step: &mut Step, seat: Seat) {
    for _ in 0..all(step, seat) {
        step.lay_out_in_phase_one(SeatSet::of(seat));
    }
    let waiting = step.ring().seats().without(seat);
    step.push(Deal { seat, waiting });
}

impl Deal {
    fn next(&self, game: &Game) -> Option<Seat> {
        game.ring().after(self.seat).find(|seat| self.waiting.contains(*seat))
    }
}

impl Resolve for Deal {
    /// If the piles ran out he keeps his own share first.
    fn decision(&self, game: &Game) -> Option<Decision> {
        let to = self.next(game)?;
        let enough = game.table().len() > usize::from(game.phase_one_left(self.seat));
        enough.then(|| ask(self.seat, Ask::Give { to }, Source::Character(Character::ClausTheSaint)))
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        out.extend(game.table().iter().map(|laid| Action::Pick(laid.card)));
    }

    fn answer(self, step: &mut Step, action: Action) {
        if let (Action::Pick(card), Some(to)) = (action, self.next(step)) {
            step.take_laid(to, card);
            step.replace(Self { waiting: self.waiting.without(to), ..self });
        }
    }

    fn resume(self, step: &mut Step) {
        step.pop();
        step.keep_laid(self.seat);
    }

    fn removed_on_elimination(&self, seat: Seat) -> bool {
        self.seat == seat
    }

    fn on_owner_eliminated(self, step: &mut Step) {
        step.clear_table();
    }
}
