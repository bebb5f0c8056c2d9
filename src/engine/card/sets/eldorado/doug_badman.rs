//! Dough Badman: before his phase 1 any player but the Sheriff may discard two hand cards to regain a life point, once.

use crate::card::definitions::{EventDef, Hook};
use crate::card::frames::{Resolve, ask};
use crate::card::sets::Set;
use crate::card::{Action, Ask, Decision, Event, EventCard, Game, Illegal, Source, Step};
use crate::core::{Role, Seat};
use serde::{Deserialize, Serialize};

pub const EVENT: EventDef =
    EventDef { id: "doug_badman", set: Set::Eldorado, hooks: &[Hook::BeforeDraw(offer)], ..EventDef::BLANK };

const SELF: Source = Source::Event(EventCard::DougBadman);

/// He may give up two cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pick {
    pub seat: Seat,
}

fn offer(step: &mut Step, seat: Seat) {
    if step.player(seat).role != Role::Sheriff && step.can_heal(seat) {
        step.push(Pick { seat });
    }
}

impl Resolve for Pick {
    fn decision(&self, game: &Game) -> Option<Decision> {
        (game.player(self.seat).hand.len() > 1).then(|| ask(self.seat, Ask::Choose, SELF))
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        let hand = game.player(self.seat).hand;
        for first in hand {
            for second in hand.iter().filter(|second| *second != first) {
                out.push(Action::Use { of: SELF, cards: Some((first, second)), target: None });
            }
        }
        out.push(Action::Pass);
    }

    fn refusal(&self, _: &Game, _: Seat, action: Action) -> Illegal {
        match action {
            Action::Use { of: SELF, .. } => Illegal::NeedsTwoCards,
            _ => Illegal::NotAsked,
        }
    }

    fn answer(self, step: &mut Step, action: Action) {
        step.pop();
        if let Action::Use { cards: Some((first, second)), .. } = action {
            step.emit(Event::Used { seat: self.seat, of: SELF, target: None });
            step.discard_from_hand(self.seat, first);
            step.discard_from_hand(self.seat, second);
            step.gain_life(self.seat, 1);
        }
    }

    fn resume(self, step: &mut Step) {
        step.pop();
    }

    fn removed_on_elimination(&self, seat: Seat) -> bool {
        self.seat == seat
    }
}
