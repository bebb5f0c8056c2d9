//! The draw!: flip a card and let its suit and rank decide (R53).

use super::super::{Action, Ask, CardId, Decision, Event, Game, Pool, Source, Step};
use super::{Resolve, ask};
use crate::core::{List, Seat};
use serde::{Deserialize, Serialize};

/// A draw! made by a player for a card or an ability.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Check {
    pub seat: Seat,
    pub because: Source,
    /// Flipped cards lying in the middle.
    pub flipped: u8,
}

impl Check {
    pub fn new(seat: Seat, because: Source) -> Self {
        Self { seat, because, flipped: 0 }
    }
}

impl Resolve for Check {
    /// Only who flips several cards has a choice.
    fn decision(&self, _: &Game) -> Option<Decision> {
        (self.flipped > 1).then(|| ask(self.seat, Ask::PickCard { from: Pool::Table, left: 1 }, self.because))
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        out.extend(game.table.iter().rev().take(self.flipped.into()).map(|laid| Action::Pick(laid.card)));
    }

    fn answer(self, step: &mut Step, action: Action) {
        let Action::Pick(card) = action else { return };
        self.finish(step, card);
    }

    fn resume(mut self, step: &mut Step) {
        if self.flipped == 0 {
            for _ in 0..step.flips(self.seat) {
                self.flipped += u8::from(step.lay_open().is_some());
            }
            step.replace(self);
        }
        match self.flipped {
            // Both piles are empty: there is nothing to flip (R27).
            0 => {
                step.pop();
                self.decide(step, None);
            }
            1 => {
                let card = step.table[step.table.len() - 1].card;
                self.finish(step, card);
            }
            _ => {}
        }
    }

    fn removed_on_elimination(&self, seat: Seat) -> bool {
        self.seat == seat
    }

    fn on_owner_eliminated(self, step: &mut Step) {
        for _ in 0..self.flipped {
            if let Some(laid) = step.table.last().copied() {
                step.discard_laid(laid.card);
            }
        }
    }
}

impl Check {
    /// Discards the flipped cards, the one that counts on top, and lets it decide.
    fn finish(self, step: &mut Step, card: CardId) {
        let first = step.table.len() - usize::from(self.flipped);
        let flipped: List<CardId, 4> = step.table[first..].iter().map(|laid| laid.card).collect();
        for other in flipped.iter().rev().filter(|other| **other != card) {
            step.discard_laid(*other);
        }
        step.discard_laid(card);
        step.pop();
        step.promise_flipped(self.seat, &flipped);
        self.decide(step, Some(card));
    }

    /// Lets the card that counts decide; the verdict is told before its consequences.
    fn decide(self, step: &mut Step, card: Option<CardId>) {
        let Some(check) = self.because.check() else { return };
        let good = (check.is_good)(step, self.seat, self.because, card);
        if let Some(card) = card {
            step.emit(Event::Checked { seat: self.seat, card, because: self.because, good });
        }
        (check.resolve)(step, self.seat, self.because, card, good);
    }
}
