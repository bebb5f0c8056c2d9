//! Something enlarged, with its rule.

use super::art::icon;
use super::dialog::focus_first;
use super::explain::{Depth, explain};
use crate::ui::always::{always, does, inside};
use crate::ui::page::{Page, Zoom, page};
use crate::ui::route::{self, Route};
use leptos::html::Div;
use leptos::prelude::*;

/// Over everything, until it is closed.
pub fn zoom() -> AnyView {
    let page = page();
    view! { {always(move || page.zoom.get().map(|what| dialog(page, what)))} }.into_any()
}

/// Beside the table, while the mouse rests on the thing.
pub fn peek() -> AnyView {
    let page = page();
    view! {
        {always(move || page.peek.get().map(|what| {
            view! { <div class="zoom zoom--peek" aria-hidden="true">{content(page, what, Depth::Glance)}</div> }
        }))}
    }
    .into_any()
}

fn content(page: Page, what: Zoom, depth: Depth) -> AnyView {
    let card = if let Zoom::Card(card) = what { Some(card) } else { None };
    explain(page, what.topic(), card, depth)
}

fn dialog(page: Page, what: Zoom) -> AnyView {
    let close = move || page.close_zoom();
    let node = focus_first::<Div>();
    let (topic, tongue) = (what.topic(), page.tongue());
    let full = page.route.get_untracked() == Route::Rules;
    let depth = if full { Depth::Full } else { Depth::Table };
    let more = (!full).then(|| {
        view! {
            <a class="btn btn--wide" href=route::entry(topic) data-do="in-full" on:click=does(move |_| page.listed.set_value(false))>
                {icon("ui-help")} {tongue.ui().manual.in_full}
            </a>
        }
    });
    view! {
        <div class="scrim scrim--centre scrim--zoom" data-zoom="true" data-topic=topic.path() on:click=does(move |_| close())>
            <div
                class="zoom"
                class:zoom--full=full
                role="dialog"
                aria-modal="true"
                aria-label=topic.name(tongue)
                node_ref=node
                on:click=inside
            >
                {content(page, what, depth)}
                <div class="zoom__actions">
                    {more}
                    <button class="btn btn--wide" type="button" data-do="close" on:click=does(move |_| close())>
                        {icon("ui-close")} {tongue.ui().close}
                    </button>
                </div>
            </div>
        </div>
    }
    .into_any()
}
