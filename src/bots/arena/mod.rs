//! Players against each other, by the thousand.
//!
//! A deal is a number: together with a seed it fixes roles by seat, characters, deck and the random stream of every
//! seat. So results depend neither on the number of threads nor on who else sits at the table.
//!
//! * [`Contest`]: what the arena needs of a game.
//! * [`Deals`]: deals by number; `hall`: one game from deal to end.
//! * [`Series`]: one player for each team, game after game.
//! * [`Trial`]: one player against another, team by team on the same deals; [`Row`] is one game of it, [`Ledger`] the
//!   file it is kept in, [`Summary`] what follows; `stats`: the arithmetic.
//! * [`Sitting`]: what the marshal's beliefs were worth in one game; [`Calibration`] in many.
//! * [`Bench`]: the speed of the rules; [`Pace`]: the speed of players.
//! * [`yardstick`]: what the players of other programs do.

mod bench;
mod by_team;
mod calibration;
mod contest;
mod deals;
mod hall;
mod ledger;
mod pace;
mod report;
mod series;
#[cfg(test)]
mod series_tests;
mod stats;
mod summary;
mod trial;
#[cfg(test)]
mod trial_tests;
pub mod yardstick;

pub use bench::{Bench, bench};
pub use by_team::ByTeam;
pub use calibration::{Calibration, Company, Gauge, Sitting, Sittings};
pub use contest::Contest;
pub use deals::Deals;
pub use ledger::{Ledger, Record};
pub use pace::{Pace, imagined_per_s, pace};
pub use report::{Report, Share};
pub use series::{Series, Tally};
pub use stats::{Uplift, uplift};
pub use summary::{Partner, Side, Summary};
pub use trial::{Arm, Row, Trial};

/// Decisions after which a game counts as stalled.
pub const LIMIT: u64 = 100_000;
