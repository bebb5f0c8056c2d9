//! Places at the table.

use serde::{Deserialize, Serialize};
use std::fmt;

/// The largest table of either game.
pub const MAX_SEATS: usize = 8;

/// One player's place, numbered from zero. It stays with the player even when places are swapped.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(pub u8);

impl TryFrom<u8> for Seat {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        if usize::from(number) < MAX_SEATS { Ok(Self(number)) } else { Err("no such seat") }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl Seat {
    /// All seats of a table of `count` players.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..count).map(Self)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The letter by which notation calls this seat: `A` is seat zero.
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    /// The seat called by a letter `A` to `H`.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'A'..='H' => Some(Self(letter as u8 - b'A')),
            _ => None,
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
pub struct SeatSet(pub u8);

impl SeatSet {
    pub const EMPTY: Self = Self(0);

    /// The first `count` seats.
    pub const fn first(count: u8) -> Self {
        if count >= 8 { Self(u8::MAX) } else { Self((1 << count) - 1) }
    }

    pub const fn of(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 & (1 << seat.0) != 0
    }

    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | (1 << seat.0))
    }

    #[must_use]
    pub const fn without(self, seat: Seat) -> Self {
        Self(self.0 & !(1 << seat.0))
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether all of them are among the first `count` seats.
    pub const fn is_within(self, count: u8) -> bool {
        self.0 & !Self::first(count).0 == 0
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Seats in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = Seat(left.trailing_zeros() as u8);
            (left != 0).then(|| {
                left &= left - 1;
                seat
            })
        })
    }

    /// Those of them for whom something holds.
    #[inline]
    #[must_use]
    pub fn filter(self, holds: impl Fn(Seat) -> bool) -> Self {
        self.iter().filter(|seat| holds(*seat)).collect()
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(Self::EMPTY, Self::with)
    }
}
