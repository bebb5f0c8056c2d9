//! The question at the bottom of the table and its buttons.

use super::{Desk, Selection};
use standoff_engine::card::{Action, Ask, Border, CardId, CardKind, Choice, Demand, EventCard, Source};

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
    /// Begins to use an ability that needs two cards.
    Power(Source),
    /// Begins to use what needs no cards but one of several targets.
    Aim(Source),
    /// Plays the selected card as this kind.
    As(CardId, CardKind),
    Cancel,
}

pub fn tone(desk: &Desk) -> Tone {
    match desk.mine().map(|decision| decision.ask) {
        None => Tone::Waiting,
        Some(Ask::Respond { to: Demand::Rescue { needed: 0 } }) => Tone::Calm,
        Some(Ask::Respond { .. }) => Tone::Urgent,
        Some(_) => Tone::Calm,
    }
}

/// The buttons, the most likely one last. Cards and seats are tapped themselves and have none, except where one
/// tap can save a life or the seat is one's own.
pub fn buttons(desk: &Desk, selection: Selection) -> Vec<Button> {
    match selection {
        Selection::None => open(desk),
        Selection::Ready(action) => vec![Button::Cancel, Button::Act(action)],
        Selection::Pair { .. } => vec![Button::Cancel],
        Selection::Uses { card } => {
            let uses = desk.kinds(card).into_iter().map(|kind| Button::As(card, kind));
            std::iter::once(Button::Cancel).chain(uses).collect()
        }
        Selection::Aim(aim) => {
            let at_me = aim.at(desk.viewer());
            let mut buttons = vec![Button::Cancel];
            buttons.extend(desk.may(at_me).then_some(Button::Act(at_me)));
            buttons
        }
    }
}

fn open(desk: &Desk) -> Vec<Button> {
    let mut buttons: Vec<Button> = desk.powers().into_iter().map(Button::Power).collect();
    buttons.extend(desk.aims().into_iter().map(Button::Aim));
    let answering = matches!(desk.mine().map(|decision| decision.ask), Some(Ask::Respond { .. }));
    let mut likely = Vec::new();
    let mut green = false;
    for action in &desk.legal {
        match action {
            // Anybody at the table can say who spoke, and characters and kinds of cards are chosen on a sheet: these have
            // places of their own.
            Action::Use { of: Source::Event(EventCard::Gag), .. }
            | Action::Choose(Choice::Character(_) | Choice::Guise(_) | Choice::Kind(_)) => {}
            Action::Use { of: Source::Character(_) | Source::Event(_), cards: None, .. } if answering => {
                likely.push(Button::Act(*action));
            }
            Action::Use { of, cards: None, target: Some(_) } if buttons.contains(&Button::Aim(*of)) => {}
            Action::Use { of: Source::Character(_) | Source::Event(_), cards: None, .. }
            | Action::End
            | Action::Pass
            | Action::Rest => {
                buttons.push(Button::Act(*action));
            }
            Action::Choose(_) => likely.push(Button::Act(*action)),
            // In one's turn cards in play are tapped themselves; of several that are given up for an answer one will do.
            Action::Use { of: Source::Card(card), cards: None, .. } if answering => {
                let gone = card.kind().border() == Border::Green;
                if !(gone && green) {
                    likely.push(Button::Act(*action));
                }
                green |= gone;
            }
            // A card that lies elsewhere than in one's hand.
            Action::Play { card, .. } if !desk.holds(*card) => buttons.push(Button::Act(*action)),
            Action::Play { .. } | Action::Use { .. } | Action::Pick(_) | Action::PickHidden | Action::PickSeat(_) => {}
        }
    }
    if answering {
        likely.extend(saving_card(desk).map(Button::Act));
    }
    buttons.extend(likely);
    buttons
}

/// The card a person would answer with: one that is what is asked for rather than one that stands in for it.
pub fn saving_card(desk: &Desk) -> Option<Action> {
    let answers =
        || desk.legal.iter().filter(|action| matches!(action, Action::Play { card, .. } if desk.holds(*card)));
    let own = |action: &&Action| matches!(action, Action::Play { card, kind, .. } if card.kind() == *kind);
    answers().find(own).or_else(|| answers().next()).copied()
}
