//! The state of one card game.

use super::frames::Frame;
use super::{CardId, CardSet, Character, Set, TableRules};
use crate::core::{List, MAX_SEATS, Outcome, Ring, Rng, Role, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Room for every card of the largest deck.
pub(super) type Pile = List<CardId, 128>;

/// A whole game: what lies on the table, what is hidden, and what is still to be resolved.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Game {
    pub(super) rules: TableRules,
    pub(super) sets: List<Set, 8>,
    /// Every card of this game, wherever it is.
    pub(super) cards: CardSet,
    pub(super) ring: Ring,
    pub(super) players: [Player; MAX_SEATS],
    /// The last card is the top.
    pub(super) deck: Pile,
    /// The last card is the top.
    pub(super) discard: Pile,
    /// Cards being looked at, each with those who may see it.
    pub(super) table: List<Laid, 16>,
    pub(super) turn: Turn,
    /// What is still to be resolved; the last frame is the current one.
    pub(super) stack: Vec<Frame>,
    pub(super) rng: Rng,
    pub(super) outcome: Option<Outcome>,
}

/// One player's share of the state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub role: Role,
    /// Whether everybody may see the role.
    pub role_shown: bool,
    pub character: Character,
    /// Further characters whose abilities the player has for now.
    pub borrowed: List<Character, 2>,
    /// A second character to choose from before the game begins; hidden.
    pub other_character: Option<Character>,
    /// Zero or below while a rescue is still possible.
    pub life: i8,
    pub max_life: i8,
    pub hand: CardSet,
    /// In order of arrival.
    pub in_play: List<CardId, 24>,
}

/// A card laid out in the middle and who may see it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Laid {
    pub card: CardId,
    pub seen: SeatSet,
}

/// The turn in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    pub seat: Seat,
    /// Turns begun so far, this one included.
    pub number: u16,
    pub stage: Stage,
    /// BANG! cards played.
    pub bangs: u8,
    /// The brown card whose effect is being resolved; it is not yet part of a pile that is reshuffled.
    pub resolving: Option<CardId>,
    /// Cards in play whose start-of-turn check is done.
    pub checked: CardSet,
    /// Cards laid in front of somebody in this turn; green ones are not ready yet (R42).
    pub laid: CardSet,
    /// Abilities used in this turn and how often.
    pub used: List<(Character, u8), 8>,
}

/// How far a turn has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    Begin,
    /// Dynamite and Jail.
    Checks,
    /// What comes right before phase 1.
    Prepare,
    /// Phase 1.
    Draw,
    /// Phase 2.
    Play,
    /// Phase 3.
    Discard,
    End,
}

impl Turn {
    pub(super) fn new(seat: Seat, number: u16) -> Self {
        Self {
            seat,
            number,
            stage: Stage::Begin,
            bangs: 0,
            resolving: None,
            checked: CardSet::EMPTY,
            laid: CardSet::EMPTY,
            used: List::new(),
        }
    }
}

impl Turn {
    /// How often an ability was used in this turn.
    pub fn uses(&self, character: Character) -> u8 {
        self.used.iter().find(|(used, _)| *used == character).map_or(0, |(_, times)| *times)
    }

    /// Notes one more use of an ability.
    pub(super) fn note_use(&mut self, character: Character) {
        match self.used.as_mut_slice().iter_mut().find(|(used, _)| *used == character) {
            Some((_, times)) => *times = times.saturating_add(1),
            None => self.used.push((character, 1)),
        }
    }
}

impl Player {
    /// Hand cards and cards in play.
    pub fn card_count(&self) -> u8 {
        self.hand.len() + self.in_play.len() as u8
    }
}

impl Game {
    pub fn rules(&self) -> &TableRules {
        &self.rules
    }

    /// The sets in play.
    pub fn sets(&self) -> &[Set] {
        &self.sets
    }

    pub fn ring(&self) -> &Ring {
        &self.ring
    }

    /// Everybody dealt in, in seat order.
    pub fn players(&self) -> &[Player] {
        &self.players[..usize::from(self.ring.size())]
    }

    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// Every card of this game.
    pub fn cards(&self) -> CardSet {
        self.cards
    }

    pub fn deck(&self) -> &[CardId] {
        &self.deck
    }

    pub fn discard(&self) -> &[CardId] {
        &self.discard
    }

    /// The cards laid out in the middle.
    pub fn table(&self) -> &[Laid] {
        &self.table
    }

    pub fn turn(&self) -> &Turn {
        &self.turn
    }

    /// What is still to be resolved, the current frame last.
    pub fn stack(&self) -> &[Frame] {
        &self.stack
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    #[inline]
    pub fn in_play(&self, seat: Seat) -> bool {
        self.ring.contains(seat)
    }
}
