//! Labels for what can be done.

use super::cards::Case;
use super::names;
use super::weave::Weave;
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
            let say = say.cards(&[first, second]).text(" abwerfen");
            match target {
                Some(target) => say.text(": Schuss auf ").whom(target).done(),
                None => say.text(" für 1 Lebenspunkt").done(),
            }
        }
        Action::Use { of: Source::Character(character), target, .. } => power(say, view, character, target),
        Action::Use { of: Source::Card(card), target: Some(target), .. } => {
            aimed(say, card.kind(), target, view.viewer).done()
        }
        Action::Use { of: Source::Card(card), target: None, .. } => say.card(card).text(" benutzen").done(),
        Action::Use { of: Source::Rules, .. } => say.text("Regeln benutzen").done(),
        Action::Pick(card) => pick(say, view, question, card),
        Action::PickHidden => say.text("Zufällige Handkarte").done(),
        Action::PickSeat(seat) if question == Some(Question::Brother) => {
            say.text("1 Lebenspunkt an ").whom(seat).text(" geben").done()
        }
        Action::PickSeat(seat) => match question {
            Some(Question::Prisoner) => say.whom(seat).text(" lebenslänglich einsperren").done(),
            Some(Question::CommandAt { to, .. }) if to == seat => say.text("Gegen ").whom(seat).text(" selbst").done(),
            Some(Question::CommandAt { .. }) => say.text("Gegen ").whom(seat).done(),
            Some(Question::HauntWhom { .. }) => say.text("Vor ").whom(seat).text(" legen").done(),
            _ => say.text("Karte von ").dative(seat).text(" ziehen").done(),
        },
        Action::Choose(Choice::Deck) if question == Some(Question::Liquor) => say.text("Karten ziehen").done(),
        Action::Choose(Choice::Deck) if question == Some(Question::Redraw) => say.text("Zwei andere ziehen").done(),
        Action::Choose(Choice::Deck) => say.text("Vom Nachziehstapel ziehen").done(),
        Action::Choose(Choice::Discard) if is_shot(question) => {
            say.text("Abgelegten ").kind(CardKind::Missed).text(" benutzen").done()
        }
        Action::Choose(Choice::Discard) => match view.board.discard.last() {
            Some(top) => say.card(*top).text(" nehmen").done(),
            None => say.text("Vom Ablagestapel nehmen").done(),
        },
        Action::Choose(Choice::Character(character)) if question == Some(Question::Copy) => {
            say.character(character).text(" nachahmen").done()
        }
        Action::Choose(Choice::Character(character)) if matches!(question, Some(Question::Identity { .. })) => {
            say.text("Zu ").character(character).text(" werden (2 Lebenspunkte)").done()
        }
        Action::Choose(Choice::Guise(character)) => {
            say.text("Diese Runde als ").character(character).text(" spielen").done()
        }
        Action::Choose(Choice::Life) => say.text("1 Lebenspunkt zurückholen").done(),
        Action::Choose(Choice::Red) => say.text("Rot").done(),
        Action::Choose(Choice::Black) => say.text("Schwarz").done(),
        Action::Choose(Choice::Suit(suit)) => say.text("Nur ").text(names::suit(suit)).done(),
        Action::Choose(Choice::Character(character)) => say.text("Als ").character(character).text(" spielen").done(),
        Action::Choose(Choice::Kind(kind)) => say.kind(kind).done(),
        Action::Choose(Choice::Reveal) => say.text("Rolle aufdecken").done(),
        Action::Rest => say.text("Rest abwerfen").done(),
        Action::Pass => pass(say, question),
        Action::End => say.text("Zug beenden").done(),
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
    let verb = match (question, kind.border()) {
        (Some(Question::Indians { .. } | Question::Duel { .. }), _) => " abwerfen",
        (_, Border::Green) => " bereitlegen",
        (_, Border::Blue) => " auslegen",
        (_, Border::Brown) => " spielen",
    };
    let Some(target) = target else {
        let say = say.card(card);
        let say = if card.kind() == kind { say } else { say.text(" als ").kind(kind) };
        return say.text(verb).done();
    };
    let say = aimed(say, kind, target, me);
    if card.kind() == kind { say.done() } else { say.text(" mit ").card(card).done() }
}

