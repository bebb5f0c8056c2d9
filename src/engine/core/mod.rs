//! What both games share: seats, roles, small containers, random numbers, records.

mod by_id;
mod derived;
mod list;
mod record;
mod ring;
mod rng;
mod role;
mod rules;
mod seat;
mod sink;
mod sort;
mod step;

pub(crate) use by_id::by_id;
pub use derived::Derived;
pub use list::List;
pub use record::{Record, RecordError, Replay, RulesChange, fingerprint};
pub use ring::Ring;
pub use rng::{Rng, Seed};
pub use role::{Role, RolesError, Team, check_roles, roles_for};
pub use rules::{Outcome, Rules, Unsound};
pub use seat::{MAX_SEATS, Seat, SeatSet};
pub use sink::Sink;
pub use sort::sort_by_key;
pub use step::Step;
