//! The table and the history: a game that is over is remembered, and found again.

use super::{Finished, Playable, Table};
use crate::storage::{Entry, History, Storage, Store, StoreError};
use standoff_engine::core::fingerprint;

/// A game that is over, as the history knows it.
pub type Past = Entry<Finished>;

/// All games that are over, the newest first, each with whether it can be replayed.
pub fn past<S: Store>(storage: &Storage<S>) -> History<Finished> {
    storage.history()
}

/// Notes a game that is over. Whoever takes steps back and ends it again has still played one game. Nothing is noted
/// while it goes on.
pub fn remember<G: Playable, S: Store>(
    storage: &mut Storage<S>,
    table: &Table<G>,
    ended: u64,
    imported: bool,
) -> Result<(), StoreError> {
    let Some(game) = table.finished(ended) else { return Ok(()) };
    let mut saved = table.save();
    if let Some(course) = &mut saved.course {
        // No steps are taken back in a game that is over.
        course.earlier.clear();
    }
    storage.remember(&Entry { id: table.id(), ended, kept: false, imported, game }, &saved)
}

impl<G: Playable> Table<G> {
    /// What tells this deal from all others.
    pub fn id(&self) -> u64 {
        let setup = serde_json::to_string(&self.record.setup).unwrap_or_default();
        fingerprint(&(G::NAME, setup, self.record.seed.short()))
    }
}
