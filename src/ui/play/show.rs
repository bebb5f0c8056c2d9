//! Snapshots and the log.

use super::Play;
use crate::i18n::{Fact, Voice, facts};
use crate::table::Table;
use crate::ui::model::{Desk, Effects, GAG, Next};
use crate::ui::page::Page;
use leptos::prelude::*;
use standoff_engine::card::{Event, Game};
use standoff_engine::core::{Seat, SeatSet};
use std::sync::Arc;
use std::time::Duration;

/// All that is shown of a table at one moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Snapshot {
    /// Steps so far.
    pub number: usize,
    pub desk: Desk,
    pub next: Next,
    pub names: Vec<String>,
    pub persons: SeatSet,
    /// Persons who can be charged for talking.
    pub talkers: Vec<Seat>,
    /// The last step may be taken back.
    pub undo: bool,
    /// What the last step is worth saying about.
    pub news: Vec<Fact>,
}

impl Snapshot {
    pub fn voice(&self) -> Voice<'_> {
        Voice { names: &self.names, viewer: self.desk.viewer() }
    }
}

/// One line of the log.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry {
    /// Which telling of the game it belongs to, the step, and the place in it.
    pub key: (u32, usize, usize),
    pub fact: Fact,
}

impl Play {
    /// The next log is told from the beginning.
    pub(super) fn tell_anew(self) {
        self.telling.update_value(|telling| *telling += 1);
    }

    /// Shows the table as it is now, after these events, and sees to it that it goes on.
    pub(super) fn show(self, page: Page, happened: &[Event]) {
        let hold = self.hold.get_value();
        let pass_for_me = page.settings.with_untracked(|settings| settings.auto_pass);
        let built = self.table.with_value(|table| {
            let table = table.as_ref()?;
            let asked = table.view(None).decision.map(|decision| decision.seat);
            let legal = |seat: Option<Seat>| seat.map(|seat| table.legal(seat)).unwrap_or_default();
            let next = hold.next(asked, &legal(asked), pass_for_me);
            // While the device changes hands, only what everybody may know is in the page.
            let viewer = if matches!(next, Next::HandOver(_)) { None } else { hold.viewer() };
            let seen: Vec<Event> = happened.iter().map(|event| event.seen_by(viewer)).collect();
            let snap = Snapshot {
                number: table.len(),
                desk: Desk::new(table.view(viewer), legal(viewer)),
                next,
                names: table.names(),
                persons: table.persons(),
                talkers: table.persons().iter().filter(|seat| table.legal(*seat).contains(&GAG)).collect(),
                undo: table.can_undo().is_ok(),
                news: facts(&seen),
            };
            self.write_log(table, viewer);
            Some((snap, Effects::of(&seen, viewer)))
        });
        let Some((snap, effects)) = built else { return };
        if matches!(snap.next, Next::Person | Next::HandOver(_) | Next::Over) {
            self.rush.set(false);
        }
        if matches!(snap.next, Next::HandOver(_)) {
            page.close_layers();
            page.toast.set(None);
        }
        self.serial.update_value(|serial| *serial += 1);
        self.selection.update(|selection| *selection = selection.kept(&snap.desk));
        self.sheet_away.set(false);
        self.effects.set(Arc::new(effects));
        self.snap.set(Some(Arc::new(snap)));
        self.forget_effects();
        self.schedule(page, happened);
    }

    /// Adds what happened since to the log, as the viewer may know it; another telling begins at the beginning.
    fn write_log(self, table: &Table<Game>, viewer: Option<Seat>) {
        /// Older lines than these are not kept.
        const KEPT: usize = 300;
        let telling = self.telling.get_value();
        let (logged, steps) = self.logged.get_value();
        let from = if logged == telling { steps } else { 0 };
        let new = table.log_since(viewer, from);
        // Only a step in which something happened is told for good: what is announced may be taken back.
        let told = new.iter().rev().find(|step| !step.events.is_empty()).map_or(from, |step| step.number + 1);
        let new = new.into_iter().flat_map(|step| entries(telling, step.number, &step.events));
        self.log.update(|log| {
            if from == 0 {
                log.clear();
            }
            log.extend(new);
            log.drain(..log.len().saturating_sub(KEPT));
        });
        self.logged.set_value((telling, told));
    }

    /// What flashed stops flashing, even if nothing else happens.
    fn forget_effects(self) {
        const SHOWN: Duration = Duration::from_millis(2600);
        let serial = self.serial.get_value();
        set_timeout(
            move || {
                if self.serial.get_value() == serial {
                    self.effects.set(Arc::default());
                }
            },
            SHOWN,
        );
    }
}

fn entries(telling: u32, number: usize, events: &[Event]) -> Vec<Entry> {
    facts(events).into_iter().enumerate().map(|(at, fact)| Entry { key: (telling, number, at), fact }).collect()
}
