//! The menu over the table.

use super::art::icon;
use super::controls::button;
use super::dialog::{focus_first, sheet_head};
use crate::ui::always::{always, does, inside};
use crate::ui::page::{Layer, Notice, Page, page};
use crate::ui::route::Route;
use leptos::html::Section;
use leptos::prelude::*;

pub fn menu() -> AnyView {
    let page = page();
    let close = move || page.layer.set(Layer::None);
    let node = focus_first::<Section>();
    view! {
        <div class="scrim" on:click=does(move |_| close())>
            <section
                class="sheet"
                role="dialog"
                aria-modal="true"
                node_ref=node
                on:click=inside
            >
                {sheet_head(always(move || page.tongue().ui().menu), close)}
                <div class="sheet__list">
                    {always(move || if page.replaying.get() { replay_menu() } else { table_menu() })}
                </div>
                <p class="sheet__text">{always(move || kept(page).then(|| page.tongue().ui().leave_table_question))}</p>
            </section>
        </div>
    }
    .into_any()
}

/// Whether the game at the table is one that is kept, and nobody's but ours.
fn kept(page: Page) -> bool {
    !page.replaying.get() && page.coach.progress().is_none() && !page.friends.are_here()
}

/// On or off, without leaving the table.
fn sound(page: Page) -> AnyView {
    let on = move || page.settings.with(|settings| settings.sound);
    let words = move || if on() { page.tongue().ui().comfort.sound_on } else { page.tongue().ui().comfort.sound_off };
    view! {
        <button
            class="btn btn--paper btn--wide"
            type="button"
            data-do="sound"
            on:click=does(move |_| page.set(|settings| settings.sound ^= true))
        >
            {always(move || icon(if on() { "ui-sound" } else { "ui-mute" }))} {always(words)}
        </button>
    }
    .into_any()
}

fn table_menu() -> AnyView {
    let page = page();
    let to = |route: Route| move || route.go();
    // A guest says what becomes of his seat.
    let leave = move || {
        if page.friends.is_at_table() {
            page.layer.set(Layer::None);
            page.notice.set(Some(Notice::LeaveFriends));
        } else {
            Route::Start.go();
        }
    };
    view! {
        {sound(page)}
        {button("btn btn--paper btn--wide", "ui-help", always(move || page.tongue().ui().rules), to(Route::Rules))}
        {button("btn btn--paper btn--wide", "ui-settings", always(move || page.tongue().ui().settings), to(Route::Settings))}
        {button("btn btn--paper btn--wide", "ui-log", always(move || page.tongue().ui().log), move || page.layer.set(Layer::Log))}
        {always(move || kept(page).then(|| button("btn btn--paper btn--wide", "ui-share", always(move || page.tongue().ui().games.export), move || page.send_table())))}
        {button("btn btn--danger btn--wide", "ui-back", always(move || page.tongue().ui().leave_table), leave)}
    }
    .into_any()
}

/// A replay is left as it was come to.
fn replay_menu() -> AnyView {
    let page = page();
    let leave = move || {
        let _ = window().history().and_then(|history| history.back());
    };
    view! {
        {button("btn btn--paper btn--wide", "ui-log", always(move || page.tongue().ui().log), move || page.layer.set(Layer::Log))}
        {button("btn btn--danger btn--wide", "ui-back", always(move || page.tongue().ui().games.close), leave)}
    }
    .into_any()
}
