//! Keeping the game, going on with a kept one, and other tabs that do the same.

use super::{OnPage, Play};
use crate::storage::{SaveError, Storage};
use crate::table::{Saved, Table, autosave, resume};
use crate::ui::page::{Notice, Page};
use leptos::prelude::*;

/// Asks the browser not to clear the storage when it runs short of space. Some browsers ask the person, so this waits until
/// there is a game to lose.
pub(super) fn keep_storage() {
    // Missing where the page is not served securely, which makes the call an error.
    let _ = window().navigator().storage().persist();
}

impl<G: OnPage> Play<G> {
    /// Goes on with the stored game. One that cannot be opened has been set aside: the person is told.
    pub fn resume(self, page: Page) {
        let found = page.shelf.try_update_value(resume::<G, _>);
        match found {
            Some(Ok(Some(table))) => {
                let news = table.rules_news();
                self.sit_down(page, table);
                if let Some(news) = news {
                    self.save(page);
                    page.say_rules_news(news);
                }
            }
            Some(Err(error)) => {
                self.leave();
                let text = G::resume_error(untrack(|| page.tongue()), &error);
                page.notice.set(Some(Notice::SetAside(text)));
            }
            _ => self.leave(),
        }
    }

    /// The game so far, as it is kept.
    pub fn saved(self) -> Option<Saved<G>> {
        self.table.with_value(|table| table.as_ref().map(Table::save))
    }

    /// Keeps the game. A failure is told once, another tab at once.
    pub(super) fn save(self, page: Page) {
        if page.coach.is_on() || self.aside.get_value().visiting {
            return;
        }
        let saved = self.table.with_value(|table| {
            let table = table.as_ref()?;
            page.shelf.try_update_value(|shelf| autosave(shelf, table))
        });
        match saved {
            Some(Err(SaveError::OtherTab)) => self.look_for_other_tab(page),
            Some(Err(error @ SaveError::Store(_))) if !self.aside.get_value().told => {
                self.aside.update_value(|aside| aside.told = true);
                page.say(untrack(|| page.tongue()).save_error(error));
            }
            _ => {}
        }
    }

    /// Stops here if another tab plays on with this game.
    pub fn look_for_other_tab(self, page: Page) {
        let playing = self.table.with_value(Option::is_some) && !page.coach.is_on() && !self.aside.get_value().visiting;
        if playing && page.shelf.with_value(Storage::other_tab_wrote) {
            self.stop();
            self.paused.set(true);
            page.notice.set(Some(Notice::OtherTab));
        }
    }
}
