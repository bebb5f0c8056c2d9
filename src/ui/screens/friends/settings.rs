//! Among the settings: our name, and who helps to find friends.

use super::nobody::own_name;
use super::{Word, text};
use crate::ui::friends::Likes;
use crate::ui::page::Page;
use crate::ui::parts::{entry, field, switch};
use leptos::prelude::*;

pub fn friends_settings(page: Page) -> AnyView {
    let line = |name, label: Word, place: fn(&mut Likes) -> &mut String| {
        entry(
            name,
            800,
            move || label(page.tongue().friends()),
            move || place(&mut page.friends.likes.get()).clone(),
            move |text| page.friends.like(page, |likes| *place(likes) = text.trim().into()),
        )
    };
    let online = switch(
        "online",
        move || page.tongue().friends().online.into(),
        move || page.friends.likes.with(|likes| likes.online),
        move || page.friends.like(page, |likes| likes.online ^= true),
    );
    view! {
        <section class="panel bring">
            <h2 class="panel__title">{text(page, |words| words.settings)}</h2>
            {own_name(page)}
            {field(text(page, |words| words.online), text(page, |words| words.net_about), online)}
            {line("trackers", |words| words.trackers, |likes| &mut likes.trackers)}
            {line("helpers", |words| words.helpers, |likes| &mut likes.helpers)}
        </section>
    }
    .into_any()
}
