//! A hand card dragged to a player or into the middle: the same actions as tapping it and then the target.

use super::{Aim, Desk, Selection, Tap, Turn, tap};
use standoff_engine::card::{Action, CardId};
use standoff_engine::core::Seat;

/// Where a card was let go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drop {
    /// On a player, the viewer himself included.
    Seat(Seat),
    /// Between the players.
    Middle,
    /// Anywhere else: it goes back into the hand.
    Away,
}

/// What is selected while a card is in the air: whatever a tap on it would ask for.
pub fn lift(desk: &Desk, card: CardId) -> Selection {
    match tap(desk, Selection::None, Tap::Hand(card), false) {
        Turn::Select(selection @ Selection::Aim(_)) => selection,
        Turn::Do(_) | Turn::Select(_) | Turn::Refuse { .. } | Turn::Look => Selection::None,
    }
}

/// What follows from letting a card go.
pub fn drop_at(desk: &Desk, card: CardId, at: Drop) -> Turn {
    match at {
        Drop::Away => Turn::Select(Selection::None),
        Drop::Middle => tap(desk, Selection::None, Tap::Hand(card), false),
        Drop::Seat(seat) => on_seat(desk, card, seat),
    }
}

fn on_seat(desk: &Desk, card: CardId, seat: Seat) -> Turn {
    let at = |kind| Aim::Play { card, kind }.at(Some(seat));
    // What the card says comes before what it may also be used as.
    let kinds = desk.kinds(card);
    let legal = [card.kind()].into_iter().chain(kinds.iter().copied()).map(at).find(|action| desk.may(*action));
    if let Some(action) = legal {
        return Turn::Do(action);
    }
    // What needs no target, or is only to be put away, is done as well at one's own place.
    let plain = desk.may(Action::Pick(card)) || desk.plays(card).any(|(_, target)| target.is_none());
    if plain && desk.viewer() == Some(seat) {
        return tap(desk, Selection::None, Tap::Hand(card), false);
    }
    let tried = at(kinds.first().copied().unwrap_or(card.kind()));
    match desk.refusal(tried) {
        Some(why) => Turn::Refuse { tried, why },
        None => Turn::Select(Selection::None),
    }
}
