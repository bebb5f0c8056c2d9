//! What is selected, and what a tap does to it.

use super::Desk;
use standoff_engine::card::{Action, Ask, CardId, CardKind, Illegal, Source};
use standoff_engine::core::Seat;

/// What a person has tapped without having acted yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Selection {
    #[default]
    None,
    /// Something waits for its target.
    Aim(Aim),
    /// A hand card with several uses waits for the choice of one.
    Uses { card: CardId },
    /// An action waits for its confirmation.
    Ready(Action),
    /// An ability waits for the two cards it needs: two of the hand, or one and a card in front of somebody else.
    Pair { of: Source, first: Option<CardId> },
}

/// An action without its target.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Aim {
    /// A hand card, played as this kind.
    Play { card: CardId, kind: CardKind },
    /// A card in front of the person, or an ability with the cards it costs.
    Use { of: Source, cards: Option<(CardId, CardId)> },
}

impl Aim {
    pub fn at(self, target: Option<Seat>) -> Action {
        match self {
            Self::Play { card, kind } => Action::Play { card, kind, target },
            Self::Use { of, cards } => Action::Use { of, cards, target },
        }
    }

    /// Whether a card, in hand or in play, is part of it.
    fn holds(self, card: CardId) -> bool {
        match self {
            Self::Play { card: held, .. } => held == card,
            Self::Use { of, cards } => {
                of == Source::Card(card) || cards.is_some_and(|(first, second)| first == card || second == card)
            }
        }
    }
}

impl Selection {
    /// Whether a card, in hand or in play, is part of it.
    pub fn holds(&self, card: CardId) -> bool {
        match self {
            Self::None | Self::Ready(_) => false,
            Self::Aim(aim) => aim.holds(card),
            Self::Uses { card: held } => *held == card,
            Self::Pair { first, .. } => *first == Some(card),
        }
    }

    /// What is left of it after the table has changed: nothing that is no longer possible.
    #[must_use]
    pub fn kept(self, desk: &Desk) -> Self {
        let still = match self {
            Self::None => true,
            Self::Aim(aim) => !desk.targets(aim).is_empty(),
            Self::Uses { card } => !desk.kinds(card).is_empty(),
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
    /// A card in front of oneself.
    InPlay(CardId),
    /// A player, oneself included.
    Seat(Seat),
    /// One of the ways to use the selected card.
    As(CardKind),
    /// An ability that needs two cards.
    Power(Source),
    /// An ability that needs a target.
    Aim(Source),
    /// A card in front of somebody else, as the second one an ability needs.
    Aimed(CardId),
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
        Tap::Aim(of) => aim_or_do(desk, Aim::Use { of, cards: None }),
        Tap::As(kind) => match selection {
            Selection::Uses { card } => aim_or_do(desk, Aim::Play { card, kind }),
            _ => Turn::Select(Selection::None),
        },
        Tap::Seat(seat) => on_seat(desk, selection, seat),
        Tap::Hand(card) => on_hand(desk, selection, card),
        Tap::InPlay(card) => on_in_play(desk, selection, card),
        Tap::Aimed(card) => match selection {
            Selection::Pair { of, first: Some(first) } => shoot_at_card(desk, of, first, card),
            _ => Turn::Look,
        },
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
        Selection::Aim(aim) => act(desk, aim.at(Some(seat))),
        // Which of his cards is asked on a sheet.
        Selection::Pair { of, first: Some(first) } if desk.aimed(of, first).any(|(owner, _)| owner == seat) => {
            Turn::Select(selection)
        }
        _ if desk.may(Action::PickSeat(seat)) => Turn::Do(Action::PickSeat(seat)),
        _ => Turn::Look,
    }
}

fn on_hand(desk: &Desk, selection: Selection, card: CardId) -> Turn {
    match selection {
        Selection::Pair { of, first } => return pay(desk, of, first, card),
        Selection::Aim(_) | Selection::Uses { .. } if selection.holds(card) => {
            return Turn::Select(Selection::None);
        }
        _ => {}
    }
    if desk.may(Action::Pick(card)) {
        return Turn::Do(Action::Pick(card));
    }
    // A second tap on what was announced takes it back.
    if desk.announced() == Some(card) && desk.may(Action::Pass) {
        return Turn::Do(Action::Pass);
    }
    match *desk.kinds(card).as_slice() {
        [] => desk.why_not(card).map_or(Turn::Look, |(tried, why)| Turn::Refuse { tried, why }),
        // What turns a card into something else in one's turn is not done by one tap.
        [kind] if turns_into(desk, card, kind) => Turn::Select(Selection::Uses { card }),
        [kind] => aim_or_do(desk, Aim::Play { card, kind }),
        _ => Turn::Select(Selection::Uses { card }),
    }
}

/// Whether a card would at once be played as something it is not.
fn turns_into(desk: &Desk, card: CardId, kind: CardKind) -> bool {
    let in_turn = desk.mine().is_some_and(|decision| decision.ask == Ask::Turn);
    in_turn && kind != card.kind() && desk.targets(Aim::Play { card, kind }).is_empty()
}

fn on_in_play(desk: &Desk, selection: Selection, card: CardId) -> Turn {
    if selection.holds(card) {
        return Turn::Select(Selection::None);
    }
    let aim = Aim::Use { of: Source::Card(card), cards: None };
    if desk.may(aim.at(None)) || !desk.targets(aim).is_empty() {
        return aim_or_do(desk, aim);
    }
    // Somebody who is asked and taps a green card wants to use it; otherwise it is looked at.
    let wanted = matches!(desk.mine().map(|decision| decision.ask), Some(Ask::Turn | Ask::Respond { .. }));
    let why = if wanted { desk.why_not_in_play(card) } else { None };
    why.map_or(Turn::Look, |(tried, why)| Turn::Refuse { tried, why })
}

/// Does something at once, or asks for its target.
fn aim_or_do(desk: &Desk, aim: Aim) -> Turn {
    if desk.targets(aim).is_empty() { Turn::Do(aim.at(None)) } else { Turn::Select(Selection::Aim(aim)) }
}

/// Chooses the cards an ability needs, one tap each. The first one tapped is the first one discarded.
fn pay(desk: &Desk, of: Source, first: Option<CardId>, card: CardId) -> Turn {
    let begin = |first| Turn::Select(Selection::Pair { of, first });
    match first {
        Some(first) if first == card => begin(None),
        None if desk.begins_pair(of, card) => begin(Some(card)),
        // With a card in front of somebody else still to come, another hand card takes the place of the first.
        Some(_) if desk.aims_at_card(of) && desk.begins_pair(of, card) => begin(Some(card)),
        _ => {
            let aim = Aim::Use { of, cards: Some((first.unwrap_or(card), card)) };
            if desk.may(aim.at(None)) || !desk.targets(aim).is_empty() {
                aim_or_do(desk, aim)
            } else {
                refuse_pair(desk, aim.at(None))
            }
        }
    }
}

/// The second card of a pair lies in front of somebody else.
fn shoot_at_card(desk: &Desk, of: Source, first: CardId, card: CardId) -> Turn {
    let aim = Aim::Use { of, cards: Some((first, card)) };
    let owner = desk.aimed(of, first).find(|(_, aimed)| *aimed == card).map(|(owner, _)| owner);
    owner.map_or_else(|| refuse_pair(desk, aim.at(None)), |owner| Turn::Do(aim.at(Some(owner))))
}

fn refuse_pair(desk: &Desk, tried: Action) -> Turn {
    Turn::Refuse { tried, why: desk.refusal(tried).unwrap_or(Illegal::NeedsTwoCards) }
}