/// What a card does to somebody.
fn aimed(say: Weave, kind: CardKind, target: Seat, me: Option<Seat>) -> Weave {
    let own = me == Some(target);
    match kind {
        CardKind::Bang => say.text("Auf ").whom(target).text(" schießen"),
        CardKind::Duel => say.whom(target).text(" zum ").kind(kind).text(" fordern"),
        CardKind::Jail if own => say.text("Selbst ins ").kind(kind).text(" gehen"),
        CardKind::Jail => say.whom(target).text(" ins ").kind(kind).text(" stecken"),
        CardKind::Panic if own => say.text("Karte zurücknehmen"),
        CardKind::Panic | CardKind::RagTime | CardKind::Conestoga => {
            say.text("Karte von ").dative(target).text(" nehmen")
        }
        CardKind::CatBalou | CardKind::CanCan if own => say.text("Eigene Karte abwerfen"),
        CardKind::CatBalou | CardKind::CanCan => say.text("Karte von ").dative(target).text(" abwerfen"),
        CardKind::Punch => say.dative(target).text(" einen ").kind(kind).text(" verpassen"),
        CardKind::Knife => say.kind(kind).text(" nach ").dative(target).text(" werfen"),
        CardKind::Springfield | CardKind::Derringer | CardKind::BuffaloRifle | CardKind::Pepperbox => {
            say.text("Mit ").the_kind(Case::Dative, kind).text(" auf ").whom(target).text(" schießen")
        }
        CardKind::Tequila if own => say.kind(kind).text(" trinken"),
        CardKind::Tequila => say.kind(kind).text(" an ").whom(target).text(" geben"),
        other => say.kind(other).text(" gegen ").whom(target).text(" spielen"),
    }
}

/// What an event allows, with its cards and target or before they are chosen.
fn used(say: Weave, view: &View, event: EventCard, cards: Option<(CardId, CardId)>, target: Option<Seat>) -> Line {
    match (event, cards, target) {
        (EventCard::Ricochet, Some((bang, aimed)), target) => {
            let say = say.card(aimed);
            let say = match target.or_else(|| owner(view, aimed)) {
                Some(owner) => say.text(" von ").dative(owner),
                None => say,
            };
            let say = if bang.kind() == CardKind::Bang { say } else { say.text(" mit ").card(bang) };
            say.text(" wegschießen").done()
        }
        (EventCard::Sniper, Some(_), Some(target)) => {
            say.text("Mit 2 BANG! auf ").whom(target).text(" schießen").done()
        }
        (EventCard::Ricochet, ..) => say.text("Ausliegende Karte wegschießen").done(),
        (EventCard::Sniper, ..) => say.text("Mit 2 BANG! schießen").done(),
        (EventCard::DorothyRage, _, target) => {
            let gift = view.rules.wws_seed_texts == WwsSeedTexts::Yes;
            match (gift, target) {
                (false, Some(target)) => say.dative(target).text(" eine Karte befehlen").done(),
                (false, None) => say.text("Jemandem eine Karte befehlen").done(),
                (true, Some(target)) => say.dative(target).text(" eine Karte geben").done(),
                (true, None) => say.text("Jemandem eine Karte geben").done(),
            }
        }
        (EventCard::Gag, ..) => say.text("Gesprochen: 1 Lebenspunkt verlieren").done(),
        (EventCard::LadyRoseOfTexas, _, Some(target)) => say.text("Platz mit ").dative(target).text(" tauschen").done(),
        (EventCard::Cavalry | EventCard::Desperados, ..) => say.text("Rolle aufdecken").done(),
        (EventCard::DeadSheriffsGhost, ..) => say.text("Ausliegende Karte verschieben").done(),
        (EventCard::DougBadman, Some((first, second)), _) => {
            say.cards(&[first, second]).text(" für 1 Lebenspunkt abwerfen").done()
        }
        (EventCard::DougBadman, None, _) => say.text("2 Karten für 1 Lebenspunkt").done(),
        (other, ..) => say.event(other).text(" benutzen").done(),
    }
}

