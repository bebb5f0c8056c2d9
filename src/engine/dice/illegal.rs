//! Why an action is refused, with what a person needs to be told.

use super::{Arrow, DiceSet, Die, Face, Source};
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
    /// It cannot be declined.
    MustChoose,
    /// There is no die of that number.
    NoSuchDie { die: u8 },
    /// The first roll takes exactly these dice.
    FirstRoll { dice: DiceSet },
    /// At least one die must be rolled; otherwise stop.
    NothingToRoll,
    /// Dynamite stays where it is.
    Locked { die: u8 },
    /// The die has no such face, or shows it already.
    NotThatFace { die: u8, face: Face },
    /// None of the dice shows that face.
    NotShown { face: Face },
    /// The die is not offered.
    NotThatDie { die: Die },
    /// The target is not in play.
    TargetEliminated { target: Seat },
    /// Oneself cannot be chosen here.
    NotYourself,
    /// A bullseye of this reach does not hit at that distance.
    OutOfReach { target: Seat, distance: u8, reach: u8 },
    /// Nothing allows a bullseye to be doubled now.
    CannotDouble,
    /// There is no such token to take.
    NoSuchArrow { arrow: Arrow },
    /// The player has no such token, or it cannot be returned now.
    NoArrowThere { seat: Seat, arrow: Arrow },
    /// The actor's role has no power for this moment.
    NoPower,
    /// Something asks for somebody else.
    NotThatPlayer { seat: Seat, because: Source },
}
