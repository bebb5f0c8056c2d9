//! The state of one dice game.

use super::frames::Frame;
use super::{Arrow, Character, Dice, DiceSet, Die, Face, Modules, Power};
use crate::core::{MAX_SEATS, Outcome, Ring, Rng, Role, Seat, Team};
use serde::{Deserialize, Serialize};

/// Normal arrow tokens of the box.
pub const ARROWS: u8 = 9;

/// Arrow tokens in one place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arrows {
    pub normal: u8,
    pub chief: bool,
}

impl Arrows {
    /// Tokens.
    #[inline]
    pub const fn tokens(self) -> u8 {
        self.normal + self.chief as u8
    }

    /// Arrows in an Indian attack: the Chief's Arrow counts as two (R123).
    pub const fn weight(self) -> u8 {
        self.normal + 2 * self.chief as u8
    }

    pub const fn has(self, arrow: Arrow) -> bool {
        match arrow {
            Arrow::Normal => self.normal > 0,
            Arrow::Chief => self.chief,
        }
    }

    pub(super) fn add(&mut self, arrow: Arrow) {
        match arrow {
            Arrow::Normal => self.normal += 1,
            Arrow::Chief => self.chief = true,
        }
    }

    pub(super) fn remove(&mut self, arrow: Arrow) {
        match arrow {
            Arrow::Normal => self.normal -= 1,
            Arrow::Chief => self.chief = false,
        }
    }

    pub(super) fn add_all(&mut self, others: Self) {
        self.normal += others.normal;
        self.chief |= others.chief;
    }
}

/// A whole game: what lies on the table, what is hidden, and what is still to be resolved.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Game {
    pub(super) modules: Modules,
    pub(super) ring: Ring,
    pub(super) players: [Player; MAX_SEATS],
    pub(super) supply: Arrows,
    /// The dice of the turn in progress.
    pub(super) dice: Dice,
    pub(super) ghost: Option<Seat>,
    /// The ghost tokens, while a player has them.
    pub(super) mark: Option<Mark>,
    pub(super) turn: Turn,
    /// What is still to be resolved; the last frame is the current one.
    pub(super) stack: Vec<Frame>,
    /// Faces the next dice will show, the next one last; empty but for described tables.
    pub(super) loaded: Vec<Face>,
    pub(super) rng: Rng,
    pub(super) outcome: Option<Outcome>,
}

/// One player's share of the state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub role: Role,
    /// The special role, if it is one.
    pub power: Option<Power>,
    /// Whether everybody may see the role.
    pub role_shown: bool,
    /// Whether the special role has been used or has lapsed.
    pub power_used: bool,
    /// The side a Renegade ghost has joined.
    pub side: Option<Team>,
    pub character: Character,
    /// Zero while an elimination is being settled.
    pub life: u8,
    /// Life can be above it only after The Good has made a new Sheriff.
    pub max_life: u8,
    pub arrows: Arrows,
}

/// Ghost tokens in front of a player: one die, or two, will show this face.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mark {
    pub seat: Seat,
    pub face: Face,
    pub double: bool,
}

/// The turn in progress.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    pub seat: Seat,
    /// Turns begun so far, this one included.
    pub number: u16,
    pub stage: Stage,
    /// Rolls made.
    pub rolls: u8,
    /// Dice about to be rolled.
    pub rolling: DiceSet,
    /// Whether no more dice are rolled in this turn.
    pub last: bool,
    /// Beers spent on something else than healing.
    pub beers_spent: u8,
    /// The turn of the same player follows.
    pub again: bool,
}

/// What comes next in a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Special roles at the start of the turn.
    Begin,
    /// Abilities at the start of the turn.
    Prepare,
    /// Which dice to use.
    Dice,
    /// The dice lie there and wait for the first roll.
    Ready,
    Roll,
    /// The dice lie there, nothing is resolved.
    Rolled,
    /// Nobody turned a die any more.
    Settled,
    Arrows,
    BrokenArrows,
    Bullets,
    Dynamite,
    /// Roll again or stop.
    Keep,
    /// The player stopped.
    Stopped,
    Bullseyes,
    AfterShots,
    Beers,
    Gatlings,
    Gun,
    /// The ghost gives a token.
    Give,
    /// Abilities at the end of the turn.
    Last,
    /// Special roles at the end of the turn.
    End,
    Over,
}

/// Why somebody loses life.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    Bullseye,
    Gatling,
    Indians,
    Dynamite,
    Bullet,
}

impl Cause {
    /// Whether another player's dice did it.
    pub const fn is_attack(self) -> bool {
        matches!(self, Self::Bullseye | Self::Gatling)
    }
}

impl Turn {
    pub(super) fn new(seat: Seat, number: u16) -> Self {
        Self {
            seat,
            number,
            stage: Stage::Begin,
            rolls: 0,
            rolling: DiceSet::default(),
            last: false,
            beers_spent: 0,
            again: false,
        }
    }
}

impl Game {
    pub fn modules(&self) -> &Modules {
        &self.modules
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

    /// The tokens in the middle.
    pub fn supply(&self) -> Arrows {
        self.supply
    }

    pub fn dice(&self) -> &Dice {
        &self.dice
    }

    /// The player who stays as the ghost.
    pub fn ghost(&self) -> Option<Seat> {
        self.ghost
    }

    pub fn mark(&self) -> Option<Mark> {
        self.mark
    }

    pub fn turn(&self) -> &Turn {
        &self.turn
    }

    /// What is still to be resolved, the current frame last.
    pub fn stack(&self) -> &[Frame] {
        &self.stack
    }

    /// Faces that will still be rolled as a described table demands.
    pub fn loaded(&self) -> usize {
        self.loaded.len()
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    #[inline]
    pub fn in_play(&self, seat: Seat) -> bool {
        self.ring.contains(seat)
    }

    /// Whether the ghost is on turn.
    pub fn is_ghost_turn(&self) -> bool {
        self.ghost == Some(self.turn.seat)
    }

    /// The kinds of dice a player may choose from, base dice first.
    pub fn dice_choices(&self) -> &'static [Die] {
        if self.modules.saloon_dice { &Die::ALL } else { &Die::ALL[..1] }
    }
}
