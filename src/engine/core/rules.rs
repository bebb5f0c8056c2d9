//! The interface both games offer to tables, bots, records and tests.

use super::{Seat, SeatSet, Seed, Sink, Team};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use std::hash::Hash;

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// The side that won.
    pub team: Team,
    /// Everybody who shares the win, eliminated players included.
    pub winners: SeatSet,
}

/// Why a state or an event from outside cannot belong to a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unsound {
    /// A seat nobody sits on.
    Seat,
    /// Cards are missing, twice there, or not where they are taken from.
    Cards,
    /// More or less life than anybody can have.
    Life,
    /// The turn in progress contradicts itself.
    Turn,
    /// An event deck contradicts itself.
    EventDeck,
    /// Arrows are missing or too many.
    Arrows,
    /// Dice are missing or too many.
    Dice,
    /// The random numbers are all the same.
    Randomness,
    /// The stack does not fit the table, or nobody is asked.
    Stack,
    /// The result does not fit the table.
    Outcome,
}

/// A game whose whole state is one value.
///
/// At any time at most one seat is asked; other seats may still have something they can do unasked
/// (Sid Ketchum), which [`Rules::legal_actions`] lists for them.
pub trait Rules: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + 'static {
    /// The name of the game in records and on command lines.
    const NAME: &'static str;
    /// Raised whenever the same record could replay differently.
    const VERSION: u32;

    type Setup: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    type SetupError: Clone + PartialEq + Debug;
    type Action: Copy + Ord + Hash + Debug + Serialize + DeserializeOwned;
    type Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned;
    type Illegal: Clone + PartialEq + Debug;
    type Decision: Clone + PartialEq + Debug;
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned;

    /// Deals a new game, goes on to its first decision and appends what happened.
    fn deal_from(setup: &Self::Setup, seed: Seed, events: &mut Vec<Self::Event>) -> Result<Self, Self::SetupError>;

    /// The same from a small seed.
    fn deal(setup: &Self::Setup, seed: u64, events: &mut Vec<Self::Event>) -> Result<Self, Self::SetupError> {
        Self::deal_from(setup, seed.into(), events)
    }

    /// Players dealt in.
    fn seats(&self) -> u8;

    /// The question the game waits for, or none when it is over.
    fn decision(&self) -> Option<Self::Decision>;

    /// The seat that must act.
    fn asked(&self) -> Option<Seat>;

    /// Replaces `out` by everything `seat` may do now, sorted and complete.
    fn legal_actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Carries out an action and appends what happened. On an error nothing has changed.
    fn act(&mut self, seat: Seat, action: Self::Action, events: &mut Vec<Self::Event>) -> Result<(), Self::Illegal>;

    /// Carries out an action that came from [`Rules::legal_actions`] of this very state, without looking whether it is
    /// legal.
    fn act_unchecked(&mut self, seat: Seat, action: Self::Action, events: Sink<'_, Self::Event>);

    /// What `viewer` may know; no viewer is a spectator.
    fn view(&self, viewer: Option<Seat>) -> Self::View;

    /// What `viewer` may know of an event.
    fn event_for(event: &Self::Event, viewer: Option<Seat>) -> Self::Event;

    /// Takes an event, as the view's viewer was told of it, into a view without running any rules: so that a game
    /// played under other rules can be watched. The question and the stack are not known then. On an error
    /// nothing has changed.
    fn follow(view: &mut Self::View, event: &Self::Event) -> Result<(), Unsound>;

    /// Whether a game can be in this state. Every state read from outside passes here before it is used.
    fn check_sound(&self) -> Result<(), Unsound>;

    fn outcome(&self) -> Option<Outcome>;

    /// An action as a short readable line, and back.
    fn write_action(action: Self::Action) -> String;
    fn read_action(line: &str) -> Option<Self::Action>;
}
