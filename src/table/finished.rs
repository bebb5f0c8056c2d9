//! A finished game in a few words, for the list of games and for statistics.

use super::{Controller, Playable, Saved, Table};
use serde::{Deserialize, Serialize};
use standoff_engine::core::{Role, Seat};

/// What is remembered of a game for good, even when its record is no longer kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finished {
    /// [`Rules::NAME`](standoff_engine::core::Rules::NAME) of what was played.
    pub game: String,
    /// Milliseconds since 1970.
    pub ended: u64,
    pub actions: u32,
    pub turns: u16,
    /// Steps could be taken back even after something hidden was seen.
    pub free_undo: bool,
    /// Somebody asked what a bot would do.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hints: bool,
    pub seats: Vec<FinishedSeat>,
}

/// One player of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FinishedSeat {
    pub name: String,
    pub controller: Controller,
    /// As it was at the end.
    pub role: Role,
    /// The id of the character, as in notation; as it was at the end.
    pub character: String,
    pub won: bool,
    pub alive: bool,
}

/// What a player was at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Identity {
    pub role: Role,
    pub character: &'static str,
    pub alive: bool,
}

impl<G: Playable> Table<G> {
    /// What is remembered of this game; nothing while it goes on.
    pub fn finished(&self, ended: u64) -> Option<Finished> {
        let outcome = self.game.outcome()?;
        let seats = Seat::all(self.seats()).zip(&self.chairs).map(|(seat, chair)| {
            let Identity { role, character, alive } = self.game.identity(seat);
            let (name, controller) = (chair.name.clone(), chair.controller);
            FinishedSeat {
                name,
                controller,
                role,
                character: character.into(),
                won: outcome.winners.contains(seat),
                alive,
            }
        });
        Some(Finished {
            game: G::NAME.into(),
            ended,
            actions: self.len() as u32,
            turns: self.game.turns(),
            free_undo: self.options.free_undo,
            hints: self.options.hints,
            seats: seats.collect(),
        })
    }
}

impl<G: Playable> Saved<G> {
    /// What is remembered of a record, wherever it comes from; nothing if it does not replay to its end.
    pub fn finished(self, ended: u64) -> Option<Finished> {
        Table::load_own(self).ok()?.finished(ended)
    }
}
