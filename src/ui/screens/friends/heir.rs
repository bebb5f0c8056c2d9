//! The host is gone for good: whoever takes over, and what he needs from the others.

use super::host::{invitation, room};
use super::{body, text};
use crate::i18n::Talk;
use crate::ui::always::always;
use crate::ui::page::Page;
use crate::ui::parts::named_button;
use leptos::prelude::*;

fn word(page: Page, word: fn(&Talk) -> &'static str) -> AnyView {
    always(move || word(page.tongue().talk())).into_any()
}

fn panel(page: Page, title: fn(&Talk) -> &'static str, inside: AnyView) -> AnyView {
    view! {
        <section class="panel bring"><h2 class="panel__title">{word(page, title)}</h2> {inside}</section>
    }
    .into_any()
}

/// For a guest who cannot hear his host: whether the table can move to him.
pub fn orphaned(page: Page) -> AnyView {
    let inside = if page.friends.can_take_over() {
        let take = move || page.friends.take_over(page);
        view! {
            <p>{word(page, |words| words.take_over_about)}</p>
            {named_button("btn", "ui-star", "take-over", word(page, |words| words.take_over), take)}
        }
        .into_any()
    } else {
        view! { <p>{word(page, |words| words.cannot_move)}</p> }.into_any()
    };
    panel(page, |words| words.host_gone, inside)
}

/// For a guest whom somebody asks for his part of the key.
pub fn wanted(page: Page) -> AnyView {
    let shown = move || {
        let give = move || page.friends.give_share();
        page.friends.share_wanted.get().then(|| {
            let inside = view! {
                <p>{word(page, |words| words.give_about)}</p>
                {named_button("btn btn--primary", "ui-check", "give-share", word(page, |words| words.give_share), give)}
            };
            panel(page, |words| words.host_gone, inside.into_any())
        })
    };
    always(shown).into_any()
}

/// For whoever takes over: how many parts of the key are here, and the ways for the others.
pub fn heir(page: Page) -> AnyView {
    let parts = move || page.friends.parts.get().map(|(have, all)| page.tongue().talk().shares(have, all));
    let leave = move || page.friends.leave(page);
    let count = view! { <p role="status" data-parts="true">{always(parts)}</p> }.into_any();
    body(
        view! {
            {panel(page, |words| words.take_over, count)} {invitation(page)} {room(page)}
            {named_button("btn btn--wide", "ui-close", "leave", text(page, |words| words.leave), leave)}
        }
        .into_any(),
    )
}
