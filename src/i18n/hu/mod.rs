//! Hungarian.

mod actions;
mod cards;
mod characters;
mod dice;
mod events;
mod facts;
mod names;
mod prompts;
mod refusals;
mod suffix;
mod tables;
mod troubles;
mod ui;
mod weave;

use super::speak::speak;

/// The Hungarian language.
pub struct Hungarian;

speak!(Hungarian);

#[cfg(test)]
mod tests;
