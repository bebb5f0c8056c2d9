//! In place of the friends, where the page is built without them: nobody is there, and whoever wants friends is sent to
//! the page that is built with them.

use super::page::{Page, document_root};
use super::play::OnPage;
use super::route::replace;
use crate::table::{NewGame, Playable, Table};
use leptos::prelude::*;
use standoff_engine::core::{Rules, SeatSet};

/// Nobody.
#[derive(Clone, Copy)]
pub struct Friends;

#[expect(clippy::unused_self, clippy::needless_pass_by_value, reason = "as where there are friends")]
impl Friends {
    pub fn new() -> Self {
        Self
    }

    pub fn is_host(self) -> bool {
        false
    }

    pub fn are_here(self) -> bool {
        false
    }

    pub fn visits(self) -> bool {
        false
    }

    pub fn is_under_way(self) -> bool {
        false
    }

    pub fn is_scanning(self) -> bool {
        false
    }

    pub fn stop_scanning(self) -> bool {
        false
    }

    pub fn ask_friends(self) {}

    pub fn are_asked(self) -> bool {
        false
    }

    pub fn forget_likes(self) {}

    pub fn own_name(self) -> String {
        String::new()
    }

    pub fn awaited<G: Playable>(self, _: &Table<G>) -> SeatSet {
        SeatSet::EMPTY
    }

    pub fn timer(self) -> Option<u16> {
        None
    }

    pub fn act<G: Rules>(self, _: G::Action) {}

    pub fn tell<G: Playable>(self, _: Page, _: &Table<G>) {}

    pub fn look_for_answer(self, _: Page) {}

    pub fn open_link(self, _: Page) {}

    pub fn resume(self, _: Page) {}

    pub fn is_waiting(self) -> bool {
        false
    }

    pub fn stop_waiting(self, _: Page) {}

    pub fn regain(self, _: Page) {}

    pub fn step_aside(self, _: Page) {}

    pub fn leave(self, _: Page) {}

    pub fn lay_again<G: OnPage>(self, _: Page, _: G::Setup) {}

    /// Keeps the form; the page with friends in it lays the table.
    pub fn lay<G: OnPage>(self, page: Page, form: NewGame<G>) {
        page.shelf.update_value(|shelf| {
            let _ = shelf.save_new_game(G::NAME, &form);
        });
        replace(&format!("#/lay/{}", G::NAME));
        load_with_friends();
    }
}

/// Loads the page again, with friends; whether there is hope.
pub fn load_with_friends() -> bool {
    let tried = document_root().has_attribute("data-alone");
    if !tried {
        let _ = window().location().reload();
    }
    !tried
}
