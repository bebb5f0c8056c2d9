//! The special roles: each can be used once, by showing it at the right moment.

pub mod left_hand;
pub mod right_hand;
pub mod the_bad;
pub mod the_bear;
pub mod the_doctor;
pub mod the_gambler;
pub mod the_good;
pub mod the_judge;
pub mod the_ugly;
