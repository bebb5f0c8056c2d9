//! Kit Carlson: looks at the top three cards in phase 1, keeps two and puts the third back on top (R77).

use crate::card::frames::{Resolve, ask};
use crate::card::hooks::Hooks;
use crate::card::sets::{CharacterDef, Set};
use crate::card::{Action, Ask, CardId, Character, Decision, Game, Pool, Source, Step};
use crate::core::{List, Seat, SeatSet};
use serde::{Deserialize, Serialize};

pub const CHARACTER: CharacterDef =
    CharacterDef { id: "kit_carlson", set: Set::Base, life: 4, hooks: Hooks { draw: Some(look), ..Hooks::NONE } };

/// The cards he looks at lie on the table, seen by him alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pick {
    pub seat: Seat,
    /// Cards he may still keep.
    pub left: u8,
}

fn look(step: &mut Step, seat: Seat) {
    for _ in 0..3 {
        step.lay_out(SeatSet::of(seat));
    }
    let left = step.phase_one_cards(seat);
    step.push(Pick { seat, left });
}

impl Resolve for Pick {
    /// With no more cards than he may keep there is nothing to choose.
    fn decision(&self, game: &Game) -> Option<Decision> {
        (self.left > 0 && game.table().len() > usize::from(self.left)).then(|| {
            let pick = Ask::PickCard { from: Pool::Table, left: self.left };
            ask(self.seat, pick, Source::Character(Character::KitCarlson))
        })
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        out.extend(game.table().iter().map(|laid| Action::Pick(laid.card)));
    }

    fn answer(self, step: &mut Step, action: Action) {
        if let Action::Pick(card) = action {
            step.take_laid(self.seat, card);
            step.replace(Self { left: self.left - 1, ..self });
        }
    }

    fn resume(self, step: &mut Step) {
        step.pop();
        let rest: List<CardId, 16> = step.table().iter().map(|laid| laid.card).collect();
        for (i, card) in rest.iter().rev().copied().enumerate() {
            if i < usize::from(self.left) {
                step.take_laid(self.seat, card);
            } else {
                step.return_laid(card);
            }
        }
    }

    fn dies_with(&self, seat: Seat) -> bool {
        self.seat == seat
    }
}
