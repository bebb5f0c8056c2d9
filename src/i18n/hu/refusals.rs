//! Why something is not possible, with the numbers.

use super::names;
use super::weave::Weave;
use crate::i18n::{Line, Prompt, Question, Voice};
use standoff_engine::card::{
    Action, BeerOutOfTurn, Border, CardKind, Character, EventCard, Illegal, PepperboxRange, Source, View,
};
use standoff_engine::core::Seat;

pub(super) fn illegal(view: &View, voice: &Voice, action: Option<Action>, illegal: Illegal) -> Line {
    let say = Weave::new(voice);
    let me = view.viewer;
    match illegal {
        Illegal::GameOver => say.text("A játéknak vége.").done(),
        Illegal::NotYourDecision { waiting_for } => say.text("Most ").onto(waiting_for).text(" várunk.").done(),
        Illegal::NoSuchSeat { .. } => say.text("Ott nem ül senki.").done(),
        Illegal::Eliminated { seat } | Illegal::TargetEliminated { target: seat } => {
            say.says(seat, "Már kiestél", "már kiesett").stop()
        }
        Illegal::NotAsked => say.text("Most nem ez a kérdés.").done(),
        Illegal::NotInHand { card } => say.text("Nincs a kezedben ez a lap: ").card(card).stop(),
        Illegal::NotAvailable { card } => say.text("Ezt nem választhatod: ").card(card).stop(),
        Illegal::NotThatCard { card, kind } => {
            say.the_start(card.kind()).card(card).text(" nem használható ").kind_as(kind).stop()
        }
        Illegal::NotNow { kind } => not_now(say, view, kind),
        Illegal::NeedsTarget { kind } => say.text("Válaszd ki, ki ellen játszod ki ").the(kind).kind_t(kind).stop(),
        Illegal::NoTarget { kind } => say.text("Ehhez most nem kell célpont: ").kind(kind).stop(),
        Illegal::NotAtYourself { kind } => {
            say.the_start(kind).kind_t(kind).text(" magad ellen nem játszhatod ki.").done()
        }
        Illegal::OutOfReach { target, distance, reach } => {
            let say = say.says(target, "A távolságod", "távolsága").text(&format!(" {distance}, "));
            reaching(say, view, action, reach).text(&format!(" hatótávja {reach}.")).done()
        }
        Illegal::TargetHasNoCards { target } if me == Some(target) => say.text("Nincs lapod.").done(),
        Illegal::TargetHasNoCards { target } => say.whom_for_start(target).text(" nincs lapja.").done(),
        Illegal::BangLimit { limit: 1, .. } => {
            say.text("Ebben a körben már kijátszottad az egyetlen ").kind(CardKind::Bang).text(" lapodat.").done()
        }
        Illegal::BangLimit { played, limit } => say
            .text(&format!("Már {played} "))
            .kind(CardKind::Bang)
            .text(&format!(" lapot kijátszottál; egy körben legfeljebb {limit} lehet."))
            .done(),
        Illegal::SameName { kind, seat } => say.says(seat, "Előtted", "előtt").text(" már van ").kind(kind).stop(),
        Illegal::NotTheSheriff { target } if me == Some(target) => {
            say.text("A seriffet nem lehet bebörtönözni, és az te vagy.").done()
        }
        Illegal::NotTheSheriff { target } => say.who_start(target).text(" a seriff, őt nem lehet bebörtönözni.").done(),
        Illegal::FullLife => say.text("Megvan minden életed.").done(),
        Illegal::NoSuchPower { of: Source::Rules } => say.text("Nincs mit bevetni.").done(),
        Illegal::NoSuchPower { of } => say.text("Most nem vetheted be ").source_t(of).stop(),
        Illegal::UsedUp { of } => say.text("Ebben a körben már nem vetheted be többször ").source_t(of).stop(),
        Illegal::LastLife => say.text("Az utolsó életedet nem adhatod oda.").done(),
        Illegal::NeedsBlueCard => say.text("Kell hozzá egy kék lap a kezedben.").done(),
        Illegal::NeedsTwoCards => say.text("Válassz két különböző lapot a kezedből.").done(),
        Illegal::Immune { target, card } => say
            .character(Character::ApacheKid)
            .text(": ")
            .the(card.kind())
            .card(card)
            .text(" nem hat ")
            .onto(target)
            .stop(),
        Illegal::NeedsAnotherCard { kind: CardKind::Bang } => {
            say.event(EventCard::WetAmmo).text(": kell egy második ").kind(CardKind::Bang).text(" is.").done()
        }
        Illegal::NeedsAnotherCard { kind } => {
            say.the_start(kind).kind(kind).text(" mellé még egy lap kell, de nincs másik lapod.").done()
        }
        Illegal::NotReady { card } => {
            say.the_start(card.kind()).card_t(card).text(" csak most tetted le. Egy későbbi körben vetheted be.").done()
        }
        Illegal::MustPlay { card } => {
            say.event(EventCard::LawOfTheWest).text(": előbb játszd ki ").the_card_t(card).stop()
        }
        Illegal::NeedsBangAndCard => {
            say.text("Válassz egy ").kind_t(CardKind::Bang).text(" és egy lapot valaki más asztaláról.").done()
        }
        Illegal::NeedsTwoBangs => say.text("Válassz két ").kind(CardKind::Bang).text(" lapot.").done(),
        Illegal::Forbidden { by: Source::Event(card) } => forbidden(say, view, card),
        Illegal::Forbidden { by: Source::Rules } => {
            say.text("Ennél az asztalnál az utolsó két játékos már nem játszhat ki ").kind_t(CardKind::Beer).stop()
        }
        Illegal::Forbidden { by: Source::Character(who @ Character::BigSpencer) } => {
            say.character(who).text(" sosem játszik ki ").kind_t(CardKind::Missed).stop()
        }
        Illegal::Forbidden { by: Source::Character(who @ Character::TheGraveDigger) } => say
            .text("A ")
            .character(who)
            .text(" csak ")
            .kind_val(CardKind::Missed)
            .text(" lő, és nem kezd ")
            .kind_t(CardKind::Duel)
            .stop(),
        Illegal::Forbidden { by } => say.source_start(by).text(" miatt ez nem lehetséges.").done(),
    }
}

