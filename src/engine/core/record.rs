//! Records: a whole game as setup, seed and actions.

use super::{Rules, Seat, Seed};
use serde::{Deserialize, Serialize};
use std::hash::{Hash, Hasher};

/// How many actions lie between two checkpoints.
const CHECKPOINT_EVERY: usize = 16;

/// A game that can be played again exactly. Actions are kept as notation: seat letter, space, line.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Record<G: Rules> {
    pub game: String,
    pub version: u32,
    pub setup: G::Setup,
    /// Which generator dealt, and from what.
    pub seed: Seed,
    pub actions: Vec<String>,
    /// The state's fingerprint after every sixteenth action, and last of all after the final one.
    pub checkpoints: Vec<u64>,
    /// Where the game went on under other rules, in order. `version` is that of the beginning.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub changes: Vec<RulesChange>,
}

/// A place in a record from which other rules hold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RulesChange {
    /// How many actions had been taken.
    pub after: usize,
    pub version: u32,
}

/// Why a record cannot be replayed.
#[derive(Clone, PartialEq, Debug)]
pub enum RecordError<G: Rules> {
    /// It belongs to another game.
    OtherGame(String),
    /// It was written under other rules.
    OtherVersion { found: u32, expected: u32 },
    /// Its setup is not a legal one.
    Setup(G::SetupError),
    /// The line of this action cannot be read.
    Unreadable { index: usize },
    /// The rules refuse this action.
    Illegal { index: usize, reason: G::Illegal },
    /// The state after this many actions is not the recorded one.
    Diverged { after: usize },
    /// There are more or fewer checkpoints than actions ask for.
    Checkpoints,
    /// It goes on under other rules after this many actions, so it cannot be played again from the deal.
    RulesChanged { after: usize },
}

/// A replayed record: the final state and the events of each action.
#[derive(Clone, Debug)]
pub struct Replay<G: Rules> {
    pub start: G,
    pub end: G,
    pub events: Vec<Vec<G::Event>>,
}

impl<G: Rules> Record<G> {
    /// An empty record of a game about to begin.
    pub fn new(setup: G::Setup, seed: impl Into<Seed>) -> Self {
        let seed = seed.into();
        let (actions, checkpoints, changes) = (Vec::new(), Vec::new(), Vec::new());
        Self { game: G::NAME.into(), version: G::VERSION, setup, seed, actions, checkpoints, changes }
    }

    /// The stretches under one version of the rules each: after how many actions they begin, and the version.
    pub fn segments(&self) -> impl DoubleEndedIterator<Item = (usize, u32)> + '_ {
        [(0, self.version)].into_iter().chain(self.changes.iter().map(|change| (change.after, change.version)))
    }

    /// The rules the last stretch was played under.
    pub fn last_version(&self) -> u32 {
        self.changes.last().map_or(self.version, |change| change.version)
    }

    /// Fills the checkpoints of stretches that cannot be run again.
    pub fn forget_checkpoints(&mut self) {
        self.checkpoints = vec![0; self.actions.len().div_ceil(CHECKPOINT_EVERY)];
    }

    /// Takes back all actions but the first `len`, which led to `state`.
    pub fn truncate(&mut self, len: usize, state: &G) {
        self.actions.truncate(len);
        self.changes.retain(|change| change.after <= len);
        self.checkpoints.truncate(len / CHECKPOINT_EVERY);
        if !len.is_multiple_of(CHECKPOINT_EVERY) {
            self.checkpoints.push(fingerprint(state));
        }
    }

    /// Notes an action that has just led to `state`.
    pub fn push(&mut self, seat: Seat, action: G::Action, state: &G) {
        if !self.actions.len().is_multiple_of(CHECKPOINT_EVERY) {
            self.checkpoints.pop();
        }
        self.actions.push(format!("{seat} {}", G::write_action(action)));
        self.checkpoints.push(fingerprint(state));
    }

    /// The seat and action of one line.
    pub fn action(&self, index: usize) -> Option<(Seat, G::Action)> {
        let (seat, line) = self.actions.get(index)?.split_once(' ')?;
        let mut letters = seat.chars();
        let seat = Seat::from_letter(letters.next()?)?;
        letters.next().is_none().then_some(())?;
        Some((seat, G::read_action(line)?))
    }

    /// Plays the record again from the deal and checks it on the way.
    pub fn replay(&self) -> Result<Replay<G>, RecordError<G>> {
        if self.game != G::NAME {
            return Err(RecordError::OtherGame(self.game.clone()));
        }
        if self.version != G::VERSION {
            return Err(RecordError::OtherVersion { found: self.version, expected: G::VERSION });
        }
        if let Some(change) = self.changes.first() {
            return Err(RecordError::RulesChanged { after: change.after });
        }
        let start = G::deal_from(&self.setup, self.seed, &mut Vec::new()).map_err(RecordError::Setup)?;
        self.replay_from(start, 0)
    }

    /// Plays all actions but the first `from` again, which led to `start`, and checks them on the way.
    pub fn replay_from(&self, start: G, from: usize) -> Result<Replay<G>, RecordError<G>> {
        if self.checkpoints.len() != self.actions.len().div_ceil(CHECKPOINT_EVERY) {
            return Err(RecordError::Checkpoints);
        }
        let mut state = start.clone();
        let mut events = Vec::with_capacity(self.actions.len());
        for index in from..self.actions.len() {
            let (seat, action) = self.action(index).ok_or(RecordError::Unreadable { index })?;
            let mut happened = Vec::new();
            state.act(seat, action, &mut happened).map_err(|reason| RecordError::Illegal { index, reason })?;
            events.push(happened);
            let after = index + 1;
            if (after % CHECKPOINT_EVERY == 0 || after == self.actions.len())
                && self.checkpoints[index / CHECKPOINT_EVERY] != fingerprint(&state)
            {
                return Err(RecordError::Diverged { after });
            }
        }
        Ok(Replay { start, end: state, events })
    }
}

/// A hash of a state that is the same on every platform.
pub fn fingerprint<T: Hash>(state: &T) -> u64 {
    let mut hasher = Fnv(0xcbf2_9ce4_8422_2325);
    state.hash(&mut hasher);
    hasher.finish()
}

/// FNV-1a with word sizes fixed, because enums and lengths hash as machine words.
struct Fnv(u64);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn write_u16(&mut self, i: u16) {
        self.write(&i.to_le_bytes());
    }

    fn write_u32(&mut self, i: u32) {
        self.write(&i.to_le_bytes());
    }

    fn write_u64(&mut self, i: u64) {
        self.write(&i.to_le_bytes());
    }

    fn write_u128(&mut self, i: u128) {
        self.write(&i.to_le_bytes());
    }

    fn write_usize(&mut self, i: usize) {
        self.write_u64(i as u64);
    }

    fn write_isize(&mut self, i: isize) {
        self.write_u64(i as i64 as u64);
    }
}
