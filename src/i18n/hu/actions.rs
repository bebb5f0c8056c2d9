//! Labels for what can be done.

use super::names;
use super::weave::{Weave, cards_t};
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
            let say = say.cards(&[first, second]);
            match target {
                Some(target) => say.text(" eldobva: lőj ").onto(target).done(),
                None => say.text(" eldobva: +1 élet").done(),
            }
        }
        Action::Use { of: Source::Character(character), target, .. } => power(say, view, character, target),
        Action::Use { of: Source::Card(card), target: Some(target), .. } => {
            aimed(say, card.kind(), target, view.viewer).done()
        }
        Action::Use { of, .. } => say.text("Vesd be ").source_t(of).done(),
        Action::Pick(card) => pick(say, view, question, card),
        Action::PickHidden => say.text("Találomra a kezéből").done(),
        Action::PickSeat(seat) if question == Some(Question::Brother) => {
            say.text("Adj ").whom_for(seat).text(" 1 életet").done()
        }
        Action::PickSeat(seat) => match question {
            Some(Question::Prisoner) => say.text("Zárd be ").whom(seat).text(" életfogytig").done(),
            Some(Question::CommandAt { to, .. }) if to == seat => say.who_start(seat).text(": maga ellen").done(),
            Some(Question::CommandAt { .. }) => say.says(seat, "Ellened", "ellen").done(),
            Some(Question::HauntWhom { .. }) => say.text("Tedd ").says(seat, "magad elé", "elé").done(),
            _ => say.text("Húzz ").says(seat, "a kezedből", "kezéből").done(),
        },
        Action::Choose(Choice::Deck) if question == Some(Question::Liquor) => say.text("Húzz lapokat").done(),
        Action::Choose(Choice::Deck) if question == Some(Question::Redraw) => say.text("Húzz két másikat").done(),
        Action::Choose(Choice::Deck) => say.text("Húzz a pakliból").done(),
        Action::Choose(Choice::Discard) if is_shot(question) => {
            say.text("Védekezz az eldobott ").kind_val(CardKind::Missed).done()
        }
        Action::Choose(Choice::Discard) => match view.board.discard.last() {
            Some(top) => say.text("Vedd el ").the_card_t(*top).done(),
            None => say.text("Vedd el az eldobott lapot").done(),
        },
        Action::Choose(Choice::Character(character)) if question == Some(Question::Copy) => {
            say.character(character).text(" képessége").done()
        }
        Action::Choose(Choice::Character(character)) if matches!(question, Some(Question::Identity { .. })) => {
            say.text("Légy ").character(character).text(" 2 élettel").done()
        }
        Action::Choose(Choice::Guise(character)) => {
            say.text("Légy ").character(character).text(", amíg az esemény tart").done()
        }
        Action::Choose(Choice::Life) => say.text("Nyerj vissza 1 életet").done(),
        Action::Choose(Choice::Red) => say.text("Piros").done(),
        Action::Choose(Choice::Black) => say.text("Fekete").done(),
        Action::Choose(Choice::Suit(suit)) => say.text("Csak ").text(names::suit(suit)).done(),
        Action::Choose(Choice::Character(character)) => say.text("Légy ").character(character).done(),
        Action::Choose(Choice::Kind(kind)) => say.kind(kind).done(),
        Action::Choose(Choice::Reveal) => say.text("Fedd fel a szerepedet").done(),
        Action::Rest => say.text("Dobd el a többit").done(),
        Action::Pass => pass(say, question),
        Action::End => say.text("Kör vége").done(),
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
        Some(Question::Indians { .. } | Question::Duel { .. }) => "Dobd el ",
        _ if kind.border() == Border::Green => "Tedd le ",
        _ => "Játszd ki ",
    };
    let Some(target) = target else {
        let say = say.text(verb).the_card_t(card);
        return if card.kind() == kind { say.done() } else { say.text(" ").kind_as(kind).done() };
    };
    let say = aimed(say, kind, target, me);
    if card.kind() == kind { say.done() } else { say.text(" ").the_card_val(card).done() }
}

