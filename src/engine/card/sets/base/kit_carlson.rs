//! Kit Carlson: looks at the top three cards in phase 1, puts one back on top and keeps the others (R77).
//!
//! He chooses what to put back; when that is more than one card, the first lies deepest (R95). What he keeps
//! comes to him in the order of the deck (R165).

use crate::card::frames::{Resolve, ask};
use crate::card::hooks::Hooks;
use crate::card::sets::{CharacterDef, Set};
use crate::card::{Action, Ask, CardId, Character, Decision, Game, Pool, Source, Step};
use crate::core::{List, Seat, SeatSet};
use serde::{Deserialize, Serialize};

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "kit_carlson",
    set: Set::Base,
    life: 4,
    hooks: Hooks { draw: Some(look), looks: Some(three), ..Hooks::NONE },
};

/// The cards he looks at lie on the table, seen by him alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pick {
    pub seat: Seat,
    /// Cards he keeps.
    pub keeps: u8,
}

/// Who keeps three, like a ghost, has four to look at.
fn three(game: &Game, seat: Seat) -> u8 {
    (game.phase_one_cards(seat) + 1).max(3)
}

fn look(step: &mut Step, seat: Seat) {
    for _ in 0..three(step, seat) {
        step.lay_out_in_phase_one(SeatSet::of(seat));
    }
    let keeps = step.phase_one_left(seat);
    step.push(Pick { seat, keeps });
}

impl Resolve for Pick {
    /// With no more cards than he keeps there is nothing to choose.
    fn decision(&self, game: &Game) -> Option<Decision> {
        let left = game.table().len().saturating_sub(self.keeps.into()) as u8;
        (left > 0).then(|| {
            let pick = Ask::PickCard { from: Pool::Table, left };
            ask(self.seat, pick, Source::Character(Character::KitCarlson))
        })
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        out.extend(game.table().iter().map(|laid| Action::Pick(laid.card)));
    }

    fn answer(self, step: &mut Step, action: Action) {
        if let Action::Pick(card) = action {
            step.return_laid(card);
        }
    }

    fn resume(self, step: &mut Step) {
        step.pop();
        step.keep_laid(self.seat);
    }

    fn dies_with(&self, seat: Seat) -> bool {
        self.seat == seat
    }

    /// Nothing was drawn yet: the cards go back as they lay.
    fn fall(self, step: &mut Step) {
        let laid: List<CardId, 16> = step.table().iter().rev().map(|laid| laid.card).collect();
        for card in laid.iter().copied() {
            step.return_laid(card);
        }
    }
}

impl Step<'_> {
    /// A player keeps what lies in the middle as his cards of phase 1, in the order of the deck.
    pub(crate) fn keep_laid(&mut self, seat: Seat) {
        let kept: List<CardId, 16> = self.table().iter().map(|laid| laid.card).collect();
        for card in kept.iter().copied() {
            self.take_laid(seat, card);
            self.note_drawn(seat, Some(card));
            self.settle_second(seat, Some(card));
        }
    }
}
