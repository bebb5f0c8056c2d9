//! What a seat can do.

use super::{Character, DiceSet, Die, Face, Power};
use crate::core::Seat;
use serde::{Deserialize, Serialize};

/// Where an effect or a question comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The rules of the game themselves.
    #[default]
    Rules,
    Face(Face),
    Character(Character),
    /// A special role.
    Power(Power),
}

/// A kind of arrow token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Arrow {
    Normal,
    Chief,
}

/// One answer to a [`Decision`](super::Decision). The order of variants is the order of `legal_actions`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Plays this turn with a Saloon die, or with base dice only.
    UseDie(Die),
    /// Rolls these dice again and keeps the others.
    Roll(DiceSet),
    /// Keeps all dice.
    Stop,
    /// Aims a bullseye; doubled at the price of a beer (Slab the Killer).
    Shoot { target: Seat, doubled: bool },
    /// Names a player.
    PickSeat(Seat),
    /// Takes a token from the supply.
    Take(Arrow),
    /// Takes the Chief's Arrow from another player (Apache Kid).
    TakeFrom(Seat),
    /// Puts a token of a player back into the supply.
    Return { seat: Seat, arrow: Arrow },
    /// Puts all of one's tokens back.
    ReturnAll,
    /// Takes over a loss (Molly Stark).
    TakeLoss,
    /// Shows one's role and uses its power.
    Reveal,
    /// Turns a die (The Doctor).
    Turn { die: u8, face: Face },
    /// Gives a ghost token.
    Give { face: Face, seat: Seat },
    /// Declines.
    Pass,
}
