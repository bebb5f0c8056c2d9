//! Hungarian.

mod actions;
mod bots;
mod cards;
mod characters;
mod comfort;
mod dice;
mod events;
mod facts;
mod figures;
mod friends;
mod games;
mod lessons;
mod manual;
mod names;
mod prompts;
mod refusals;
mod suffix;
mod tables;
mod talk;
mod troubles;
mod ui;
mod weave;

use super::speak::speak;

/// The Hungarian language.
pub struct Hungarian;

speak!(Hungarian);

#[cfg(test)]
mod tests;
