//! Links and codes: shown to be scanned, sent or copied, and taken in.

use super::{Word, text};
use crate::ui::always::{always, does};
use crate::ui::friends::{Invitation, Trouble};
use crate::ui::page::Page;
use crate::ui::parts::{icon_button, link_line};
use leptos::ev::SubmitEvent;
use leptos::html::Input;
use leptos::prelude::*;

/// A link in every form in which it travels.
pub fn code(page: Page, name: &'static str, link: String) -> AnyView {
    let drawn = RwSignal::new(None::<(String, u32)>);
    page.friends.draw(page, link.clone(), move |path, size| {
        drawn.try_set((size > 0).then_some((path, size)));
    });
    let drawing = move || {
        drawn.get().map(|(path, size)| {
            let label = always(move || page.tongue().friends().picture);
            view! {
                <svg class="code__picture" role="img" aria-label=label viewBox=format!("0 0 {size} {size}")>
                    <path d=path></path>
                </svg>
            }
        })
    };
    view! {
        <div class="code" data-code=name>
            <div class="code__frame">{always(drawing)}</div>
            {link_line(page, |tongue| tongue.friends().send, |tongue| tongue.friends().link, link)}
        </div>
    }
    .into_any()
}

/// A line for what a friend has sent, and a camera where there is one.
pub fn bring(page: Page, name: &'static str, label: Word, go: Word) -> AnyView {
    let field = NodeRef::<Input>::new();
    let take = move |event: SubmitEvent| {
        event.prevent_default();
        let pasted = field.get_untracked().map(|field| field.value()).unwrap_or_default();
        if !pasted.trim().is_empty() {
            page.friends.take_in(page, &pasted);
        }
    };
    let words = move || label(page.tongue().friends());
    let camera = move || {
        let word = move || page.tongue().friends().scan.into();
        page.friends.camera.get().then(|| {
            icon_button("icon-btn taking__scan", "ui-eye", "scan", word, move || page.friends.scanning.set(true))
        })
    };
    view! {
        <form class="taking" on:submit=does(take)>
            <input
                class="input"
                data-do="paste"
                autocomplete="off"
                autocapitalize="none"
                spellcheck="false"
                node_ref=field
                placeholder=always(words)
                aria-label=always(words)
            />
            {always(camera)}
            <button class="btn" data-do=name>{text(page, go)}</button>
        </form>
        <div role="alert">{always(move || trouble(page))}</div>
    }
    .into_any()
}

/// What is wrong, in words.
fn trouble(page: Page) -> Option<AnyView> {
    let words = page.tongue().friends();
    let why = page.friends.invitation.with(|invitation| match invitation {
        Invitation::Shown { trouble, .. } => trouble.map(|trouble| match trouble {
            Trouble::Damaged => words.damaged,
            Trouble::Other => words.other,
            Trouble::Failed => words.failed,
        }),
        Invitation::Failed => Some(words.no_wires),
        Invitation::None | Invitation::Making => None,
    });
    why.map(|why| view! { <p class="trouble">{crate::ui::parts::icon("ui-warning")} {why}</p> }.into_any())
}
