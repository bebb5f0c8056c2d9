//! Snapshots and the log.

use super::{OnPage, Play};
use crate::i18n::Voice;
use crate::storage::Speed;
use crate::table::Table;
use crate::ui::model::{Hint, Next, Passing, Sight};
use crate::ui::page::Page;
use leptos::prelude::*;
use standoff_engine::card::Game;
use standoff_engine::core::{Seat, SeatSet};
use std::sync::Arc;
use std::time::Duration;

/// All that is shown of a table at one moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Snapshot<G: OnPage = Game> {
    /// Steps so far.
    pub number: usize,
    pub desk: G::Desk,
    pub next: Next,
    pub names: Vec<String>,
    pub persons: SeatSet,
    /// Whose private things are shown.
    pub viewer: Option<Seat>,
    /// Whether whoever is handed the device asked for it, or could answer without.
    pub wished: bool,
    /// Whether whoever is handed the device had it last.
    pub again: bool,
    /// Persons who can be charged for talking.
    pub talkers: Vec<Seat>,
    /// The last step may be taken back.
    pub undo: bool,
    /// What the last step is worth saying about.
    pub news: Vec<G::Fact>,
}

impl<G: OnPage> Snapshot<G> {
    /// Whoever looks is spoken to; but when it is over, all who share the device look.
    pub fn voice(&self) -> Voice<'_> {
        let together = self.next == Next::Over && self.persons.len() > 1;
        Voice { names: &self.names, viewer: self.viewer.filter(|_| !together) }
    }

    /// The one who is asked is spoken to, also before everybody's eyes; then he is named first.
    pub fn asking(&self) -> (Voice<'_>, Option<&str>) {
        match self.next {
            Next::Open(seat) => (Voice { viewer: Some(seat), ..self.voice() }, Some(&self.names[seat.index()])),
            _ => (self.voice(), None),
        }
    }

    /// Whether the table lies open before several persons, with nobody's private things on it.
    pub fn is_open(&self) -> bool {
        self.viewer.is_none() && G::viewer(&self.desk).is_some()
    }
}

/// One line of the log.
#[derive(Clone, PartialEq, Debug)]
pub struct Entry<G: OnPage = Game> {
    /// Which telling of the game it belongs to, the step, and the place in it.
    pub key: (u32, usize, usize),
    pub fact: G::Fact,
}

impl<G: OnPage> Play<G> {
    /// The next log is told from the beginning.
    pub(super) fn tell_anew(self) {
        self.telling.update_value(|telling| *telling += 1);
    }

