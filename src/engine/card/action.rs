//! What a seat can do.

use super::{CardId, CardKind, Character, EventCard, Suit};
use crate::core::Seat;
use serde::{Deserialize, Serialize};

/// Where an effect, a question or a ban comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The rules of the game themselves.
    #[default]
    Rules,
    Card(CardId),
    Character(Character),
    /// An event card in force.
    Event(EventCard),
}

/// One answer to a [`Decision`](super::Decision). The order of variants is the order of `legal_actions`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Plays a hand card, in one's turn or as an answer; `kind` is what it is played as.
    Play {
        card: CardId,
        kind: CardKind,
        target: Option<Seat>,
    },
    /// Uses a card in front of oneself, a character's ability or what an event allows. `cards` are two hand
    /// cards it costs, or one it costs and the card in play it is aimed at.
    Use {
        of: Source,
        cards: Option<(CardId, CardId)>,
        target: Option<Seat>,
    },
    /// Picks a card that can be named.
    Pick(CardId),
    /// Picks a random card from the hand in question.
    PickHidden,
    /// Picks a player.
    PickSeat(Seat),
    Choose(Choice),
    /// Leaves the rest in any order.
    Rest,
    /// Declines, or takes no more.
    Pass,
    /// Ends phase 2.
    End,
}

/// A choice that is neither a card nor a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// Draw from the deck.
    Deck,
    /// Draw the top card of the discard pile.
    Discard,
    Character(Character),
    /// The abilities of this character for as long as the event lasts.
    Guise(Character),
    /// A life point instead of cards.
    Life,
    Red,
    Black,
    Suit(Suit),
}
