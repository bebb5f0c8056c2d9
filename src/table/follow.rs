//! A table of which the game is kept on another device, and what such a device is told.

use super::{Chair, Controller, LogEntry, Options, Playable, Table};
use crate::net::Sight;
use crate::net::pack::{pack, unpack};
use standoff_engine::core::{Record, Seat};

/// How far back somebody is told who comes in the middle of a game, in steps.
const LOOK_BACK: usize = 60;

impl<G: Playable> Table<G> {
    /// What `viewer` sees, and what happened since this step, to be told on another device.
    pub fn sight(&self, viewer: Option<Seat>, from: usize) -> Sight {
        let from = if from == 0 { self.history.len().saturating_sub(LOOK_BACK) } else { from };
        // What is only announced may be taken back: it is not told for good.
        let told = self.log_since(viewer, from).into_iter().filter(|entry| !entry.events.is_empty());
        let mut next = from;
        let steps = told.map(|entry| {
            next = entry.number + 1;
            (entry.seat, pack(&entry.events))
        });
        Sight { steps: steps.collect(), view: pack(&self.view(viewer)), next }
    }

    /// The lines of all steps that can no longer be taken back.
    pub fn settled(&self) -> &[String] {
        let lines = &self.record.actions;
        &lines[..lines.len() - usize::from(self.announced.is_some()).min(lines.len())]
    }

    /// Sits down at a table whose game is kept on another device, as one of its seats sees it. `id` tells such tables
    /// apart. None if no table looks like that.
    pub fn follow(setup: G::Setup, id: u64, chairs: Vec<Chair>, view: &[u8]) -> Option<Self> {
        let game = G::behind(&unpack(view)?, chairs.len())?;
        let record = Record::new(setup, id);
        let persons = chairs.iter().map(|chair| Chair { controller: Controller::Person, ..chair.clone() }).collect();
        // Bots play there, not here.
        let table = Self::seated(game, record, persons, Options::default());
        Some(Self { chairs, elsewhere: true, ..table })
    }

    /// What has happened there, and how it looks now; what happened is given back. None if no table looks like that.
    pub fn told(&mut self, view: &[u8], steps: &[(Option<Seat>, Vec<u8>)]) -> Option<Vec<G::Event>> {
        let game = G::behind(&unpack(view)?, self.chairs.len())?;
        let mut happened = Vec::new();
        for (seat, events) in steps {
            let events: Vec<G::Event> = unpack(events)?;
            happened.extend(events.iter().cloned());
            let number = self.history.len();
            self.history.push(LogEntry { number, seat: *seat, action: None, events });
        }
        self.game = game;
        Some(happened)
    }

    /// Whether the game itself is kept on another device.
    pub fn is_elsewhere(&self) -> bool {
        self.elsewhere
    }
}

#[cfg(test)]
impl Table<standoff_engine::card::Game> {
    /// The same table to this seat, or to somebody who watches, with everything hidden from it dealt anew.
    #[must_use]
    pub fn twin(&self, viewer: Option<Seat>, rng: &mut standoff_engine::core::Rng) -> Self {
        let mut twin = Self::load(self.save()).expect("a table can be loaded");
        twin.game = self.view(viewer).determinize(rng, None);
        twin
    }
}
