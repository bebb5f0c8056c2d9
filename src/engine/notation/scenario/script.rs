//! What scenarios of both games have in common: a table, lines, actions, refusals and facts.

use super::suggest::FactForm;
use super::{Problem, Statement};
use crate::core::{Rules, Seat, SeatSet};
use std::fmt;
use std::ops::Deref;

/// A game in the words of scenario files.
pub trait Script: Rules {
    /// The part above `--` while it is read.
    type Draft: Default;
    /// The part above `--`.
    type Table: Clone + fmt::Debug;
    /// A statement only this game knows; those of both games are in [`super::CommonFact`].
    type Fact: Clone + PartialEq + fmt::Debug;

    /// The keys of lines above `--`, without seats and those of both games.
    const KEYS: &'static [&'static str];
    /// Every form of [`Script::Fact`] and every question, by example.
    const FACTS: &'static [FactForm];
    /// The action that declines.
    const PASS: Self::Action;

    /// Reads a `key: value` line above `--`; all its mistakes. `refused`: the table is expected to be refused.
    fn read_key(draft: &mut Self::Draft, key: &str, value: &str, refused: bool) -> Result<(), Vec<Problem>>;

    /// Players at the table read so far.
    fn seats_of(draft: &Self::Draft) -> u8;

    /// The whole part above `--`, once all keys are read.
    fn finish(draft: Self::Draft, keys: &[String]) -> Result<Self::Table, Problem>;

    /// The game in that position, or why there is none.
    fn set_up(table: &Self::Table) -> Result<Self, Refusal>;

    /// Reads a statement only this game knows; none if it is no such statement.
    fn read_fact(text: &str) -> Result<Option<Self::Fact>, Problem>;

    /// What was expected and what was found, in the same words; equal if the statement holds.
    fn compare(&self, fact: &Self::Fact) -> (String, String);

    /// What must be true after every action.
    fn sound(&self) -> Result<(), String>;

    /// What must be true at the end of a case.
    fn finished(&self) -> Result<(), String> {
        Ok(())
    }

    /// The position as the lines that would describe it, then who is asked what.
    fn describe(&self) -> String;

    fn write_reason(reason: &Self::Illegal) -> String;

    /// Whether an action is legal now, and why not.
    fn check_action(&self, seat: Seat, action: Self::Action) -> Result<(), Self::Illegal>;

    /// An action that is like a line which is none.
    fn nearest_action(line: &str) -> Option<String>;

    /// The player whose turn it is.
    fn turn_seat(&self) -> Option<Seat>;

    /// Those in play.
    fn alive(&self) -> SeatSet;

    /// Life points of a player, and the most he can have.
    fn life(&self, seat: Seat) -> (i8, i8);

    /// A role card by its word, and the one a player has.
    fn read_role_card(text: &str) -> Result<&'static str, Problem>;
    fn role_card(&self, seat: Seat) -> &'static str;

    /// A character by its word, and the one a player has.
    fn character_word(text: &str) -> Result<&'static str, Problem>;
    fn character_of(&self, seat: Seat) -> &'static str;

    /// The role card of a player, if the owner of the view knows it.
    fn role_seen(view: &Self::View, seat: Seat) -> Option<&'static str>;

    /// The question the owner of the view sees.
    fn decision_seen(view: &Self::View) -> Option<&Self::Decision>;

    /// A question and a cause in their usual spelling; none if they are not notation.
    fn spell_ask(text: &str) -> Option<String>;
    fn spell_source(text: &str) -> Option<String>;

    fn question(decision: &Self::Decision) -> Question;
}

/// A decision in notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    pub seat: Seat,
    pub ask: String,
    pub because: String,
}

/// Why a table is impossible: the words a file can expect, and a sentence for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    pub reason: String,
    pub explanation: String,
}

impl Refusal {
    pub(super) fn new(reason: impl Into<String>, explanation: impl Into<String>) -> Self {
        Self { reason: reason.into(), explanation: explanation.into() }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.reason, self.explanation)
    }
}

/// One situation and what becomes of it.
#[derive(Clone, Debug)]
pub struct Case<G: Script> {
    pub title: String,
    /// The line of the title.
    pub line: usize,
    /// The rulings, worked examples and official answers it follows, e.g. `R46`, `SC17`, `Q38`.
    pub rulings: Vec<String>,
    /// The reason for which the table itself must be refused.
    pub refused: Option<String>,
    /// Where it begins and what it is about.
    pub table: G::Table,
    pub steps: Vec<Step<G>>,
}

impl<G: Script> Deref for Case<G> {
    type Target = G::Table;

    fn deref(&self) -> &G::Table {
        &self.table
    }
}

/// One line of what happens, or one fact that must hold at that point.
#[derive(Clone, PartialEq, Debug)]
pub struct Step<G: Script> {
    pub line: usize,
    pub what: What<G>,
}

#[derive(Clone, PartialEq, Debug)]
pub enum What<G: Script> {
    /// Somebody acts.
    Act { seat: Seat, action: G::Action },
    /// Everybody but the player whose turn it is passes, until he is asked.
    OthersPass,
    /// Somebody tries something that must be refused for this reason. No action: the line is not notation.
    Refused { seat: Seat, action: Option<G::Action>, reason: String },
    /// A fact that must hold.
    Fact(Statement<G>),
}

impl<G: Script> What<G> {
    /// Whether it changes the position.
    pub fn is_action(&self) -> bool {
        match self {
            Self::Act { .. } | Self::OthersPass => true,
            Self::Refused { .. } | Self::Fact(_) => false,
        }
    }
}
