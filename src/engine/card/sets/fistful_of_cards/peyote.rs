//! Peyote: instead of phase 1 the player guesses whether the top card is red or black. Right: he keeps it and may guess
//! again, by table rule he must; wrong: it is discarded and phase 2 begins (R105, R166).

use crate::card::definitions::{EventDef, EventRule};
use crate::card::frames::{Resolve, ask};
use crate::card::sets::Set;
use crate::card::{Action, Ask, Choice, Decision, Event, EventCard, Game, PeyoteMustContinue, Source, Step};
use crate::core::Seat;
use serde::{Deserialize, Serialize};

pub const EVENT: EventDef =
    EventDef { id: "peyote", set: Set::FistfulOfCards, rules: &[EventRule::TakesOverDraw(begin)], ..EventDef::BLANK };

/// He guesses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Guess {
    pub seat: Seat,
    /// Whether he has guessed right before.
    pub right: bool,
}

fn begin(step: &mut Step, seat: Seat) {
    step.push(Guess { seat, right: false });
}

impl Resolve for Guess {
    /// With no card left to flip it is over.
    fn decision(&self, game: &Game) -> Option<Decision> {
        let cards = game.deck().len() + game.discard().len();
        (cards > 0).then(|| ask(self.seat, Ask::Choose, Source::Event(EventCard::Peyote)))
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        out.extend([Action::Choose(Choice::Red), Action::Choose(Choice::Black)]);
        if self.right && game.rules().peyote_must_continue == PeyoteMustContinue::No {
            out.push(Action::Pass);
        }
    }

    fn answer(self, step: &mut Step, action: Action) {
        let red = match action {
            Action::Choose(Choice::Red) => true,
            Action::Choose(Choice::Black) => false,
            _ => return step.pop(),
        };
        let Some(card) = step.lay_open() else { return step.pop() };
        let right = step.suit(card).is_red() == red;
        step.emit(Event::ColourGuessed { seat: self.seat, red, right });
        if right {
            step.take_laid(self.seat, card);
            step.replace(Self { right, ..self });
        } else {
            step.discard_laid(card);
            step.pop();
        }
    }

    fn resume(self, step: &mut Step) {
        step.pop();
    }

    fn removed_on_elimination(&self, seat: Seat) -> bool {
        self.seat == seat
    }
}
