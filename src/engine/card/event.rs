//! What happened. Every atom emits exactly one event.

use super::{CardId, CardKind, CardSet, Character, EventCard, EventDeck, Source, Stage, Suit};
use crate::core::{List, Outcome, Role, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Where a card can be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    Deck,
    Discard,
    /// Laid out in the middle.
    Table,
    Hand(Seat),
    InPlay(Seat),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A player's turn begins.
    TurnBegan {
        seat: Seat,
    },
    /// The turn reached this stage.
    StageReached {
        stage: Stage,
    },
    /// A hand card is played; its move follows.
    Played {
        seat: Seat,
        card: CardId,
        kind: CardKind,
        target: Option<Seat>,
    },
    /// A hand card answers an attack or a loss; its move follows.
    Answered {
        seat: Seat,
        card: CardId,
        kind: CardKind,
    },
    /// A card in play or an ability is used.
    Used {
        seat: Seat,
        of: Source,
        target: Option<Seat>,
    },
    /// Nothing was answered.
    Declined {
        seat: Seat,
        because: Source,
    },
    /// A card changes place. `card` is hidden from everybody but `seen`.
    Moved {
        card: Option<CardId>,
        from: Zone,
        to: Zone,
        seen: SeatSet,
    },
    /// A card in a hand is shown to all and stays there.
    Shown {
        seat: Seat,
        card: CardId,
    },
    /// The discard pile became the deck, but for the cards still being resolved.
    Reshuffled {
        cards: u8,
        kept: List<CardId, 32>,
    },
    /// A draw! was decided by this card.
    Checked {
        seat: Seat,
        card: CardId,
        because: Source,
        good: bool,
    },
    /// A jailed player loses his turn.
    TurnSkipped {
        seat: Seat,
    },
    LifeLost {
        seat: Seat,
        amount: u8,
        by: Option<Seat>,
        because: Source,
    },
    LifeGained {
        seat: Seat,
        amount: u8,
    },
    /// A card was played without effect.
    NoEffect {
        seat: Seat,
        kind: CardKind,
    },
    /// A card or shot leaves this player alone.
    Immune {
        seat: Seat,
        because: Source,
    },
    RoleShown {
        seat: Seat,
        role: Role,
    },
    /// A player is this character from now on, with this much life.
    CharacterTaken {
        seat: Seat,
        character: Character,
        life: i8,
        /// Whether another character lies face down in front of him.
        spare: bool,
    },
    /// A player has this character's ability for now, instead of one copied before.
    AbilityCopied {
        seat: Seat,
        character: Character,
    },
    /// A player has the abilities of his other character for now, or his own again.
    Disguised {
        seat: Seat,
        character: Option<Character>,
    },
    /// An event card is turned up; `coming` is the next one everybody sees.
    EventTurned {
        deck: EventDeck,
        card: EventCard,
        coming: Option<EventCard>,
    },
    /// The active card of an event deck has ended and no other has come.
    EventEnded {
        deck: EventDeck,
        card: EventCard,
    },
    /// A player gets a role anew; only he knows which.
    RoleDealt {
        seat: Seat,
        role: Option<Role>,
    },
    /// Two players trade places.
    SeatsSwapped {
        a: Seat,
        b: Seat,
    },
    /// A player will miss his next turn.
    WillMissTurn {
        seat: Seat,
    },
    /// A player is jailed for life, or free again.
    Sentenced {
        seat: Seat,
        jailed: bool,
    },
    /// A player is not eliminated but goes on as somebody with another goal.
    Reborn {
        seat: Seat,
        because: EventCard,
        role: Role,
        life: i8,
    },
    /// A player drew these characters' abilities.
    AbilitiesDrawn {
        seat: Seat,
        characters: [Character; 2],
    },
    /// A player shows his hand to all.
    HandShown {
        seat: Seat,
        cards: CardSet,
    },
    /// A player is ordered to play a card.
    Ordered {
        seat: Seat,
        by: Seat,
        kind: CardKind,
        target: Option<Seat>,
    },
    /// A player who was out comes back; with no life he is a ghost.
    Returned {
        seat: Seat,
        life: i8,
    },
    /// A player may play only cards of this suit for the rest of his turn.
    SuitNamed {
        seat: Seat,
        suit: Suit,
    },
    /// A player bet on the colour of the next card.
    ColourGuessed {
        seat: Seat,
        red: bool,
        right: bool,
    },
    Eliminated {
        seat: Seat,
        by: Option<Seat>,
    },
    /// The Sheriff pays for eliminating a Deputy.
    Penalty {
        seat: Seat,
    },
    /// A reward for eliminating an Outlaw.
    Reward {
        seat: Seat,
    },
    GameEnded {
        outcome: Outcome,
    },
}

impl Event {
    /// The event as `viewer` may know it.
    #[must_use]
    pub fn seen_by(self, viewer: Option<Seat>) -> Self {
        match self {
            Self::Moved { from, to, seen, .. } if !viewer.is_some_and(|v| seen.contains(v)) && !seen_by_all(seen) => {
                Self::Moved { card: None, from, to, seen }
            }
            Self::RoleDealt { seat, .. } if viewer != Some(seat) => Self::RoleDealt { seat, role: None },
            other => other,
        }
    }
}

/// Everybody, spectators included.
pub(super) const ALL_EYES: SeatSet = SeatSet(u8::MAX);

fn seen_by_all(seen: SeatSet) -> bool {
    seen == ALL_EYES
}
