//! Who spoke while nobody may.

use super::art::icon;
use super::dialog::{focus_first, sheet_head};
use crate::ui::always::{always, does, inside};
use crate::ui::page::{Layer, page};
use leptos::html::Section;
use leptos::prelude::*;
use standoff_engine::core::Seat;

/// The persons who can be charged for it; one of them is.
pub fn gag_sheet() -> AnyView {
    let page = page();
    let close = move || page.layer.set(Layer::None);
    let node = focus_first::<Section>();
    let talkers =
        move || page.play.snap.with(|snap| snap.as_ref().map(|snap| snap.talkers.clone()).unwrap_or_default());
    let one = move |seat: Seat| {
        let name = page.play.snap.with(|snap| Some(snap.as_ref()?.names.get(seat.index())?.clone()));
        let tap = move |_| {
            close();
            page.play.spoke(page, seat);
        };
        view! {
            <button class="btn btn--paper btn--wide btn--big" type="button" data-spoke=seat.0.to_string() on:click=does(tap)>
                {icon("ui-person")} {name}
            </button>
        }
    };
    view! {
        <div class="scrim" data-gag-sheet="true" on:click=does(move |_| close())>
            <section
                class="sheet"
                role="dialog"
                aria-modal="true"
                node_ref=node
                on:click=inside
            >
                {sheet_head(always(move || Some(page.tongue().ui().who_spoke.to_string())), close)}
                <div class="sheet__actions sheet__actions--column">{always(move || talkers().into_iter().map(one).collect_view())}</div>
            </section>
        </div>
    }
    .into_any()
}
