//! Several heirs take the cards of an eliminated player by turns (R74).

use super::super::{Action, Ask, Decision, Game, Pool, Source, Step};
use super::{Dump, Resolve, ask};
use crate::core::Seat;
use serde::{Deserialize, Serialize};

/// The next heir takes a card: hand cards at random, cards in play by choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Share {
    pub from: Seat,
    pub next: Seat,
}

impl Share {
    /// Who takes now: whoever is out by now is passed over.
    fn heir(&self, game: &Game) -> Option<Seat> {
        if game.in_play(self.next) { Some(self.next) } else { heir_after(game, self.next) }
    }

    /// Whether nobody is left to share with.
    fn is_alone(&self, game: &Game) -> bool {
        self.heir(game).is_some_and(|heir| heir_after(game, heir).is_none())
    }
}

fn heir_after(game: &Game, seat: Seat) -> Option<Seat> {
    game.ring.after(seat).find(|seat| game.seat_rules(*seat).modifiers.inherits)
}

impl Resolve for Share {
    /// With one possibility left there is nothing to ask.
    fn decision(&self, game: &Game) -> Option<Decision> {
        let player = game.player(self.from);
        let ways = player.hand.len().min(1) + player.in_play.len() as u8;
        let pick = Ask::PickCard { from: Pool::Of(self.from), left: 1 };
        let heir = self.heir(game)?;
        (ways > 1 && !self.is_alone(game)).then(|| ask(heir, pick, Source::Rules))
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        let player = game.player(self.from);
        if !player.hand.is_empty() {
            out.push(Action::PickHidden);
        }
        out.extend(player.in_play.iter().copied().map(Action::Pick));
    }

    fn answer(self, step: &mut Step, action: Action) {
        let Some(heir) = self.heir(step) else { return };
        match action {
            Action::Pick(card) => step.take_in_play(heir, self.from, card),
            _ => {
                if let Some(card) = step.random_hand_card(self.from) {
                    step.take_from_hand(heir, self.from, card);
                }
            }
        }
        let next = heir_after(step, heir).unwrap_or(heir);
        step.replace(Self { next, ..self });
    }

    fn resume(self, step: &mut Step) {
        let only = step.player(self.from).in_play.first().copied();
        if step.player(self.from).card_count() == 0 {
            step.pop();
        } else if let Some(heir) = self.heir(step).filter(|_| self.is_alone(step)) {
            step.pop();
            step.inherit(heir, self.from);
        } else if self.heir(step).is_none() {
            step.replace(Dump::all(self.from));
        } else if let Some(card) = only {
            self.answer(step, Action::Pick(card));
        } else {
            self.answer(step, Action::PickHidden);
        }
    }

    fn removed_on_elimination(&self, _: Seat) -> bool {
        false
    }
}
