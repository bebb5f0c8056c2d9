//! What is asked, said to the one who is asked and to those who wait.

use super::cards::Case;
use super::weave::{Weave, cards, lives};
use crate::i18n::{Line, Prompt, Question, Voice};
use standoff_engine::card::{CardKind, Character, EventCard, Source};
use standoff_engine::core::Seat;

pub(super) fn prompt(voice: &Voice, prompt: &Prompt) -> Line {
    let say = Weave::new(voice);
    if voice.viewer == Some(prompt.asked) {
        asked(say, prompt.asked, prompt.question)
    } else {
        waiting(say.who(prompt.asked), prompt.asked, prompt.question)
    }
}

fn asked(say: Weave, me: Seat, question: Question) -> Line {
    match question {
        Question::Turn => say.text("Du bist am Zug. Spiel Karten oder beende den Zug.").done(),
        Question::Shot { by, because, bang, needed } => {
            let say = match by {
                Some(by) => attack(say, by, because, bang).text(" "),
                None => event(say, because),
            };
            if because == Source::Event(EventCard::RussianRoulette) {
                say.text("Spiel einen Fehlschuss! oder verlier 2 Lebenspunkte.").done()
            } else if needed == 1 {
                say.text("Spiel einen Fehlschuss! oder steck den Treffer ein.").done()
            } else {
                say.text(&format!("Dagegen brauchst du {needed} Fehlschüsse; oder steck den Treffer ein.")).done()
            }
        }
        Question::Ricochet { by, at } => {
            let say = match by {
                Some(by) => say.who(by).text(" schießt auf eine deiner Karten: "),
                None => say.text("Ein Schuss auf eine deiner Karten: "),
            };
            say.card(at).text(". Spiel einen Fehlschuss! oder verlier sie.").done()
        }
        Question::Indians { by } => say
            .who(by)
            .text(" spielt ")
            .kind(CardKind::Indians)
            .text(" Wirf ein BANG! ab oder verlier 1 Lebenspunkt.")
            .done(),
        Question::Duel { with } => say
            .kind(CardKind::Duel)
            .text(" mit ")
            .dative(with)
            .text(": Wirf ein BANG! ab oder verlier 1 Lebenspunkt.")
            .done(),
        Question::Dying { needed, .. } => {
            say.text(&format!("Du stirbst. Hol dir {} zurück, sonst bist du raus.", lives(needed))).done()
        }
        Question::Hurt { .. } => say.text("Du bist getroffen. Dagegen darfst du jetzt ein Bier spielen.").done(),
        Question::Store => say.kind(CardKind::GeneralStore).text(": Nimm dir eine Karte.").done(),
        Question::PutBack { left: 1 } => {
            say.text("Tipp die Karte an, die du zurücklegst. Die anderen behältst du.").done()
        }
        Question::PutBack { left } => {
            say.text(&format!("Tipp {left} Karten an, die du zurücklegst, die unterste zuerst.")).done()
        }
        Question::Give { to } => say.text("Wähl eine Karte für ").whom(to).stop(),
        Question::Flip { because } => {
            say.text("Wähl, welche Karte für ").source(Case::Accusative, because).text(" zählt.").done()
        }
        Question::Rob { from, .. } if from == me => say.text("Nimm eine deiner ausliegenden Karten zurück.").done(),
        Question::Rob { from, .. } | Question::Inherit { from } => one_of(say.text("Nimm "), from, ""),
        Question::Strip { from, .. } if from == me => say.text("Wähl eine deiner Karten zum Abwerfen.").done(),
        Question::Strip { from, .. } => one_of(say.text("Wirf "), from, " ab"),
        Question::TakeInPlay => {
            say.text("Nimm jemandem eine ausliegende Karte weg oder zieh vom Nachziehstapel.").done()
        }
        Question::Copy => say.text("Wähl, wessen Fähigkeit du bis zu deinem nächsten Zug willst.").done(),
        Question::Pay { of, target } => pay(say, me, of, target),
        Question::DrawFromPlayer => {
            say.text("Zieh deine erste Karte aus einer fremden Hand oder vom Nachziehstapel.").done()
        }
        Question::DrawFromDiscard => {
            say.text("Nimm deine erste Karte vom Ablagestapel oder vom Nachziehstapel.").done()
        }
        Question::Character => say.text("Wähl, wer du sein willst.").done(),
        Question::Identity { for_a_while: false } => {
            say.text("Sei ab jetzt jemand anders, mit 2 Lebenspunkten, oder bleib, wer du bist.").done()
        }
        Question::Identity { for_a_while: true } => say
            .text("Sei ab jetzt jemand anders, mit 2 Lebenspunkten, oder nur für diese Runde, oder bleib, wer du bist.")
            .done(),
        Question::Brother => say.text("Du darfst 1 Lebenspunkt hergeben, damit jemand anders 1 zurückbekommt.").done(),
        Question::Liquor => say.text("Zieh deine Karten oder hol dir dafür 1 Lebenspunkt zurück.").done(),
        Question::Guess { stop: false } => say.text("Rate: Ist die nächste Karte rot oder schwarz?").done(),
        Question::Guess { stop: true } => {
            say.text("Richtig! Rate noch einmal, wenn du willst: rot oder schwarz?").done()
        }
        Question::Suit => say.text("Nenn die eine Farbe, die du bis zum Ende deines Zuges benutzt.").done(),
        Question::Exchange { discarded: 0 } => {
            say.text("Wirf so viele Karten ab, wie du willst; ebenso viele ziehst du.").done()
        }
        Question::Exchange { discarded } => {
            say.text("Du ziehst dann ").text(&cards(discarded)).text(". Wirf weitere ab oder lass es dabei.").done()
        }
        Question::Surrender { because } => {
            say.event(because).text(" verlangen eine deiner ausliegenden Karten. Wähl eine aus.").done()
        }
        Question::Discard { left: 1 } => say.text("Du hast zu viele Karten auf der Hand. Wirf eine Karte ab.").done(),
        Question::Discard { left } => {
            say.text(&format!("Du hast zu viele Karten auf der Hand. Wirf {left} Karten ab.")).done()
        }
        Question::Order { eliminated: true, .. } => {
            say.text("Du bist raus. Wirf deine Karten ab, in welcher Reihenfolge du willst.").done()
        }
        Question::Order { eliminated: false, .. } => say
            .text("Du hast einen Hilfssheriff erschossen. Wirf alle Karten ab, in welcher Reihenfolge du willst.")
            .done(),
    }
}