    /// Shows the table as it is now, after these events, and sees to it that it goes on.
    pub(super) fn show(self, page: Page, happened: &[G::Event]) {
        self.leave_past();
        self.wake(happened);
        let before = self.snap.with_untracked(|snap| snap.as_ref().and_then(|snap| snap.viewer));
        let built = self.table.with_value(|table| {
            let table = table.as_ref()?;
            let legal = |seat: Option<Seat>| seat.map(|seat| table.legal(seat)).unwrap_or_default();
            let next = self.next(page, table);
            if let Next::Open(seat) = next {
                self.hold.update_value(|hold| *hold = hold.laid_open(seat));
            }
            let hold = self.hold.get_value();
            // While the device changes hands or lies open, only what everybody may know is in the page.
            let (viewer, desk) = match hold.sight(next) {
                Sight::Of(viewer) => (viewer, G::desk(table.view(viewer), legal(viewer))),
                Sight::All(seat) => {
                    let seen = table.view(None);
                    let offered = if matches!(next, Next::Open(_)) { G::openly(&seen) } else { Vec::new() };
                    (None, G::desk(G::from_place(seen, seat), offered))
                }
            };
            if viewer != before {
                self.tell_anew();
            }
            let seen: Vec<G::Event> = happened.iter().map(|event| G::event_for(event, viewer)).collect();
            let snap = Snapshot {
                number: table.len(),
                desk,
                next,
                viewer,
                wished: matches!(next, Next::HandOver(seat) if hold.is_wanted_by(seat)),
                again: matches!(next, Next::HandOver(seat) if hold.last() == Some(seat)),
                names: table.names(),
                persons: table.persons(),
                talkers: table
                    .persons()
                    .iter()
                    .filter(|seat| table.legal(*seat).iter().any(|act| act.is_aside()))
                    .collect(),
                undo: self.may_undo(page) && table.can_undo().is_ok(),
                news: G::facts(&seen),
            };
            self.write_log(table, viewer);
            Some((snap, G::effects(&seen, viewer)))
        });
        let Some((snap, effects)) = built else { return };
        // While the device changes hands there is nothing to watch.
        let pace = if matches!(snap.next, Next::HandOver(_)) { Speed::Instant } else { self.speed(page) };
        if matches!(snap.next, Next::Person | Next::Open(_) | Next::HandOver(_) | Next::Over) {
            self.rush.set(false);
        }
        if matches!(snap.next, Next::HandOver(_)) || snap.viewer != before {
            page.close_layers();
            page.toast.set(None);
        }
        self.serial.update_value(|serial| *serial += 1);
        self.thinking.set(None);
        self.hint.set(Hint::None);
        self.selection.update(|selection| *selection = G::kept(*selection, &snap.desk));
        self.sheet_away.set(false);
        page.stage.perform(page, effects.as_ref(), pace);
        self.effects.set(Arc::new(effects));
        self.snap.set(Some(Arc::new(snap)));
        self.forget_effects();
        self.schedule(page, happened);
        self.table.with_value(|table| {
            if let Some(table) = table.as_ref().filter(|_| page.friends.is_host()) {
                page.friends.tell(page, table);
            }
        });
        self.limit_time(page);
        let over = self.snap.with_untracked(|snap| snap.as_ref().is_some_and(|snap| snap.next == Next::Over));
        if over && !happened.is_empty() && !page.coach.is_on() && !self.follows() {
            self.remember(page);
        }
    }

    /// What the table waits for.
    pub(super) fn next(self, page: Page, table: &Table<G>) -> Next {
        let asked = table.asked();
        let legal = asked.map(|seat| table.legal(seat)).unwrap_or_default();
        if let Some(seat) = asked.filter(|seat| page.friends.awaited(table).contains(*seat)) {
            return Next::Friend(seat);
        }
        let resting = asked.filter(|seat| self.resting.with_value(|resting| resting.contains(*seat)));
        let may_rest = || table.decision().is_some_and(|decision| G::may_rest(&decision));
        match resting {
            Some(seat) if may_rest() && legal.contains(&G::Action::PASS) => Next::Pass(seat),
            _ => {
                let pass_for_me = page.settings.with_untracked(|settings| settings.auto_pass) && !page.coach.is_on();
                let openly = || !G::openly(&table.view(None)).is_empty();
                self.hold.get_value().next(asked, &legal, pass_for_me, openly)
            }
        }
    }

    /// Whoever's turn has begun decides for himself again.
    fn wake(self, happened: &[G::Event]) {
        self.resting.update_value(|resting| {
            for seat in happened.iter().filter_map(G::turn_began) {
                *resting = resting.without(seat);
            }
        });
    }

    /// Adds what happened since to the log, as the viewer may know it; another telling begins at the beginning.
    fn write_log(self, table: &Table<G>, viewer: Option<Seat>) {
        /// Older lines than these are not kept.
        const KEPT: usize = 300;
        let telling = self.telling.get_value();
        let (logged, steps) = self.logged.get_value();
        let from = if logged == telling { steps } else { 0 };
        let new = table.log_since(viewer, from);
        // Only a step in which something happened is told for good: what is announced may be taken back.
        let told = new.iter().rev().find(|step| !step.events.is_empty()).map_or(from, |step| step.number + 1);
        let new = new.into_iter().flat_map(|step| entries::<G>(telling, step.number, &step.events));
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

/// The lines a step is worth.
pub(super) fn entries<G: OnPage>(telling: u32, number: usize, events: &[G::Event]) -> Vec<Entry<G>> {
    G::facts(events).into_iter().enumerate().map(|(at, fact)| Entry { key: (telling, number, at), fact }).collect()
}
