//! Friends on their own devices: what is said between a host and his guests, and what is believed of it.
//!
//! One device hosts: it has the whole game, and each guest is told what his seat may know and nothing else.
//!
//! * [`message`]: what is said; bounded and read strictly. [`pack`]: as bytes; [`patch`]: views as differences.
//! * [`keys`]: who somebody is. [`door`]: what may be believed of what a host shows. [`name`]: names fit to be shown.
//! * [`fair`]: a deal everybody adds to, and a record that can be checked. [`seal`]: a record nobody can read alone.
//! * [`Host`] and [`Guest`]: the two ends. Both are told what comes over the lines and say what is to be done; lines,
//!   clocks and tables belong to others, so that both are tested without any. [`HostMigration`]: a guest takes over.
//! * [`clock`]: how long somebody may think.

pub mod clock;
pub mod door;
pub mod fair;
mod guest;
mod host;
pub mod keys;
mod limit;
pub mod message;
mod migration;
pub mod name;
pub mod pack;
pub mod patch;
pub mod seal;

pub use guest::{Deals, Guest, GuestEffect, Peer, Phase};
pub use host::{Host, HostEffect, SeatPlan, Sight};
pub use migration::HostMigration;

use serde::{Deserialize, Serialize};

/// What a table with friends agreed on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Terms {
    pub away: Away,
    /// Seconds for each decision; none at all if zero. A turn may take [four times](clock::DECISIONS) as long.
    pub timer: u16,
    /// Seconds to come back before a bot plays.
    pub grace: u16,
}

impl Default for Terms {
    fn default() -> Self {
        Self { away: Away::Bot, timer: 0, grace: 60 }
    }
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