/// "Jo schießt auf dich."
fn attack(say: Weave, by: Seat, because: Source, bang: bool) -> Weave {
    match because {
        Source::Card(card) if !bang => match card.kind() {
            kind @ CardKind::Punch => say.who(by).text(" verpasst dir einen ").kind(kind).text("."),
            kind @ CardKind::Knife => say.who(by).text(" wirft ").the_kind(Case::Accusative, kind).text(" nach dir."),
            kind => say.who(by).text(" feuert mit ").the_kind(Case::Dative, kind).text(" auf dich."),
        },
        Source::Character(character) => say.who(by).text(" schießt als ").character(character).text(" auf dich."),
        Source::Event(EventCard::Sniper) => say.who(by).text(" hat dich als Scharfschütze im Visier."),
        Source::Card(_) | Source::Rules | Source::Event(_) => say.who(by).text(" schießt auf dich."),
    }
}

/// A shot for which nobody is responsible.
fn event(say: Weave, because: Source) -> Weave {
    match because {
        Source::Event(card) => say.event(card).text(": "),
        Source::Rules | Source::Card(_) | Source::Character(_) => say.text("Du stehst unter Beschuss. "),
    }
}

/// "Wirf eine Karte von Jo ab: ..."
fn one_of(say: Weave, from: Seat, verb: &str) -> Line {
    say.a_card_of(from).text(verb).text(": eine ausliegende oder eine zufällige von der Hand.").done()
}

