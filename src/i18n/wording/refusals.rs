//! Why something is not possible, with the numbers.

use crate::i18n::arg::Message;
use crate::i18n::messages::say;
use crate::i18n::{Line, Prompt, Question, Translator, Voice};
use standoff_engine::card::{
    Action, BeerOutOfTurn, Border, CardKind, Character, EventCard, Illegal, PepperboxRange, Source, View,
};
use standoff_engine::core::Seat;

impl Translator {
    /// Why the reader may not do something. `view` is the reader's, `action` what was tried, if anything.
    pub fn illegal(&self, view: &View, voice: &Voice, action: Option<Action>, illegal: Illegal) -> Line {
        self.line(voice, &message(view, action, illegal))
    }
}

pub(in crate::i18n) fn message(view: &View, action: Option<Action>, illegal: Illegal) -> Message {
    match illegal {
        Illegal::GameOver => say::no_over(),
        Illegal::NotYourDecision { waiting_for } => say::no_your_decision(waiting_for),
        Illegal::NoSuchSeat { .. } => say::no_such_seat(),
        Illegal::Eliminated { seat } | Illegal::TargetEliminated { target: seat } => say::no_eliminated(seat),
        Illegal::NotAsked => say::no_asked(),
        Illegal::NotInHand { card } => say::no_in_hand(card),
        Illegal::NotAvailable { card } => say::no_available(card),
        Illegal::NotThatCard { card, kind } => say::no_that_card(card, kind),
        Illegal::NotNow { kind } => not_now(view, kind),
        Illegal::NeedsTarget { kind } => say::no_needs_target(kind),
        Illegal::NoTarget { kind } => say::no_target(kind),
        Illegal::NotAtYourself { kind } => say::no_yourself(kind),
        Illegal::OutOfReach { target, distance, reach } => out_of_reach(view, action, target, distance, reach),
        Illegal::TargetHasNoCards { target } => say::no_cards(target),
        Illegal::BangLimit { limit: 1, .. } => say::no_bang_limit(),
        Illegal::BangLimit { played, limit } => say::no_bang_limit_several(played, limit),
        Illegal::SameName { kind, seat } => say::no_same_name(seat, kind),
        Illegal::NotTheSheriff { target } => say::no_sheriff(target),
        Illegal::FullLife => say::no_full_life(),
        Illegal::NoSuchPower { of: Source::Rules } => say::no_power_rules(),
        Illegal::NoSuchPower { of } => say::no_power(of),
        Illegal::UsedUp { of } => say::no_used_up(of),
        Illegal::LastLife => say::no_last_life(),
        Illegal::NeedsBlueCard => say::no_blue_card(),
        Illegal::NeedsTwoCards => say::no_two_cards(),
        Illegal::Immune { target, card } => say::no_immune(target, card, Character::ApacheKid),
        Illegal::NeedsAnotherCard { kind: CardKind::Bang } => say::no_second_bang(EventCard::WetAmmo),
        Illegal::NeedsAnotherCard { kind } => say::no_other_card(kind),
        Illegal::NotReady { card } => say::no_ready(card),
        Illegal::MustPlay { card } => say::no_must_play(card, EventCard::LawOfTheWest),
        Illegal::NeedsBangAndCard => say::no_bang_and_card(),
        Illegal::NeedsTwoBangs => say::no_two_bangs(),
        Illegal::Forbidden { by: Source::Event(card) } => forbidden(view, card),
        Illegal::Forbidden { by: Source::Rules } => say::no_beer_two(),
        Illegal::Forbidden { by: Source::Character(who @ Character::BigSpencer) } => say::no_big_spencer(who),
        Illegal::Forbidden { by: Source::Character(who @ Character::TheGraveDigger) } => say::no_grave_digger(who),
        Illegal::Forbidden { by } => say::no_because(by),
    }
}

/// Refusals that come from an event.
fn forbidden(view: &View, event: EventCard) -> Message {
    match (event, view.turn.suit) {
        (EventCard::Handcuffs, Some(suit)) => say::no_handcuffs(event, suit),
        (EventCard::TheReverend, _) => say::no_reverend(event),
        (EventCard::TheSermon, _) => say::no_sermon(event),
        (EventCard::TheJudge, _) => say::no_judge(event),
        (EventCard::Showdown, _) => say::no_showdown(event),
        (EventCard::DeadSheriffsGhost, _) => say::no_ghost(event),
        (_, _) => say::no_event(event),
    }
}

/// Why a card has no use at the moment.
fn not_now(view: &View, kind: CardKind) -> Message {
    let turn = Prompt::of(view).is_some_and(|prompt| prompt.question == Question::Turn);
    match kind.border() {
        _ if kind == CardKind::Beer && !turn => match view.rules.beer_out_of_turn {
            _ if view.board.ring.count() == 2 => say::no_beer_saves(),
            BeerOutOfTurn::AnyLoss => say::no_beer_loss(),
            BeerOutOfTurn::WhenDying => say::no_beer_dying(),
        },
        Border::Green if !turn => say::no_green_yet(kind),
        _ if kind == CardKind::Missed || turn && kind.def().missed.is_some() => say::no_missed_now(kind),
        _ => say::no_help_now(kind),
    }
}

/// The reader's weapon does not reach far enough, or the card itself.
fn out_of_reach(view: &View, action: Option<Action>, target: Seat, distance: u8, reach: u8) -> Message {
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
        return say::no_reach_card(target, kind, distance, reach);
    }
    // A weapon that reaches farther than its owner is switched off.
    let works =
        |kind: CardKind| kind.is_weapon() && kind.def().modifiers.weapon_range.is_some_and(|range| range <= reach);
    let in_play = |seat: Seat| view.seat(seat).in_play.iter().copied().find(|card| works(card.kind()));
    match view.viewer.and_then(in_play) {
        Some(weapon) => say::no_reach(target, weapon, distance, reach),
        None => say::no_reach_colt(target, distance, reach),
    }
}
