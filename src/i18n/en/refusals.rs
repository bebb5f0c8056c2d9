//! Why something is not possible, with the numbers.

use super::weave::Weave;
use crate::i18n::{Line, Voice};
use standoff_engine::card::{Action, CardKind, Illegal, Source, View};
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
        Illegal::NotNow { kind: CardKind::Missed } => {
            say.kind(CardKind::Missed).text(" is only for when you are shot at.").done()
        }
        Illegal::NotNow { kind } => say.kind(kind).text(" does not help now.").done(),
        Illegal::NeedsTarget { kind } => say.text("Choose whom to play ").kind(kind).text(" at.").done(),
        Illegal::NoTarget { kind } => say.kind(kind).text(" is not aimed at anybody.").done(),
        Illegal::NotAtYourself { kind } => say.text("You cannot play ").kind(kind).text(" at yourself.").done(),
        Illegal::OutOfReach { target, distance, reach } => {
            let say = say.who(target).verb(target, "are", "is").text(&format!(" at distance {distance}, "));
            reaching(say, view, action).text(&format!(" reaches {reach}.")).done()
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
        Illegal::NeedsTwoCards => say.text("Choose two different cards from your hand.").done(),
        Illegal::Forbidden { by: Source::Rules } => say.text("This table's rules do not allow it.").done(),
        Illegal::Forbidden { by } => say.text("Not possible because of ").source(by).stop(),
    }
}

/// What does not reach far enough: the reader's weapon, or the card itself.
fn reaching<'a>(say: Weave<'a>, view: &View, action: Option<Action>) -> Weave<'a> {
    if let Some(Action::Play { kind, .. }) = action
        && kind != CardKind::Bang
    {
        return say.kind(kind);
    }
    let in_play = |seat: Seat| view.seat(seat).in_play.iter().copied().find(|card| card.kind().is_weapon());
    match view.viewer.and_then(in_play) {
        Some(weapon) => say.text("your ").card(weapon),
        None => say.text("your Colt .45"),
    }
}
