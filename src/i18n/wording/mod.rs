//! Which message of the language files says what: one file for each subject, the same for all languages.

mod buttons;
mod errors;
mod log;
mod questions;
mod refusals;

pub(super) use errors::{deal_of, resume_of};
pub(super) use log::outcome;
