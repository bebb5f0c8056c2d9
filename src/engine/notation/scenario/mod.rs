//! Scenarios: a table, what happens there, and what must hold, as text.
//!
//! The format is described in `tests/scenarios/README.md`. [`read_each`] turns a text into [`Case`]s, [`run`] plays one and
//! reports every difference, for every game that is a [`Script`]. Nothing here touches files.

mod card;
pub mod dice;
mod facts;
mod parse;
mod play;
mod problem;
mod read;
mod refusal;
mod script;
mod sight;
mod state;
mod statement;
mod suggest;
mod table;
#[cfg(test)]
mod tests;

pub use facts::Fact;
pub use play::{Failure, pass_others, run, run_watched};
pub use problem::{Noun, Problem, ScenarioError};
pub use read::{BrokenCase, game_of, read, read_each};
pub use script::{Case, Question, Refusal, Script, Step, What};
pub use sight::Sight;
pub use state::write_state;
pub use statement::{Asked, CommonFact, Statement, Viewer};
pub use suggest::FactForm;

use crate::card::{CardKind, Character, EventCard, Game, Layout, Set, Setup, TableRules};

/// A case of the card game.
pub type Scenario = Case<Game>;

/// What stands above `--` in a case of the card game.
#[derive(Clone, Debug)]
pub struct Table {
    /// What it is a test of.
    pub about: Vec<Subject>,
    pub sets: Vec<Set>,
    pub rules: TableRules,
    pub given: Given,
}

/// Where a scenario begins.
#[derive(Clone, Debug)]
pub enum Given {
    /// A described table.
    Table(Layout),
    /// A fresh deal.
    Deal { setup: Setup, seed: u64 },
}

/// What a scenario can be about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    Card(CardKind),
    Character(Character),
    Event(EventCard),
    /// A table rule, by its key.
    Rule(&'static str),
}

impl Subject {
    /// The subject of a word.
    pub fn from_id(id: &str) -> Option<Self> {
        let rule = || TableRules::ALL.iter().find(|rule| rule.key == id).map(|rule| Self::Rule(rule.key));
        let event = || EventCard::from_id(id).map(Self::Event);
        let character = || Character::from_id(id).map(Self::Character);
        CardKind::from_id(id).map(Self::Card).or_else(character).or_else(event).or_else(rule)
    }

    pub fn id(self) -> &'static str {
        match self {
            Self::Card(kind) => kind.id(),
            Self::Character(character) => character.id(),
            Self::Event(card) => card.id(),
            Self::Rule(key) => key,
        }
    }
}
