//! Effects on all other players, clockwise, each resolved completely before the next (R49).

use crate::card::frames::{Frame, Resolve, Shot};
use crate::card::{Action, CardId, CardKind, Decision, Game, Played, Step};
use crate::core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::indians::Raid;

/// Who is still to be hit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Volley {
    pub by: Seat,
    pub card: CardId,
    pub kind: CardKind,
    pub waiting: SeatSet,
}

/// Aims a card at everybody else.
pub fn at_all_others(step: &mut Step, played: Played) {
    let Played { by, card, kind, .. } = played;
    let waiting = step.ring().seats().without(by);
    step.push(Volley { by, card, kind, waiting });
}

impl Resolve for Volley {
    fn decision(&self, _: &Game) -> Option<Decision> {
        None
    }

    fn answers(&self, _: &Game, _: &mut Vec<Action>) {}

    fn answer(self, _: &mut Step, _: Action) {}

    fn resume(self, step: &mut Step) {
        let next = step.ring().after(self.by).find(|seat| self.waiting.contains(*seat));
        let Some(target) = next else { return step.pop() };
        step.replace(Self { waiting: self.waiting.without(target), ..self });
        let attack: Frame = if self.kind == CardKind::Indians {
            Raid { by: self.by, target, card: self.card }.into()
        } else {
            Shot::new(step, self.by, target, self.card, self.kind).into()
        };
        step.push(attack);
    }

    fn dies_with(&self, seat: Seat) -> bool {
        self.by == seat
    }

    fn busies(&self, seat: Seat) -> bool {
        self.by == seat
    }
}
