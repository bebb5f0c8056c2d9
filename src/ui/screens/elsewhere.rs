//! In place of the tables with friends, where the page is built without them: it is loaded again, with them.

use super::head;
use crate::ui::always::always;
use crate::ui::friends::load_with_friends;
use crate::ui::page::{Page, page};
use leptos::prelude::*;

pub fn friends() -> AnyView {
    let page = page();
    let ui = move || page.tongue().ui();
    // Once it was tried in vain there is nothing but to say so.
    let hope = load_with_friends();
    let text = move || if hope { ui().loading } else { ui().comfort.friends_not_loaded };
    view! {
        <main class="screen wood friends" data-screen="elsewhere">
            {head(always(move || ui().comfort.with_friends))}
            <div class="screen__body"><section class="panel games__none" role="status"><p>{always(text)}</p></section></div>
        </main>
    }
    .into_any()
}

pub fn friends_settings(_: Page) -> AnyView {
    ().into_any()
}
