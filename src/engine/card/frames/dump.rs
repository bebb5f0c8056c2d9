//! Discarding everything, in an order of the owner's choice (R138, R146).

use super::super::{Action, Ask, CardId, Decision, Game, Source, Step};
use super::{Frame, Resolve, ask};
use crate::core::{List, Seat};
use serde::{Deserialize, Serialize};

/// A player who discards his hand, and mostly his cards in play, freely interleaved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Dump {
    pub seat: Seat,
    /// Whether what lies in front of him stays.
    pub hand_only: bool,
}

impl Dump {
    /// Hand and cards in play.
    pub fn all(seat: Seat) -> Self {
        Self { seat, hand_only: false }
    }

    fn cards(self, game: &Game) -> List<CardId, 128> {
        if self.hand_only { game.player(self.seat).hand.iter().collect() } else { game.own_cards(self.seat) }
    }
}

impl Game {
    /// Whether a player is discarding his whole hand: its cards cannot be used for anything else any more.
    pub(in super::super) fn forfeits_hand(&self, seat: Seat) -> bool {
        self.stack.iter().any(|frame| matches!(frame, Frame::Dump(dump) if dump.seat == seat))
    }
}

impl Resolve for Dump {
    fn decision(&self, game: &Game) -> Option<Decision> {
        let left = self.cards(game).len() as u8;
        (left > 1).then(|| ask(self.seat, Ask::Order { left }, Source::Rules))
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        out.extend(self.cards(game).iter().copied().map(Action::Pick));
        out.push(Action::Rest);
    }

    fn answer(self, step: &mut Step, action: Action) {
        if let Action::Pick(card) = action {
            step.discard_own(self.seat, card);
        } else {
            self.finish(step);
        }
    }

    fn resume(self, step: &mut Step) {
        self.finish(step);
    }

    /// The dead still order their discards.
    fn removed_on_elimination(&self, _: Seat) -> bool {
        false
    }

    fn defers_triggers_of(&self, seat: Seat) -> bool {
        self.seat == seat
    }
}

impl Dump {
    fn finish(self, step: &mut Step) {
        step.pop();
        for card in self.cards(step).iter().copied() {
            step.discard_own(self.seat, card);
        }
    }
}
