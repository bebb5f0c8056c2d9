//! Hard Liquor: a player may give up his whole draw of phase 1 for a life point; not at full life.

use crate::card::definitions::{EventDef, EventRule};
use crate::card::frames::{Resolve, ask};
use crate::card::sets::Set;
use crate::card::{Action, Ask, Choice, Decision, Event, EventCard, Game, Source, Step};
use crate::core::Seat;
use serde::{Deserialize, Serialize};

pub const EVENT: EventDef = EventDef {
    id: "hard_liquor",
    set: Set::FistfulOfCards,
    rules: &[EventRule::TakesOverDraw(offer)],
    ..EventDef::BLANK
};

const SELF: Source = Source::Event(EventCard::HardLiquor);

/// He chooses between cards and a life point.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pick {
    pub seat: Seat,
}

fn offer(step: &mut Step, seat: Seat) {
    step.push(Pick { seat });
}

impl Resolve for Pick {
    fn decision(&self, game: &Game) -> Option<Decision> {
        game.can_heal(self.seat).then(|| ask(self.seat, Ask::Choose, SELF))
    }

    fn answers(&self, _: &Game, out: &mut Vec<Action>) {
        out.extend([Action::Choose(Choice::Deck), Action::Choose(Choice::Life)]);
    }

    fn answer(self, step: &mut Step, action: Action) {
        if action != Action::Choose(Choice::Life) {
            return self.resume(step);
        }
        step.pop();
        step.turn.forgone = true;
        step.emit(Event::Used { seat: self.seat, of: SELF, target: None });
        step.gain_life(self.seat, 1);
    }

    fn resume(self, step: &mut Step) {
        step.pop();
        step.phase_one(self.seat, Some(EventCard::HardLiquor));
    }

    fn removed_on_elimination(&self, seat: Seat) -> bool {
        self.seat == seat
    }
}
