//! The whole page: one screen at a time, and what lies over it.

use super::page::{Kind, Page, dress};
use super::parts::{live, notice, peek, toast, update_bar, zoom};
use super::route::Route;
use super::{dice, keys, screens};
use leptos::prelude::*;

/// The page.
#[component]
pub fn App() -> impl IntoView {
    let page = Page::open();
    provide_context(page);
    keys::listen(page);
    Effect::new(move |_| page.settings.with(dress));
    page.resume();
    let screen = Memo::new(move |_| {
        let route = page.route.get();
        let seated = page.seated().is_some();
        // Without a game there is no table to show.
        if matches!(route, Route::Table | Route::End) && !seated { Route::Start } else { route }
    });
    // The clock runs only while the table is looked at.
    Effect::new(move |_| {
        if screen.get() == Route::Table {
            page.play.go_on(page);
            page.dice.go_on(page);
        } else {
            page.play.stop();
            page.dice.stop();
        }
        window().scroll_to_with_x_and_y(0.0, 0.0);
    });
    let kind = Memo::new(move |_| page.seated().map(|(kind, _)| kind));
    // What lies under a dialog cannot be reached.
    let covered = move || page.zoom.with(Option::is_some) || page.notice.with(Option::is_some);
    view! {
        <div class="page" inert=covered>
        {move || match screen.get() {
            Route::Table if kind.get() == Some(Kind::Dice) => dice::table(),
            Route::End if kind.get() == Some(Kind::Dice) => dice::end(),
            Route::NewDice => dice::new_game(),
            Route::Start => screens::start(),
            Route::New => screens::new_game(),
            Route::Table => screens::table(),
            Route::End => screens::end(),
            Route::Settings => screens::settings(),
            Route::Rules => screens::rules(),
            Route::Games => screens::games(),
            Route::Figures => screens::figures(),
            Route::Lessons => screens::lessons(),
            Route::About => screens::about(),
        }}
        </div>
        {live()}
        {zoom()}
        {peek()}
        {toast()}
        {notice()}
        {update_bar()}
    }
}
