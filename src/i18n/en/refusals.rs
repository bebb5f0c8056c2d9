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
        Illegal::GameOver => say.text("The game is over.").done(),
        Illegal::NotYourDecision { waiting_for } => say.text("It is up to ").whom(waiting_for).text(" now.").done(),
        Illegal::NoSuchSeat { .. } => say.text("Nobody sits there.").done(),
        Illegal::Eliminated { seat } | Illegal::TargetEliminated { target: seat } => {
            say.who(seat).verb(seat, "are out of the game.", "is out of the game.").done()
        }
        Illegal::NotAsked => say.text("That does not answer what is asked.").done(),
        Illegal::NotInHand { card } => say.text("You do not hold that ").card(card).stop(),
        Illegal::NotAvailable { card } => say.text("You cannot choose that ").card(card).stop(),
        Illegal::NotThatCard { card, kind } => say.text("You cannot use ").card(card).text(" as ").kind(kind).stop(),
        Illegal::NotNow { kind } => not_now(say, view, kind),
        Illegal::NeedsTarget { kind } => say.text("Choose whom to play ").kind(kind).text(" at.").done(),
        Illegal::NoTarget { kind } => say.kind(kind).text(" is not aimed at anybody.").done(),
        Illegal::NotAtYourself { kind } => say.text("You cannot play ").kind(kind).text(" at yourself.").done(),
        Illegal::OutOfReach { target, distance, reach } => {
            let say = say.who(target).verb(target, "are", "is").text(&format!(" at distance {distance}, "));
            reaching(say, view, action, reach).text(&format!(" reaches {reach}.")).done()
        }
        Illegal::TargetHasNoCards { target } => say.who(target).verb(target, "have no cards.", "has no cards.").done(),
        Illegal::BangLimit { limit: 1, .. } => {
            say.text("You have played your one ").kind(CardKind::Bang).text(" card of this turn.").done()
        }
        Illegal::BangLimit { played, limit } => say
            .text(&format!("You have played {played} of {limit} "))
            .kind(CardKind::Bang)
            .text(" cards allowed in a turn.")
            .done(),
        Illegal::SameName { kind, seat } => {
            say.who(seat).verb(seat, "already have ", "already has ").kind(kind).text(" in play.").done()
        }
        Illegal::NotTheSheriff { target } if me == Some(target) => {
            say.text("The Sheriff cannot be jailed, and that is you.").done()
        }
        Illegal::NotTheSheriff { target } => {
            say.who(target).text(" is the Sheriff, and the Sheriff cannot be jailed.").done()
        }
        Illegal::FullLife => say.text("You are at full life.").done(),
        Illegal::NoSuchPower { of: Source::Rules } => say.text("There is nothing to use.").done(),
        Illegal::NoSuchPower { of } => say.text("You cannot use ").source(of).text(" now.").done(),
        Illegal::UsedUp { of } => say.text("You have used ").source(of).text(" as often as a turn allows.").done(),
        Illegal::LastLife => say.text("You cannot give up your last life point.").done(),
        Illegal::NeedsBlueCard => say.text("You need a blue card in your hand.").done(),
        Illegal::NeedsTwoCards => say.text("Choose two different cards from your hand.").done(),
        Illegal::Immune { target, card } => {
            say.character(Character::ApacheKid).text(": ").card(card).text(" does nothing to ").whom(target).stop()
        }
        Illegal::NeedsAnotherCard { kind: CardKind::Bang } => {
            say.event(EventCard::WetAmmo).text(": you need a second ").kind(CardKind::Bang).stop()
        }
        Illegal::NeedsAnotherCard { kind } => say.kind(kind).text(" costs another card, and you have none.").done(),
        Illegal::NotReady { card } => {
            say.card(card).text(" has only just been laid down. Use it in a later turn.").done()
        }
        Illegal::MustPlay { card } => {
            say.event(EventCard::LawOfTheWest).text(": play the ").card(card).text(" before you end your turn.").done()
        }
        Illegal::NeedsBangAndCard => {
            say.text("Choose a ").kind(CardKind::Bang).text(" and a card in front of somebody else.").done()
        }
        Illegal::NeedsTwoBangs => say.text("Choose two ").kind(CardKind::Bang).text(" cards.").done(),
        Illegal::Forbidden { by: Source::Event(card) } => forbidden(say, view, card),
        Illegal::Forbidden { by: Source::Rules } => {
            say.text("At this table no ").kind(CardKind::Beer).text(" is played between the last two players.").done()
        }
        Illegal::Forbidden { by: Source::Character(who @ Character::BigSpencer) } => {
            say.character(who).text(" never plays a ").kind(CardKind::Missed).stop()
        }
        Illegal::Forbidden { by: Source::Character(who @ Character::TheGraveDigger) } => say
            .character(who)
            .text(" shoots with ")
            .kind(CardKind::Missed)
            .text(" only and starts no ")
            .kind(CardKind::Duel)
            .stop(),
        Illegal::Forbidden { by } => say.text("Not possible because of ").source(by).stop(),
    }
}

/// What an event does not allow.
fn forbidden(say: Weave, view: &View, event: EventCard) -> Line {
    let say = say.event(event);
    match (event, view.turn.suit) {
        (EventCard::Handcuffs, Some(suit)) => say.text(": only ").text(names::suit(suit)).text(" in this turn.").done(),
        (EventCard::TheReverend, _) => say.text(" lets nobody drink a ").kind(CardKind::Beer).stop(),
        (EventCard::TheSermon, _) => say.text(": no ").kind(CardKind::Bang).text(" in your own turn.").done(),
        (EventCard::TheJudge, _) => say.text(" lets nobody lay cards on the table.").done(),
        (EventCard::Showdown, _) => {
            say.text(": ").kind(CardKind::Bang).text(" cards are good only as ").kind(CardKind::Missed).stop()
        }
        (EventCard::DeadSheriffsGhost, _) => say.text(": a ghost does nothing that could hurt the Sheriff.").done(),
        (_, _) => say.text(" does not allow it.").done(),
    }
}

/// Why a card has no use at the moment.
fn not_now(say: Weave, view: &View, kind: CardKind) -> Line {
    let turn = Prompt::of(view).is_some_and(|prompt| prompt.question == Question::Turn);
    match kind.border() {
        _ if kind == CardKind::Beer && !turn => match view.rules.beer_out_of_turn {
            _ if view.board.ring.count() == 2 => {
                say.text("With two players left, ").kind(kind).text(" saves nobody.").done()
            }
            BeerOutOfTurn::AnyLoss => say.kind(kind).text(" outside your turn only helps when you lose life.").done(),
            BeerOutOfTurn::WhenDying => {
                say.kind(kind).text(" outside your turn only helps against the last hit.").done()
            }
        },
        Border::Green if !turn => say.text("Lay down ").kind(kind).text(" in your turn; it works later.").done(),
        _ if kind == CardKind::Missed || turn && kind.def().missed.is_some() => {
            say.kind(kind).text(" is only for when you are shot at.").done()
        }
        _ => say.kind(kind).text(" does not help now.").done(),
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
        Some(weapon) => say.text("your ").card(weapon),
        None => say.text("your Colt .45"),
    }
}
