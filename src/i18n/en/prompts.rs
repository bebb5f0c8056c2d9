//! What is asked, said to the one who is asked and to those who wait.

use super::weave::{Weave, cards, lives};
use crate::i18n::{Line, Prompt, Question, Voice};
use standoff_engine::card::{CardKind, Character, EventCard, Source};
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
                None => event(say, because),
            };
            if because == Source::Event(EventCard::RussianRoulette) {
                say.text("play a Missed! or lose 2 lives.").done()
            } else if needed == 1 {
                say.text("Play a Missed! or take the hit.").done()
            } else {
                say.text(&format!("Only {needed} Missed! stop it; or take the hit.")).done()
            }
        }
        Question::Ricochet { by, at } => {
            let say = match by {
                Some(by) => say.who(by).text(" shoots at your "),
                None => say.text("A shot at your "),
            };
            say.card(at).text(". Play a Missed! or lose the card.").done()
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
        Question::PutBack { left: 1 } => say.text("Tap the card to put back. You keep the others.").done(),
        Question::PutBack { left } => say.text(&format!("Tap {left} cards to put back, the deepest first.")).done(),
        Question::Give { to } => say.text("Choose a card for ").whom(to).stop(),
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
        Question::Identity { for_a_while: false } => {
            say.text("Be somebody else from now on, with 2 lives, or stay who you are.").done()
        }
        Question::Identity { for_a_while: true } => {
            say.text("Be somebody else from now on, with 2 lives, or for this round only, or stay who you are.").done()
        }
        Question::Brother => say.text("You may give up 1 life for somebody else to regain it.").done(),
        Question::Liquor => say.text("Draw your cards, or regain 1 life instead.").done(),
        Question::Guess { stop: false } => say.text("Guess: is the next card red or black?").done(),
        Question::Guess { stop: true } => say.text("Right! Guess again if you like: red or black?").done(),
        Question::Suit => say.text("Name the one suit you will use for the rest of your turn.").done(),
        Question::Exchange { discarded: 0 } => {
            say.text("Discard as many cards as you like; you draw the same number.").done()
        }
        Question::Exchange { discarded } => {
            say.text("You will draw ").text(&cards(discarded)).text(". Discard more, or leave it at that.").done()
        }
        Question::Surrender { because } => {
            say.event(because).text(" demand one of your cards in play. Choose which.").done()
        }
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
        Source::Event(EventCard::Sniper) => say.who(by).text(" has you in a sniper's sights."),
        Source::Card(_) | Source::Rules | Source::Event(_) => say.who(by).text(" shoots at you."),
    }
}

/// A shot for which nobody is responsible.
fn event(say: Weave, because: Source) -> Weave {
    match because {
        Source::Event(card @ EventCard::RussianRoulette) => say.event(card).text(": "),
        Source::Event(card) => say.event(card).text(" fires at you. "),
        Source::Rules | Source::Card(_) | Source::Character(_) => say.text("You are under fire. "),
    }
}

/// "Discard another card to fire the Springfield at Jo."
fn pay(say: Weave, me: Seat, of: Source, target: Option<Seat>) -> Line {
    let card = match of {
        Source::Character(Character::JoseDelgado) => return say.text("Discard a blue card to draw 2 cards.").done(),
        Source::Character(_) | Source::Rules | Source::Event(_) => {
            return say.text("Discard a card for ").source(of).stop();
        }
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
        Question::Shot { by: None, because: because @ Source::Event(_), .. } => {
            say.text(" to answer ").source(because).stop()
        }
        Question::Shot { by: None, .. } => say.text(" to answer a shot.").done(),
        Question::Ricochet { at, .. } => say.text(" to save the ").card(at).stop(),
        Question::Indians { by } => say.text(" to answer ").whose(by).text(" ").kind(CardKind::Indians).stop(),
        Question::Duel { with } => say.text(" in the ").kind(CardKind::Duel).text(" with ").whom(with).stop(),
        Question::Dying { .. } => say.text(", who is dying.").done(),
        Question::Hurt { .. } => say.text(", who has been hit.").done(),
        Question::Store => say.text(" to take a card.").done(),
        Question::PutBack { .. } => say.text(" to choose cards.").done(),
        Question::Give { .. } => say.text(" to give cards away.").done(),
        Question::Flip { because } => say.text(" to choose a card for ").source(because).stop(),
        Question::Rob { from, .. } => say.text(" to take a card from ").whom(from).stop(),
        Question::Strip { from, .. } => say.text(" to choose one of ").whose(from).text(" cards.").done(),
        Question::Inherit { from } => say.text(" to take one of ").whose(from).text(" cards.").done(),
        Question::DrawFromPlayer | Question::DrawFromDiscard | Question::TakeInPlay => say.text(" to draw.").done(),
        Question::Copy => say.text(" to choose an ability.").done(),
        Question::Character | Question::Identity { .. } => say.text(" to choose a character.").done(),
        Question::Brother => say.text(" to help somebody, or not.").done(),
        Question::Liquor => say.text(" to draw or drink.").done(),
        Question::Guess { .. } => say.text(" to guess a colour.").done(),
        Question::Suit => say.text(" to name a suit.").done(),
        Question::Exchange { .. } => say.text(" to exchange cards.").done(),
        Question::Surrender { .. } => say.text(" to give up a card.").done(),
        Question::Discard { .. } | Question::Order { .. } => say.text(" to discard.").done(),
    }
}
