//! Labels for what can be done.

use super::names;
use super::weave::{Weave, cards};
use crate::i18n::{Line, Prompt, Question, Voice};
use standoff_engine::card::{
    Action, Border, CardId, CardKind, Character, Choice, EventCard, Source, View, WwsSeedTexts,
};
use standoff_engine::core::Seat;

pub(super) fn action(view: &View, voice: &Voice, action: Action) -> Line {
    let say = Weave::new(voice);
    let question = Prompt::of(view).filter(|prompt| Some(prompt.asked) == view.viewer).map(|prompt| prompt.question);
    match action {
        Action::Use { of: Source::Event(event), cards, target } => used(say, view, event, cards, target),
        Action::Play { card, kind, target } => play(say, question, card, kind, target, view.viewer),
        Action::Use { cards: Some((first, second)), target, .. } => {
            let say = say.text("Discard ").cards(&[first, second]);
            match target {
                Some(target) => say.text(" to shoot ").whom(target).done(),
                None => say.text(" for 1 life").done(),
            }
        }
        Action::Use { of: Source::Character(character), target, .. } => power(say, view, character, target),
        Action::Use { of: Source::Card(card), target: Some(target), .. } => {
            aimed(say, card.kind(), target, view.viewer).done()
        }
        Action::Use { of, .. } => say.text("Use ").source(of).done(),
        Action::Pick(card) => pick(say, view, question, card),
        Action::PickHidden => say.text("Random hand card").done(),
        Action::PickSeat(seat) if question == Some(Question::Brother) => {
            say.text("Give ").whom(seat).text(" 1 life").done()
        }
        Action::PickSeat(seat) => match question {
            Some(Question::Prisoner) => say.text("Jail ").whom(seat).text(" for life").done(),
            Some(Question::CommandAt { to, .. }) if to == seat => say.text("At ").whom(seat).text(" themselves").done(),
            Some(Question::CommandAt { .. }) => say.text("At ").whom(seat).done(),
            Some(Question::HauntWhom { .. }) => say.text("To ").whom(seat).done(),
            _ => say.text("Draw from ").whose(seat).text(" hand").done(),
        },
        Action::Choose(Choice::Deck) if question == Some(Question::Liquor) => say.text("Draw your cards").done(),
        Action::Choose(Choice::Deck) if question == Some(Question::Redraw) => say.text("Draw two others").done(),
        Action::Choose(Choice::Deck) => say.text("Draw from the deck").done(),
        Action::Choose(Choice::Discard) if is_shot(question) => {
            say.text("Use the discarded ").kind(CardKind::Missed).done()
        }
        Action::Choose(Choice::Discard) => match view.board.discard.last() {
            Some(top) => say.text("Take the ").card(*top).done(),
            None => say.text("Take the top discard").done(),
        },
        Action::Choose(Choice::Character(character)) if question == Some(Question::Copy) => {
            say.text("Copy ").character(character).done()
        }
        Action::Choose(Choice::Character(character)) if matches!(question, Some(Question::Identity { .. })) => {
            say.text("Be ").character(character).text(" with 2 lives").done()
        }
        Action::Choose(Choice::Guise(character)) => say.text("Be ").character(character).text(" for this round").done(),
        Action::Choose(Choice::Life) => say.text("Regain 1 life").done(),
        Action::Choose(Choice::Red) => say.text("Red").done(),
        Action::Choose(Choice::Black) => say.text("Black").done(),
        Action::Choose(Choice::Suit(suit)) => say.text("Only ").text(names::suit(suit)).done(),
        Action::Choose(Choice::Character(character)) => say.text("Be ").character(character).done(),
        Action::Choose(Choice::Kind(kind)) => say.kind(kind).done(),
        Action::Choose(Choice::Reveal) => say.text("Turn up your role").done(),
        Action::Rest => say.text("Discard the rest").done(),
        Action::Pass => pass(say, question),
        Action::End => say.text("End turn").done(),
    }
}

