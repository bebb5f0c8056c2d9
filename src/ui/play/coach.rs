//! The guided game at the table: the lesson says what the others do and what the person may do; nothing is kept.

use crate::table::{Chair, Controller, Level, Options, Table};
use crate::ui::model::lesson::{Beat, Cue, Progress, SEED, lines_to, setup};
use crate::ui::model::{Form, Seating};
use crate::ui::page::Page;
use leptos::prelude::*;
use serde::de::IgnoredAny;
use standoff_engine::card::{Action, Game};
use standoff_engine::core::Rules;

/// How far the guided game is, while there is one. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Coach {
    progress: RwSignal<Option<Progress>>,
    /// The person tried something else than was asked for.
    pub strayed: RwSignal<bool>,
    /// Where the lesson was left.
    left_at: StoredValue<Progress>,
}

impl Coach {
    pub fn new() -> Self {
        Self {
            progress: RwSignal::new(None),
            strayed: RwSignal::new(false),
            left_at: StoredValue::new(Progress::default()),
        }
    }

    /// Where the lesson is; none if the table is an ordinary one.
    pub fn progress(self) -> Option<Progress> {
        self.progress.get()
    }

    /// Whether the table is the one of the lesson.
    pub fn is_on(self) -> bool {
        self.progress.with_untracked(Option::is_some)
    }

    /// Whether the others wait until something has been read.
    pub fn holds(self) -> bool {
        self.cue() == Some(Cue::Wait)
    }

    /// The same, and follows changes of it.
    pub fn waits(self) -> bool {
        self.progress().is_some_and(|progress| progress.cue() == Cue::Wait)
    }

    /// What the others do; none if nobody coaches.
    pub(super) fn cue(self) -> Option<Cue> {
        self.progress.get_untracked().map(Progress::cue)
    }

    pub(super) fn go_to(self, progress: Progress) {
        self.strayed.set(false);
        self.progress.set(Some(progress));
    }

    /// Whether the lesson can be gone on with.
    pub fn was_left(self) -> bool {
        self.left_at.get_value() != Progress::default()
    }

    /// Begins the lesson, or goes on where it was left.
    pub fn start(self, page: Page, anew: bool) {
        let from = if anew { Progress::default() } else { self.left_at.get_value() };
        let ui = untrack(|| page.tongue()).ui();
        let mut chairs = vec![Chair::new(ui.you, Controller::Person)];
        chairs.extend(ui.bot_names.iter().take(3).map(|name| Chair::new(*name, Controller::Bot(Level::Drifter))));
        let Ok(mut table) = Table::<Game>::deal(setup(), SEED, chairs, Options::default()) else { return };
        for (seat, line) in lines_to(from) {
            while let Some(asked) = table.asked().filter(|asked| *asked != seat)
                && table.act(asked, Action::Pass).is_ok()
            {}
            // Which lines the engine takes is tested.
            let _ = Game::read_action(line).map(|action| table.act(seat, action));
        }
        self.go_to(Progress::at(from.beat));
        page.play.sit_down(page, table);
    }

    /// Goes on after something was read.
    pub fn read(self, page: Page) {
        if let Some(progress) = self.progress.get_untracked()
            && matches!(progress.beat(), Beat::Tell(..))
        {
            self.go_to(progress.next());
            page.play.go_on(page);
        }
    }

    /// Leaves the lesson for good, with a form for a first game of one's own if none was filled in yet.
    pub fn finish(self, page: Page) {
        self.leave(page);
        page.set(|settings| settings.lesson_done = true);
        let ui = untrack(|| page.tongue()).ui();
        let mut form = Form::fresh(ui.you, ui.bot_names);
        form.set_players(4);
        let first = form.done(ui.you, &|seat| ui.seat_name(seat));
        page.shelf.update_value(|shelf| {
            if shelf.new_game::<IgnoredAny>(Game::NAME).is_none() {
                // A convenience: it may fail.
                let _ = shelf.save_new_game(Game::NAME, &first);
            }
        });
    }

    /// Leaves the lesson; the game that was going on comes back.
    pub fn leave(self, page: Page) {
        let Some(progress) = self.progress.get_untracked() else { return };
        let over = progress.is_last();
        self.left_at.set_value(if over { Progress::default() } else { Progress::at(progress.beat) });
        self.progress.set(None);
        page.resume();
    }
}

impl Coach {
    /// Whether a person may do this now; if not, the coach says so.
    pub(super) fn lets<G: Rules>(self, action: G::Action) -> bool {
        let Some(progress) = self.progress.get_untracked() else { return true };
        let wanted = progress.did(&G::write_action(action)).is_some();
        self.strayed.set(!wanted);
        wanted
    }

    /// Goes on after a person has done something that was wanted.
    pub(super) fn saw<G: Rules>(self, action: G::Action) {
        let after = self.progress.get_untracked().and_then(|progress| progress.did(&G::write_action(action)));
        if let Some(after) = after {
            self.go_to(after);
        }
    }

    /// Goes on after one of the others has acted.
    pub(super) fn watched(self) {
        if let Some(progress) = self.progress.get_untracked()
            && matches!(progress.cue(), Cue::Act(_))
        {
            self.go_to(progress.next());
        }
    }
}
