//! German.

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
mod tables;
mod talk;
mod troubles;
mod ui;
mod weave;

use super::speak::speak;

/// The German language.
pub struct German;

speak!(German);

#[cfg(test)]
mod dodge_city_tests;
#[cfg(test)]
mod tests;
