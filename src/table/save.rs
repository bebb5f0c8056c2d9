//! A table as text, and back.

use super::{Chair, DealError, Options, Playable, Table};
use serde::{Deserialize, Serialize};
use standoff_engine::core::{Record, RecordError};

/// A table to be continued later. Bots are not stored: they are made anew from the seed and told again what they
/// saw, so they know what they knew; only their random numbers start over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Saved<G: Playable> {
    pub record: Record<G>,
    pub chairs: Vec<Chair>,
    #[serde(default)]
    pub options: Options,
}

/// Why a save cannot be continued.
#[derive(Clone, PartialEq, Debug)]
pub enum LoadError<G: Playable> {
    /// Its record does not replay.
    Record(RecordError<G>),
    /// There must be one chair for each player.
    Chairs { found: usize, expected: usize },
}

impl<G: Playable> Table<G> {
    /// Everything needed to go on later.
    pub fn save(&self) -> Saved<G> {
        Saved { record: self.record.clone(), chairs: self.chairs.clone(), options: self.options }
    }

    /// Goes on where a save left off. The bots are told again what they saw.
    pub fn load(saved: Saved<G>) -> Result<Self, LoadError<G>> {
        let Saved { record, chairs, options } = saved;
        let replay = record.replay().map_err(LoadError::Record)?;
        let dealt = Self::deal(record.setup.clone(), record.seed, chairs, options);
        let mut table = dealt.map_err(|error| match error {
            DealError::Setup(error) => LoadError::Record(RecordError::Setup(error)),
            DealError::Chairs { found, expected } => LoadError::Chairs { found, expected },
        })?;
        // Saved right after an announcement: it can still be taken back, so the last step is taken anew.
        let announced = replay.events.last().is_some_and(Vec::is_empty);
        for (index, events) in replay.events.into_iter().enumerate() {
            let (seat, action) = record.action(index).ok_or(LoadError::Record(RecordError::Unreadable { index }))?;
            if announced {
                let illegal = |reason| LoadError::Record(RecordError::Illegal { index, reason });
                table.act(seat, action).map_err(illegal)?;
            } else {
                table.note(Some((seat, action)), events);
            }
        }
        if announced {
            return Ok(table);
        }
        table.game = replay.end;
        table.record = record;
        Ok(table)
    }
}
