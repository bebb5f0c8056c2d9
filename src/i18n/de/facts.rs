//! The lines of the log.

use super::cards::Case;
use super::names;
use super::weave::{Weave, cards, lives};
use crate::i18n::{Fact, Line, Voice};
use standoff_engine::card::{Border, CardId, CardKind, Character, EventCard, Source};
use standoff_engine::core::{Outcome, Seat, Team};

pub(super) fn fact(voice: &Voice, fact: &Fact) -> Line {
    let say = Weave::new(voice);
    match *fact {
        Fact::TurnBegan { seat } => say.who(seat).verb(seat, "bist am Zug.", "ist am Zug.").done(),
        Fact::Played { seat, card, kind, target, paid } => {
            discarding(played(say.who(seat), seat, card, kind, target), seat, paid).stop()
        }
        Fact::Answered { seat, card, kind, paid } => {
            let say = say.who(seat).verb(seat, "antwortest mit ", "antwortet mit ").card(card);
            discarding(played_as(say, card, kind), seat, paid).stop()
        }
        Fact::Used { seat, of: Source::Event(card), target } => used(say.who(seat), seat, card, target).stop(),
        Fact::Used { seat, of: Source::Character(Character::LeeVanKliff), target } => {
            let say = say.who(seat).verb(seat, "tust es noch einmal", "tut es noch einmal");
            match target {
                Some(target) => at(say, seat, target).stop(),
                None => say.stop(),
            }
        }
        Fact::Used { seat, of: Source::Character(Character::FlintWestwood), target: Some(target) } => {
            say.who(seat).verb(seat, "tauschst mit ", "tauscht mit ").dative(target).text(" Karten.").done()
        }
        Fact::Used { seat, of, target } => {
            let say = say.who(seat).text(" benutzt ").power(of);
            match target {
                Some(target) => at(say, seat, target).stop(),
                None => say.stop(),
            }
        }
        Fact::Declined { seat, .. } => say.who(seat).text(" lässt es geschehen.").done(),
        Fact::Dealt => say.text("Die Karten sind verteilt.").done(),
        Fact::Drew { seat, count, cards: ref known } => {
            some_cards(say.who(seat).verb(seat, "ziehst ", "zieht "), count, known).stop()
        }
        Fact::DrewDiscard { seat, card } => {
            say.who(seat).verb(seat, "nimmst ", "nimmt ").card(card).text(" vom Ablagestapel.").done()
        }
        Fact::LaidOpen { cards: ref open, flipped: false } => say.text("Aufgedeckt: ").cards(open).stop(),
        Fact::LaidOpen { cards: ref open, flipped: true } => say.text("Aufgedeckt: ").faces(open).stop(),
        Fact::LooksAt { seat, count, cards: ref known } => {
            some_cards(say.who(seat).verb(seat, "siehst dir ", "sieht sich "), count, known).text(" an.").done()
        }
        Fact::Took { seat, card: Some(card) } => say.who(seat).verb(seat, "nimmst ", "nimmt ").card(card).stop(),
        Fact::Took { seat, card: None } => {
            say.who(seat).verb(seat, "behältst eine Karte.", "behält eine Karte.").done()
        }
        Fact::Gave { seat, to, card: Some(card) } => {
            say.who(seat).verb(seat, "gibst ", "gibt ").dative(to).text(" ").card(card).stop()
        }
        Fact::Gave { seat, to, card: None } => {
            say.who(seat).verb(seat, "gibst ", "gibt ").dative(to).text(" eine Karte.").done()
        }
        Fact::Buried { seat, count, cards: ref known } => {
            let say = some_cards(say.who(seat).verb(seat, "legst ", "legt "), count, known);
            say.text(" auf den Nachziehstapel.").done()
        }
        Fact::OnDeck { card } => say.card(card).text(" kommt auf den Nachziehstapel.").done(),
        Fact::PutBack { card: Some(card) } => say.card(card).text(" kommt zurück auf den Nachziehstapel.").done(),
        Fact::PutBack { card: None } => say.text("Eine Karte kommt zurück auf den Nachziehstapel.").done(),
        Fact::Discarded { seat, cards: ref gone } => {
            say.who(seat).verb(seat, "wirfst ", "wirft ").cards(gone).text(" ab.").done()
        }
        Fact::Robbed { seat, from, count, cards: ref known } => {
            let say = some_cards(say.who(seat).verb(seat, "nimmst ", "nimmt "), count, known);
            if seat == from { say.text(" zurück.").done() } else { say.text(" von ").dative(from).stop() }
        }
        Fact::PassedOn { to, card, .. } => say.the_card_start(card).text(" wandert weiter zu ").dative(to).stop(),
        Fact::Shown { seat, card } => {
            say.who(seat).verb(seat, "zeigst ", "zeigt ").card(card).text(" (").face(card).text(").").done()
        }
        Fact::Reshuffled => say.text("Der Ablagestapel wird zum neuen Nachziehstapel gemischt.").done(),
        Fact::Checked { seat, card, because, good } => {
            verdict(say.who(seat).verb(seat, "deckst ", "deckt ").face(card).text(" auf: "), because, good)
        }
        Fact::TurnSkipped { seat } => say.who(seat).text(" setzt diesen Zug aus.").done(),
        Fact::LifeLost { seat, amount, because: Source::Event(EventCard::Gag) } => {
            let say = say.who(seat).verb(seat, "hast gesprochen und verlierst ", "hat gesprochen und verliert ");
            say.text(&lives(amount)).stop()
        }
        Fact::LifeLost { seat, amount, because: Source::Event(EventCard::MissSusanna) } => say
            .who(seat)
            .verb(seat, "hast zu wenige Karten gespielt und verlierst ", "hat zu wenige Karten gespielt und verliert ")
            .text(&lives(amount))
            .stop(),
        Fact::LifeLost { seat, amount, .. } => {
            say.who(seat).verb(seat, "verlierst ", "verliert ").text(&lives(amount)).stop()
        }
        Fact::LifeGained { seat, amount } => {
            say.who(seat).verb(seat, "bekommst ", "bekommt ").text(&lives(amount)).text(" zurück.").done()
        }
        Fact::NoEffect { kind, .. } => say.kind(kind).text(" bleibt ohne Wirkung.").done(),
        Fact::Immune { seat, because } => {
            let say = match because {
                Source::Card(card) => say.kind(card.kind()),
                Source::Character(character) => say.text("Die Fähigkeit von ").character(character),
                Source::Event(card) => say.event(card),
                Source::Rules => say.text("Das"),
            };
            say.text(" wirkt nicht auf ").whom(seat).stop()
        }
        Fact::AbilityCopied { seat, character } => say
            .who(seat)
            .verb(seat, "übernimmst die Fähigkeit von ", "übernimmt die Fähigkeit von ")
            .character(character)
            .stop(),
        Fact::RoleShown { seat, role } => say.who(seat).verb(seat, "warst ", "war ").role(role).stop(),
        Fact::CharacterTaken { seat, character, life } => say
            .who(seat)
            .verb(seat, "spielst als ", "spielt als ")
            .character(character)
            .text(" mit ")
            .text(&with_lives(life))
            .stop(),
        Fact::Disguised { seat, character: Some(character) } => say
            .who(seat)
            .verb(seat, "hast in dieser Runde die Fähigkeiten von ", "hat in dieser Runde die Fähigkeiten von ")
            .character(character)
            .stop(),
        Fact::Disguised { seat, character: None } => say
            .who(seat)
            .verb(seat, "hast wieder deine eigenen Fähigkeiten.", "hat wieder die eigenen Fähigkeiten.")
            .done(),
        Fact::EventTurned { card, coming } => {
            let say = say.text("Neues Ereignis: ").event(card);
            match coming {
                Some(coming) => say.text(". Als Nächstes: ").event(coming).stop(),
                None if card.def().is_last => say.text(". Es bleibt.").done(),
                None => say.stop(),
            }
        }
        Fact::EventEnded { card } => say.text("Vorbei: ").event(card).stop(),
        Fact::RolesDealt => say.text("Rollen werden neu verteilt.").done(),
        Fact::RoleDealt { seat, role } => say.who(seat).verb(seat, "bist jetzt ", "ist jetzt ").role(role).stop(),
        Fact::RoleTurnedUp { seat, role } => {
            say.who(seat).verb(seat, "deckst deine Rolle auf: ", "deckt die Rolle auf: ").role(role).stop()
        }
        Fact::SeatsSwapped { a, b } => {
            say.who(a).verb(a, "tauschst mit ", "tauscht mit ").dative(b).text(" den Platz.").done()
        }
        Fact::WillMissTurn { seat } => say.who(seat).text(" setzt den nächsten Zug aus.").done(),
        Fact::Sentenced { seat, jailed: true } => say
            .who(seat)
            .verb(seat, "kommst lebenslänglich ins ", "kommt lebenslänglich ins ")
            .kind(CardKind::Jail)
            .stop(),
        Fact::Sentenced { seat, jailed: false } => {
            say.who(seat).verb(seat, "bist wieder frei.", "ist wieder frei.").done()
        }
        Fact::Reborn { seat, because: EventCard::GraveDigger, life, .. } => say
            .who(seat)
            .verb(seat, "machst als ", "macht als ")
            .character(Character::TheGraveDigger)
            .text(" weiter, mit ")
            .text(&with_lives(life))
            .stop(),
        Fact::Reborn { seat, because, role, life } => say
            .event(because)
            .text(": ")
            .who(seat)
            .verb(seat, "machst mit ", "macht mit ")
            .text(&with_lives(life))
            .text(" weiter, als ")
            .role(role)
            .stop(),
        Fact::AbilitiesDrawn { seat, characters: [first, second] } => say
            .who(seat)
            .verb(seat, "hast die Fähigkeiten von ", "hat die Fähigkeiten von ")
            .character(first)
            .text(" und ")
            .character(second)
            .stop(),
        Fact::HandShown { seat, cards: ref hand } if hand.is_empty() => {
            say.who(seat).verb(seat, "hast keine Karten zu zeigen.", "hat keine Karten zu zeigen.").done()
        }
        Fact::HandShown { seat, cards: ref hand } => {
            say.who(seat).verb(seat, "zeigst deine Hand: ", "zeigt die Hand: ").cards(hand).stop()
        }
        Fact::Ordered { seat, by, kind, target } => {
            let say = say.who(by).verb(by, "befiehlst ", "befiehlt ").dative(seat).text(": ").kind(kind);
            match target {
                Some(target) => at(say, seat, target).stop(),
                None => say.stop(),
            }
        }
        Fact::Returned { seat, life: 0 } => {
            say.who(seat).verb(seat, "kommst als Geist zurück.", "kommt als Geist zurück.").done()
        }
        Fact::Returned { seat, life } => {
            say.who(seat).verb(seat, "kommst mit ", "kommt mit ").text(&with_lives(life)).text(" zurück.").done()
        }
        Fact::SuitNamed { seat, suit } => say
            .who(seat)
            .verb(seat, "nennst ", "nennt ")
            .text(names::suit(suit))
            .text(": keine andere Farbe in diesem Zug.")
            .done(),
        Fact::Guessed { seat, red, card, right } => {
            let colour = if red { "Rot" } else { "Schwarz" };
            let say = say.who(seat).verb(seat, "sagst ", "sagt ").text(colour);
            let say = match card {
                Some(card) => say.text(", es ist ").face(card),
                None => say,
            };
            say.text(if right { ": richtig." } else { ": falsch." }).done()
        }
        Fact::Eliminated { seat, role } => {
            let say = say.who(seat).verb(seat, "scheidest aus", "scheidet aus");
            match role {
                Some(role) => say.text(": ").role(role).stop(),
                None => say.stop(),
            }
        }
        Fact::Penalty { seat } => say
            .who(seat)
            .verb(
                seat,
                "hast einen Hilfssheriff erschossen und verlierst alle deine Karten.",
                "hat einen Hilfssheriff erschossen und verliert alle Karten.",
            )
            .done(),
        Fact::Reward { seat } => say.who(seat).verb(seat, "kassierst die Belohnung.", "kassiert die Belohnung.").done(),
        Fact::Ended { outcome: ended } => outcome(voice, ended),
    }
}

