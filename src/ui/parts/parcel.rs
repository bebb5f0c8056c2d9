//! A game about to be sent: as a file or as a link.

use super::controls::button;
use super::dialog::{focus_first, sheet_head};
use crate::ui::always::{always, does, inside};
use crate::ui::page::{Page, page};
use crate::ui::travel::{Parcel, send};
use leptos::html::{Input, Section};
use leptos::prelude::*;

pub fn parcel() -> AnyView {
    let page = page();
    view! { {always(move || page.parcel.get().map(|parcel| sheet(page, parcel)))} }.into_any()
}

fn sheet(page: Page, parcel: Parcel) -> AnyView {
    let close = move || page.parcel.set(None);
    let node = focus_first::<Section>();
    let field = NodeRef::<Input>::new();
    let words = move || &page.tongue().ui().games;
    // Nothing yet, too long, or the link.
    let link = RwSignal::new(None::<Option<String>>);
    parcel.link(move |found| link.set(Some(found)));
    let over = parcel.over;
    let send_link = move || {
        let Some(Some(address)) = link.get_untracked() else { return };
        let title = untrack(|| page.tongue()).ui().title;
        send(&address, title, move |sent| {
            let words = &untrack(|| page.tongue()).ui().games;
            match sent {
                Some(Ok(true)) => page.say(words.copied.into()),
                Some(Err(())) => {
                    page.say(words.not_copied.into());
                    if let Some(field) = field.get_untracked() {
                        field.select();
                    }
                }
                Some(Ok(false)) | None => {}
            }
        });
    };
    view! {
        <div class="scrim scrim--zoom" on:click=does(move |_| close())>
            <section
                class="sheet"
                role="dialog"
                aria-modal="true"
                data-parcel="true"
                node_ref=node
                on:click=inside
            >
                {sheet_head(always(move || words().export), close)}
                <p class="sheet__text">{always(move || if over { words().share_about } else { words().share_going })}</p>
                <div class="sheet__list">
                    {button("btn btn--paper btn--wide", "ui-log", always(move || words().as_file), move || parcel.save())}
                    {always(move || match link.get() {
                        Some(Some(address)) => view! {
                            {button("btn btn--primary btn--wide", "ui-share", always(move || words().as_link), send_link)}
                            <input class="input" data-do="link" readonly node_ref=field aria-label=always(move || words().link) value=address on:focus=does(move |_| if let Some(field) = field.get_untracked() { field.select() }) />
                        }.into_any(),
                        Some(None) => view! { <p class="sheet__text">{always(move || words().too_long)}</p> }.into_any(),
                        None => ().into_any(),
                    })}
                </div>
            </section>
        </div>
    }
    .into_any()
}
