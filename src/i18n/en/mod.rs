//! English.

mod actions;
mod cards;
mod characters;
mod dice;
mod events;
mod facts;
mod names;
mod prompts;
mod refusals;
mod tables;
mod troubles;
mod ui;
mod weave;

use super::speak::speak;

/// The English language.
pub struct English;

speak!(English);

#[cfg(test)]
mod dodge_city_tests;
#[cfg(test)]
mod tests;
