//! The guided game.

use super::head;
use crate::ui::page::page;
use leptos::prelude::*;

pub fn lessons() -> AnyView {
    let page = page();
    view! {
        <main class="screen wood" data-screen="lessons">
            {head(move || page.tongue().ui().lessons.title)}
            <div class="screen__body"></div>
        </main>
    }
    .into_any()
}