/// Who won.
pub(super) fn outcome(voice: &Voice, outcome: Outcome) -> Line {
    let winners: Vec<Seat> = outcome.winners.iter().collect();
    let say = Weave::new(voice);
    let say = match (outcome.team, winners.len()) {
        // Three players have one of each role, and one of them wins.
        (Team::Law, _) if voice.names.len() == 3 => say.text("Der Hilfssheriff siegt"),
        (Team::Outlaws, _) if voice.names.len() == 3 => say.text("Der Bandit siegt"),
        (Team::Law, _) => say.text("Das Gesetz siegt"),
        (Team::Outlaws, 1) => say.text("Der Bandit siegt"),
        (Team::Outlaws, _) => say.text("Die Banditen siegen"),
        (Team::Renegades, 0 | 1) => say.text("Der Gesetzlose siegt"),
        (Team::Renegades, _) => say.text("Die Gesetzlosen siegen"),
    };
    if winners.is_empty() { say.stop() } else { say.text(": ").seats(&winners).stop() }
}

fn played(say: Weave, seat: Seat, card: CardId, kind: CardKind, target: Option<Seat>) -> Weave {
    match (kind, target) {
        (CardKind::Duel, Some(target)) => {
            return say.verb(seat, "forderst ", "fordert ").whom(target).text(" zum ").card(card);
        }
        (CardKind::Jail, Some(target)) => {
            let say = if target == seat {
                say.verb(seat, "steckst dich", "steckt sich")
            } else {
                say.verb(seat, "steckst ", "steckt ").whom(target)
            };
            return say.text(" ins ").card(card);
        }
        (CardKind::Tequila, Some(target)) if target == seat => {
            return say.verb(seat, "trinkst ", "trinkt ").the_card(Case::Accusative, card);
        }
        (CardKind::Tequila, Some(target)) => {
            return say.verb(seat, "gibst ", "gibt ").dative(target).text(" ").the_card(Case::Accusative, card);
        }
        _ => {}
    }
    let say = match (kind.border(), target) {
        (Border::Blue, None) => return say.verb(seat, "legst ", "legt ").the_card(Case::Accusative, card).text(" aus"),
        (Border::Green, _) => {
            return say.verb(seat, "legst ", "legt ").the_card(Case::Accusative, card).text(" bereit");
        }
        (Border::Blue | Border::Brown, _) => played_as(say.verb(seat, "spielst ", "spielt ").card(card), card, kind),
    };
    match target {
        None => say,
        Some(target) => at(say, seat, target),
    }
}

