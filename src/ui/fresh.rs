//! Ways to a new game: the form, the last table once more, or bots to watch.

use super::model::Seating;
use super::model::friends::seat_friends;
use super::model::{Form, dice};
use super::page::{Kind, Notice, Page};
use super::play::OnPage;
use super::route::Route;
use crate::storage::Storage;
use crate::table::{Chair, Controller, Level};
use leptos::prelude::*;
use standoff_engine::core::Rules;

/// What somebody wants to begin with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fresh {
    /// The form of one of the games.
    Form(Route),
    /// What was played last, as it was.
    Again,
    /// What was played last, with bots only.
    Watch,
    /// The form of one of the games, with chairs for friends.
    Friends(Route),
}

impl Page {
    /// Begins anew; a game that is going on is given up only when the person says so.
    pub fn wish(self, fresh: Fresh) {
        // A guest says first what becomes of his seat.
        if self.friends.is_at_table() {
            self.notice.set(Some(Notice::LeaveFriends));
        } else if untrack(|| self.seated()).is_some_and(|(_, going)| going.is_some()) {
            self.notice.set(Some(Notice::GiveUp(fresh)));
        } else {
            self.begin(fresh);
        }
    }

    /// Begins anew in place of whatever is at the table.
    pub fn begin(self, fresh: Fresh) {
        let dice = matches!(self.last_table(), Some((Kind::Dice, _)));
        match fresh {
            Fresh::Form(route) => route.go(),
            Fresh::Friends(route) => {
                self.friends.ask_friends();
                // The form leads back to where friends are waited for.
                route.replace();
            }
            Fresh::Again if dice => deal(self, &last_form::<dice::Form>(self)),
            Fresh::Again => deal(self, &last_form::<Form>(self)),
            Fresh::Watch if dice => deal(self, &watched(self, last_form::<dice::Form>(self))),
            Fresh::Watch => deal(self, &watched(self, last_form::<Form>(self))),
        }
    }

    /// What was dealt last on this device, and to how many.
    pub fn last_table(self) -> Option<(Kind, u8)> {
        let game = self.shelf.with_value(|shelf: &Storage<_>| shelf.last_game())?;
        Some(match game.as_str() {
            standoff_engine::dice::Game::NAME => (Kind::Dice, last_form::<dice::Form>(self).players()),
            _ => (Kind::Card, last_form::<Form>(self).players()),
        })
    }
}

/// The form as it was filled in last, or a fresh one.
pub fn last_form<F: Seating>(page: Page) -> F {
    let ui = untrack(|| page.tongue()).ui();
    match page.shelf.with_value(|shelf: &Storage<_>| shelf.new_game(F::Game::NAME)) {
        Some(last) => F::again(last, ui.you, ui.bot_names),
        None => F::fresh(ui.you, ui.bot_names),
    }
}

/// The form as it opens: like the last one, with chairs for friends if they are asked to come.
pub fn opened<F: Seating>(page: Page) -> F {
    let mut form = last_form::<F>(page);
    if page.friends.are_asked() {
        let (players, name) = (form.players(), page.friends.own_name());
        seat_friends(form.chairs_mut(), players.into(), &name);
    }
    form
}

/// Deals what the form says and goes to the table; says why if that cannot be.
pub fn deal<F: Seating<Game: OnPage>>(page: Page, form: &F) {
    let tongue = untrack(|| page.tongue());
    let ui = tongue.ui();
    let form = form.done(ui.you, &|seat| ui.seat_name(seat));
    // Whoever plays with friends waits for them first.
    if form.chairs.iter().any(|chair| chair.controller == Controller::Friend) {
        return page.friends.lay(page, form);
    }
    match F::Game::play(page).deal(page, &form) {
        // Back leads to the start, not to the form.
        Ok(()) if untrack(|| page.route.get()) == Route::Start => Route::Table.go(),
        Ok(()) => Route::Table.replace(),
        Err(error) => page.say(F::Game::deal_error(tongue, &error)),
    }
}

/// The same table with a bot on every chair.
fn watched<F: Seating>(page: Page, mut form: F) -> F {
    for at in 0..form.chairs().len() {
        if !matches!(form.chairs()[at].controller, Controller::Bot(_)) {
            // Nobody sits at the table twice.
            let free = |name: &&&str| form.chairs().iter().all(|chair| chair.name != **name);
            let name = untrack(|| page.tongue()).ui().bot_names.iter().find(free).copied().unwrap_or_default();
            form.chairs_mut()[at] = Chair::new(name, Controller::Bot(Level::Marshal));
        }
    }
    form
}