fn is_shot(question: Option<Question>) -> bool {
    matches!(question, Some(Question::Shot { .. } | Question::Ricochet { .. }))
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
        _ if kind.border() == Border::Green => "Lay down ",
        _ => "Play ",
    };
    let Some(target) = target else {
        let say = say.text(verb).card(card);
        return if card.kind() == kind { say.done() } else { say.text(" as ").kind(kind).done() };
    };
    let say = aimed(say, kind, target, me);
    if card.kind() == kind { say.done() } else { say.text(" with ").card(card).done() }
}

/// What a card does to somebody.
fn aimed(say: Weave, kind: CardKind, target: Seat, me: Option<Seat>) -> Weave {
    let own = me == Some(target);
    match kind {
        CardKind::Bang => say.text("Shoot ").whom(target),
        CardKind::Duel => say.text("Challenge ").whom(target),
        CardKind::Jail if own => say.text("Jail yourself"),
        CardKind::Jail => say.text("Jail ").whom(target),
        CardKind::Panic if own => say.text("Take back a card"),
        CardKind::Panic | CardKind::RagTime | CardKind::Conestoga => say.text("Take a card from ").whom(target),
        CardKind::CatBalou | CardKind::CanCan => say.text("Discard one of ").whose(target).text(" cards"),
        CardKind::Punch => say.text("Punch ").whom(target),
        CardKind::Knife => say.text("Use the ").kind(kind).text(" on ").whom(target),
        CardKind::Springfield | CardKind::Derringer | CardKind::BuffaloRifle | CardKind::Pepperbox => {
            say.text("Fire the ").kind(kind).text(" at ").whom(target)
        }
        CardKind::Tequila if own => say.text("Drink the ").kind(kind),
        CardKind::Tequila => say.text("Give ").whom(target).text(" the ").kind(kind),
        other => say.text("Play ").kind(other).text(" at ").whom(target),
    }
}

/// What an event allows, with its cards and target or before they are chosen.
fn used(say: Weave, view: &View, event: EventCard, cards: Option<(CardId, CardId)>, target: Option<Seat>) -> Line {
    match (event, cards, target) {
        (EventCard::Ricochet, Some((bang, aimed)), target) => {
            let say = match target.or_else(|| owner(view, aimed)) {
                Some(owner) => say.text("Shoot at ").whose(owner).text(" "),
                None => say.text("Shoot at "),
            };
            named(say.card(aimed), bang)
        }
        (EventCard::Sniper, Some(_), Some(target)) => say.text("Snipe at ").whom(target).text(" with 2 BANG!").done(),
        (EventCard::Ricochet, ..) => say.text("Shoot at a card in play").done(),
        (EventCard::Sniper, ..) => say.text("Snipe with 2 BANG!").done(),
        (EventCard::DorothyRage, _, target) => {
            let gift = view.rules.wws_seed_texts == WwsSeedTexts::Yes;
            match (gift, target) {
                (false, Some(target)) => say.text("Order ").whom(target).text(" to play").done(),
                (false, None) => say.text("Order somebody to play").done(),
                (true, Some(target)) => say.text("Give ").whom(target).text(" a card").done(),
                (true, None) => say.text("Give somebody a card").done(),
            }
        }
        (EventCard::Gag, ..) => say.text("I spoke: lose 1 life").done(),
        (EventCard::LadyRoseOfTexas, _, Some(target)) => say.text("Trade places with ").whom(target).done(),
        (EventCard::Cavalry | EventCard::Desperados, ..) => say.text("Turn up your role").done(),
        (EventCard::DeadSheriffsGhost, ..) => say.text("Move a card in play").done(),
        (EventCard::DougBadman, Some((first, second)), _) => {
            say.text("Discard ").cards(&[first, second]).text(" for 1 life").done()
        }
        (EventCard::DougBadman, None, _) => say.text("Discard 2 cards, regain 1 life").done(),
        (other, ..) => say.text("Use ").event(other).done(),
    }
}

/// " with Missed!", if a card other than a BANG! is given up as one.
fn named(say: Weave, bang: CardId) -> Line {
    if bang.kind() == CardKind::Bang { say.done() } else { say.text(" with ").card(bang).done() }
}