/// "Wirf noch eine Karte ab, um mit der Springfield auf Jo zu schießen."
fn pay(say: Weave, me: Seat, of: Source, target: Option<Seat>) -> Line {
    let card = match of {
        Source::Character(Character::JoseDelgado) => {
            return say.text("Wirf eine blaue Karte ab und zieh dafür 2 Karten.").done();
        }
        Source::Character(_) | Source::Rules | Source::Event(_) => {
            return say.text("Wirf für ").power(of).text(" eine Karte ab.").done();
        }
        Source::Card(card) => card,
    };
    let say = say.text("Wirf noch eine Karte ab, um ");
    match (card.kind(), target) {
        (CardKind::Springfield, Some(target)) => {
            say.text("mit ").the_card(Case::Dative, card).text(" auf ").whom(target).text(" zu schießen.").done()
        }
        (CardKind::RagTime, Some(target)) => {
            say.text("mit ").card(card).text(" ").a_card_of(target).text(" zu nehmen.").done()
        }
        (CardKind::Tequila, Some(target)) if target != me => {
            say.dative(target).text(" ").the_card(Case::Accusative, card).text(" zu geben.").done()
        }
        (CardKind::Tequila | CardKind::Whisky, _) => say.the_card(Case::Accusative, card).text(" zu trinken.").done(),
        (CardKind::Brawl, _) => say.the_card(Case::Accusative, card).text(" anzuzetteln.").done(),
        (_, _) => say.the_card(Case::Accusative, card).text(" zu spielen.").done(),
    }
}

/// Begins after the name of the one asked, who is not the reader.
fn waiting(say: Weave, asked: Seat, question: Question) -> Line {
    match question {
        // Nobody else may know what is announced, or that anything is.
        Question::Turn | Question::Pay { .. } => say.text(" ist am Zug.").done(),
        Question::Shot { by: Some(by), .. } => {
            say.text(" muss auf ").thing_of(by, "deinen", "den", |say| say.text("Schuss")).text(" reagieren.").done()
        }
        Question::Shot { by: None, because: because @ Source::Event(_), .. } => {
            say.text(" muss sich gegen ").source(Case::Accusative, because).text(" wehren.").done()
        }
        Question::Ricochet { at, .. } => say.text(" muss eine Karte retten: ").card(at).stop(),
        Question::Shot { by: None, .. } => say.text(" muss auf einen Schuss reagieren.").done(),
        Question::Indians { by } => say
            .text(" muss sich gegen ")
            .thing_of(by, "deine", "die", |say| say.kind(CardKind::Indians))
            .text(" wehren.")
            .done(),
        Question::Duel { with } => {
            say.text(" ist im ").kind(CardKind::Duel).text(" mit ").dative(with).text(" dran.").done()
        }
        Question::Dying { .. } => say.text(" liegt im Sterben.").done(),
        Question::Hurt { .. } => say.text(" ist getroffen und kann reagieren.").done(),
        Question::Store => say.text(" darf sich eine Karte nehmen.").done(),
        Question::PutBack { .. } => say.text(" muss Karten auswählen.").done(),
        Question::Give { .. } => say.text(" muss Karten verteilen.").done(),
        Question::Flip { because } => {
            say.text(" muss eine Karte für ").source(Case::Accusative, because).text(" wählen.").done()
        }
        Question::Rob { from, .. } if from == asked => say.text(" darf eine eigene Karte zurücknehmen.").done(),
        Question::Rob { from, .. } | Question::Inherit { from } => {
            say.text(" darf ").a_card_of(from).text(" nehmen.").done()
        }
        Question::Strip { from, .. } if from == asked => say.text(" muss eine eigene Karte abwerfen.").done(),
        Question::Strip { from, .. } => say.text(" muss ").a_card_of(from).text(" aussuchen.").done(),
        Question::DrawFromPlayer | Question::DrawFromDiscard | Question::TakeInPlay => {
            say.text(" muss Karten ziehen.").done()
        }
        Question::Copy => say.text(" muss eine Fähigkeit wählen.").done(),
        Question::Character | Question::Identity { .. } => say.text(" muss einen Charakter wählen.").done(),
        Question::Brother => say.text(" darf jemandem einen Lebenspunkt geben.").done(),
        Question::Liquor => say.text(" darf ziehen oder trinken.").done(),
        Question::Guess { .. } => say.text(" muss eine Farbe raten.").done(),
        Question::Suit => say.text(" muss eine Farbe nennen.").done(),
        Question::Exchange { .. } => say.text(" darf Karten tauschen.").done(),
        Question::Surrender { .. } => say.text(" muss eine Karte hergeben.").done(),
        Question::Discard { .. } | Question::Order { .. } => say.text(" muss Karten abwerfen.").done(),
    }
}
