//! Several heirs take the cards of an eliminated player by turns (R74).

use super::super::{Action, Ask, Decision, Game, Pool, Source, Step};
use super::{Resolve, ask};
use crate::core::Seat;
use serde::{Deserialize, Serialize};

/// The next heir takes a card: hand cards at random, cards in play by choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Share {
    pub from: Seat,
    pub next: Seat,
}

impl Resolve for Share {
    /// With one possibility left there is nothing to ask.
    fn decision(&self, game: &Game) -> Option<Decision> {
        let player = game.player(self.from);
        let ways = player.hand.len().min(1) + player.in_play.len() as u8;
        let pick = Ask::PickCard { from: Pool::Of(self.from), left: 1 };
        (ways > 1).then(|| ask(self.next, pick, Source::Rules))
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        let player = game.player(self.from);
        if !player.hand.is_empty() {
            out.push(Action::PickHidden);
        }
        out.extend(player.in_play.iter().copied().map(Action::Pick));
    }

    fn answer(self, step: &mut Step, action: Action) {
        match action {
            Action::Pick(card) => step.take_in_play(self.next, self.from, card),
            _ => {
                if let Some(card) = step.random_hand_card(self.from) {
                    step.take_from_hand(self.next, self.from, card);
                }
            }
        }
        let heir = |seat: &Seat| step.hooks(*seat).any(|hooks| hooks.inherits);
        let next = step.ring.after(self.next).find(heir).unwrap_or(self.next);
        step.replace(Self { next, ..self });
    }

    fn resume(self, step: &mut Step) {
        let only = step.player(self.from).in_play.first().copied();
        if step.player(self.from).card_count() == 0 {
            step.pop();
        } else if let Some(card) = only {
            self.answer(step, Action::Pick(card));
        } else {
            self.answer(step, Action::PickHidden);
        }
    }

    fn dies_with(&self, _: Seat) -> bool {
        false
    }
}