/// What a card does to somebody.
fn aimed(say: Weave, kind: CardKind, target: Seat, me: Option<Seat>) -> Weave {
    let own = me == Some(target);
    match kind {
        CardKind::Bang => say.text("Lőj ").onto(target),
        CardKind::Duel => say.text("Hívd párbajra ").whom(target),
        CardKind::Jail if own => say.text("Börtönözd be magad"),
        CardKind::Jail => say.text("Börtönözd be ").whom(target),
        CardKind::Panic if own => say.text("Vedd vissza egy lapodat"),
        CardKind::Panic | CardKind::RagTime | CardKind::Conestoga => say.text("Végy el egy lapot ").from(target),
        CardKind::CatBalou | CardKind::CanCan if own => say.text("Dobd el egy lapodat"),
        CardKind::CatBalou | CardKind::CanCan => say.text("Dobasd el ").who(target).text(" egy lapját"),
        CardKind::Punch => say.text("Üsd meg ").whom(target),
        CardKind::Knife => say.text("Támadj ").onto(target).text(" ").the(kind).kind_val(kind),
        CardKind::Springfield | CardKind::Derringer | CardKind::BuffaloRifle | CardKind::Pepperbox => {
            say.text("Lőj ").onto(target).text(" ").the(kind).kind_val(kind)
        }
        CardKind::Tequila if own => say.text("Idd meg ").the(kind).kind_t(kind),
        CardKind::Tequila => say.text("Adj ").whom_for(target).text(" egy ").kind_t(kind),
        other => say.text("Játszd ki ").the(other).kind_t(other).text(" ").against(target),
    }
}

/// What an event allows, with its cards and target or before they are chosen.
fn used(say: Weave, view: &View, event: EventCard, cards: Option<(CardId, CardId)>, target: Option<Seat>) -> Line {
    match (event, cards, target) {
        (EventCard::Ricochet, Some((bang, aimed)), target) => {
            let say = match target.or_else(|| owner(view, aimed)) {
                Some(owner) => say.text("Lődd le ").says(owner, "a lapodat", "lapját").text(": ").card(aimed),
                None => say.text("Lődd le ").the_card_t(aimed),
            };
            if bang.kind() == CardKind::Bang { say.done() } else { say.text(" ").the_card_val(bang).done() }
        }
        (EventCard::Sniper, Some(_), Some(target)) => say.text("Lőj 2 BANG! lappal ").onto(target).done(),
        (EventCard::Ricochet, ..) => say.text("Lőj le egy lapot az asztalról").done(),
        (EventCard::Sniper, ..) => say.text("Lőj 2 BANG! lappal").done(),
        (EventCard::DorothyRage, _, target) => {
            let gift = view.rules.wws_seed_texts == WwsSeedTexts::Yes;
            match (gift, target) {
                (false, Some(target)) => say.text("Parancsolj ").onto(target).done(),
                (false, None) => say.text("Parancsolj valakire").done(),
                (true, Some(target)) => say.text("Adj ").whom_for(target).text(" egy lapot").done(),
                (true, None) => say.text("Adj valakinek egy lapot").done(),
            }
        }
        (EventCard::Gag, ..) => say.text("Megszólaltam: veszíts 1 életet").done(),
        (EventCard::LadyRoseOfTexas, _, Some(target)) => say.text("Helycsere: ").who(target).done(),
        (EventCard::Cavalry | EventCard::Desperados, ..) => say.text("Fedd fel a szerepedet").done(),
        (EventCard::DeadSheriffsGhost, ..) => say.text("Rakj át egy lapot az asztalon").done(),
        (EventCard::DougBadman, Some((first, second)), _) => {
            say.cards(&[first, second]).text(" eldobva: +1 élet").done()
        }
        (EventCard::DougBadman, None, _) => say.text("2 lapért 1 élet").done(),
        (other, ..) => say.text("Vesd be ").source_t(Source::Event(other)).done(),
    }
}

