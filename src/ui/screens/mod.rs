//! The screens, one in each file.

mod about;
mod end;
mod figures;
mod friends;
mod games;
mod lessons;
mod new_game;
mod rules;
mod settings;
mod shared;
mod start;
mod table;

pub use about::about;
pub use end::{end, ended, headed};
pub use figures::figures;
pub use friends::{friends, friends_settings};
pub use games::games;
pub use lessons::lessons;
pub use new_game::{about_levels, chairs, new_game, roles, stepper};
pub use rules::rules;
pub use settings::settings;
pub use shared::shared;
pub use start::start;
pub use table::table;

use super::page::page;
use super::parts::icon_button;
use super::route::Route;
use leptos::prelude::*;

/// The heading of a screen with its way back.
pub fn head(title: impl IntoView + 'static) -> AnyView {
    let page = page();
    let back = move || {
        // An address that was opened directly has nothing behind it.
        let behind = window().history().and_then(|history| history.length()).unwrap_or_default() > 1;
        match window().history() {
            Ok(history) if behind => {
                let _ = history.back();
            }
            _ => Route::Start.go(),
        }
    };
    view! {
        <header class="screen__head">
            {icon_button("icon-btn", "ui-back", "back", move || page.tongue().ui().back.into(), back)}
            <h1 class="title">{title.into_any()}</h1>
        </header>
    }
    .into_any()
}
