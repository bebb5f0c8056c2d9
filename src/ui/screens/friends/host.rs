//! The host waits for his friends.

use super::chairs::chairs;
use super::code::{bring, code};
use super::played::{played, terms};
use super::{text, wait};
use crate::net::message::Who;
use crate::ui::always::always;
use crate::ui::friends::{Invitation, RoomState};
use crate::ui::page::{Notice, Page};
use crate::ui::parts::{icon, named_button};
use crate::ui::route::Route;
use leptos::prelude::*;
use standoff_engine::core::Rules;
use standoff_engine::dice;

pub fn host(page: Page) -> AnyView {
    let playing = Memo::new(move |_| page.friends.company.with(|c| c.as_ref().is_some_and(|c| c.playing)));
    let close = move || page.notice.set(Some(Notice::LeaveFriends));
    let change = move || {
        let dice =
            page.friends.form.with_untracked(|form| form.as_ref().is_some_and(|(game, _)| game == dice::Game::NAME));
        if dice { Route::NewDice.go() } else { Route::New.go() }
    };
    let alter = move || {
        (!playing.get()).then(|| named_button("btn", "ui-settings", "change", text(page, |words| words.change), change))
    };
    let foot = move || if playing.get() { to_table(page) } else { begin(page) };
    view! {
        <div class="screen__body friends__sides">
            <div class="friends__side">{chairs(page)}</div>
            <div class="friends__side">{invitation(page)} {room(page)}</div>
            <div class="friends__side">
                {played(page)} {terms(page)}
                <div class="friends__two">
                    {named_button("btn", "ui-close", "close-table", text(page, |words| words.close_table), close)}
                    {always(alter)}
                </div>
            </div>
        </div>
        <footer class="screen__foot">{always(foot)}</footer>
    }
    .into_any()
}

pub fn to_table(page: Page) -> AnyView {
    let go = || Route::Table.go();
    named_button("btn btn--primary btn--big", "ui-play", "to-table", text(page, |words| words.to_table), go)
}

/// The button that begins, with who plays then.
fn begin(page: Page) -> AnyView {
    let about = move || {
        let words = page.tongue().friends();
        let count = |who| {
            let chairs = |company: &crate::net::message::Company| {
                company.chairs.iter().filter(|place| place.who == who).count() as u16
            };
            page.friends.company.with(|company| company.as_ref().map_or(0, chairs))
        };
        match count(Who::Guest) {
            0 => words.begin_alone.into(),
            here => words.begin_about(here, count(Who::Open)),
        }
    };
    let label = move || view! { <span>{text(page, |words| words.begin)} <small>{always(about)}</small></span> };
    let button = move || {
        if page.friends.dealing.get() {
            wait(page, |words| words.dealing)
        } else {
            named_button("btn btn--primary btn--big", "ui-play", "begin", label(), move || page.friends.begin(page))
        }
    };
    always(button).into_any()
}

/// An invitation for one friend: made, shown, answered.
pub fn invitation(page: Page) -> AnyView {
    let invitation = page.friends.invitation;
    // What is wrong with an answer does not draw the picture anew.
    let link = Memo::new(move |_| {
        invitation.with(|invitation| match invitation {
            Invitation::Shown { link, .. } => Some(link.clone()),
            Invitation::None | Invitation::Making | Invitation::Failed => None,
        })
    });
    let making = Memo::new(move |_| invitation.with(|invitation| *invitation == Invitation::Making));
    let failed = Memo::new(move |_| invitation.with(|invitation| *invitation == Invitation::Failed));
    let inside = move || {
        if let Some(link) = link.get() {
            let away = move || page.friends.put_away();
            return view! {
                <p>{text(page, |words| words.step_one)}</p>
                {code(page, "invitation", link)}
                <p>{text(page, |words| words.step_two)}</p>
                {bring(page, "take-in", |words| words.paste_answer, |words| words.take_in)}
                {stage(page)}
                {named_button("btn btn--quiet", "", "put-away", always(move || page.tongue().ui().cancel), away)}
            }
            .into_any();
        }
        if making.get() {
            return wait(page, |words| words.making);
        }
        let wrong =
            failed.get().then(|| view! { <p class="trouble" role="alert">{text(page, |words| words.no_wires)}</p> });
        let invite = move || page.friends.invite(page);
        view! {
            {stage(page)}
            <p>{text(page, |words| words.invite_about)}</p>
            {network(page)}
            {wrong}
            {named_button("btn", "ui-plus", "invite", text(page, |words| words.invite), invite)}
        }
        .into_any()
    };
    view! {
        <section class="panel bring">
            <h2 class="panel__title">{text(page, |words| words.invite)}</h2> {always(inside)}
        </section>
    }
    .into_any()
}

