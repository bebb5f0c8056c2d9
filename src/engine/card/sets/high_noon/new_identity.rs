//! New Identity: when his turn begins a player looks at the unused character dealt to him and may become it for the
//! rest of the game, with exactly two life points (R97).
//!
//! A table rule also lets him have its abilities only as long as this card is active, his life staying as it is.

use crate::card::definitions::{EventDef, Hook};
use crate::card::frames::{Resolve, ask};
use crate::card::sets::Set;
use crate::card::{Action, Ask, Choice, Decision, EventCard, Game, NewIdentityTemporary, Source, Step};
use crate::core::Seat;
use serde::{Deserialize, Serialize};

pub const EVENT: EventDef = EventDef {
    covered: Some(unmask),
    id: "new_identity",
    set: Set::HighNoon,
    hooks: &[Hook::TurnBegins(offer)],
    ..EventDef::BLANK
};

/// Life points of a new identity.
const LIFE: i8 = 2;

/// He looks at his other character and chooses.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pick {
    pub seat: Seat,
}

/// A ghost has no life to begin anew with.
fn offer(step: &mut Step, seat: Seat) {
    if step.player(seat).spare.is_some() && !step.player(seat).ghost && !step.turn().extra {
        step.push(Pick { seat });
    }
}

fn unmask(step: &mut Step) {
    for seat in Seat::all(step.ring().size()) {
        if step.player(seat).guise.is_some() {
            step.disguise(seat, None);
        }
    }
}

impl Resolve for Pick {
    /// Not whoever is passed over.
    fn decision(&self, game: &Game) -> Option<Decision> {
        (!game.turn().skipped).then(|| ask(self.seat, Ask::Choose, Source::Event(EventCard::NewIdentity)))
    }

    fn answers(&self, game: &Game, out: &mut Vec<Action>) {
        if let Some(spare) = game.player(self.seat).spare {
            out.push(Action::Choose(Choice::Character(spare)));
            if game.rules().new_identity_temporary == NewIdentityTemporary::Yes {
                out.push(Action::Choose(Choice::Guise(spare)));
            }
        }
        out.push(Action::Pass);
    }

    fn answer(self, step: &mut Step, action: Action) {
        step.pop();
        match action {
            Action::Choose(Choice::Character(character)) => step.change_character(self.seat, character, LIFE),
            Action::Choose(Choice::Guise(character)) => step.disguise(self.seat, Some(character)),
            _ => {}
        }
    }

    fn resume(self, step: &mut Step) {
        step.pop();
    }

    fn removed_on_elimination(&self, seat: Seat) -> bool {
        self.seat == seat
    }

    fn shows_spare_to(&self) -> Option<Seat> {
        Some(self.seat)
    }
}
