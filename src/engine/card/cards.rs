//! Playing cards: suits, ranks, kinds and the table of all copies.

use super::Game;
use super::definitions::CardDef;
use super::sets::{self, CardKind, Set};
use serde::{Deserialize, Serialize};
use std::fmt;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Suit {
    Spades,
    Hearts,
    Diamonds,
    Clubs,
}

impl Suit {
    pub const ALL: [Self; 4] = [Self::Spades, Self::Hearts, Self::Diamonds, Self::Clubs];

    pub const fn is_red(self) -> bool {
        matches!(self, Self::Hearts | Self::Diamonds)
    }

    /// The word for it in notation and files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Spades => "spades",
            Self::Hearts => "hearts",
            Self::Diamonds => "diamonds",
            Self::Clubs => "clubs",
        }
    }

    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|suit| suit.id() == id)
    }

    pub const fn letter(self) -> char {
        match self {
            Self::Spades => 'S',
            Self::Hearts => 'H',
            Self::Diamonds => 'D',
            Self::Clubs => 'C',
        }
    }
}

/// 2 to 14; Jack 11, Queen 12, King 13, Ace 14.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub struct Rank(pub u8);

impl Rank {
    pub const ACE: Self = Self(14);
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            11 => f.write_str("J"),
            12 => f.write_str("Q"),
            13 => f.write_str("K"),
            14 => f.write_str("A"),
            n => write!(f, "{n}"),
        }
    }
}

/// The colour of a card's frame, which says how it is used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Border {
    /// Takes effect at once and is discarded.
    Brown,
    /// Lies in front of a player and works as long as it lies there.
    Blue,
    /// Lies in front of a player first and is used once in a later turn.
    Green,
}

impl CardKind {
    #[inline]
    pub fn def(self) -> &'static CardDef {
        &sets::CARD_DEFS[self as usize]
    }

    /// The word for this kind in notation and files.
    pub fn id(self) -> &'static str {
        self.def().id
    }

    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.id() == id)
    }

    #[inline]
    pub fn border(self) -> Border {
        self.def().border
    }

    /// Whether playing it turns up the next card of a deck that waits for that (R109).
    pub(super) fn turns_up_event(self, game: &Game) -> bool {
        self.def().turns_up_event.is_some_and(|turns_up| turns_up(game))
    }

    /// Every printed copy.
    pub fn copies(self) -> CardSet {
        COPIES_OF[self as usize]
    }

    pub fn is_weapon(self) -> bool {
        self.def().modifiers.weapon_range.is_some()
    }
}

/// One printed card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Card {
    pub kind: CardKind,
    pub suit: Suit,
    pub rank: Rank,
    pub set: Set,
    /// Whether a base card is also in the stand-alone Dodge City deck.
    pub bison: bool,
}

/// All printed cards of all sets, base game first; a [`CardId`] is an index into it.
pub const CARD_COUNT: usize = 120;
pub static CARDS: [Card; CARD_COUNT] = all_cards();

/// The printed copies of each kind.
static COPIES_OF: [CardSet; CardKind::ALL.len()] = copies_of();

/// One printed card, by number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct CardId(u8);

impl CardId {
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CARD_COUNT as u8).map(Self)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub fn card(self) -> &'static Card {
        &CARDS[self.index()]
    }

    #[inline]
    pub fn kind(self) -> CardKind {
        self.card().kind
    }

    /// Which of the cards with this kind, suit and rank it is: zero for the first.
    pub fn twin(self) -> usize {
        CARDS[..self.index()].iter().filter(|c| c.is_like(self.card())).count()
    }
}

impl Card {
    /// Same kind, suit and rank.
    pub fn is_like(&self, other: &Self) -> bool {
        (self.kind, self.suit, self.rank) == (other.kind, other.suit, other.rank)
    }
}

impl From<CardId> for u8 {
    fn from(id: CardId) -> Self {
        id.0
    }
}

impl TryFrom<u8> for CardId {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        if usize::from(number) < CARD_COUNT { Ok(Self(number)) } else { Err(format!("no card has number {number}")) }
    }
}

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<CardId>", into = "Vec<CardId>")]
pub struct CardSet(u128);