/// An ability that takes neither cards nor a target.
fn power(say: Weave, view: &View, character: Character, target: Option<Seat>) -> Line {
    match character {
        Character::FlintWestwood => match target {
            Some(target) => say.text("Cserélj lapot: ").who(target).done(),
            None => say.text("Cserélj 1 lapot 2-re").done(),
        },
        Character::LeeVanKliff => match (view.turn.last_brown_card, target) {
            (Some((_, kind)), Some(target)) => aimed(say.text("Még egyszer: "), kind, target, view.viewer).done(),
            (Some((_, kind)), None) => say.text("Még egyszer: ").kind(kind).done(),
            (None, _) => say.text("Még egyszer").done(),
        },
        Character::ChuckWengam => say.text("1 életért húzz 2 lapot").done(),
        Character::SidKetchum => say.text("2 lapért 1 élet").done(),
        Character::DocHolyday => say.text("2 lapért lőj").done(),
        Character::JoseDelgado => say.text("Egy kék lapért húzz 2-t").done(),
        other => say.text("Vesd be ").character(other).text(" képességét").done(),
    }
}

fn pick(say: Weave, view: &View, question: Option<Question>, card: CardId) -> Line {
    match question {
        Some(Question::Strip { from, .. }) if !say.is_you(from) => say.text("Dobasd el ").the_card_t(card).done(),
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
        ) => say.text("Dobd el ").the_card_t(card).done(),
        Some(Question::Give { to } | Question::GiveOwn { to, .. }) => {
            say.text("Adj ").whom_for(to).text(" ").a_card_t(card).done()
        }
        Some(Question::Obey { .. }) => say.text("Játszd ki ").the_card_t(card).done(),
        Some(Question::Haunt) => match owner(view, card) {
            Some(owner) => say.text("Rakd át: ").card(card).text(", most ").says(owner, "előtted", "előtt").done(),
            None => say.text("Rakd át: ").card(card).done(),
        },
        Some(Question::Booty) => say.text("Tartsd meg ").the_card_t(card).done(),
        Some(Question::TakeInPlay) => {
            let say = say.text("Vedd el ").the_card_t(card);
            match owner(view, card) {
                Some(owner) => say.text(" ").from(owner).done(),
                None => say.done(),
            }
        }
        Some(Question::PutBack { .. }) => say.text("Tedd vissza ").the_card_t(card).done(),
        Some(Question::Flip { .. }) => say.text("Válaszd ").the_face_t(card).done(),
        _ => say.text("Vedd el ").the_card_t(card).done(),
    }
}

fn pass(say: Weave, question: Option<Question>) -> Line {
    let words = match question {
        Some(Question::Shot { because: Source::Event(EventCard::RussianRoulette), .. }) => "Veszíts 2 életet",
        Some(Question::Ricochet { .. }) => "Veszítsd el a lapot",
        Some(Question::Identity { .. }) => "Maradj, aki vagy",
        Some(Question::Brother) => "Ne adj életet",
        Some(Question::Guess { .. }) => "Hagyd abba",
        Some(Question::Exchange { discarded: 0 }) => "Tartsd meg mindet",
        Some(Question::Exchange { discarded }) => return say.text("Húzz ").text(&cards_t(discarded)).done(),
        Some(Question::Shot { .. }) => "Vállald a találatot",
        Some(Question::Indians { .. } | Question::Duel { .. }) => "Veszíts 1 életet",
        Some(Question::Dying { .. }) => "Add fel",
        Some(Question::Hurt { .. }) => "Hagyd annyiban",
        Some(Question::Reveal) => "Tovább",
        Some(Question::Badman) => "Tartsd meg a lapjaidat",
        Some(Question::Redraw) => "Maradjon ez a kettő",
        Some(
            Question::Pay { .. }
            | Question::SecondBang { .. }
            | Question::Repeat { .. }
            | Question::GiveOwn { .. }
            | Question::Command { .. }
            | Question::CommandAt { .. }
            | Question::Haunt
            | Question::HauntWhom { .. },
        ) => "Mégse",
        _ => "Passz",
    };
    say.text(words).done()
}

/// In front of whom a card lies.
fn owner(view: &View, card: CardId) -> Option<Seat> {
    Seat::all(view.board.ring.size()).find(|seat| view.seat(*seat).in_play.contains(&card))
}
