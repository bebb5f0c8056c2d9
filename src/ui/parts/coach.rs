//! The coach of the guided game: a bubble beside the table, and a mark on what it speaks of.

use super::art::picture;
use super::controls::button;
use crate::ui::always::always;
use crate::ui::fresh::Fresh;
use crate::ui::model::lesson::{Beat, Progress, spot, words};
use crate::ui::page::{Layer, Page, page};
use crate::ui::route::Route;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement};
use serde::de::IgnoredAny;
use standoff_engine::card;
use standoff_engine::core::Rules;
use standoff_engine::dice;

pub fn coach() -> AnyView {
    let page = page();
    let coach = page.coach;
    // What is pointed at may be drawn anew with every step.
    Effect::new(move |_| {
        page.play.snap.track();
        let selection = page.play.selection.get();
        let found = coach.progress().and_then(|progress| spot(progress, &selection));
        let reading = coach.progress().is_some_and(|progress| matches!(progress.beat(), Beat::Tell(..)));
        let open = page.layer.get() == Layer::None;
        request_animation_frame(move || mark(found.as_deref(), reading, open));
    });
    view! {
        <section class="coach" class:is-strayed=always(move || coach.strayed.get()) aria-label=always(move || page.tongue().ui().lessons.title)>
            <span class="emblem">{picture("ui-person", "")}</span>
            <div class="coach__words" aria-live="polite" role="status">
                {always(move || coach.strayed.get().then(|| view! { <b>{page.tongue().ui().lessons.later}</b> }))}
                {always(move || coach.progress().map(|progress| view! { <p data-say=said(progress)>{spoken(page, progress)}</p> }))}
            </div>
            <div class="coach__actions">{always(move || coach.progress().map(|progress| actions(page, progress)))}</div>
        </section>
    }
    .into_any()
}

/// The same in every language: what tests look for.
fn said(progress: Progress) -> String {
    progress.beat().say().map_or_else(|| "watch".into(), |say| format!("{say:?}").to_ascii_lowercase())
}

fn actions(page: Page, progress: Progress) -> AnyView {
    let words = page.tongue().ui();
    if progress.is_last() {
        let play = move || {
            page.coach.finish(page);
            page.wish(Fresh::Form(Route::New));
        };
        let rules = move || {
            page.coach.finish(page);
            Route::Rules.go();
        };
        let buttons = (
            button("btn btn--primary", "ui-deck", words.lessons.play_now, play),
            button("btn", "ui-help", words.rules, rules),
        );
        return buttons.into_any();
    }
    let next = matches!(progress.beat(), Beat::Tell(..));
    next.then(|| button("btn btn--primary coach__next", "ui-next", words.lessons.next, move || page.coach.read(page)))
        .into_any()
}

fn spoken(page: Page, progress: Progress) -> Option<String> {
    let snap = page.play.snap.get()?;
    Some(words(progress.beat(), page.tongue(), &snap.desk, &snap.names))
}

/// Marks what is spoken of, and takes whoever plays with keys there.
fn mark(selector: Option<&str>, reading: bool, open: bool) {
    const MARK: &str = "data-coached";
    let find = |selector: &str| document().query_selector(selector).ok().flatten();
    if let Some(old) = find("[data-coached]") {
        let _ = old.remove_attribute(MARK);
    }
    let spot = selector.and_then(find);
    if let Some(spot) = &spot {
        let _ = spot.set_attribute(MARK, "true");
    }
    // Only a focus that went nowhere, or that has done its work, is moved.
    let idle = |element: Element| element.tag_name() == "BODY" || element.closest(".coach").ok().flatten().is_some();
    let free = document().active_element().is_none_or(idle);
    let goal = if reading { find(".coach .btn") } else { spot };
    if let Some(goal) = goal.filter(|_| free && open).and_then(|goal| goal.dyn_into::<HtmlElement>().ok()) {
        let _ = goal.focus();
    }
}

/// The way to the guided game.
pub fn lesson_button(class: &'static str) -> AnyView {
    let page = page();
    button(class, "ui-star", always(move || page.tongue().ui().lessons.title), || Route::Lessons.go())
}

/// Whether somebody is new here: no lesson taken, no game begun or played.
pub fn lesson_wanted(page: Page) -> bool {
    let new = page.settings.with(|settings| !settings.lesson_done);
    let dealt = |game| page.shelf.with_value(|shelf| shelf.new_game::<IgnoredAny>(game).is_some());
    new && page.seated().is_none() && !dealt(card::Game::NAME) && !dealt(dice::Game::NAME)
}
