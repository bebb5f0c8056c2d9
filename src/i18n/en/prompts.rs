//! What is asked, said to the one who is asked and to those who wait.

use super::weave::{Weave, lives};
use crate::i18n::{Line, Prompt, Question, Voice};
use standoff_engine::card::{CardKind, Character, Source};
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
        Question::Shot { by, because, bang, needed } => {
            let say = match by {
                Some(by) => attack(say, by, because, bang).text(" "),
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
        Question::Inherit { from } => {
            say.text("Take one of ").whose(from).text(" cards: one in play, or a random one from the hand.").done()
        }
        Question::TakeInPlay => say.text("Take a card in play from somebody else, or draw from the deck.").done(),
        Question::Copy => say.text("Choose whose ability you want until your next turn.").done(),
        Question::Pay { of, target } => pay(say, me, of, target),
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

/// "Jo shoots at you."
fn attack(say: Weave, by: Seat, because: Source, bang: bool) -> Weave {
    match because {
        Source::Card(card) if !bang => match card.kind() {
            kind @ (CardKind::Punch | CardKind::Knife) => say.who(by).text(" attacks you with ").kind(kind).text("."),
            kind => say.whose_start(by).text(" ").kind(kind).text(" fires at you."),
        },
        Source::Character(character) => say.who(by).text(" shoots at you as ").character(character).text("."),
        Source::Card(_) | Source::Rules => say.who(by).text(" shoots at you."),
    }
}

/// "Discard another card to fire the Springfield at Jo."
fn pay(say: Weave, me: Seat, of: Source, target: Option<Seat>) -> Line {
    let card = match of {
        Source::Character(Character::JoseDelgado) => return say.text("Discard a blue card to draw 2 cards.").done(),
        Source::Character(_) | Source::Rules => return say.text("Discard a card for ").source(of).stop(),
        Source::Card(card) => card,
    };
    let say = say.text("Discard another card to ");
    match (card.kind(), target) {
        (CardKind::Springfield, Some(target)) => say.text("fire the ").card(card).text(" at ").whom(target).stop(),
        (CardKind::RagTime, Some(target)) => {
            say.text("take one of ").whose(target).text(" cards with ").card(card).stop()
        }
        (CardKind::Tequila, Some(target)) if target != me => {
            say.text("give ").whom(target).text(" the ").card(card).stop()
        }
        (CardKind::Tequila | CardKind::Whisky, _) => say.text("drink the ").card(card).stop(),
        (CardKind::Brawl, _) => say.text("start the ").card(card).stop(),
        (_, _) => say.text("play the ").card(card).stop(),
    }
}

/// Begins after "Waiting for Ann".
fn waiting(say: Weave, question: Question) -> Line {
    match question {
        // Nobody else may know what is announced, or that anything is.
        Question::Turn | Question::Pay { .. } => say.text(" to play.").done(),
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
        Question::Inherit { from } => say.text(" to take one of ").whose(from).text(" cards.").done(),
        Question::DrawFromPlayer | Question::DrawFromDiscard | Question::TakeInPlay => say.text(" to draw.").done(),
        Question::Copy => say.text(" to choose an ability.").done(),
        Question::Character => say.text(" to choose a character.").done(),
        Question::Discard { .. } | Question::Order { .. } => say.text(" to discard.").done(),
    }
}
