//! A game about to be sent: as a file or as a link.

use super::controls::{button, named_button};
use super::dialog::{focus_first, sheet_head};
use crate::i18n::Translator;
use crate::ui::always::{always, does, inside};
use crate::ui::page::{Page, page};
use crate::ui::travel::{Address, Parcel, send};
use leptos::html::{Input, Section};
use leptos::prelude::*;

pub fn parcel() -> AnyView {
    let page = page();
    view! { {always(move || page.parcel.get().map(|parcel| sheet(page, parcel)))} }.into_any()
}

fn sheet(page: Page, parcel: Parcel) -> AnyView {
    let close = move || page.parcel.set(None);
    let node = focus_first::<Section>();
    let words = move || &page.tongue().ui().games;
    // Nothing yet, too long, or the link.
    let link = RwSignal::new(None::<Option<Address>>);
    parcel.link(move |found| link.set(Some(found)));
    let (over, as_written) = (parcel.over, parcel.link.is_none());
    let about = move || match (as_written, over) {
        (true, _) => words().record_kept,
        (false, true) => words().share_about,
        (false, false) => words().share_going,
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
                <p class="sheet__text">{always(about)}</p>
                <div class="sheet__list">
                    {button("btn btn--paper btn--wide", "ui-log", always(move || words().as_file), move || parcel.save())}
                    {always(move || match link.get() {
                        Some(Some(Address { link, lasts })) => view! {
                            {link_line(page, |tongue| tongue.ui().games.as_link, |tongue| tongue.ui().games.link, link)}
                            {(!lasts).then(|| view! { <p class="sheet__text" data-link="bound">{always(move || words().link_bound)}</p> })}
                        }
                        .into_any(),
                        Some(None) if as_written => ().into_any(),
                        Some(None) => view! { <p class="sheet__text">{always(move || words().too_long)}</p> }.into_any(),
                        None => ().into_any(),
                    })}
                </div>
            </section>
        </div>
    }
    .into_any()
}

/// One of the texts.
type Phrase = fn(&Translator) -> &'static str;

/// A link: a button that sends it, and its text.
pub fn link_line(page: Page, word: Phrase, label: Phrase, link: String) -> AnyView {
    let field = NodeRef::<Input>::new();
    let select = move || {
        if let Some(field) = field.get_untracked() {
            field.select();
        }
    };
    let shown = link.clone();
    let send_link = move || {
        send(&link, untrack(|| page.tongue()).ui().title, move |sent| {
            let words = &untrack(|| page.tongue()).ui().games;
            match sent {
                Some(Ok(true)) => page.say(words.copied.into()),
                Some(Err(())) => {
                    page.say(words.not_copied.into());
                    select();
                }
                Some(Ok(false)) | None => {}
            }
        });
    };
    let words = always(move || word(page.tongue()));
    view! {
        {named_button("btn btn--primary btn--wide", "ui-share", "send", words, send_link)}
        <input
            class="input"
            data-do="link"
            readonly
            node_ref=field
            aria-label=always(move || label(page.tongue()))
            value=shown
            on:focus=does(move |_| select())
        />
    }
    .into_any()
}
