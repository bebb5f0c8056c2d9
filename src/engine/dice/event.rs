//! What happened. Every atom emits exactly one event. Nothing in them is hidden: roles appear when shown.

use super::{Arrow, Arrows, Cause, Dice, DiceSet, Face, Mark, Power, Source};
use crate::core::{Outcome, Role, Seat, Team};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A player's turn begins.
    TurnBegan {
        seat: Seat,
    },
    /// The dice of a turn are laid out; those a ghost token fixes already show their face.
    DiceReady {
        seat: Seat,
        dice: Dice,
    },
    /// Some dice were rolled, the others kept; `dice` shows all of them.
    Rolled {
        seat: Seat,
        rolled: DiceSet,
        dice: Dice,
    },
    /// A die was turned by The Doctor.
    DieTurned {
        seat: Seat,
        die: u8,
        face: Face,
    },
    /// The active player rolls no more of his own will.
    Stopped {
        seat: Seat,
    },
    /// A token was taken, from the supply or from a player.
    ArrowTaken {
        seat: Seat,
        arrow: Arrow,
        from: Option<Seat>,
    },
    /// A token went back into the supply; `by` made it so.
    ArrowReturned {
        seat: Seat,
        arrow: Arrow,
        by: Seat,
    },
    /// All tokens of a player went back.
    ArrowsReturned {
        seat: Seat,
        arrows: Arrows,
    },
    /// Two players exchanged their tokens.
    ArrowsSwapped {
        a: Seat,
        b: Seat,
    },
    /// The supply ran out.
    IndiansAttacked,
    /// The owner of the Chief's Arrow has the most arrows and loses nothing.
    ChiefSpared {
        seat: Seat,
    },
    /// Three dynamites.
    Exploded {
        seat: Seat,
    },
    /// A bullseye was aimed; it hits together with all others.
    Aimed {
        seat: Seat,
        target: Seat,
        reach: u8,
        doubled: bool,
    },
    /// A beer was poured; it is drunk together with all others.
    BeerGiven {
        seat: Seat,
        to: Seat,
    },
    GatlingFired {
        seat: Seat,
    },
    /// An ability was used.
    Used {
        seat: Seat,
        of: Source,
        target: Option<Seat>,
    },
    /// Somebody declined.
    Passed {
        seat: Seat,
    },
    LifeLost {
        seat: Seat,
        amount: u8,
        by: Option<Seat>,
        cause: Cause,
    },
    LifeGained {
        seat: Seat,
        amount: u8,
        because: Source,
    },
    /// A gain was denied by The Bad.
    GainDenied {
        seat: Seat,
        amount: u8,
    },
    /// A loss, or a part of it, goes to another player.
    LossTaken {
        seat: Seat,
        victim: Seat,
        amount: u8,
    },
    /// An ability spares a player some or all of a loss.
    Spared {
        seat: Seat,
        amount: u8,
        because: Source,
    },
    RoleShown {
        seat: Seat,
        role: Role,
        power: Option<Power>,
    },
    /// A special role is used.
    PowerUsed {
        seat: Seat,
        power: Power,
    },
    /// A special role just used does nothing.
    PowerCancelled {
        seat: Seat,
        power: Power,
    },
    /// The Good has become Sheriff, the old Sheriff a Deputy.
    SheriffChanged {
        from: Seat,
        to: Seat,
    },
    /// The same player is on turn again.
    ExtraTurn {
        seat: Seat,
    },
    Eliminated {
        seat: Seat,
        by: Option<Seat>,
    },
    /// An eliminated player stays as the ghost; a Renegade joins a side.
    GhostRose {
        seat: Seat,
        side: Option<Team>,
    },
    MarkGiven {
        mark: Mark,
    },
    MarkReturned {
        mark: Mark,
    },
    GameEnded {
        outcome: Outcome,
    },
}