/// An ability that takes neither cards nor a target.
fn power(say: Weave, view: &View, character: Character, target: Option<Seat>) -> Line {
    match character {
        Character::FlintWestwood => match target {
            Some(target) => say.text("Karten mit ").dative(target).text(" tauschen").done(),
            None => say.text("1 Karte gegen 2 tauschen").done(),
        },
        Character::LeeVanKliff => match (view.turn.last_brown_card, target) {
            (Some((_, kind)), Some(target)) => aimed(say.text("Noch einmal: "), kind, target, view.viewer).done(),
            (Some((_, kind)), None) => say.text("Noch einmal: ").kind(kind).done(),
            (None, _) => say.text("Noch einmal").done(),
        },
        Character::ChuckWengam => say.text("1 Lebenspunkt für 2 Karten").done(),
        Character::SidKetchum => say.text("2 Karten für 1 Lebenspunkt").done(),
        Character::DocHolyday => say.text("2 Karten abwerfen und schießen").done(),
        Character::JoseDelgado => say.text("Blaue Karte abwerfen, 2 ziehen").done(),
        other => say.text("Fähigkeit von ").character(other).text(" benutzen").done(),
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
        ) => say.card(card).text(" abwerfen").done(),
        Some(Question::Give { to } | Question::GiveOwn { to, .. }) => {
            say.card(card).text(" an ").whom(to).text(" geben").done()
        }
        Some(Question::Obey { .. }) => say.card(card).text(" spielen").done(),
        Some(Question::Haunt) => {
            let say = say.card(card);
            let say = match owner(view, card) {
                Some(owner) => say.text(" von ").dative(owner),
                None => say,
            };
            say.text(" verschieben").done()
        }
        Some(Question::Booty) => say.card(card).text(" behalten").done(),
        Some(Question::TakeInPlay) => {
            let say = say.card(card);
            let say = match owner(view, card) {
                Some(owner) => say.text(" von ").dative(owner),
                None => say,
            };
            say.text(" nehmen").done()
        }
        Some(Question::PutBack { .. }) => say.card(card).text(" zurücklegen").done(),
        Some(Question::Flip { .. }) => say.face(card).text(" wählen").done(),
        _ => say.card(card).text(" nehmen").done(),
    }
}

fn pass(say: Weave, question: Option<Question>) -> Line {
    let words = match question {
        Some(Question::Shot { because: Source::Event(EventCard::RussianRoulette), .. }) => "2 Lebenspunkte verlieren",
        Some(Question::Ricochet { .. }) => "Karte verlieren",
        Some(Question::Identity { .. }) => "Bleiben, wer du bist",
        Some(Question::Brother) => "Nichts hergeben",
        Some(Question::Guess { .. }) => "Aufhören",
        Some(Question::Exchange { discarded: 0 }) => "Alle behalten",
        Some(Question::Exchange { discarded }) => return say.text(&drawing(discarded)).done(),
        Some(Question::Shot { .. }) => "Treffer einstecken",
        Some(Question::Indians { .. } | Question::Duel { .. }) => "1 Lebenspunkt verlieren",
        Some(Question::Dying { .. }) => "Aufgeben",
        Some(Question::Hurt { .. }) => "Hinnehmen",
        Some(Question::Reveal) => "Weiter",
        Some(Question::Badman) => "Karten behalten",
        Some(Question::Redraw) => "Diese zwei behalten",
        Some(
            Question::Pay { .. }
            | Question::SecondBang { .. }
            | Question::Repeat { .. }
            | Question::GiveOwn { .. }
            | Question::Command { .. }
            | Question::CommandAt { .. }
            | Question::Haunt
            | Question::HauntWhom { .. },
        ) => "Abbrechen",
        _ => "Passen",
    };
    say.text(words).done()
}

/// "Eine Karte ziehen", "2 Karten ziehen".
fn drawing(count: u8) -> String {
    if count == 1 { "Eine Karte ziehen".into() } else { format!("{count} Karten ziehen") }
}

/// In front of whom a card lies.
fn owner(view: &View, card: CardId) -> Option<Seat> {
    Seat::all(view.board.ring.size()).find(|seat| view.seat(*seat).in_play.contains(&card))
}
