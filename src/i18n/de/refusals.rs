//! Why something is not possible, with the numbers.

use super::cards::{Case, a, your};
use super::names;
use super::weave::Weave;
use crate::i18n::{Line, Prompt, Question, Voice};
use standoff_engine::card::{
    Action, BeerOutOfTurn, Border, CardKind, Character, EventCard, Illegal, PepperboxRange, Source, View,
};
use standoff_engine::core::Seat;

pub(super) fn illegal(view: &View, voice: &Voice, action: Option<Action>, illegal: Illegal) -> Line {
    let say = Weave::new(voice);
    match illegal {
        Illegal::GameOver => say.text("Das Spiel ist vorbei.").done(),
        Illegal::NotYourDecision { waiting_for: seat } => {
            say.text("Jetzt").verb(seat, "bist ", "ist ").who_inside(seat).text(" dran.").done()
        }
        Illegal::NoSuchSeat { .. } => say.text("Da sitzt niemand.").done(),
        Illegal::Eliminated { seat } | Illegal::TargetEliminated { target: seat } => {
            say.who(seat).verb(seat, "bist nicht mehr im Spiel.", "ist nicht mehr im Spiel.").done()
        }
        Illegal::NotAsked => say.text("Danach ist gerade nicht gefragt.").done(),
        Illegal::NotInHand { card } => say.text("Diese Karte hast du nicht auf der Hand: ").card(card).stop(),
        Illegal::NotAvailable { card } => say.text("Diese Karte kannst du nicht wählen: ").card(card).stop(),
        Illegal::NotThatCard { card, kind } => {
            say.text("Du kannst ").card(card).text(" nicht als ").kind(kind).text(" benutzen.").done()
        }
        Illegal::NotNow { kind } => not_now(say, view, kind),
        Illegal::NeedsTarget { kind } => say.text("Wähl, gegen wen du ").kind(kind).text(" spielst.").done(),
        Illegal::NoTarget { kind } => say.kind(kind).text(" richtet sich gegen niemanden.").done(),
        Illegal::NotAtYourself { kind } => {
            say.text("Du kannst ").kind(kind).text(" nicht gegen dich selbst spielen.").done()
        }
        Illegal::OutOfReach { target, distance, reach } => {
            let say = say.who(target).text(&format!(" sitzt im Abstand {distance}, "));
            reaching(say, view, action, reach).text(&format!(" reicht nur bis {reach}.")).done()
        }
        Illegal::TargetHasNoCards { target } => {
            say.who(target).verb(target, "hast keine Karten.", "hat keine Karten.").done()
        }
        Illegal::BangLimit { limit: 1, .. } => {
            say.text("Dein eines ").kind(CardKind::Bang).text(" für diesen Zug hast du schon gespielt.").done()
        }
        Illegal::BangLimit { played, limit } => say
            .text(&format!("Du hast schon {played} von {limit} erlaubten "))
            .kind(CardKind::Bang)
            .text("-Karten in diesem Zug gespielt.")
            .done(),
        Illegal::SameName { kind, seat } => say
            .who(seat)
            .verb(seat, "hast schon ", "hat schon ")
            .text(a(kind))
            .kind(kind)
            .verb(seat, "vor dir liegen.", "vor sich liegen.")
            .done(),
        Illegal::NotTheSheriff { target } => say
            .who(target)
            .verb(target, "bist", "ist")
            .text(" Sheriff, und der Sheriff kommt nicht ins Gefängnis.")
            .done(),
        Illegal::FullLife => say.text("Du hast schon alle Lebenspunkte.").done(),
        Illegal::NoSuchPower { of: Source::Rules } => say.text("Hier gibt es nichts zu benutzen.").done(),
        Illegal::NoSuchPower { of } => say.text("Du kannst ").power(of).text(" jetzt nicht benutzen.").done(),
        Illegal::UsedUp { of } => say.text("Du hast ").power(of).text(" in diesem Zug oft genug benutzt.").done(),
        Illegal::LastLife => say.text("Deinen letzten Lebenspunkt kannst du nicht hergeben.").done(),
        Illegal::NeedsBlueCard => say.text("Dafür brauchst du eine blaue Karte auf der Hand.").done(),
        Illegal::NeedsTwoCards => say.text("Wähl zwei verschiedene Karten von deiner Hand.").done(),
        Illegal::Immune { target, card } => {
            say.character(Character::ApacheKid).text(": ").card(card).text(" wirkt nicht auf ").whom(target).stop()
        }
        Illegal::NeedsAnotherCard { kind: CardKind::Bang } => {
            say.event(EventCard::WetAmmo).text(": Du brauchst ein zweites ").kind(CardKind::Bang).stop()
        }
        Illegal::NeedsAnotherCard { kind } => {
            say.kind(kind).text(" kostet noch eine Karte, und du hast keine mehr.").done()
        }
        Illegal::NotReady { card } => {
            say.the_card_start(card).text(" liegt erst seit eben da. Benutz die Karte in einem späteren Zug.").done()
        }
        Illegal::MustPlay { card } => {
            say.event(EventCard::LawOfTheWest).text(": Spiel erst diese Karte: ").card(card).stop()
        }
        Illegal::NeedsBangAndCard => {
            say.text("Wähl ein ").kind(CardKind::Bang).text(" und eine Karte, die vor jemand anderem liegt.").done()
        }
        Illegal::NeedsTwoBangs => say.text("Wähl zwei ").kind(CardKind::Bang).text("-Karten.").done(),
        Illegal::Forbidden { by: Source::Event(card) } => forbidden(say, view, card),
        Illegal::Forbidden { by: Source::Rules } => say
            .text("An diesem Tisch wird zwischen den letzten beiden kein ")
            .kind(CardKind::Beer)
            .text(" mehr gespielt.")
            .done(),
        Illegal::Forbidden { by: Source::Character(who @ Character::BigSpencer) } => {
            say.character(who).text(" spielt nie einen ").kind(CardKind::Missed).stop()
        }
        Illegal::Forbidden { by: Source::Character(Character::TheGraveDigger) } => say
            .text("Der ")
            .character(Character::TheGraveDigger)
            .text(" schießt nur mit ")
            .kind(CardKind::Missed)
            .text(" und beginnt kein ")
            .kind(CardKind::Duel)
            .stop(),
        Illegal::Forbidden { by } => say.text("Das lässt ").source(Case::Nominative, by).text(" nicht zu.").done(),
    }
}

