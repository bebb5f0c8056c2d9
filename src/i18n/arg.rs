//! The arguments of a sentence, before any language has said it.

use super::{Module, Preset, RuleChoice, Topic};
use crate::table::Level;
use standoff_engine::card::{CardId, CardKind, Character, EventCard, EventDeck, EventMix, Rank, Set, Source, Suit};
use standoff_engine::core::{Role, Seat, Team};
use standoff_engine::dice;

/// A sentence in no language yet: the number of its message and its arguments. The build script writes a function for each
/// message of the English files, so one that does not exist, or with other arguments, does not compile.
#[derive(Clone, PartialEq, Debug)]
pub struct Message {
    pub(super) id: u16,
    /// Each with the place of its name in the list of names.
    pub(super) args: Vec<(u8, Arg)>,
}

impl Message {
    pub(super) fn new(id: u16, args: Vec<(u8, Arg)>) -> Self {
        Self { id, args }
    }
}

/// An argument of a sentence.
#[derive(Clone, PartialEq, Debug)]
pub enum Arg {
    Seat(Seat),
    Name(Name),
    /// A playing card by suit and rank.
    Face(CardId),
    List(Vec<Arg>),
    /// Cards the reader knows, and how many others.
    Cards(Vec<Arg>, u8),
    Number(Number),
    Text(String),
    Sentence(Box<Message>),
}

/// Something the files have a name for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Name {
    /// The beginning of the ids of such names, without the hyphen.
    pub(super) group: &'static str,
    pub(super) key: &'static str,
    pub(super) topic: Option<Topic>,
}

/// A number, whatever the code counts with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Number(pub i64);

macro_rules! numbers {
    ($($type:ty),*) => {
        $(impl From<$type> for Number {
            fn from(number: $type) -> Self {
                Self(number.into())
            }
        })*
    };
}

numbers!(u8, i8, u16, i32, u32);

impl From<usize> for Number {
    fn from(number: usize) -> Self {
        Self(number as i64)
    }
}

impl Name {
    pub(super) fn new(group: &'static str, key: &'static str) -> Self {
        Self { group, key, topic: None }
    }

    fn about(group: &'static str, key: &'static str, topic: Topic) -> Self {
        Self { group, key, topic: Some(topic) }
    }
}

/// Whatever has a name of its own in the files.
macro_rules! names {
    ($($type:ty: $thing:ident => $name:expr,)*) => {
        $(impl From<$type> for Name {
            fn from($thing: $type) -> Self {
                $name
            }
        }

        impl From<$type> for Arg {
            fn from($thing: $type) -> Self {
                Self::Name($thing.into())
            }
        })*
    };
}

names! {
    CardId: card => Name::about("card", card.kind().id(), Topic::Card(card)),
    CardKind: kind => Name::about("card", kind.id(), Topic::Kind(kind)),
    Character: character => Name::about("character", character.id(), Topic::Character(character)),
    EventCard: card => Name::about("event", card.id(), Topic::Event(card)),
    EventDeck: deck => Name::new("deck", deck.id()),
    EventMix: mix => Name::new("mix", mix.id()),
    Set: set => Name::new("set", set.id()),
    Suit: suit => Name::new("suit", suit.id()),
    Rank: rank => Name::new("rank", RANKS[usize::from(rank.0.clamp(2, 14) - 2)]),
    Level: level => Name::new("level", level.id()),
    RuleChoice: rule => Name::new("rule", rule.key()),
    Preset: preset => Name::new("preset", preset.id().unwrap_or("custom")),
    Module: module => Name::new("module", module.id()),
    Role: role => Name::about("role", role_id(role), Topic::Role(role)),
    Team: team => Name::new("team", match team {
        Team::Law => "law",
        Team::Outlaws => "outlaws",
        Team::Renegades => "renegades",
    }),
    Source: source => match source {
        Source::Rules => Name::new("source", "rules"),
        Source::Card(card) => card.into(),
        Source::Character(character) => character.into(),
        Source::Event(card) => card.into(),
    },
    dice::Character: character => Name::new("figure", character.id()),
    dice::Power: power => Name::new("power", power.id()),
    dice::Face: face => Name::new("face", face.id()),
    dice::Die: die => Name::new("die", die.id()),
    dice::Source: source => match source {
        dice::Source::Rules => Name::new("source", "rules"),
        dice::Source::Face(face) => face.into(),
        dice::Source::Character(character) => character.into(),
        dice::Source::Power(power) => power.into(),
    },
}

/// The keys of ranks in the files, from the 2 to the ace.
const RANKS: [&str; 13] = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14"];

fn role_id(role: Role) -> &'static str {
    match role {
        Role::Sheriff => "sheriff",
        Role::Deputy => "deputy",
        Role::Outlaw => "outlaw",
        Role::Renegade => "renegade",
    }
}

impl From<Name> for Arg {
    fn from(name: Name) -> Self {
        Self::Name(name)
    }
}

impl From<Vec<Arg>> for Arg {
    fn from(list: Vec<Arg>) -> Self {
        Self::List(list)
    }
}

impl From<&[CardId]> for Arg {
    fn from(cards: &[CardId]) -> Self {
        Self::List(cards.iter().map(|card| (*card).into()).collect())
    }
}

impl Arg {
    /// Players, in a list.
    pub(super) fn seats(seats: &[Seat]) -> Self {
        Self::List(seats.iter().map(|seat| Self::Seat(*seat)).collect())
    }

    /// Cards by suit and rank, in a list.
    pub(super) fn faces(cards: &[CardId]) -> Self {
        Self::List(cards.iter().map(|card| Self::Face(*card)).collect())
    }

    /// So many cards, of which the reader knows these.
    pub(super) fn some(count: u8, known: &[CardId]) -> Self {
        Self::Cards(known.iter().map(|card| (*card).into()).collect(), count - known.len() as u8)
    }
}
