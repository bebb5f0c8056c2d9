//! What a tap means.

use super::Desk;
use standoff_engine::core::Seat;
use standoff_engine::dice::{Action, Ask, DiceSet, Illegal};

/// What a person has tapped without having acted yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Selection {
    #[default]
    None,
    /// Dice not to be rolled again.
    Keep(DiceSet),
    /// A die waits for its new face, or for somebody to get its token.
    Die(u8),
    /// The next bullseye is doubled.
    Doubled,
    /// Which of a player's arrows goes back?
    Whose(Seat),
}

/// Something on the table that can be tapped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tap {
    Die(u8),
    Seat(Seat),
    Act(Action),
    /// Doubles the next bullseye, or not.
    Double,
    Cancel,
}

/// What a tap does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    Do(Action),
    Select(Selection),
    Refuse {
        tried: Action,
        why: Illegal,
    },
    /// Nothing can be done with it: it is looked at.
    Look,
}

impl Selection {
    /// What of it still makes sense.
    #[must_use]
    pub fn kept(self, desk: &Desk) -> Self {
        let sensible = match self {
            Self::None => true,
            // Another roll, another choice.
            Self::Keep(_) | Self::Whose(_) => false,
            Self::Die(_) => matches!(desk.ask(), Some(Ask::Turn | Ask::Give)),
            Self::Doubled => desk.legal.iter().any(|action| matches!(action, Action::Shoot { doubled: true, .. })),
        };
        if sensible { self } else { Self::None }
    }
}

pub fn tap(desk: &Desk, selection: Selection, at: Tap) -> Turn {
    match at {
        Tap::Act(action) => act(desk, action),
        Tap::Cancel => Turn::Select(Selection::None),
        Tap::Double if selection == Selection::Doubled => Turn::Select(Selection::None),
        Tap::Double => Turn::Select(Selection::Doubled),
        Tap::Die(at) => die(desk, selection, at),
        Tap::Seat(seat) => {
            let actions = desk.at(seat, selection);
            match actions[..] {
                [] => Turn::Look,
                [only] => match act(desk, only) {
                    // A player can always be looked at; only an aim that misses is worth a word.
                    Turn::Refuse { tried: Action::TakeFrom(_), .. } => Turn::Look,
                    turn => turn,
                },
                _ => Turn::Select(Selection::Whose(seat)),
            }
        }
    }
}

fn act(desk: &Desk, action: Action) -> Turn {
    if desk.may(action) {
        return Turn::Do(action);
    }
    match desk.why_not(action) {
        Some(why) => Turn::Refuse { tried: action, why },
        None => Turn::Look,
    }
}

/// Keeps a die or lets it go, or chooses it.
fn die(desk: &Desk, selection: Selection, at: u8) -> Turn {
    match desk.ask() {
        Some(Ask::Roll { .. }) if desk.is_keeping() => {
            let alone = Action::Roll(DiceSet::default().with(at));
            if !desk.loose().contains(at) {
                return act(desk, alone);
            }
            let kept = match selection {
                Selection::Keep(kept) => kept,
                _ => desk.kept_before(),
            };
            Turn::Select(Selection::Keep(DiceSet(kept.0 ^ 1 << at)))
        }
        Some(Ask::Turn | Ask::Give) if selection == Selection::Die(at) => Turn::Select(Selection::None),
        Some(Ask::Turn | Ask::Give) => Turn::Select(Selection::Die(at)),
        _ => Turn::Look,
    }
}
