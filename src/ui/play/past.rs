//! Looking back: any moment of the game at the table, or of one that is over. While somebody does, nothing is played
//! and nothing is kept.

use super::show::entries;
use super::{OnPage, Play, Snapshot};
use crate::storage::Speed;
use crate::table::{Eyes, Replay, Table, remember};
use crate::ui::model::{Next, wait};
use crate::ui::page::Page;
use leptos::prelude::*;
use standoff_engine::core::SeatSet;
use std::sync::Arc;
use std::time::Duration;

/// What is looked at.
pub(super) struct Looking<G: OnPage> {
    replay: Replay<G>,
    names: Vec<String>,
    persons: SeatSet,
}

/// The moment that is shown instead of the present.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    pub at: usize,
    pub last: usize,
    pub turn: u16,
    /// The step of the log that led to it.
    pub step: usize,
    pub eyes: Eyes,
    /// The game is over: everything may be seen.
    pub over: bool,
}

impl<G: OnPage> Play<G> {
    /// Shows the moment a step of the log led to: of the game at the table through the eyes of whoever looks at it, or
    /// of the one that is replayed. The guided game only goes forward.
    pub fn look_at(self, page: Page, step: usize) {
        if page.coach.is_on() || self.follows() {
            return;
        }
        if self.moment.with_untracked(Option::is_none) {
            let viewer = self.snap.with_untracked(|snap| snap.as_ref().and_then(|snap| snap.viewer));
            let looking = self.table.with_value(|table| table.as_ref().map(Looking::of));
            self.stop();
            self.looking.set_value(looking);
            self.show_moment(0, viewer.map_or(Eyes::Public, Eyes::Seat));
        }
        let at = self.looking.with_value(|looking| Some(looking.as_ref()?.replay.moment_of(step)));
        page.close_layers();
        self.autoplay.set(false);
        self.go_to(page, at.unwrap_or_default());
    }

    /// Replays a game that is over in place of the one at the table, which is kept and can be resumed.
    pub fn watch(self, page: Page, table: &Table<G>) {
        self.leave();
        page.clear_other_tables(G::NAME);
        self.looking.set_value(Some(Looking::of(table)));
        self.look_through(page, Eyes::All);
    }

    /// Shows another moment.
    pub fn go_to(self, page: Page, at: usize) {
        if let Some(moment) = self.moment.get_untracked() {
            self.show_moment(at, moment.eyes);
            self.play_on(page);
        }
    }

    /// Shows the game as somebody else saw it. Only when it is over.
    pub fn look_through(self, page: Page, eyes: Eyes) {
        let at = self.moment.get_untracked().map_or(0, |moment| moment.at);
        let telling = self.telling.get_value() + 1;
        let log = self.looking.with_value(|looking| {
            let replay = &looking.as_ref().filter(|looking| looking.replay.is_over())?.replay;
            let lines = replay.log(eyes).flat_map(|(step, events)| entries::<G>(telling, step, &events));
            Some(lines.collect::<Vec<_>>())
        });
        let Some(log) = log else { return };
        self.telling.set_value(telling);
        self.log.set(log);
        self.show_moment(at, eyes);
        self.play_on(page);
    }

    fn show_moment(self, at: usize, eyes: Eyes) {
        let built = self.looking.with_value(|looking| {
            let Looking { replay, names, persons } = looking.as_ref()?;
            let at = at.min(replay.last());
            let seen = replay.events(at, eyes);
            let desk = G::desk(replay.view(at, eyes)?, Vec::new());
            let snap = Snapshot {
                number: replay.step(at),
                viewer: G::viewer(&desk),
                desk,
                next: Next::Past,
                wished: false,
                again: false,
                names: names.clone(),
                persons: *persons,
                talkers: Vec::new(),
                undo: false,
                news: G::facts(&seen),
            };
            let (last, turn, over) = (replay.last(), replay.turn(at), replay.is_over());
            let moment = Moment { at, last, turn, step: snap.number, eyes, over };
            Some((snap, G::effects(&seen, eyes.seat()), moment))
        });
        let Some((snap, effects, moment)) = built else { return };
        // What flashes here stays until the next moment is shown.
        self.serial.update_value(|serial| *serial += 1);
        self.selection.set(G::Selection::default());
        self.effects.set(Arc::new(effects));
        self.moment.set(Some(moment));
        self.snap.set(Some(Arc::new(snap)));
    }

    /// Starts or stops going on by itself; at the end it starts over.
    pub fn toggle_autoplay(self, page: Page) {
        self.autoplay.update(|on| *on = !*on);
        let at_end = self.moment.with_untracked(|moment| moment.is_some_and(|moment| moment.at == moment.last));
        if at_end && self.autoplay.get_untracked() {
            self.go_to(page, 0);
        } else {
            self.play_on(page);
        }
    }

    /// The clock of autoplay; whether a moment is looked at.
    pub(super) fn play_on(self, page: Page) -> bool {
        /// Even at once there is something to see.
        const LEAST_MS: u32 = 60;
        let Some(moment) = self.moment.get_untracked() else { return false };
        self.stop();
        if moment.at == moment.last {
            self.autoplay.set(false);
        }
        if self.autoplay.get_untracked() {
            let speed: Speed = page.settings.with_untracked(|settings| settings.speed);
            let events = self.looking.with_value(|looking| {
                looking.as_ref().map(|looking| looking.replay.events(moment.at, moment.eyes)).unwrap_or_default()
            });
            // Whoever goes step by step has said that he does not want to now.
            let time = wait(speed, &events).or_else(|| wait(Speed::Normal, &events)).unwrap_or_default();
            let delay = Duration::from_millis(time.max(LEAST_MS).into());
            let timer = set_timeout_with_handle(move || self.go_to(page, moment.at + 1), delay);
            self.timer.set_value(timer.ok());
        }
        true
    }

    /// Back to the present of the game at the table, if there is one.
    pub fn return_to_present(self, page: Page) {
        let seated = self.table.with_value(Option::is_some);
        if seated && self.moment.with_untracked(Option::is_some) {
            self.show(page, &[]);
        }
    }

    /// What is shown from now on is the present.
    pub(super) fn leave_past(self) {
        if self.moment.with_untracked(Option::is_some) {
            self.forget_moment();
            self.tell_anew();
        }
    }

    pub(super) fn forget_moment(self) {
        self.stop();
        self.autoplay.set(false);
        self.looking.set_value(None);
        self.moment.set(None);
    }

    /// Notes that the game is over.
    pub(super) fn remember(self, page: Page) {
        let noted = self.table.with_value(|table| {
            let table = table.as_ref()?;
            page.shelf.try_update_value(|shelf| remember(shelf, table, js_sys::Date::now() as u64, false))
        });
        if let Some(Err(error)) = noted {
            page.say_store_error(error);
        }
    }

    /// Goes on with a game that came from elsewhere.
    pub fn adopt(self, page: Page, table: Table<G>) {
        page.shelf.update_value(crate::storage::Storage::take_over);
        self.sit_down(page, table);
        self.save(page);
    }

    /// Something about the game at the table.
    pub fn with_table<T>(self, get: impl FnOnce(&Table<G>) -> T) -> Option<T> {
        self.table.with_value(|table| table.as_ref().map(get))
    }
}

impl<G: OnPage> Looking<G> {
    fn of(table: &Table<G>) -> Self {
        Self { replay: table.replay(), names: table.names(), persons: table.persons() }
    }
}