/// "1 Lebenspunkt", "2 Lebenspunkten", after "mit".
fn with_lives(count: u8) -> String {
    if count == 1 { lives(1) } else { lives(count) + "n" }
}

/// What somebody does that an event allows.
fn used(say: Weave, seat: Seat, event: EventCard, target: Option<Seat>) -> Weave {
    match (event, target) {
        (EventCard::Ricochet, Some(target)) => say.verb(seat, "schießt auf ", "schießt auf ").a_card_of(target),
        (EventCard::Sniper, Some(target)) => {
            say.verb(seat, "schießt als Scharfschütze auf ", "schießt als Scharfschütze auf ").whom(target)
        }
        (EventCard::BloodBrothers, Some(target)) => {
            say.verb(seat, "gibst ", "gibt ").dative(target).text(" einen Lebenspunkt")
        }
        (EventCard::HardLiquor, _) => say.verb(seat, "trinkst, statt zu ziehen", "trinkt, statt zu ziehen"),
        (EventCard::DeadSheriffsGhost, _) => say.verb(seat, "spukst am Tisch", "spukt am Tisch"),
        (EventCard::DougBadman, _) => say.verb(seat, "handelst mit ", "handelt mit ").event(event),
        (other, _) => say.text(" benutzt ").power(Source::Event(other)),
    }
}

