//! What a seat is asked. The list of questions is closed: page, bots and network know only these.

use super::Source;
use crate::core::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Decision {
    pub seat: Seat,
    pub ask: Ask,
    pub because: Source,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Phase 2: play cards or end the turn.
    Turn,
    /// Answer an attack or a loss, or let it happen.
    Respond { to: Demand },
    /// Take a card from a pool; `left` picks remain, this one included.
    PickCard { from: Pool, left: u8 },
    /// Name a player, or choose the other way offered.
    PickSeat,
    /// Take one of the listed choices.
    Choose,
    /// Discard hand cards, `left` of them: in phase 3, or to pay for what was announced.
    Discard { left: u8 },
    /// Hand one of the cards on the table to this player.
    Give { to: Seat },
    /// Put one's own cards on the discard pile in an order of one's choice.
    Order { left: u8 },
}

/// What an attack or a loss demands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Demand {
    /// Cancel a shot with this many more Missed! effects.
    Missed { needed: u8, by: Option<Seat> },
    /// Discard a BANG!.
    Bang { by: Seat },
    /// Regain this many life points or be eliminated; zero when the loss is not lethal.
    Rescue { needed: u8 },
}

/// Where a card is picked from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pool {
    /// The cards laid out on the table.
    Table,
    /// Hand and cards in play of one player.
    Of(Seat),
    /// Cards in front of all the others.
    Others,
}
