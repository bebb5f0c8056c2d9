//! A table with friends on their own devices: who comes, and the way there.

use super::head;
use crate::ui::always::always;
use crate::ui::page::page;
use leptos::prelude::*;

pub fn friends() -> AnyView {
    let page = page();
    view! {
        <main class="screen wood" data-screen="friends">
            {head(always(move || page.tongue().ui().friends.title))}
        </main>
    }
    .into_any()
}
