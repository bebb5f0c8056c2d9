//! Why an action is refused, with what a person needs to be told.

use super::{CardId, CardKind, Source};
use crate::core::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Illegal {
    /// The game has ended.
    GameOver,
    /// Somebody else must act first.
    NotYourDecision { waiting_for: Seat },
    /// No such seat at this table.
    NoSuchSeat { seat: Seat },
    /// The actor has been eliminated.
    Eliminated { seat: Seat },
    /// The action does not answer the question asked.
    NotAsked,
    /// The card is not in the actor's hand.
    NotInHand { card: CardId },
    /// The card is not among those that can be picked or used.
    NotAvailable { card: CardId },
    /// The card cannot be played as that kind.
    NotThatCard { card: CardId, kind: CardKind },
    /// The card has no use at this moment.
    NotNow { kind: CardKind },
    /// The card needs a target.
    NeedsTarget { kind: CardKind },
    /// The card takes no target.
    NoTarget { kind: CardKind },
    /// The card cannot be aimed at oneself.
    NotAtYourself { kind: CardKind },
    /// The target is not in play.
    TargetEliminated { target: Seat },
    /// The target is too far away.
    OutOfReach { target: Seat, distance: u8, reach: u8 },
    /// The target has nothing to take.
    TargetHasNoCards { target: Seat },
    /// No more BANG! cards may be played this turn.
    BangLimit { played: u8, limit: u8 },
    /// A card of that name already lies in front of that player.
    SameName { kind: CardKind, seat: Seat },
    /// The Sheriff cannot be jailed.
    NotTheSheriff { target: Seat },
    /// The player is at full life.
    FullLife,
    /// The player has no such ability, or it cannot be used now.
    NoSuchPower { of: Source },
    /// The ability has been used as often as a turn allows.
    UsedUp { of: Source },
    /// The last life point cannot be given up.
    LastLife,
    /// A blue hand card is needed.
    NeedsBlueCard,
    /// Two different hand cards are needed.
    NeedsTwoCards,
    /// The card does nothing to that player.
    Immune { target: Seat, card: CardId },
    /// Another hand card must be discarded with it.
    NeedsAnotherCard { kind: CardKind },
    /// The card was laid out in this turn and is not ready.
    NotReady { card: CardId },
    /// This card must be played first.
    MustPlay { card: CardId },
    /// A BANG! card in hand and a card in front of somebody else are needed.
    NeedsBangAndCard,
    /// Two BANG! cards are needed.
    NeedsTwoBangs,
    /// Something in force forbids it.
    Forbidden { by: Source },
}
