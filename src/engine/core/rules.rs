//! The interface both games offer to tables, bots, records and tests.

use super::{Seat, SeatSet, Team};
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
    fn deal(setup: &Self::Setup, seed: u64, events: &mut Vec<Self::Event>) -> Result<Self, Self::SetupError>;

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

    /// What `viewer` may know; no viewer is a spectator.
    fn view(&self, viewer: Option<Seat>) -> Self::View;

    /// What `viewer` may know of an event.
    fn event_for(event: &Self::Event, viewer: Option<Seat>) -> Self::Event;

    fn outcome(&self) -> Option<Outcome>;

    /// An action as a short readable line, and back.
    fn write_action(action: Self::Action) -> String;
    fn read_action(line: &str) -> Option<Self::Action>;
}
