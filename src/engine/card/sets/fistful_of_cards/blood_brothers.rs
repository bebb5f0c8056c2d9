//! Blood Brothers: when his turn begins a player may give up a life point, not his last, for another to regain one.

use crate::card::definitions::{EventDef, Hook};
use crate::card::frames::{Resolve, ask};
use crate::card::sets::Set;
use crate::card::{Action, Ask, Decision, Event, EventCard, Game, Source, Step};
use crate::core::Seat;
use serde::{Deserialize, Serialize};

pub const EVENT: EventDef =
    EventDef { id: "blood_brothers", set: Set::FistfulOfCards, hooks: &[Hook::TurnBegins(offer)], ..EventDef::BLANK };

const SELF: Source = Source::Event(EventCard::BloodBrothers);

/// He may name a player to help.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pick {
    pub seat: Seat,
}

fn offer(step: &mut Step, seat: Seat) {
    step.push(Pick { seat });
}

impl Pick {
    fn wounded<'a>(&self, game: &'a Game) -> impl Iterator<Item = Seat> + 'a {
        let can_give = game.can_give_up_life(self.seat);
        game.ring().after(self.seat).filter(move |seat| can_give && game.can_heal(*seat))
    }
}

impl Resolve for Pick {
    fn decision(&self, game: &Game) -> Option<Decision> {
        self.wounded(game).next().map(|_| ask(self.seat, Ask::PickSeat, SELF))
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        out.extend(self.wounded(game).map(Action::PickSeat));
        out.push(Action::Pass);
    }

    fn answer(self, step: &mut Step, action: Action) {
        step.pop();
        if let Action::PickSeat(brother) = action {
            step.emit(Event::Used { seat: self.seat, of: SELF, target: Some(brother) });
            step.give_up_life(self.seat, 1, SELF);
            step.gain_life(brother, 1);
        }
    }

    fn resume(self, step: &mut Step) {
        step.pop();
    }

    fn removed_on_elimination(&self, seat: Seat) -> bool {
        self.seat == seat
    }
}
