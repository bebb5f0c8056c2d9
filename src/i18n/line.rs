//! Sentences that know what they are about.

use standoff_engine::card::{CardId, CardKind, Character, EventCard};
use standoff_engine::core::{Role, Seat};

/// One sentence, or a label.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line(pub Vec<Span>);

/// A piece of a sentence: always the words, and what they stand for if they stand for something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span {
    /// The words in their right form ("you", "Jo's", "4 of hearts").
    pub text: String,
    pub topic: Option<Topic>,
}

/// What a piece of a sentence stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Topic {
    Seat(Seat),
    /// One printed card.
    Card(CardId),
    /// A kind of card.
    Kind(CardKind),
    Character(Character),
    Event(EventCard),
    Role(Role),
}

impl Line {
    /// The bare sentence.
    pub fn plain(&self) -> String {
        self.0.iter().map(|span| span.text.as_str()).collect()
    }
}
