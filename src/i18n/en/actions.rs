//! Labels for what can be done.

use super::weave::Weave;
use crate::i18n::{Line, Prompt, Question, Voice};
use standoff_engine::card::{Action, CardId, CardKind, Choice, Source, View};
use standoff_engine::core::Seat;

pub(super) fn action(view: &View, voice: &Voice, action: Action) -> Line {
    let say = Weave::new(voice);
    let question = Prompt::of(view).filter(|prompt| Some(prompt.asked) == view.viewer).map(|prompt| prompt.question);
    match action {
        Action::Play { card, kind, target } => play(say, question, card, kind, target, view.viewer),
        Action::Use { cards: Some((first, second)), .. } => {
            say.text("Discard ").cards(&[first, second]).text(" for 1 life").done()
        }
        Action::Use { of: Source::Character(character), .. } => say.text("Use ").character(character).done(),
        Action::Use { of, .. } => say.text("Use ").source(of).done(),
        Action::Pick(card) => pick(say, question, card),
        Action::PickHidden => say.text("Random hand card").done(),
        Action::PickSeat(seat) => say.text("Draw from ").whose(seat).text(" hand").done(),
        Action::Choose(Choice::Deck) => say.text("Draw from the deck").done(),
        Action::Choose(Choice::Discard) => match view.board.discard.last() {
            Some(top) => say.text("Take the ").card(*top).done(),
            None => say.text("Take the top discard").done(),
        },
        Action::Choose(Choice::Character(character)) => say.text("Be ").character(character).done(),
        Action::Rest => say.text("Discard the rest").done(),
        Action::Pass => pass(say, question),
        Action::End => say.text("End turn").done(),
    }
}

fn play(
    say: Weave,
    question: Option<Question>,
    card: CardId,
    kind: CardKind,
    target: Option<Seat>,
    me: Option<Seat>,
) -> Line {
    let verb = match question {
        Some(Question::Indians { .. } | Question::Duel { .. }) => "Discard ",
        _ => "Play ",
    };
    let Some(target) = target else {
        let say = say.text(verb).card(card);
        return if card.kind() == kind { say.done() } else { say.text(" as ").kind(kind).done() };
    };
    let say = match kind {
        CardKind::Bang => say.text("Shoot ").whom(target),
        CardKind::Duel => say.text("Challenge ").whom(target),
        CardKind::Jail if me == Some(target) => say.text("Jail yourself"),
        CardKind::Jail => say.text("Jail ").whom(target),
        CardKind::Panic if me == Some(target) => say.text("Take back a card"),
        CardKind::Panic => say.text("Take a card from ").whom(target),
        CardKind::CatBalou => say.text("Discard one of ").whose(target).text(" cards"),
        other => say.text("Play ").kind(other).text(" at ").whom(target),
    };
    if card.kind() == kind { say.done() } else { say.text(" with ").card(card).done() }
}

fn pick(say: Weave, question: Option<Question>, card: CardId) -> Line {
    match question {
        Some(Question::Discard { .. } | Question::Order { .. } | Question::Strip { .. }) => {
            say.text("Discard ").card(card).done()
        }
        Some(Question::Keep { .. }) => say.text("Keep ").card(card).done(),
        Some(Question::Flip { .. }) => say.text("Choose the ").face(card).done(),
        _ => say.text("Take ").card(card).done(),
    }
}

fn pass(say: Weave, question: Option<Question>) -> Line {
    let words = match question {
        Some(Question::Shot { .. }) => "Take the hit",
        Some(Question::Indians { .. } | Question::Duel { .. }) => "Lose 1 life",
        Some(Question::Dying { .. }) => "Give up",
        Some(Question::Hurt { .. }) => "Let it be",
        _ => "Pass",
    };
    say.text(words).done()
}
