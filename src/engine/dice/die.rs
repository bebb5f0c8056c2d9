//! Dice, their faces and what a face counts for.

use crate::core::{List, Rng};
use serde::{Deserialize, Serialize};

/// A kind of die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Die {
    #[default]
    Base,
    /// The Saloon die with double shots.
    Loudmouth,
    /// The Saloon die with a double beer.
    Coward,
}

/// What a die can show, in the order of resolution.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    #[default]
    Arrow,
    BrokenArrow,
    Bullet,
    Dynamite,
    #[serde(rename = "bullseye_1")]
    Bullseye1,
    #[serde(rename = "double_bullseye_1")]
    DoubleBullseye1,
    #[serde(rename = "bullseye_2")]
    Bullseye2,
    #[serde(rename = "double_bullseye_2")]
    DoubleBullseye2,
    Beer,
    DoubleBeer,
    Gatling,
    DoubleGatling,
}

impl Die {
    pub const ALL: [Self; 3] = [Self::Base, Self::Loudmouth, Self::Coward];

    pub const fn id(self) -> &'static str {
        match self {
            Self::Base => "base",
            Self::Loudmouth => "loudmouth",
            Self::Coward => "coward",
        }
    }

    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|die| die.id() == id)
    }

    /// Its six faces, all different.
    pub const fn faces(self) -> [Face; 6] {
        use Face::*;
        match self {
            Self::Base => [Arrow, Dynamite, Bullseye1, Bullseye2, Beer, Gatling],
            Self::Loudmouth => [Arrow, Bullet, Dynamite, DoubleBullseye1, DoubleBullseye2, DoubleGatling],
            Self::Coward => [Arrow, BrokenArrow, Dynamite, Bullseye1, Beer, DoubleBeer],
        }
    }

    #[inline]
    pub(super) fn throw(self, rng: &mut Rng) -> Face {
        self.faces()[rng.below(6) as usize]
    }
}

impl Face {
    pub const ALL: [Self; 12] = [
        Self::Arrow,
        Self::BrokenArrow,
        Self::Bullet,
        Self::Dynamite,
        Self::Bullseye1,
        Self::DoubleBullseye1,
        Self::Bullseye2,
        Self::DoubleBullseye2,
        Self::Beer,
        Self::DoubleBeer,
        Self::Gatling,
        Self::DoubleGatling,
    ];

    /// The word for it in notation and files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Arrow => "arrow",
            Self::BrokenArrow => "broken_arrow",
            Self::Bullet => "bullet",
            Self::Dynamite => "dynamite",
            Self::Bullseye1 => "bullseye_1",
            Self::DoubleBullseye1 => "double_bullseye_1",
            Self::Bullseye2 => "bullseye_2",
            Self::DoubleBullseye2 => "double_bullseye_2",
            Self::Beer => "beer",
            Self::DoubleBeer => "double_beer",
            Self::Gatling => "gatling",
            Self::DoubleGatling => "double_gatling",
        }
    }

    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|face| face.id() == id)
    }

    /// The single symbol it shows and how often.
    pub const fn counts(self) -> (Symbol, u8) {
        match self {
            Self::Arrow => (Symbol::Arrow, 1),
            Self::BrokenArrow => (Symbol::BrokenArrow, 1),
            Self::Bullet => (Symbol::Bullet, 1),
            Self::Dynamite => (Symbol::Dynamite, 1),
            Self::Bullseye1 => (Symbol::Bullseye1, 1),
            Self::DoubleBullseye1 => (Symbol::Bullseye1, 2),
            Self::Bullseye2 => (Symbol::Bullseye2, 1),
            Self::DoubleBullseye2 => (Symbol::Bullseye2, 2),
            Self::Beer => (Symbol::Beer, 1),
            Self::DoubleBeer => (Symbol::Beer, 2),
            Self::Gatling => (Symbol::Gatling, 1),
            Self::DoubleGatling => (Symbol::Gatling, 2),
        }
    }
}

/// What is resolved: a double face is two of these (R122).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Symbol {
    Arrow,
    BrokenArrow,
    Bullet,
    Dynamite,
    Bullseye1,
    Bullseye2,
    Beer,
    Gatling,
}

/// One die on the table; blank until it is thrown for the first time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Thrown {
    pub die: Die,
    pub face: Option<Face>,
}

/// The dice of one turn; the position is the die's number.
pub type Dice = List<Thrown, 6>;

/// How often the dice show a symbol.
pub fn count(dice: &Dice, symbol: Symbol) -> u8 {
    dice.iter().filter_map(|thrown| thrown.face).map(Face::counts).filter(|(s, _)| *s == symbol).map(|(_, n)| n).sum()
}

/// Some of the dice on the table, by position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct DiceSet(pub u8);

impl DiceSet {
    /// The first `count` dice.
    pub const fn first(count: u8) -> Self {
        Self((1 << count) - 1)
    }

    #[inline]
    pub const fn contains(self, die: u8) -> bool {
        die < 8 && self.0 >> die & 1 != 0
    }

    #[must_use]
    pub const fn with(self, die: u8) -> Self {
        Self(self.0 | 1 << die)
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether every one of these is among `others`.
    pub const fn within(self, others: Self) -> bool {
        self.0 & !others.0 == 0
    }

    /// Positions in ascending order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..8).filter(move |die| self.contains(*die))
    }
}

impl FromIterator<u8> for DiceSet {
    fn from_iter<I: IntoIterator<Item = u8>>(dice: I) -> Self {
        dice.into_iter().fold(Self::default(), Self::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faces_of_a_die_are_six_different_ones() {
        for die in Die::ALL {
            for (i, face) in die.faces().iter().enumerate() {
                assert!(!die.faces()[..i].contains(face));
            }
        }
        assert!(Face::ALL.is_sorted());
    }

    #[test]
    fn doubles_count_twice() {
        let dice: Dice = [Face::DoubleGatling, Face::Gatling, Face::Beer]
            .into_iter()
            .map(|face| Thrown { die: Die::Base, face: Some(face) })
            .collect();
        assert_eq!((count(&dice, Symbol::Gatling), count(&dice, Symbol::Beer)), (3, 1));
    }
}
