//! General Store: as many open cards as players in play; each takes one, the player first (R54).
//!
//! Nobody plays a card until all have chosen (R33): the frame asks nothing else.

use crate::card::definitions::{CardDef, Effect, Play};
use crate::card::frames::{Resolve, ask};
use crate::card::sets::Set;
use crate::card::{Action, Ask, Border, CardId, Decision, Game, Illegal, Played, Pool, Source, Step};
use crate::core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

pub const CARD: CardDef = CardDef {
    id: "general_store",
    border: Border::Brown,
    copies: &[(Set::Base, "9C QS*"), (Set::DodgeCity, "AS")],
    play: Play::Effect(Effect::simple(open)),
    ..CardDef::BLANK
};

/// The open cards and those who have not chosen yet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Store {
    pub by: Seat,
    pub card: CardId,
    pub waiting: SeatSet,
}

fn open(step: &mut Step, played: Played) {
    for _ in 0..step.ring().count() {
        step.lay_open();
    }
    let waiting = step.ring().seats();
    step.push(Store { by: played.by, card: played.card, waiting });
}

impl Store {
    fn next(&self, game: &Game) -> Option<Seat> {
        game.ring().from(self.by).find(|seat| self.waiting.contains(*seat))
    }

    fn take(self, step: &mut Step, seat: Seat, card: CardId) {
        step.take_laid(seat, card);
        step.replace(Self { waiting: self.waiting.without(seat), ..self });
    }
}

impl Resolve for Store {
    /// The last card needs no choice.
    fn decision(&self, game: &Game) -> Option<Decision> {
        let seat = self.next(game)?;
        (game.table().len() > 1)
            .then(|| ask(seat, Ask::PickCard { from: Pool::Table, left: 1 }, Source::Card(self.card)))
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        out.extend(game.table().iter().map(|laid| Action::Pick(laid.card)));
    }

    fn refusal(&self, _: &Game, _: Seat, action: Action) -> Illegal {
        match action {
            Action::Pick(card) => Illegal::NotAvailable { card },
            Action::Play { .. } => Illegal::Forbidden { by: Source::Card(self.card) },
            _ => Illegal::NotAsked,
        }
    }

    fn answer(self, step: &mut Step, action: Action) {
        if let (Action::Pick(card), Some(seat)) = (action, self.next(step)) {
            self.take(step, seat, card);
        }
    }

    fn resume(self, step: &mut Step) {
        match (self.next(step), step.table().first().map(|laid| laid.card)) {
            (Some(seat), Some(card)) => self.take(step, seat, card),
            _ => {
                step.pop();
                // Cards of those who are out by now.
                step.clear_table();
            }
        }
    }

    fn removed_on_elimination(&self, _: Seat) -> bool {
        false
    }

    fn defers_triggers_of(&self, seat: Seat) -> bool {
        self.by == seat
    }
}
