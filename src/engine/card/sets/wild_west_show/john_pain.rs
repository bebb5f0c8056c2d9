//! John Pain: while he has fewer than six hand cards, every card anybody flips for a draw! comes to him once the effect
//! that turned it up is over, too late to be used against it; with two such players, to the first on the left of who
//! flipped who has room (R177, R262). With room for one of Lucky Duke's two cards he takes the first one turned (Q73).

use crate::card::definitions::{CharacterDef, Modifiers};
use crate::card::frames::{Frame, Resolve};
use crate::card::sets::Set;
use crate::card::{CardId, Game, Step};
use crate::core::Seat;
use serde::{Deserialize, Serialize};

pub const CHARACTER: CharacterDef = CharacterDef {
    id: "john_pain",
    set: Set::WildWestShow,
    life: 4,
    modifiers: Modifiers { collects_flips_below: 6, ..Modifiers::NONE },
    ..CharacterDef::BLANK
};

/// A flipped card somebody may take.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Collect {
    /// Who flipped it.
    pub by: Seat,
    pub card: CardId,
}

impl Step<'_> {
    /// Promises flipped cards, in the order in which they were turned, to the player who collects them. He gets them when
    /// the effect that turned them up is over (R262), earlier ones first.
    pub(crate) fn promise_flipped(&mut self, by: Seat, cards: &[CardId]) {
        if !self.ring().from(by).any(|seat| self.seat_rules(seat).modifiers.collects_flips_below > 0) {
            return;
        }
        let mut at = self.stack.len();
        if self.stack.last().is_some_and(Frame::owns_draws) {
            at -= 1;
            while matches!(self.stack[at - 1], Frame::Collect(_)) {
                at -= 1;
            }
        }
        for card in cards {
            self.stack.insert(at, Collect { by, card: *card }.into());
        }
    }
}

impl Collect {
    /// The first on the left of who flipped who has room for it, he himself being the last.
    fn taker(self, game: &Game) -> Option<Seat> {
        let own = game.ring().from(self.by).find(|seat| *seat == self.by);
        let room = |seat: Seat| game.seat_rules(seat).modifiers.collects_flips_below;
        game.ring().after(self.by).chain(own).find(|seat| game.player(*seat).hand.len() < room(*seat))
    }
}

impl Resolve for Collect {
    fn resume(self, step: &mut Step) {
        step.pop();
        let taker = self.taker(step).filter(|_| step.discard().contains(&self.card));
        if let Some(seat) = taker {
            step.collect(seat, self.card);
        }
    }

    fn removed_on_elimination(&self, _: Seat) -> bool {
        false
    }

    fn reserves(&self) -> Option<CardId> {
        Some(self.card)
    }
}
