//! John Pain: while he has fewer than six hand cards, every card anybody flips for a draw! comes to him once its effect is
//! over; with two such players, to the first on the left of who flipped (R177).

use crate::card::frames::Resolve;
use crate::card::hooks::Hooks;
use crate::card::sets::{CharacterDef, Set};
use crate::card::{Action, CardId, Decision, Game, Step};
use crate::core::Seat;
use serde::{Deserialize, Serialize};

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "john_pain",
    set: Set::WildWestShow,
    life: 4,
    hooks: Hooks { collects: Some(6), ..Hooks::NONE },
};

/// A flipped card somebody will take.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Collect {
    pub seat: Seat,
    pub card: CardId,
}

impl Step<'_> {
    /// Promises a flipped card to whoever collects them.
    pub(crate) fn promise_flipped(&mut self, by: Seat, card: CardId) {
        let next = self.ring().after(by).chain([by]).find(|s| self.hooks(*s).any(|h| h.collects.is_some()));
        if let Some(seat) = next {
            self.push(Collect { seat, card });
        }
    }
}

impl Resolve for Collect {
    fn decision(&self, _: &Game) -> Option<Decision> {
        None
    }

    fn answers(&self, _: &Game, _: &mut Vec<Action>) {}

    fn answer(self, _: &mut Step, _: Action) {}

    fn resume(self, step: &mut Step) {
        step.pop();
        let room = step.hooks(self.seat).filter_map(|h| h.collects).max().unwrap_or(0);
        if step.player(self.seat).hand.len() < room && step.discard().contains(&self.card) {
            step.collect(self.seat, self.card);
        }
    }

    fn dies_with(&self, seat: Seat) -> bool {
        self.seat == seat
    }
}