impl CardSet {
    pub const EMPTY: Self = Self(0);

    #[inline]
    pub const fn contains(self, card: CardId) -> bool {
        self.0 >> card.0 & 1 != 0
    }

    #[inline]
    pub fn insert(&mut self, card: CardId) {
        self.0 |= 1 << card.0;
    }

    #[inline]
    pub fn remove(&mut self, card: CardId) {
        self.0 &= !(1 << card.0);
    }

    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether they have a card in common.
    pub const fn intersects(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The card with `n` smaller ones before it.
    pub fn nth(self, n: usize) -> Option<CardId> {
        self.iter().nth(n)
    }

    /// Cards in ascending order.
    #[inline]
    pub fn iter(self) -> CardIter {
        CardIter(self.0)
    }
}

/// The cards of a [`CardSet`], ascending.
#[derive(Clone)]
pub struct CardIter(u128);

impl Iterator for CardIter {
    type Item = CardId;

    #[inline]
    fn next(&mut self) -> Option<CardId> {
        if self.0 == 0 {
            return None;
        }
        let lowest = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(CardId(lowest))
    }
}

impl IntoIterator for CardSet {
    type Item = CardId;
    type IntoIter = CardIter;

    fn into_iter(self) -> CardIter {
        self.iter()
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl From<Vec<CardId>> for CardSet {
    fn from(cards: Vec<CardId>) -> Self {
        cards.into_iter().collect()
    }
}

impl From<CardSet> for Vec<CardId> {
    fn from(set: CardSet) -> Self {
        set.iter().collect()
    }
}

/// Spells out the copies listed with each definition, set by set.
const fn copies_of() -> [CardSet; CardKind::ALL.len()] {
    let mut sets = [CardSet::EMPTY; CardKind::ALL.len()];
    let cards = all_cards();
    let mut at = 0;
    while at < CARD_COUNT {
        let kind = cards[at].kind as usize;
        sets[kind] = CardSet(sets[kind].0 | 1 << at);
        at += 1;
    }
    sets
}

const fn all_cards() -> [Card; CARD_COUNT] {
    let none = Card { kind: CardKind::ALL[0], suit: Suit::Spades, rank: Rank(2), set: Set::Base, bison: false };
    let mut cards = [none; CARD_COUNT];
    let mut filled = 0;
    let mut set = 0;
    while set < Set::ALL.len() {
        let mut kind = 0;
        while kind < CardKind::ALL.len() {
            let copies = sets::COPIES[kind];
            let mut group = 0;
            while group < copies.len() {
                if copies[group].0 as u8 == Set::ALL[set] as u8 {
                    let text = copies[group].1.as_bytes();
                    let mut at = 0;
                    while at < text.len() {
                        let (rank, suit, length) = parse(text, at);
                        // A copy marked with a star is in the stand-alone deck too.
                        let bison = at + length < text.len() && text[at + length] == b'*';
                        cards[filled] = Card { kind: CardKind::ALL[kind], suit, rank, set: Set::ALL[set], bison };
                        filled += 1;
                        at += length + 1 + bison as usize;
                    }
                }
                group += 1;
            }
            kind += 1;
        }
        set += 1;
    }
    assert!(filled == CARD_COUNT);
    cards
}

/// Rank, suit and length of the copy that begins at `at`.
const fn parse(text: &[u8], at: usize) -> (Rank, Suit, usize) {
    let (rank, digits) = match text[at] {
        b'1' => (10, 2),
        b'J' => (11, 1),
        b'Q' => (12, 1),
        b'K' => (13, 1),
        b'A' => (14, 1),
        digit => (digit - b'0', 1),
    };
    let suit = match text[at + digits] {
        b'S' => Suit::Spades,
        b'H' => Suit::Hearts,
        b'D' => Suit::Diamonds,
        b'C' => Suit::Clubs,
        _ => panic!("a suit letter is S, H, D or C"),
    };
    (Rank(rank), suit, digits + 1)
}
