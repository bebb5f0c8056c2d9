//! Among the settings: our name, and who helps to find friends.

use super::nobody::own_name;
use super::{Word, text};
use crate::ui::friends::OnlinePrefs;
use crate::ui::page::Page;
use crate::ui::parts::{entry, field, switch};
use leptos::prelude::*;

pub fn friends_settings(page: Page) -> AnyView {
    let line = |name, label: Word, place: fn(&mut OnlinePrefs) -> &mut String| {
        entry(
            name,
            800,
            move || label(page.tongue().friends()),
            move || place(&mut page.friends.prefs.get()).clone(),
            move |text| page.friends.set_pref(page, |prefs| *place(prefs) = text.trim().into()),
        )
    };
    let online = switch(
        "online",
        move || page.tongue().friends().online.into(),
        move || page.friends.prefs.with(|prefs| prefs.online),
        move || page.friends.set_pref(page, |prefs| prefs.online ^= true),
    );
    view! {
        <section class="panel bring">
            <h2 class="panel__title">{text(page, |words| words.settings)}</h2>
            {own_name(page)}
            {field(text(page, |words| words.online), text(page, |words| words.net_about), online)}
            {line("trackers", |words| words.trackers, |prefs| &mut prefs.trackers)}
            {line("helpers", |words| words.helpers, |prefs| &mut prefs.helpers)}
        </section>
    }
    .into_any()
}
