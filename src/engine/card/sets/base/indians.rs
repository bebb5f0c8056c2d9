//! Indians!: everybody else discards a BANG! or loses a life point; Missed! and Barrel do not help.

use super::volley::{Each, at_all_others};
use crate::card::definitions::{CardDef, Effect, Play};
use crate::card::frames::{Loss, Resolve, ask};
use crate::card::sets::Set;
use crate::card::{
    Action, Ask, Border, CardId, CardKind, Decision, Demand, Event, Game, Illegal, Played, Source, Step,
};
use crate::core::Seat;
use serde::{Deserialize, Serialize};

pub const CARD: CardDef = CardDef {
    id: "indians",
    border: Border::Brown,
    copies: &[(Set::Base, "KD* AD"), (Set::DodgeCity, "5D")],
    play: Play::Effect(Effect::simple(raid_all).hurting()),
    ..CardDef::BLANK
};

fn raid_all(step: &mut Step, played: Played) {
    at_all_others(step, played, Each::Raid);
}

/// The attack on one player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Raid {
    pub by: Seat,
    pub target: Seat,
    pub card: CardId,
}

impl Resolve for Raid {
    fn decision(&self, game: &Game) -> Option<Decision> {
        (!game.player(self.target).hand.is_empty()).then(|| {
            let to = Demand::Bang { by: self.by };
            ask(self.target, Ask::Respond { to }, Source::Card(self.card))
        })
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        game.cards_as(self.target, CardKind::Bang, out);
        out.push(Action::Pass);
    }

    fn refusal(&self, game: &Game, seat: Seat, action: Action) -> Illegal {
        game.refuse_answer(seat, action, CardKind::Bang)
    }

    fn answer(self, step: &mut Step, action: Action) {
        if let Action::Play { card, kind, .. } = action {
            step.pop();
            step.discard_as_answer(self.target, card, kind);
        } else {
            step.emit(Event::Declined { seat: self.target, because: Source::Card(self.card) });
            self.resume(step);
        }
    }

    fn resume(self, step: &mut Step) {
        step.replace(Loss::new(self.target, 1, Some(self.by), Source::Card(self.card)));
    }

    fn removed_on_elimination(&self, seat: Seat) -> bool {
        self.target == seat
    }
}