/// " gegen Jo", " gegen sich selbst".
fn at(say: Weave, seat: Seat, target: Seat) -> Weave {
    if target == seat {
        say.verb(seat, "gegen dich selbst", "gegen sich selbst")
    } else {
        say.text(" gegen ").whom(target)
    }
}

/// " und wirft Bier ab", if that was the price.
fn discarding(say: Weave, seat: Seat, paid: Option<CardId>) -> Weave {
    match paid {
        Some(paid) => say.verb(seat, "und wirfst ", "und wirft ").card(paid).text(" ab"),
        None => say,
    }
}

/// " als BANG!", if the card is used as something else.
fn played_as(say: Weave, card: CardId, kind: CardKind) -> Weave {
    if card.kind() == kind { say } else { say.text(" als ").kind(kind) }
}

/// The cards the reader knows by name, the others by number.
fn some_cards<'a>(say: Weave<'a>, count: u8, known: &[CardId]) -> Weave<'a> {
    let hidden = count - known.len() as u8;
    match (known.is_empty(), hidden) {
        (true, _) => say.text(&cards(count)),
        (false, 0) => say.cards(known),
        (false, _) => say.cards(known).text(" und ").text(&cards(hidden)),
    }
}

/// What a flipped card meant.
fn verdict(say: Weave, because: Source, good: bool) -> Line {
    let kind = match because {
        Source::Card(card) => Some(card.kind()),
        Source::Rules | Source::Character(_) | Source::Event(_) => None,
    };
    let told = match because {
        Source::Event(EventCard::Vendetta) => Some(["noch ein Zug!", "kein weiterer Zug."]),
        Source::Event(EventCard::HelenaZontero) => Some(["Es wird neu verteilt!", "Alles bleibt, wie es ist."]),
        Source::Event(EventCard::DaringChallenge) => Some(["daneben!", "Treffer."]),
        Source::Event(EventCard::Lifetime) => Some(["Die Zelle geht auf.", "Die Zelle bleibt zu."]),
        Source::Event(EventCard::MadRide) => Some(["Der Ritt ist vorbei.", "kein Ass."]),
        Source::Event(EventCard::WildShot) => Some(["Niemand ist getroffen.", "Der Schuss trifft."]),
        Source::Character(Character::TerenKill) => Some(["Der Tod muss warten.", "Diesmal ist es vorbei."]),
        Source::Character(Character::TheGraveDigger) => Some(["Der Schuss geht daneben.", "Das hilft nicht."]),
        Source::Rules | Source::Card(_) | Source::Character(_) | Source::Event(_) => None,
    };
    if let Some([yes, no]) = told {
        return say.text(if good { yes } else { no }).done();
    }
    match (kind, good) {
        (Some(CardKind::Barrel), true) => say.text("Das Fass hält.").done(),
        (Some(CardKind::Barrel), false) => say.text("Das Fass hilft nicht.").done(),
        (Some(CardKind::Jail), true) => say.text("Die Zelle geht auf.").done(),
        (Some(CardKind::Jail), false) => say.text("Die Zelle bleibt zu.").done(),
        (Some(CardKind::Dynamite), true) => say.text("Das Dynamit zündet nicht.").done(),
        (Some(CardKind::Dynamite), false) => say.text("Das Dynamit explodiert!").done(),
        (_, good) => {
            let say = match because {
                Source::Card(card) => say.card(card),
                Source::Character(character) => say.character(character),
                Source::Event(card) => say.event(card),
                Source::Rules => say.text("Das"),
            };
            say.text(if good { " hilft." } else { " hilft nicht." }).done()
        }
    }
}
