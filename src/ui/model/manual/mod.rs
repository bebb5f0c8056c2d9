//! The browser of rules: everything that has a rule of its own, how it is found, and what else speaks of it.

mod law;
mod rulings;
mod search;
mod topic;

pub use law::{concerned, table_rules_about};
pub use rulings::rulings;
pub use search::Search;
pub use topic::{Chapter, Origin, Topic};

#[cfg(test)]
mod tests;
