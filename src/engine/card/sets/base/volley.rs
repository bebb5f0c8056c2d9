//! Effects on all other players, clockwise, each resolved completely before the next (R49).

use crate::card::frames::{Frame, Resolve, Shot, Take, TakeInto};
use crate::card::{CardId, Event, Played, Source, Step};
use crate::core::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::indians::Raid;

/// Who is still to be hit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Volley {
    pub by: Seat,
    pub card: CardId,
    pub each: Each,
    pub waiting: SeatSet,
}

/// What happens to each of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Each {
    Shot,
    Raid,
    Discard,
}

/// Aims a card at everybody else.
pub fn at_all_others(step: &mut Step, played: Played, each: Each) {
    let waiting = step.ring().seats().without(played.by);
    step.push(Volley { by: played.by, card: played.card, each, waiting });
}

/// Shoots at everybody else.
pub fn shoot_all(step: &mut Step, played: Played) {
    at_all_others(step, played, Each::Shot);
}

impl Resolve for Volley {
    fn resume(self, step: &mut Step) {
        let next = step.ring().after(self.by).find(|seat| self.waiting.contains(*seat));
        let Some(target) = next else { return step.pop() };
        step.replace(Self { waiting: self.waiting.without(target), ..self });
        if step.is_immune(target, self.by, self.card) {
            step.emit(Event::Immune { seat: target, because: Source::Card(self.card) });
            return;
        }
        let (by, card) = (self.by, self.card);
        let frame: Frame = match self.each {
            Each::Shot => Shot::new(step, by, target, Source::Card(card), false).into(),
            Each::Raid => Raid { by, target, card }.into(),
            Each::Discard if step.player(target).card_count() == 0 => return,
            Each::Discard => Take { by, from: target, because: Source::Card(card), into: TakeInto::Discard }.into(),
        };
        step.push(frame);
    }

    fn removed_on_elimination(&self, seat: Seat) -> bool {
        self.by == seat
    }

    fn defers_triggers_of(&self, seat: Seat) -> bool {
        self.by == seat
    }
}
