//! In place of the tables with friends, where the page is built without them: it is loaded again, with them.

use super::head;
use crate::ui::always::always;
use crate::ui::friends::load_with_friends;
use crate::ui::page::page;
use leptos::prelude::*;

pub fn friends() -> AnyView {
    let page = page();
    let words = move || &page.tongue().ui().friends;
    // Once it was tried in vain there is nothing but to say so.
    let hope = load_with_friends();
    let text = move || if hope { words().making } else { words().not_loaded };
    view! {
        <main class="screen wood friends" data-screen="elsewhere">
            {head(always(move || words().title))}
            <div class="screen__body"><section class="panel games__none" role="status"><p>{always(text)}</p></section></div>
        </main>
    }
    .into_any()
}
