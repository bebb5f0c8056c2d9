//! What happens without a person: bots, and passes of those who can do nothing else.

use super::{OnPage, Play};
use crate::storage::Speed;
use crate::ui::model::lesson::Cue;
use crate::ui::model::{Beats, Next, Passing, wait};
use crate::ui::page::Page;
use crate::ui::tabs::Tab;
use leptos::prelude::*;
use std::time::Duration;

impl<G: OnPage> Play<G> {
    /// Stops the clock; the table stays as it is.
    pub fn stop(self) {
        self.timer.update_value(|timer| {
            if let Some(timer) = timer.take() {
                timer.clear();
            }
        });
    }

    /// Starts the clock again.
    pub fn go_on(self, page: Page) {
        if !self.play_on(page) {
            self.schedule(page, &[]);
        }
    }

    /// Lets the clock run for whatever happens without a person.
    pub(super) fn schedule(self, page: Page, happened: &[G::Event]) {
        self.stop();
        if !self.may_go_on(page) {
            return;
        }
        self.ponder(page, false);
        let Some(delay) = wait(self.speed(page), happened) else { return };
        let delay = Duration::from_millis(delay.into());
        let timer = set_timeout_with_handle(move || self.tick(page), delay);
        self.timer.set_value(timer.ok());
    }

    /// Whether something may happen without a person.
    pub(super) fn may_go_on(self, page: Page) -> bool {
        let next = self.snap.with_untracked(|snap| snap.as_ref().map(|snap| snap.next));
        matches!(next, Some(Next::Bot(_) | Next::Pass(_)))
            && !self.paused.get_untracked()
            && !page.coach.holds()
            && (page.coach.is_on() || self.aside.get_value().visiting || page.tab.get_value() == Tab::Mine)
    }

    pub(super) fn speed(self, page: Page) -> Speed {
        if self.rush.get_untracked() { Speed::Instant } else { page.settings.with_untracked(|settings| settings.speed) }
    }

    /// One thing happens without a person; at once, as many as fit into a moment.
    pub(super) fn tick(self, page: Page) {
        const MOMENT_MS: f64 = 10.0;
        if self.awaits_thought(page) {
            return;
        }
        let start = js_sys::Date::now();
        let mut happened = Vec::new();
        while let Some(events) = self.step_alone(page) {
            // What is only announced is nothing to look at, and nobody may know of it by the time it takes.
            let silent = events.iter().all(Beats::is_silent);
            happened.extend(events);
            if (self.speed(page) != Speed::Instant && !silent) || js_sys::Date::now() - start > MOMENT_MS {
                break;
            }
        }
        if !happened.is_empty() {
            self.save(page);
        }
        self.show(page, &happened);
    }

    /// The next step of a bot, or the pass of a person who can do nothing else.
    fn step_alone(self, page: Page) -> Option<Vec<G::Event>> {
        self.table.try_update_value(|table| {
            let table = table.as_mut()?;
            let asked = table.asked()?;
            let action = match self.next(page, table) {
                Next::Bot(seat) => match page.coach.cue() {
                    None => self.bot_action(page, table, seat)?,
                    Some(Cue::Act(line)) => G::read_action(line)?,
                    Some(Cue::Pass) => G::Action::PASS,
                    Some(Cue::Wait) => return None,
                },
                Next::Pass(_) => G::Action::PASS,
                Next::Over | Next::Past | Next::Person | Next::Open(_) | Next::HandOver(_) | Next::Friend(_) => {
                    return None;
                }
            };
            if table.is_elsewhere() {
                page.friends.act::<G>(action);
                return None;
            }
            let step = table.act(asked, action).ok()?;
            page.coach.watched();
            Some(step.events)
        })?
    }

    /// What would happen in a while, or only waits for it, happens now.
    pub fn hurry(self, page: Page) {
        let next = self.snap.with_untracked(|snap| snap.as_ref().map(|snap| snap.next));
        if matches!(next, Some(Next::Bot(_) | Next::Pass(_))) && !self.paused.get_untracked() {
            self.stop();
            if !self.hurry_thought(page) {
                self.tick(page);
            }
        }
    }

    /// Bots act at once until a person must.
    pub fn skip(self, page: Page) {
        self.rush.set(true);
        self.hurry_thought(page);
        self.go_on(page);
    }
}
