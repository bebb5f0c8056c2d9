//! Scenarios: a table, what happens there, and what must hold, as text.
//!
//! The format is described in `tests/scenarios/README.md`. [`read`] turns a text into [`Scenario`]s, [`run`]
//! plays one and reports every difference. Nothing here touches files.

mod facts;
mod parse;
mod run;
mod state;

pub use facts::Fact;
pub use parse::{Problem, ScenarioError, read};
pub use run::{Failure, run, run_watched};
pub use state::write_state;

use crate::card::{Action, CardKind, Character, EventCard, Layout, Set, Setup, TableRules};
use crate::core::Seat;

/// One situation and what becomes of it.
#[derive(Clone, Debug)]
pub struct Scenario {
    pub title: String,
    /// The line of the title.
    pub line: usize,
    /// What it is a test of.
    pub about: Vec<Subject>,
    /// The rulings and worked examples it follows, e.g. `R46`, `SC17`.
    pub rulings: Vec<String>,
    pub sets: Vec<Set>,
    pub rules: TableRules,
    pub given: Given,
    /// The reason for which the table itself must be refused.
    pub refused: Option<String>,
    pub steps: Vec<Step>,
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

/// One line of what happens, or one fact that must hold at that point.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    pub line: usize,
    pub what: What,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// Somebody acts.
    Act { seat: Seat, action: Action },
    /// Somebody tries something that must be refused for this reason. No action: the line is not notation.
    Refused { seat: Seat, action: Option<Action>, reason: String },
    /// A fact that must hold.
    Fact(Fact),
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
