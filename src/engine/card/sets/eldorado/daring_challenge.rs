//! Daring Challenge: who is shot at with a BANG! card does not answer but flips a card. Lower than the BANG!: a hit; as high
//! or higher: a miss; and if it has the suit of the BANG! too, the shot comes back at the shooter, who flips likewise
//! (R231). After ten flips it is lost.

use crate::card::frames::{Check, Frame, Loss, Resolve};
use crate::card::hooks::Hooks;
use crate::card::sets::Set;
use crate::card::{CardId, CardKind, EventCard, EventDef, Played, Source, Step};
use crate::core::Seat;
use serde::{Deserialize, Serialize};

pub const EVENT: EventDef = EventDef::lasting(
    "daring_challenge",
    Set::Eldorado,
    Hooks { effect: Some(dare), checked: Some(compare), ..Hooks::NONE },
);

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

fn compare(step: &mut Step, seat: Seat, _: Source, card: Option<CardId>) -> bool {
    let at = step.stack.iter().rposition(|frame| matches!(frame, Frame::Dare(_)));
    let Some((at, Frame::Dare(dare))) = at.map(|at| (at, step.stack[at])) else { return true };
    let survives = card.is_none_or(|card| card.card().rank >= dare.card.card().rank);
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
    survives
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

    fn dies_with(&self, seat: Seat) -> bool {
        self.by == seat || self.target == seat
    }

    fn busies(&self, seat: Seat) -> bool {
        self.by == seat
    }
}
