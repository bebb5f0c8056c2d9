//! What a seat is asked. The list of questions is closed: page, bots and network know only these.

use super::{Power, Source};
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
    /// With which die to play this turn: `UseDie`.
    Dice,
    /// Roll; `left` rolls remain: `Roll`, and after the first roll `Stop`.
    Roll { left: u8 },
    /// Aim a bullseye of this reach; `left` are still to be aimed, those of the other reach included: `Shoot`.
    Shoot { reach: u8, left: u8 },
    /// Name who gains life; `left` more, this one included: `PickSeat`.
    Heal { left: u8 },
    /// Name a player: `PickSeat`, and `Pass` if it may be declined.
    PickSeat,
    /// Which token to take for an arrow; `left` more, this one included: `Take`, `TakeFrom`.
    Arrow { left: u8 },
    /// Take a token instead of losing a life point, up to `left` times: `Take`, `Pass`.
    Dodge { left: u8 },
    /// Put a token back, up to `left` times: `Return`, and `Pass` if it may be declined.
    Return { left: u8 },
    /// Put all of one's own tokens back: `ReturnAll`, `Pass`.
    ReturnAll,
    /// Take over this player's loss: `TakeLoss`, `Pass`.
    TakeLoss { victim: Seat, amount: u8 },
    /// Show one's role now and use its power: `Reveal`, `Pass`. Everybody is asked who could hold a fitting role as
    /// far as all can see, so the question tells nothing.
    Role { moment: Moment },
    /// Turn a die to another face: `Turn`.
    Turn,
    /// The ghost gives a token: `Give`.
    Give,
}

/// When a special role can be used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// One's own turn begins.
    TurnStart,
    /// Dice have just been rolled.
    Rolled,
    /// The active player rolls no more.
    LastRoll,
    /// A special role has just been shown for its power.
    Revealed { by: Seat, power: Power },
    /// A player is about to gain life.
    Gain { seat: Seat, amount: u8 },
    /// A player is about to be eliminated.
    Death { seat: Seat },
    /// One's own turn ends.
    TurnEnd,
}
