//! Friends on their own devices: what is said between a host and his guests, and what is believed of it.
//!
//! One device hosts: it has the whole game, and each guest is told what his seat may know and nothing else.
//!
//! * [`message`]: what is said; bounded and read strictly. [`pack`]: as bytes; [`patch`]: views as differences.
//! * [`fair`]: a deal everybody adds to, and a record that can be checked. [`seal`]: a table that can move.
//! * [`Host`] and [`Guest`]: the two ends. Both are told what comes over the wires and say what is to be done; wires,
//!   clocks and tables belong to others, so that both are tested without any. [`Heir`]: a guest who takes over.

pub mod fair;
mod guest;
mod heir;
mod host;
mod limit;
pub mod message;
pub mod pack;
pub mod patch;
pub mod seal;

pub use guest::{Guest, News};
pub use heir::Heir;
pub use host::{Deed, Host, Post, Sight};

use serde::{Deserialize, Serialize};

/// What a table with friends agreed on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Terms {
    pub away: Away,
    /// Seconds for each decision; none at all if zero.
    pub timer: u16,
}

/// What becomes of the seat of somebody who is not there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub enum Away {
    /// A bot plays until he is back.
    #[default]
    Bot,
    /// The table waits for him.
    Wait,
}

#[cfg(test)]
mod tests;