/// Without helpers devices only find each other in the same network.
fn network(page: Page) -> AnyView {
    let near = move || !page.friends.prefs.with(|prefs| prefs.online);
    view! { {always(move || near().then(|| view! { <p class="friends__fine" data-near="true">{text(page, |words| words.same_network)}</p> }))} }
        .into_any()
}

/// How far a connection is that is being made by codes, how long it takes, and what to try when it comes to nothing.
pub fn stage(page: Page) -> AnyView {
    let failed = Memo::new(move |_| page.friends.connecting.with(|one| one.map(|one| one.failed)));
    let line = move || {
        let words = page.tongue().friends();
        let seconds = page.friends.connecting_for()?;
        Some(if page.friends.is_guest() { words.carrying(seconds) } else { words.connecting(seconds) })
    };
    let way_out = move || {
        let room = move || {
            page.friends.set_pref(page, |prefs| prefs.online = true);
            page.friends.open_room(page);
        };
        let seconds = untrack(|| page.friends.connecting_for()).unwrap_or_default();
        let near = page.friends.prefs.with(|prefs| !prefs.online);
        let hosting = !page.friends.is_guest();
        view! {
            <div class="connecting" role="alert" data-stage="failed">
                <p class="trouble">{icon("ui-warning")} {always(move || page.tongue().friends().no_way(seconds))}</p>
                {(hosting && near).then(|| named_button("btn", "ui-share", "use-helpers", text(page, |words| words.use_helpers), move || page.friends.use_helpers(page)))}
                {hosting.then(|| named_button("btn", "ui-share", "room-instead", text(page, |words| words.room_instead), room))}
                {(!hosting).then(|| view! { <p>{text(page, |words| words.room_hint)}</p> })}
            </div>
        }
    };
    let shown = move || match failed.get() {
        Some(false) => {
            Some(view! { <p class="connecting" role="status" data-stage="connecting">{always(line)}</p> }.into_any())
        }
        Some(true) => Some(way_out().into_any()),
        None => None,
    };
    view! { {always(shown)} }.into_any()
}

/// A room that friends find by its name.
pub fn room(page: Page) -> AnyView {
    let name = Memo::new(move |_| page.friends.room.with(|room| room.as_ref().map(|room| room.name.clone())));
    let state = move || {
        let words = page.tongue().friends();
        page.friends.room.with(|room| match room.as_ref().map(|room| room.state) {
            Some(RoomState::Open) => words.room_open,
            Some(RoomState::Trouble) => words.room_trouble,
            Some(RoomState::Searching) | None => words.room_searching,
        })
    };
    let open = move || {
        page.friends.set_pref(page, |prefs| prefs.online = true);
        page.friends.open_room(page);
    };
    let inside = move || {
        let link = page.friends.room_link().filter(|_| name.get().is_some());
        match link {
            Some(link) => view! {
                <p class="room__name" data-room=name.get()>{name.get()}</p>
                <p role="status">{always(state)}</p>
                {code(page, "room", link)}
                {named_button("btn btn--quiet", "ui-close", "close-room", text(page, |words| words.close_room), move || page.friends.close_room(page))}
            }
            .into_any(),
            None => view! {
                <p>{text(page, |words| words.net_about)}</p>
                {named_button("btn", "ui-share", "open-room", text(page, |words| words.open_room), open)}
            }
            .into_any(),
        }
    };
    view! {
        <section class="panel bring">
            <h2 class="panel__title">{text(page, |words| words.room)}</h2> {always(inside)}
        </section>
    }
    .into_any()
}
