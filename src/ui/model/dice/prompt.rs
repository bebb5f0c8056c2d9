//! The question at the bottom of the table and its buttons.

use super::{Desk, Selection};
use standoff_engine::dice::{Action, Ask};

/// How loud the question is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// Somebody else must act.
    Waiting,
    Calm,
    /// Life is at stake.
    Urgent,
}

/// A button under the question.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Button {
    Act(Action),
    /// Doubles the next bullseye, or not.
    Double(bool),
    /// Passes, until one's turn.
    Rest,
    Cancel,
}

pub fn tone(desk: &Desk) -> Tone {
    match desk.ask() {
        None => Tone::Waiting,
        Some(Ask::Dodge { .. } | Ask::TakeLoss { .. }) => Tone::Urgent,
        Some(_) => Tone::Calm,
    }
}

/// The buttons, the most likely one last. Dice and players are tapped themselves and have none, except oneself.
pub fn buttons(desk: &Desk, selection: Selection) -> Vec<Button> {
    let Some(ask) = desk.ask() else { return Vec::new() };
    let acts = |wanted: fn(&Action) -> bool| desk.legal.iter().copied().filter(wanted).map(Button::Act);
    let pass = || acts(|action| *action == Action::Pass);
    let me = desk.viewer().unwrap_or_default();
    match ask {
        Ask::Roll { .. } => {
            let dice = desk.rolling(selection);
            let roll = (!dice.is_empty()).then_some(Button::Act(Action::Roll(dice)));
            acts(|action| *action == Action::Stop).chain(roll).collect()
        }
        Ask::Shoot { .. } => {
            let doubles = desk.legal.iter().any(|action| matches!(action, Action::Shoot { doubled: true, .. }));
            doubles.then_some(Button::Double(selection != Selection::Doubled)).into_iter().collect()
        }
        Ask::Heal { .. } | Ask::PickSeat => {
            let myself = Action::PickSeat(me);
            pass().chain(desk.may(myself).then_some(Button::Act(myself))).collect()
        }
        Ask::Return { .. } => match selection {
            Selection::Whose(seat) => {
                let arrows = desk.at(seat, selection).into_iter().filter(|action| desk.may(*action)).map(Button::Act);
                std::iter::once(Button::Cancel).chain(arrows).collect()
            }
            // Only one's own go back: no need to tap oneself.
            _ if desk.legal.iter().all(|action| !matches!(action, Action::Return { seat, .. } if *seat != me)) => {
                desk.legal.iter().rev().copied().map(Button::Act).collect()
            }
            _ => pass().collect(),
        },
        Ask::Turn => match selection {
            Selection::Die(at) => {
                let faces = desk.legal.iter().copied().filter(|a| matches!(a, Action::Turn { die, .. } if *die == at));
                std::iter::once(Button::Cancel).chain(faces.map(Button::Act)).collect()
            }
            _ => Vec::new(),
        },
        Ask::Give => matches!(selection, Selection::Die(_)).then_some(Button::Cancel).into_iter().collect(),
        Ask::Role { .. } => {
            let rests = desk.view.turn.seat != me && desk.may(Action::Pass);
            let reveal = acts(|action| *action == Action::Reveal);
            reveal.chain(rests.then_some(Button::Rest)).chain(pass()).collect()
        }
        Ask::Dodge { .. } | Ask::ReturnAll | Ask::TakeLoss { .. } => {
            desk.legal.iter().rev().copied().map(Button::Act).collect()
        }
        Ask::Dice | Ask::Arrow { .. } => desk.legal.iter().copied().map(Button::Act).collect(),
    }
}
