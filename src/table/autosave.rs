//! The table and the storage: save after every action, resume when the page opens.

use super::{LoadError, Playable, Table};
use crate::storage::{OpenError, SaveError, Storage, Store};
use serde::Deserialize;

/// Why the stored game could not be resumed. It has been set aside, so that a new one can start.
#[derive(Clone, PartialEq, Debug)]
pub enum ResumeError<G: Playable> {
    /// The text itself is damaged, foreign or cannot be reached.
    Open(OpenError),
    /// The text is sound, the game in it is not.
    Load(LoadError<G>),
}

/// Writes the table as the current game. Refused if another tab took over meanwhile.
pub fn autosave<G: Playable, S: Store>(storage: &mut Storage<S>, table: &Table<G>) -> Result<(), SaveError> {
    storage.save_game(&table.save())
}

/// The name of the game that is stored, if it can be read.
pub fn stored_game<S: Store>(storage: &Storage<S>) -> Option<String> {
    #[derive(Deserialize)]
    struct Named {
        record: Record,
    }
    #[derive(Deserialize)]
    struct Record {
        game: String,
    }
    storage.peek_game::<Named>().map(|saved| saved.record.game)
}

/// The table to go on with, if there is one. A save that cannot be continued is set aside and reported.
pub fn resume<G: Playable, S: Store>(storage: &mut Storage<S>) -> Result<Option<Table<G>>, ResumeError<G>> {
    let opened = match storage.game() {
        Ok(None) => return Ok(None),
        Ok(Some(saved)) => Table::load_own(saved).map_err(ResumeError::Load),
        Err(error) => Err(ResumeError::Open(error)),
    };
    if opened.is_err() {
        // If even that fails the save stays where it is; the next game simply replaces it.
        let _ = storage.set_aside_game();
    }
    opened.map(Some)
}