/// What an event does not allow.
fn forbidden(say: Weave, view: &View, event: EventCard) -> Line {
    let say = say.event(event);
    match (event, view.turn.suit) {
        (EventCard::Handcuffs, Some(suit)) => say.text(": in diesem Zug nur ").text(names::suit(suit)).text(".").done(),
        (EventCard::TheReverend, _) => say.text(" lässt niemanden ein ").kind(CardKind::Beer).text(" trinken.").done(),
        (EventCard::TheSermon, _) => say.text(": kein ").kind(CardKind::Bang).text(" im eigenen Zug.").done(),
        (EventCard::TheJudge, _) => say.text(" lässt niemanden Karten auslegen.").done(),
        (EventCard::Showdown, _) => {
            say.text(": ").kind(CardKind::Bang).text("-Karten taugen nur als ").kind(CardKind::Missed).stop()
        }
        (EventCard::DeadSheriffsGhost, _) => say.text(": Ein Geist tut nichts, was dem Sheriff schaden könnte.").done(),
        (_, _) => say.text(": Das geht jetzt nicht.").done(),
    }
}

/// Why a card has no use at the moment.
fn not_now(say: Weave, view: &View, kind: CardKind) -> Line {
    let turn = Prompt::of(view).is_some_and(|prompt| prompt.question == Question::Turn);
    match kind.border() {
        _ if kind == CardKind::Beer && !turn => match view.rules.beer_out_of_turn {
            _ if view.board.ring.count() == 2 => {
                say.text("Sind nur noch zwei im Spiel, rettet ").kind(kind).text(" niemanden.").done()
            }
            BeerOutOfTurn::AnyLoss => {
                say.kind(kind).text(" hilft außerhalb deines Zuges nur, wenn du Lebenspunkte verlierst.").done()
            }
            BeerOutOfTurn::WhenDying => {
                say.kind(kind).text(" hilft außerhalb deines Zuges nur gegen den letzten Treffer.").done()
            }
        },
        Border::Green if !turn => say
            .text("Leg ")
            .the_kind(Case::Accusative, kind)
            .text(" in deinem Zug bereit; das wirkt erst später.")
            .done(),
        _ if kind == CardKind::Missed || turn && kind.def().missed.is_some() => {
            say.kind(kind).text(" hilft nur, wenn auf dich geschossen wird.").done()
        }
        _ => say.kind(kind).text(" hilft dir gerade nicht.").done(),
    }
}

/// What does not reach far enough: the reader's weapon, or the card itself.
fn reaching<'a>(say: Weave<'a>, view: &View, action: Option<Action>, reach: u8) -> Weave<'a> {
    let kind = match action {
        Some(Action::Play { kind, .. }) => Some(kind),
        Some(Action::Use { of: Source::Card(card), .. }) => Some(card.kind()),
        _ => None,
    };
    let by_weapon = |kind: &CardKind| match kind {
        CardKind::Bang => true,
        CardKind::Pepperbox => view.rules.pepperbox_range == PepperboxRange::Weapon,
        _ => false,
    };
    if let Some(kind) = kind.filter(|kind| !by_weapon(kind)) {
        return say.kind(kind);
    }
    // A weapon that reaches farther than its owner is switched off.
    let works =
        |kind: CardKind| kind.is_weapon() && kind.def().modifiers.weapon_range.is_some_and(|range| range <= reach);
    let in_play = |seat: Seat| view.seat(seat).in_play.iter().copied().find(|card| works(card.kind()));
    match view.viewer.and_then(in_play) {
        Some(weapon) => say.text(your(weapon.kind())).card(weapon),
        None => say.text("dein Colt .45"),
    }
}