/// An ability before its cards and target are chosen.
fn power(say: Weave, view: &View, character: Character, target: Option<Seat>) -> Line {
    match character {
        Character::FlintWestwood => match target {
            Some(target) => say.text("Trade cards with ").whom(target).done(),
            None => say.text("Trade 1 card for 2").done(),
        },
        Character::LeeVanKliff => match (view.turn.last_brown_card, target) {
            (Some((_, kind)), Some(target)) => aimed(say.text("Once more: "), kind, target, view.viewer).done(),
            (Some((_, kind)), None) => say.text("Once more: ").kind(kind).done(),
            (None, _) => say.text("Do it once more").done(),
        },
        Character::ChuckWengam => say.text("Lose 1 life, draw 2 cards").done(),
        Character::SidKetchum => say.text("Discard 2 cards, regain 1 life").done(),
        Character::DocHolyday => say.text("Discard 2 cards to shoot").done(),
        Character::JoseDelgado => say.text("Discard a blue card, draw 2").done(),
        other => say.text("Use ").character(other).done(),
    }
}

fn pick(say: Weave, view: &View, question: Option<Question>, card: CardId) -> Line {
    match question {
        Some(
            Question::Discard { .. }
            | Question::Order { .. }
            | Question::Strip { .. }
            | Question::Pay { .. }
            | Question::SecondBang { .. }
            | Question::Repeat { .. }
            | Question::DiscardHand { .. }
            | Question::Exchange { .. }
            | Question::Surrender { .. },
        ) => say.text("Discard ").card(card).done(),
        Some(Question::Give { to } | Question::GiveOwn { to, .. }) => {
            say.text("Give ").whom(to).text(" ").card(card).done()
        }
        Some(Question::Obey { .. }) => say.text("Play ").card(card).done(),
        Some(Question::Haunt) => {
            let say = say.text("Move ");
            match owner(view, card) {
                Some(owner) => say.whose(owner).text(" ").card(card).done(),
                None => say.card(card).done(),
            }
        }
        Some(Question::Booty) => say.text("Keep ").card(card).done(),
        Some(Question::TakeInPlay) => {
            let say = say.text("Take ").card(card);
            match owner(view, card) {
                Some(owner) => say.text(" from ").whom(owner).done(),
                None => say.done(),
            }
        }
        Some(Question::PutBack { .. }) => say.text("Put back ").card(card).done(),
        Some(Question::Flip { .. }) => say.text("Choose the ").face(card).done(),
        _ => say.text("Take ").card(card).done(),
    }
}

fn pass(say: Weave, question: Option<Question>) -> Line {
    let words = match question {
        Some(Question::Shot { because: Source::Event(EventCard::RussianRoulette), .. }) => "Lose 2 lives",
        Some(Question::Ricochet { .. }) => "Lose the card",
        Some(Question::Identity { .. }) => "Stay who you are",
        Some(Question::Brother) => "Keep your lives",
        Some(Question::Guess { .. }) => "Stop guessing",
        Some(Question::Exchange { discarded: 0 }) => "Keep your hand",
        Some(Question::Exchange { discarded }) => return say.text("Draw ").text(&cards(discarded)).done(),
        Some(Question::Shot { .. }) => "Take the hit",
        Some(Question::Indians { .. } | Question::Duel { .. }) => "Lose 1 life",
        Some(Question::Dying { .. }) => "Give up",
        Some(Question::Hurt { .. }) => "Let it be",
        Some(Question::Reveal) => "Go on",
        Some(Question::Badman) => "Keep your cards",
        Some(Question::Redraw) => "Keep these two",
        Some(
            Question::Pay { .. }
            | Question::SecondBang { .. }
            | Question::Repeat { .. }
            | Question::GiveOwn { .. }
            | Question::Command { .. }
            | Question::CommandAt { .. }
            | Question::Haunt
            | Question::HauntWhom { .. },
        ) => "Cancel",
        _ => "Pass",
    };
    say.text(words).done()
}

/// In front of whom a card lies.
fn owner(view: &View, card: CardId) -> Option<Seat> {
    Seat::all(view.board.ring.size()).find(|seat| view.seat(*seat).in_play.contains(&card))
}
