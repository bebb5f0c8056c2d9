//! Mistakes in scenario files, in words that help to mend them.

use super::suggest::nearest;
use crate::core::Seat;
use std::fmt;

/// A mistake and its line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioError {
    pub line: usize,
    pub problem: Problem,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// Something stands before the first `== title`.
    BeforeFirstCase,
    NoTitle,
    /// The line `--` between the table and what happens is missing above this line.
    NoSeparator,
    /// A second line `--` in one case.
    SeparatorTwice,
    /// An action or a fact above `--`.
    BelongsBelow(String),
    /// A line about the table below `--`.
    BelongsAbove(String),
    /// The key was given before.
    KeyTwice(String),
    /// A word or line that means nothing here, and a known one that is like it.
    Unknown {
        noun: Noun,
        text: String,
        nearest: Option<String>,
    },
    NotASeat(String),
    /// The table is smaller.
    NoSuchSeat(Seat),
    NotANumber(String),
    /// The card already lies somewhere else.
    CardTwice(String),
    /// Seats are listed in order, beginning with A.
    SeatOrder {
        expected: Seat,
    },
    NoReason,
    /// Neither seats nor a deal.
    NoTable,
    /// Seats and a deal at once.
    TableAndDeal,
    /// Nothing that could fail.
    NothingChecked,
}

/// The kind of word that was expected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Noun {
    Key,
    Subject,
    Set,
    Rule,
    Role,
    /// What the key `roles` can say.
    RolesOption,
    Character,
    /// A part of a seat's line, or of a deal's.
    SeatPart,
    Stage,
    Event,
    Card,
    Face,
    /// An action; to test that a line is none, write `refused malformed`.
    Action,
    Fact,
}

impl Noun {
    const fn words(self) -> &'static str {
        match self {
            Self::Key => "no key of the table (a line above `--`)",
            Self::Subject => "no card, character, event card, role, module or table rule",
            Self::Set => "no set or module",
            Self::Rule => "no table rule with an option of it",
            Self::Role => "no role",
            Self::RolesOption => "not what `roles` can say",
            Self::Character => "no character",
            Self::SeatPart => "no part of this line",
            Self::Stage => "no stage a table can begin with or a turn can be in",
            Self::Event => "no event card, deck or way to mix them",
            Self::Card => "no card",
            Self::Face => "no face of a die",
            Self::Action => "no action (to test that: `refused malformed`)",
            Self::Fact => "no fact",
        }
    }
}

impl Problem {
    /// An unknown word, with the candidate that is most like it.
    pub(super) fn unknown<S: AsRef<str>>(noun: Noun, text: &str, candidates: impl IntoIterator<Item = S>) -> Self {
        let text = text.trim();
        Self::Unknown { noun, text: text.into(), nearest: nearest(text, candidates) }
    }
}

impl From<Problem> for Vec<Problem> {
    fn from(problem: Problem) -> Self {
        vec![problem]
    }
}

impl fmt::Display for ScenarioError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl std::error::Error for ScenarioError {}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BeforeFirstCase => f.write_str("only comments may stand before the first `== title`"),
            Self::NoTitle => f.write_str("a title is missing after `==`"),
            Self::NoSeparator => {
                f.write_str("the line `--` is missing above this line: it stands between the table and what happens")
            }
            Self::SeparatorTwice => f.write_str("a second `--`: a new case begins with `== title`"),
            Self::BelongsBelow(line) => write!(f, "`{line}` is no part of the table: it belongs below `--`"),
            Self::BelongsAbove(line) => write!(f, "`{line}` is a part of the table: it belongs above `--`"),
            Self::KeyTwice(key) => write!(f, "`{key}` is given twice"),
            Self::Unknown { noun, text, nearest } => {
                write!(f, "`{text}` is {}", noun.words())?;
                nearest.as_ref().map_or(Ok(()), |nearest| write!(f, "; did you mean `{nearest}`?"))
            }
            Self::NotASeat(text) => write!(f, "`{text}` is no seat"),
            Self::NoSuchSeat(seat) => write!(f, "nobody sits at {seat}"),
            Self::NotANumber(text) => write!(f, "`{text}` is no number"),
            Self::CardTwice(card) => write!(f, "`{card}` lies in two places"),
            Self::SeatOrder { expected } => write!(f, "seat {expected} comes next"),
            Self::NoReason => f.write_str("`refused` needs a reason"),
            Self::NoTable => f.write_str("there are neither seats nor a deal"),
            Self::TableAndDeal => f.write_str("a deal has no seats, piles or turn of its own"),
            Self::NothingChecked => f.write_str("nothing is checked: no fact, no refusal"),
        }
    }
}
