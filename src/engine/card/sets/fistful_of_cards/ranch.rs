//! Ranch: once, at the end of phase 1, a player may discard any number of hand cards and draw as many; by table rule at
//! the end of phase 2 (R99).

use crate::card::definitions::{AfterDraw, EventDef, Hook};
use crate::card::frames::{Resolve, ask};
use crate::card::sets::Set;
use crate::card::{Action, Ask, Decision, EventCard, Game, Illegal, Pool, RanchTiming, Source, Step};
use crate::core::Seat;
use serde::{Deserialize, Serialize};

pub const EVENT: EventDef = EventDef {
    id: "ranch",
    set: Set::FistfulOfCards,
    hooks: &[Hook::AfterDraw(AfterDraw { order: 1, run: after_phase_one }), Hook::PlayEnds(after_phase_two)],
    ..EventDef::BLANK
};

/// Cards discarded so far; he draws as many when he stops.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Exchange {
    pub seat: Seat,
    pub discarded: u8,
}

fn after_phase_one(step: &mut Step, seat: Seat) {
    if step.rules().ranch_timing == RanchTiming::EndOfPhaseOne {
        step.push(Exchange { seat, discarded: 0 });
    }
}

fn after_phase_two(step: &mut Step, seat: Seat) {
    if step.rules().ranch_timing == RanchTiming::EndOfPhaseTwo {
        step.push(Exchange { seat, discarded: 0 });
    }
}

impl Resolve for Exchange {
    fn decision(&self, game: &Game) -> Option<Decision> {
        let left = game.player(self.seat).hand.len();
        let pick = Ask::PickCard { from: Pool::Of(self.seat), left };
        (left > 0).then(|| ask(self.seat, pick, Source::Event(EventCard::Ranch)))
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        out.extend(game.player(self.seat).hand.iter().map(Action::Pick));
        out.push(Action::Pass);
    }

    fn refusal(&self, _: &Game, _: Seat, action: Action) -> Illegal {
        match action {
            Action::Pick(card) => Illegal::NotInHand { card },
            _ => Illegal::NotAsked,
        }
    }

    fn answer(self, step: &mut Step, action: Action) {
        match action {
            Action::Pick(card) => {
                step.replace(Self { discarded: self.discarded + 1, ..self });
                step.discard_from_hand(self.seat, card);
            }
            _ => self.resume(step),
        }
    }

    fn resume(self, step: &mut Step) {
        step.pop();
        step.draw_many(self.seat, self.discarded);
    }

    fn removed_on_elimination(&self, seat: Seat) -> bool {
        self.seat == seat
    }

    /// The hand is empty only until the new cards come.
    fn defers_triggers_of(&self, seat: Seat) -> bool {
        self.seat == seat
    }

    /// By the other timing phase 2 is over too.
    fn ends_phase_one(&self) -> bool {
        true
    }
}
