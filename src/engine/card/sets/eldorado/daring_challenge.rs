//! Daring Challenge: who is shot at with a BANG! card does not answer but flips a card. Lower than the BANG!: a hit; as high
//! or higher: a miss; and if it has the suit of the BANG! too, the shot comes back at the shooter, who flips likewise
//! (R231). After ten flips it is lost.

use crate::card::definitions::{DrawCheck, EventDef, EventRule};
use crate::card::frames::{Check, Frame, Loss, Resolve};
use crate::card::sets::Set;
use crate::card::{CardId, CardKind, EventCard, Game, Played, Source, Step};
use crate::core::Seat;
use serde::{Deserialize, Serialize};

pub const EVENT: EventDef = EventDef {
    id: "daring_challenge",
    set: Set::Eldorado,
    check: Some(DrawCheck { is_good: survives, resolve: compare }),
    rules: &[EventRule::TakesOverEffect(dare)],
    ..EventDef::BLANK
};

/// Flips before the shot is lost.
const FLIPS: u8 = 10;

/// A shot decided by flipping.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Dare {
    pub by: Seat,
    pub target: Seat,
    pub card: CardId,
    /// Who flips next.
    pub flips: Seat,
    pub left: u8,
}

fn dare(step: &mut Step, played: Played) -> bool {
    if played.kind != CardKind::Bang {
        return false;
    }
    let (by, target, card) = (played.by, played.target, played.card);
    step.push(Dare { by, target, card, flips: target, left: FLIPS });
    true
}

/// The dare being resolved and its place on the stack.
fn current(game: &Game) -> Option<(usize, Dare)> {
    game.stack().iter().enumerate().rev().find_map(|(at, frame)| match frame {
        Frame::Dare(dare) => Some((at, *dare)),
        _ => None,
    })
}

fn survives(game: &Game, _: Seat, _: Source, card: Option<CardId>) -> bool {
    let (Some(card), Some((_, dare))) = (card, current(game)) else { return true };
    card.card().rank >= dare.card.card().rank
}

fn compare(step: &mut Step, seat: Seat, _: Source, card: Option<CardId>, survives: bool) {
    let Some((at, dare)) = current(step) else { return };
    let bounces = survives && card.is_some_and(|card| step.suit(card) == step.suit(dare.card));
    if bounces {
        let flips = if seat == dare.by { dare.target } else { dare.by };
        step.stack[at] = Dare { flips, ..dare }.into();
    } else {
        step.stack.remove(at);
    }
    if !survives {
        // Nobody but himself is to blame for a shot that came back.
        let by = Some(dare.by).filter(|by| *by != seat);
        step.push(Loss::new(seat, 1, by, Source::Card(dare.card)));
    }
}

impl Resolve for Dare {
    fn resume(self, step: &mut Step) {
        if self.left == 0 {
            return step.pop();
        }
        step.replace(Self { left: self.left - 1, ..self });
        step.push(Check::new(self.flips, Source::Event(EventCard::DaringChallenge)));
    }

    fn owns_draws(&self) -> bool {
        true
    }

    fn removed_on_elimination(&self, seat: Seat) -> bool {
        self.by == seat || self.target == seat
    }

    fn defers_triggers_of(&self, seat: Seat) -> bool {
        self.by == seat
    }
}
