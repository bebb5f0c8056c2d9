//! Taking or discarding a card of a player: a random hand card or a chosen card in play.

use super::super::{Action, Ask, Decision, Game, Pool, Source, Step};
use super::{Resolve, ask};
use crate::core::Seat;
use serde::{Deserialize, Serialize};

/// A card of `from` is to be chosen by `by`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Take {
    pub by: Seat,
    pub from: Seat,
    pub because: Source,
    pub into: TakeInto,
}

/// Where the card goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TakeInto {
    Hand,
    Discard,
}

impl Resolve for Take {
    /// A single possibility is not asked for.
    fn decision(&self, game: &Game) -> Option<Decision> {
        (self.hand_choices(game) + game.player(self.from).in_play.len() as u8 > 1)
            .then(|| ask(self.by, Ask::PickCard { from: Pool::Of(self.from), left: 1 }, self.because))
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        let player = game.player(self.from);
        if self.hand_choices(game) > 0 {
            if self.by == self.from {
                out.extend(player.hand.iter().map(Action::Pick));
            } else {
                out.push(Action::PickHidden);
            }
        }
        out.extend(player.in_play.iter().copied().map(Action::Pick));
    }

    fn answer(self, step: &mut Step, action: Action) {
        step.pop();
        let card = match action {
            Action::Pick(card) => Some(card),
            _ => step.random_hand_card(self.from),
        };
        let Some(card) = card else { return };
        let in_hand = step.player(self.from).hand.contains(card);
        match (self.into, in_hand) {
            (TakeInto::Discard, _) => step.discard_own(self.from, card),
            (TakeInto::Hand, true) => step.take_from_hand(self.by, self.from, card),
            (TakeInto::Hand, false) => step.take_in_play(self.by, self.from, card),
        }
    }

    fn resume(self, step: &mut Step) {
        let only = step.player(self.from).in_play.first().copied();
        match only {
            Some(card) if self.hand_choices(step) == 0 => self.answer(step, Action::Pick(card)),
            _ => self.answer(step, Action::PickHidden),
        }
    }

    fn removed_on_elimination(&self, seat: Seat) -> bool {
        self.by == seat || self.from == seat
    }

    fn defers_triggers_of(&self, seat: Seat) -> bool {
        self.by == seat
    }
}

impl Take {
    /// Ways to choose from the hand: one's own cards by name, those of others only at random. Taking
    /// back one's own hand card would be nothing.
    fn hand_choices(&self, game: &Game) -> u8 {
        let hand = game.player(self.from).hand.len();
        match (self.by == self.from, self.into) {
            (true, TakeInto::Hand) => 0,
            (true, TakeInto::Discard) => hand,
            (false, _) => hand.min(1),
        }
    }
}
