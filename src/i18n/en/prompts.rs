//! What is asked, said to the one who is asked and to those who wait.

use super::weave::{Weave, lives};
use crate::i18n::{Line, Prompt, Question, Voice};
use standoff_engine::card::CardKind;
use standoff_engine::core::Seat;

pub(super) fn prompt(voice: &Voice, prompt: &Prompt) -> Line {
    let say = Weave::new(voice);
    if voice.viewer == Some(prompt.asked) {
        asked(say, prompt.asked, prompt.question)
    } else {
        waiting(say.text("Waiting for ").whom(prompt.asked), prompt.question)
    }
}

fn asked(say: Weave, me: Seat, question: Question) -> Line {
    match question {
        Question::Turn => say.text("Your turn. Play cards, or end it.").done(),
        Question::Shot { by, kind, needed } => {
            let say = match by {
                Some(by) if kind == CardKind::Bang => say.who(by).text(" shoots at you. "),
                Some(by) => say.whose_start(by).text(" ").kind(kind).text(" fires at you. "),
                None => say.text("You are under fire. "),
            };
            if needed == 1 {
                say.text("Play a Missed! or take the hit.").done()
            } else {
                say.text(&format!("Only {needed} Missed! stop it; or take the hit.")).done()
            }
        }
        Question::Indians { by } => {
            say.who(by).text(" plays ").kind(CardKind::Indians).text(" Discard a BANG! or lose 1 life.").done()
        }
        Question::Duel { with } => {
            say.kind(CardKind::Duel).text(" with ").whom(with).text(": discard a BANG! or lose 1 life.").done()
        }
        Question::Dying { needed, .. } => {
            say.text(&format!("You are dying. Regain {} or you are out.", lives(needed))).done()
        }
        Question::Hurt { .. } => say.text("You lost life. You may play a Beer for it now.").done(),
        Question::Store => say.kind(CardKind::GeneralStore).text(": take a card.").done(),
        Question::Keep { left } => say.text(&format!("Tap a card to keep it: {left} to go.")).done(),
        Question::Flip { because } => say.text("Choose which card counts for ").source(because).stop(),
        Question::Rob { from, .. } if from == me => say.text("Take back one of your cards in play.").done(),
        Question::Rob { from, .. } => {
            say.text("Take a card from ").whom(from).text(": one in play, or a random one from the hand.").done()
        }
        Question::Strip { from, .. } if from == me => say.text("Choose one of your cards to discard.").done(),
        Question::Strip { from, .. } => {
            say.text("Discard one of ").whose(from).text(" cards: one in play, or a random one from the hand.").done()
        }
        Question::DrawFromPlayer => say.text("Draw your first card from a player's hand or from the deck.").done(),
        Question::DrawFromDiscard => say.text("Draw your first card from the discard pile or from the deck.").done(),
        Question::Character => say.text("Choose who you want to be.").done(),
        Question::Discard { left: 1 } => say.text("Your hand is too big for your life. Discard a card.").done(),
        Question::Discard { left } => {
            say.text(&format!("Your hand is too big for your life. Discard {left} cards.")).done()
        }
        Question::Order { eliminated: true, .. } => {
            say.text("You are out. Discard your cards in any order you like.").done()
        }
        Question::Order { eliminated: false, .. } => {
            say.text("You shot a Deputy. Discard all your cards, in any order you like.").done()
        }
    }
}

/// Begins after "Waiting for Ann".
fn waiting(say: Weave, question: Question) -> Line {
    match question {
        Question::Turn => say.text(" to play.").done(),
        Question::Shot { by: Some(by), .. } => say.text(" to answer ").whose(by).text(" shot.").done(),
        Question::Shot { by: None, .. } => say.text(" to answer a shot.").done(),
        Question::Indians { by } => say.text(" to answer ").whose(by).text(" ").kind(CardKind::Indians).stop(),
        Question::Duel { with } => say.text(" in the ").kind(CardKind::Duel).text(" with ").whom(with).stop(),
        Question::Dying { .. } => say.text(", who is dying.").done(),
        Question::Hurt { .. } => say.text(", who has been hit.").done(),
        Question::Store => say.text(" to take a card.").done(),
        Question::Keep { .. } => say.text(" to choose cards.").done(),
        Question::Flip { because } => say.text(" to choose a card for ").source(because).stop(),
        Question::Rob { from, .. } => say.text(" to take a card from ").whom(from).stop(),
        Question::Strip { from, .. } => say.text(" to choose one of ").whose(from).text(" cards.").done(),
        Question::DrawFromPlayer | Question::DrawFromDiscard => say.text(" to draw.").done(),
        Question::Character => say.text(" to choose a character.").done(),
        Question::Discard { .. } | Question::Order { .. } => say.text(" to discard.").done(),
    }
}
