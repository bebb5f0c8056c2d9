//! Statistics.

use super::head;
use crate::ui::page::page;
use leptos::prelude::*;

pub fn figures() -> AnyView {
    let page = page();
    view! {
        <main class="screen wood" data-screen="figures">
            {head(move || page.tongue().ui().figures.title)}
            <div class="screen__body"></div>
        </main>
    }
    .into_any()
}
