//! The state of one card game.

use super::event_cards::Clock;
use super::frames::Frame;
use super::modifiers::RulesInForce;
use super::{CardId, CardKind, CardSet, Character, Decision, EventCard, EventPile, Set, Suit, TableRules};
use crate::core::{Derived, List, MAX_SEATS, Outcome, Ring, Rng, Role, Seat, SeatSet};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Room for every card of the largest deck.
pub(super) type Pile = List<CardId, 128>;

/// A whole game: what lies on the table, what is hidden, and what is still to be resolved.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, remote = "Self")]
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
    /// The event decks.
    pub(super) piles: List<EventPile, 4>,
    /// Who began the game; a new round begins when the turn comes to his place.
    pub(super) first: Seat,
    /// Who was eliminated first of all.
    pub(super) first_out: Option<Seat>,
    /// The event deck that is turned up by one player after the other.
    pub(super) clock: Clock,
    /// Persons at the table, who can be charged for talking.
    pub(super) talkers: SeatSet,
    /// Whether he has come back to life since; only once in a game (R164).
    pub(super) first_back: bool,
    pub(super) turn: Turn,
    /// What is still to be resolved; the last frame is the current one.
    pub(super) stack: Vec<Frame>,
    pub(super) rng: Rng,
    pub(super) outcome: Option<Outcome>,
    /// Merged from the rest of the state.
    #[serde(skip)]
    pub(super) in_force: Derived<RulesInForce>,
    /// The question the top of the stack asks.
    #[serde(skip)]
    pub(super) decision: Derived<Option<Decision>>,
}

impl Serialize for Game {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Self::serialize(self, serializer)
    }
}

/// The rules in force are not saved but merged anew.
impl<'de> Deserialize<'de> for Game {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut game = Self::deserialize(deserializer)?;
        game.refresh_all();
        Ok(game)
    }
}

/// Event cards that have left something with a player.
pub type Marks = List<EventCard, 4>;

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
    /// The unused character dealt to him, face down.
    pub spare: Option<Character>,
    /// The character whose abilities he has instead of his own for now.
    pub guise: Option<Character>,
    /// Whether he is out of the game and back for this turn only.
    pub ghost: bool,
    /// Whether he misses his next turn.
    pub misses_turn: bool,
    /// Event cards that have left something with him.
    pub marks: Marks,
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
    /// Used cards whose effect is not over, and who used them; they are not part of a pile that is reshuffled (R200).
    pub resolving: List<(CardId, Seat), 8>,
    /// Cards in play whose start-of-turn check is done.
    pub checked: CardSet,
    /// Cards laid in front of somebody in this turn; green ones are not ready yet (R42).
    pub laid: CardSet,
    /// Abilities used in this turn and how often.
    pub used: List<(Character, u8), 8>,
    /// Event decks from which a card was turned up before this turn.
    pub turned_up: u8,
    /// Cards drawn in phase 1 so far.
    pub drawn: u8,
    /// Whether phase 1 draws from the discard pile.
    pub mining: bool,
    /// Whether phase 1 was given up for something else.
    pub forgone: bool,
    /// The card shown in phase 1 that must be played.
    pub bound: Option<CardId>,
    /// Cards played from hand.
    pub played: u8,
    /// The brown card just resolved, and what it was played as.
    pub last_brown_card: Option<(CardId, CardKind)>,
    /// Event cards used in this turn.
    pub events_used: List<EventCard, 4>,
    /// Trades of places in this turn and those right before it, without a turn in between that had none.
    pub trades: u8,
    /// Whether the player traded places in this turn.
    pub traded: bool,
    /// Event cards whose mark on the player has had its start-of-turn check.
    pub checked_marks: Marks,
    /// The only suit that may be played.
    pub suit: Option<Suit>,
    /// Whether the turn was lost in jail.
    pub skipped: bool,
    /// Whether this is an extra turn.
    pub extra: bool,
    /// Whether the player takes another turn after this one.
    pub again: bool,
    /// Whether what happens at the end has happened.
    pub over: bool,
}

/// How far a turn has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// New event cards are turned up; nobody's turn yet.
    Before,
    Begin,
    /// Dynamite and Jail.
    Checks,
    /// What comes right before phase 1.
    Prepare,
    /// Phase 1.
    Draw,
    /// What ends phase 1.
    Drawn,
    /// Phase 2.
    Play,
    /// Phase 3.
    Discard,
    End,
}

impl Stage {
    pub const ALL: [Self; 9] = [
        Self::Before,
        Self::Begin,
        Self::Checks,
        Self::Prepare,
        Self::Draw,
        Self::Drawn,
        Self::Play,
        Self::Discard,
        Self::End,
    ];
}

impl Turn {
    pub(super) fn new(seat: Seat, number: u16) -> Self {
        Self {
            seat,
            number,
            stage: Stage::Begin,
            bangs: 0,
            resolving: List::new(),
            checked: CardSet::EMPTY,
            laid: CardSet::EMPTY,
            used: List::new(),
            turned_up: 0,
            drawn: 0,
            mining: false,
            forgone: false,
            bound: None,
            played: 0,
            last_brown_card: None,
            events_used: List::new(),
            trades: 0,
            traded: false,
            checked_marks: List::new(),
            suit: None,
            skipped: false,
            extra: false,
            again: false,
            over: false,
        }
    }
}

impl Turn {
    /// The turn after this one; a turn that did not take place breaks no row.
    pub(super) fn followed_by(&self, seat: Seat) -> Self {
        let began = !matches!(self.stage, Stage::Before | Stage::Begin);
        let trades = if began && !self.traded { 0 } else { self.trades };
        Self { trades, ..Self::new(seat, self.number) }
    }

    /// Whether the effect of a used card is not over.
    pub fn is_resolving(&self, card: CardId) -> bool {
        self.resolving.iter().any(|(used, _)| *used == card)
    }

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

    /// The event decks.
    pub fn piles(&self) -> &[EventPile] {
        &self.piles
    }

    /// Who began the game.
    pub fn first(&self) -> Seat {
        self.first
    }

    /// Who was eliminated first of all.
    pub fn first_out(&self) -> Option<Seat> {
        self.first_out
    }

    /// Persons at the table, who can be charged for talking.
    pub fn talkers(&self) -> SeatSet {
        self.talkers
    }

    /// How far the deck has come that is turned up by one player after the other.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Whether who was eliminated first of all has come back to life since.
    pub fn first_back(&self) -> bool {
        self.first_back
    }

    /// Whose turn it is; nobody's while new event cards are turned up.
    #[inline]
    pub fn active_seat(&self) -> Option<Seat> {
        (self.turn.stage != Stage::Before).then_some(self.turn.seat)
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