/// What an event does not allow.
fn forbidden(say: Weave, view: &View, event: EventCard) -> Line {
    if let (EventCard::Handcuffs, Some(suit)) = (event, view.turn.suit) {
        return say.event(event).text(": ebben a körben csak ").text(names::suit(suit)).text(" jó.").done();
    }
    let say = say.the_event_start(event).text(" miatt ");
    match event {
        EventCard::TheReverend => say.text("senki sem ihat ").kind_t(CardKind::Beer).stop(),
        EventCard::TheSermon => say.text("a saját körödben nem használhatsz ").kind_t(CardKind::Bang).stop(),
        EventCard::TheJudge => say.text("senki sem tehet le lapot.").done(),
        EventCard::Showdown => {
            let say = say.text("a ").kind(CardKind::Bang).text(" lap csak ").kind_as(CardKind::Missed);
            say.text(" használható.").done()
        }
        EventCard::DeadSheriffsGhost => say.text("egy szellem semmivel sem árthat a seriffnek.").done(),
        _ => say.text("ez nem lehetséges.").done(),
    }
}

/// Why a card has no use at the moment.
fn not_now(say: Weave, view: &View, kind: CardKind) -> Line {
    let turn = Prompt::of(view).is_some_and(|prompt| prompt.question == Question::Turn);
    match kind.border() {
        _ if kind == CardKind::Beer && !turn => match view.rules.beer_out_of_turn {
            _ if view.board.ring.count() == 2 => {
                say.text("Két játékosnál ").the(kind).kind(kind).text(" már senkit sem ment meg.").done()
            }
            BeerOutOfTurn::AnyLoss => say
                .the_start(kind)
                .kind(kind)
                .text(" a saját körödön kívül csak akkor segít, ha életet vesztesz.")
                .done(),
            BeerOutOfTurn::WhenDying => {
                say.the_start(kind).kind(kind).text(" a saját körödön kívül csak az utolsó találat ellen segít.").done()
            }
        },
        Border::Green if !turn => {
            say.the_start(kind).kind_t(kind).text(" a saját körödben teheted le; később működik.").done()
        }
        _ if kind == CardKind::Missed || turn && kind.def().missed.is_some() => {
            say.the_start(kind).kind(kind).text(" csak akkor jó, ha rád lőnek.").done()
        }
        _ => say.the_start(kind).kind(kind).text(" most nem segít.").done(),
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
        return say.the(kind).kind(kind);
    }
    // A weapon that reaches farther than its owner is switched off.
    let works =
        |kind: CardKind| kind.is_weapon() && kind.def().modifiers.weapon_range.is_some_and(|range| range <= reach);
    let in_play = |seat: Seat| view.seat(seat).in_play.iter().copied().find(|card| works(card.kind()));
    match view.viewer.and_then(in_play) {
        Some(weapon) => say.the(weapon.kind()).card(weapon),
        None => say.text("a Colt .45"),
    }
}
