//! Our own table and the tabs of this browser: only the one that has the table hosts.

use super::{Brought, Friends, Part, host};
use crate::ui::page::Page;
use crate::ui::tabs;
use leptos::prelude::*;

impl Friends {
    /// Goes on where the page was closed: as host of the game that is stored, or as a guest.
    pub fn resume(self, page: Page) {
        self.recall_prefs(page);
        match self.brought.get_untracked() {
            // The tab that waits for it goes on.
            Some(Brought::Answer(_)) => {}
            // A table was laid just now.
            _ if self.is_host() => {}
            _ if host::is_kept(page) => {
                self.waiting.set_value(true);
                tabs::ask(page);
            }
            // Whoever is invited decides himself.
            Some(_) => {}
            None => self.resume_guest(page),
        }
    }

    /// Whether our own table waits for this tab.
    pub fn is_waiting(self) -> bool {
        self.waiting.get_value()
    }

    /// Another game has taken the place of our own table.
    pub fn stop_waiting(self, page: Page) {
        if self.is_waiting() {
            self.forget(page);
        }
    }

    /// This tab has the table: if it is our own, we are its host again.
    pub fn regain(self, page: Page) {
        if self.is_waiting() && self.part.get_untracked() == Part::Nobody {
            self.waiting.set_value(false);
            self.resume_host(page);
        }
    }

    /// Another tab has the table: friends find its host there.
    pub fn step_aside(self, page: Page) {
        if self.is_host() {
            self.close_wires(page);
            self.stand_up();
            self.waiting.set_value(true);
        }
    }
}
