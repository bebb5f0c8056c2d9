//! Sioux Chief: Indians! takes a random hand card of every other player, laid open; the player keeps one, then everybody
//! in turn. Whoever is left without discards a BANG! or loses a life point (R241).

use crate::card::definitions::{EventDef, EventRule};
use crate::card::frames::{Resolve, ask};
use crate::card::sets::Set;
use crate::card::sets::base::indians::Raid;
use crate::card::{Action, Ask, CardId, CardKind, Decision, Event, Game, Played, Pool, Source, Step};
use crate::core::{List, Seat, SeatSet};
use serde::{Deserialize, Serialize};

pub const EVENT: EventDef =
    EventDef { id: "sioux_chief", set: Set::Eldorado, rules: &[EventRule::TakesOverEffect(raid)], ..EventDef::BLANK };

/// Those who have not got a card yet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Chief {
    pub by: Seat,
    pub card: CardId,
    pub waiting: SeatSet,
}

fn raid(step: &mut Step, played: Played) -> bool {
    if played.kind != CardKind::Indians {
        return false;
    }
    let mut waiting = SeatSet::of(played.by);
    let others: List<Seat, 8> = step.ring().after(played.by).collect();
    for seat in others.iter().copied() {
        if step.is_immune(seat, played.by, played.card) {
            step.emit(Event::Immune { seat, because: Source::Card(played.card) });
        } else {
            waiting = waiting.with(seat);
            step.lay_random(seat);
        }
    }
    step.push(Chief { by: played.by, card: played.card, waiting });
    true
}

impl Chief {
    fn next(&self, game: &Game) -> Option<Seat> {
        game.ring().from(self.by).find(|seat| self.waiting.contains(*seat))
    }

    fn take(self, step: &mut Step, seat: Seat, card: CardId) {
        step.replace(Self { waiting: self.waiting.without(seat), ..self });
        step.take_laid(seat, card);
    }
}

impl Resolve for Chief {
    /// The last card needs no choice.
    fn decision(&self, game: &Game) -> Option<Decision> {
        let seat = self.next(game)?;
        let pick = Ask::PickCard { from: Pool::Table, left: 1 };
        (game.table().len() > 1).then(|| ask(seat, pick, Source::Card(self.card)))
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        out.extend(game.table().iter().map(|laid| Action::Pick(laid.card)));
    }

    fn answer(self, step: &mut Step, action: Action) {
        if let (Action::Pick(card), Some(seat)) = (action, self.next(step)) {
            self.take(step, seat, card);
        }
    }

    fn resume(self, step: &mut Step) {
        let Some(seat) = self.next(step) else { return step.pop() };
        if let Some(card) = step.table().first().map(|laid| laid.card) {
            return self.take(step, seat, card);
        }
        step.replace(Self { waiting: self.waiting.without(seat), ..self });
        if seat != self.by {
            step.push(Raid { by: self.by, target: seat, card: self.card });
        }
    }

    fn removed_on_elimination(&self, _: Seat) -> bool {
        false
    }

    fn defers_triggers_of(&self, seat: Seat) -> bool {
        self.by == seat
    }
}
