//! What is selected, and what a tap does to it.

use super::Desk;
use standoff_engine::card::{Action, CardId, CardKind, Illegal, Source};
use standoff_engine::core::Seat;

/// What a person has tapped without having acted yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Selection {
    #[default]
    None,
    /// A hand card waits for its target.
    Aim { card: CardId, kind: CardKind },
    /// A hand card with several uses waits for the choice of one.
    Uses { card: CardId },
    /// An action waits for its confirmation.
    Ready(Action),
    /// An ability waits for the two cards it costs.
    Pair { of: Source, first: Option<CardId> },
}

impl Selection {
    /// Whether a hand card is part of it.
    pub fn holds(&self, card: CardId) -> bool {
        match self {
            Self::None | Self::Ready(_) => false,
            Self::Aim { card: held, .. } | Self::Uses { card: held } => *held == card,
            Self::Pair { first, .. } => *first == Some(card),
        }
    }

    /// What is left of it after the table has changed: nothing that is no longer possible.
    #[must_use]
    pub fn kept(self, desk: &Desk) -> Self {
        let still = match self {
            Self::None => true,
            Self::Aim { card, kind } => !desk.targets(card, kind).is_empty(),
            Self::Uses { card } => desk.kinds(card).len() > 1,
            Self::Ready(action) => desk.may(action),
            Self::Pair { of, .. } => desk.powers().contains(&of),
        };
        if still { self } else { Self::None }
    }
}

/// Where a person tapped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tap {
    /// A card in the own hand.
    Hand(CardId),
    /// A player, oneself included.
    Seat(Seat),
    /// One of the ways to use the selected card.
    As(CardKind),
    /// An ability paid with two cards.
    Power(Source),
    /// A button that stands for one action.
    Act(Action),
    Cancel,
}

/// What follows from a tap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    Do(Action),
    Select(Selection),
    /// It cannot be done, and this is why.
    Refuse {
        tried: Action,
        why: Illegal,
    },
    /// There is nothing to do; the person wants to look at it.
    Look,
}

/// What a tap means. With `ask_end`, ending a turn with cards still playable is asked for a second time.
pub fn tap(desk: &Desk, selection: Selection, tap: Tap, ask_end: bool) -> Turn {
    match tap {
        Tap::Cancel => Turn::Select(Selection::None),
        Tap::Act(Action::End) if ask_end && selection == Selection::None && desk.can_play() => {
            Turn::Select(Selection::Ready(Action::End))
        }
        Tap::Act(action) => act(desk, action),
        Tap::Power(of) => Turn::Select(Selection::Pair { of, first: None }),
        Tap::As(kind) => match selection {
            Selection::Uses { card } => play(desk, card, kind),
            _ => Turn::Select(Selection::None),
        },
        Tap::Seat(seat) => on_seat(desk, selection, seat),
        Tap::Hand(card) => on_hand(desk, selection, card),
    }
}

fn act(desk: &Desk, action: Action) -> Turn {
    match desk.refusal(action) {
        Some(why) if !desk.may(action) => Turn::Refuse { tried: action, why },
        _ => Turn::Do(action),
    }
}

fn on_seat(desk: &Desk, selection: Selection, seat: Seat) -> Turn {
    match selection {
        Selection::Aim { card, kind } => act(desk, Action::Play { card, kind, target: Some(seat) }),
        _ if desk.may(Action::PickSeat(seat)) => Turn::Do(Action::PickSeat(seat)),
        _ => Turn::Look,
    }
}

fn on_hand(desk: &Desk, selection: Selection, card: CardId) -> Turn {
    match selection {
        Selection::Pair { of, first } => return pay(desk, of, first, card),
        Selection::Aim { .. } | Selection::Uses { .. } if selection.holds(card) => {
            return Turn::Select(Selection::None);
        }
        _ => {}
    }
    if desk.may(Action::Pick(card)) {
        return Turn::Do(Action::Pick(card));
    }
    match *desk.kinds(card).as_slice() {
        [] => desk.why_not(card).map_or(Turn::Look, |(tried, why)| Turn::Refuse { tried, why }),
        [kind] => play(desk, card, kind),
        _ => Turn::Select(Selection::Uses { card }),
    }
}

/// Plays a card at once, or asks for its target.
fn play(desk: &Desk, card: CardId, kind: CardKind) -> Turn {
    if desk.targets(card, kind).is_empty() {
        Turn::Do(Action::Play { card, kind, target: None })
    } else {
        Turn::Select(Selection::Aim { card, kind })
    }
}

/// Chooses the cards an ability costs, one tap each.
fn pay(desk: &Desk, of: Source, first: Option<CardId>, card: CardId) -> Turn {
    match first {
        None => Turn::Select(Selection::Pair { of, first: Some(card) }),
        Some(first) if first == card => Turn::Select(Selection::Pair { of, first: None }),
        Some(first) => {
            let tried = Action::Use { of, cards: Some((first, card)), target: None };
            desk.pair(of, first, card).map_or(Turn::Refuse { tried, why: Illegal::NeedsTwoCards }, Turn::Do)
        }
    }
}
