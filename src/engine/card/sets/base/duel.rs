//! Duel: challenged and challenger discard BANG! in turn; who does not loses a life point.
//!
//! The cards are discarded, not played: the limit is untouched (R30). The loss comes from the
//! challenger's card, so nobody is responsible when he loses it himself (R11, table rule).

use crate::card::definitions::{CardDef, Effect, Play, Reach, Target, never};
use crate::card::frames::{Loss, Resolve, ask};
use crate::card::sets::Set;
use crate::card::{
    Action, Ask, Border, CardId, CardKind, Decision, Demand, DuelCredit, Event, Game, Illegal, Played, Source, Step,
};
use crate::core::Seat;
use serde::{Deserialize, Serialize};

pub const CARD: CardDef = CardDef {
    id: "duel",
    border: Border::Brown,
    copies: &[(Set::Base, "8C* JS* QD*")],
    play: Play::Effect(Effect {
        hurts: true,
        aim: Some(accepted),
        ..Effect::on(Target::One { reach: Reach::Any, oneself: never, has_cards: false }, challenge)
    }),
    ..CardDef::BLANK
};

/// A duel in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Duel {
    pub challenger: Seat,
    pub challenged: Seat,
    pub card: CardId,
    /// Who must discard next.
    pub turn: Seat,
    /// Cards the challenged player draws at the end.
    pub earned: u8,
    /// The same for the challenger, if he was ordered to in somebody else's turn.
    pub ordered: u8,
    /// Somebody has lost; only the loss is still to be resolved.
    pub over: bool,
}

/// Who is immune to the card cannot be challenged with it (R65).
fn accepted(game: &Game, by: Seat, target: Seat, card: CardId) -> Result<(), Illegal> {
    if game.is_immune(target, by, card) { Err(Illegal::Immune { target, card }) } else { Ok(()) }
}

fn challenge(step: &mut Step, played: Played) {
    step.push(Duel {
        challenger: played.by,
        challenged: played.target,
        card: played.card,
        turn: played.target,
        earned: 0,
        ordered: 0,
        over: false,
    });
}

impl Duel {
    fn is_over(&self, game: &Game) -> bool {
        self.over || !game.in_play(self.challenger) || !game.in_play(self.challenged)
    }

    fn opponent(&self) -> Seat {
        if self.turn == self.challenger { self.challenged } else { self.challenger }
    }

    fn responsible(&self, game: &Game) -> Option<Seat> {
        if self.turn == self.challenged {
            return Some(self.challenger);
        }
        (game.rules().duel_credit == DuelCredit::Winner).then_some(self.challenged)
    }
}

impl Resolve for Duel {
    fn decision(&self, game: &Game) -> Option<Decision> {
        (!self.is_over(game) && !game.player(self.turn).hand.is_empty()).then(|| {
            let to = Demand::Bang { by: self.opponent() };
            ask(self.turn, Ask::Respond { to }, Source::Card(self.card))
        })
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        game.cards_as(self.turn, CardKind::Bang, out);
        out.push(Action::Pass);
    }

    fn refusal(&self, game: &Game, seat: Seat, action: Action) -> Illegal {
        game.refuse_answer(seat, action, CardKind::Bang)
    }

    fn answer(self, step: &mut Step, action: Action) {
        if let Action::Play { card, kind, .. } = action {
            step.replace(Self { turn: self.opponent(), ..self });
            step.discard_as_answer(self.turn, card, kind);
        } else {
            step.emit(Event::Declined { seat: self.turn, because: Source::Card(self.card) });
            self.resume(step);
        }
    }

    fn resume(self, step: &mut Step) {
        if self.is_over(step) {
            step.pop();
            for (seat, earned) in [(self.challenged, self.earned), (self.challenger, self.ordered)] {
                if step.in_play(seat) {
                    step.draw_many(seat, earned);
                }
            }
            return;
        }
        step.replace(Self { over: true, ..self });
        let by = self.responsible(step);
        step.push(Loss::new(self.turn, 1, by, Source::Card(self.card)));
    }

    fn deferred_draws(&mut self, seat: Seat) -> Option<&mut u8> {
        match seat {
            _ if self.over => None,
            seat if seat == self.challenged => Some(&mut self.earned),
            seat if seat == self.challenger => Some(&mut self.ordered),
            _ => None,
        }
    }

    /// What one of them has earned is still paid when the other is gone.
    fn removed_on_elimination(&self, seat: Seat) -> bool {
        self.challenged == seat && self.ordered == 0
    }

    fn defers_triggers_of(&self, seat: Seat) -> bool {
        self.challenger == seat || self.challenged == seat
    }
}
