//! The whole page: one screen at a time, and what lies over it.

use super::later::soon;
use super::page::{Kind, Page, declare_language, dress};
use super::parts::{
    bot_worker_bar, cover, live, lost_bar, notice, parcel, peek, said, scanner, toast, update_bar, zoom,
};
use super::route::Route;
use super::stage::stage;
use super::{dice, keys, screens, tabs};
use crate::ui::always::always;
use leptos::mount::mount_to_body;
use leptos::prelude::*;

/// Opens the page: piece by piece, because all at once would keep the browser from answering for too long.
pub fn open() {
    soon(|| mount_to_body(App));
}

/// The page.
#[component]
fn App() -> impl IntoView {
    let page = Page::open();
    provide_context(page);
    keys::listen(page);
    Effect::new(move |_| page.settings.with(dress));
    Effect::new(move |_| declare_language(page.words.get().lang()));
    page.resume();
    page.friends.resume(page);
    let (laid, covers) = (RwSignal::new(false), RwSignal::new(false));
    soon(move || {
        laid.set(true);
        // What was painted until now gives way in the same moment.
        if let Some(boot) = document().get_element_by_id("boot") {
            boot.remove();
        }
        soon(move || covers.set(true));
    });
    let screen = Memo::new(move |_| {
        let route = page.route.get();
        // Without a game there is no table to show, and before its end no end.
        match (route, page.seated()) {
            (Route::Table | Route::End, None) => Route::Start,
            (Route::End, Some((_, Some(_)))) => Route::Table,
            (Route::Replay, _) if !page.replaying.get() => Route::Games,
            (route, _) => route,
        }
    });
    // The clock runs only while the table is looked at.
    Effect::new(move |_| {
        let screen = screen.get();
        if !laid.get() {
            return;
        }
        if screen != Route::Replay {
            page.end_replay();
        }
        if screen != Route::Lessons {
            page.coach.leave(page);
        }
        if screen == Route::Table || (screen == Route::Friends && page.friends.is_waiting()) {
            tabs::ask(page);
        }
        if matches!(screen, Route::Table | Route::Replay) {
            page.go_on();
        } else {
            page.play.return_to_present(page);
            page.dice.return_to_present(page);
            page.stop();
            page.mind.stop();
        }
        window().scroll_to_with_x_and_y(0.0, 0.0);
    });
    let kind = Memo::new(move |_| page.seated().map(|(kind, _)| kind));
    // What lies under a dialog cannot be reached.
    let covered = move || {
        page.zoom.with(Option::is_some)
            || page.notice.with(Option::is_some)
            || page.parcel.with(Option::is_some)
            || page.friends.is_scanning()
            || page.cover.on.get()
    };
    view! {
        <div class="page" inert=always(covered)>
        {always(move || laid.get().then(|| match screen.get() {
            Route::Table | Route::Replay if kind.get() == Some(Kind::Dice) => dice::table(),
            Route::End if kind.get() == Some(Kind::Dice) => dice::end(),
            Route::NewDice => dice::new_game(),
            Route::Start => screens::start(),
            Route::New => screens::new_game(),
            Route::Table | Route::Replay => screens::table(),
            Route::End => screens::end(),
            Route::Settings => screens::settings(),
            Route::Rules => screens::rules(),
            Route::Games => screens::games(),
            Route::Figures => screens::figures(),
            Route::Lessons => screens::lessons(),
            Route::About => screens::about(),
            Route::Shared => screens::shared(),
            Route::Friends => screens::friends(),
        }))}
        </div>
        {always(move || covers.get().then(over_it))}
    }
}

/// What lies over every screen.
fn over_it() -> impl IntoView {
    view! {
        {stage()}
        {live()}
        {zoom()}
        {peek()}
        {parcel()}
        {scanner()}
        {toast()}
        {said()}
        {lost_bar()}
        {notice()}
        {update_bar()}
        {bot_worker_bar()}
        {cover()}
    }
}
