//! Finished games.

use super::head;
use crate::ui::page::page;
use leptos::prelude::*;

pub fn games() -> AnyView {
    let page = page();
    view! {
        <main class="screen wood" data-screen="games">
            {head(move || page.tongue().ui().games.title)}
            <div class="screen__body"></div>
        </main>
    }
    .into_any()
}
