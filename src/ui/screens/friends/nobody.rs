//! At no table yet.

use super::code::bring;
use super::{body, text};
use crate::ui::always::always;
use crate::ui::fresh::Fresh;
use crate::ui::friends::was_guest;
use crate::ui::model::friends::Brought;
use crate::ui::page::Page;
use crate::ui::parts::{entry, icon, named_button};
use crate::ui::route::Route;
use leptos::prelude::*;

pub fn nobody(page: Page) -> AnyView {
    let host = move |route: Route| move || page.wish(Fresh::Friends(route));
    let before = was_guest(page).map(|alone| {
        let way = if alone {
            let again = move || page.friends.resume_guest(page);
            named_button("btn btn--primary btn--wide", "ui-play", "return", text(page, |words| words.back), again)
        } else {
            view! { <p>{text(page, |words| words.seat_kept)}</p> }.into_any()
        };
        view! { <section class="panel bring">{way}</section> }
    });
    body(
        view! {
            {before}
            <section class="panel bring">
                <p>{text(page, |words| words.about)}</p>
                {own_name(page)}
            </section>
            <section class="panel bring">
                <h2 class="panel__title">{text(page, |words| words.join)}</h2>
                <p>{text(page, |words| words.join_about)}</p>
                {bring(page, "join", |words| words.paste, |words| words.enter)}
            </section>
            <section class="panel bring">
                <h2 class="panel__title">{text(page, |words| words.host)}</h2>
                <p>{text(page, |words| words.host_about)}</p>
                <div class="friends__two">
                    {named_button("btn", "ui-deck", "host-card", always(move || page.tongue().dice().ui().card_game), host(Route::New))}
                    {named_button("btn", "dice-die", "host-dice", always(move || page.tongue().dice().ui().dice_game), host(Route::NewDice))}
                </div>
            </section>
        }
        .into_any(),
    )
}

/// The name others see.
pub fn own_name(page: Page) -> AnyView {
    entry(
        "name",
        16,
        move || page.tongue().friends().name,
        move || page.friends.prefs.with(|prefs| prefs.name.clone()),
        move |name| page.friends.set_pref(page, |prefs| prefs.name = name.trim().into()),
    )
}

/// Somebody opened an invitation.
pub fn invited(page: Page) -> AnyView {
    let join = move || {
        if let Some(brought) = page.friends.brought.get_untracked() {
            page.friends.accept(page, brought);
        }
    };
    let room = matches!(page.friends.brought.get_untracked(), Some(Brought::Room(_)));
    let net = room.then(|| view! { <p class="friends__fine">{text(page, |words| words.net_about)}</p> });
    let own = page
        .friends
        .is_host()
        .then(|| view! { <p class="trouble">{icon("ui-warning")} {text(page, |words| words.invited_host)}</p> });
    body(
        view! {
            <section class="panel bring invited">
                {icon("ui-star")}
                <h2 class="title">{text(page, |words| words.invited)}</h2>
                <p>{text(page, |words| words.invited_about)}</p>
                {own_name(page)}
                {own}
                {named_button("btn btn--primary btn--big btn--wide", "ui-play", "join", text(page, |words| words.enter), join)}
                {net}
            </section>
        }
        .into_any(),
    )
}

/// Somebody opened the invitation to the table this device hosts.
pub fn own_invitation(page: Page) -> AnyView {
    let back = move || {
        page.friends.brought.set(None);
        Route::Friends.replace();
    };
    body(
        view! {
            <section class="panel bring invited">
                {icon("ui-info")}
                <p>{text(page, |words| words.own_invitation)}</p>
                {named_button("btn btn--primary btn--wide", "ui-back", "own-table", text(page, |words| words.at_table), back)}
            </section>
        }
        .into_any(),
    )
}
