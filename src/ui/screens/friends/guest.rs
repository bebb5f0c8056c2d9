//! A guest at somebody's table.

use super::chairs::chairs;
use super::code::{bring, code};
use super::heir::{orphaned, wanted};
use super::host::{stage, to_table};
use super::played::{played, terms};
use super::{body, note, text, wait};
use crate::net::message::Refusal;
use crate::ui::always::always;
use crate::ui::friends::{Invitation, Link, Part, RoomState, cut_words};
use crate::ui::page::{Notice, Page};
use crate::ui::parts::{field, icon, named_button, switch};
use leptos::prelude::*;

pub fn guest(page: Page, link: Link) -> AnyView {
    match link {
        Link::Here => here(page),
        Link::Dialling => {
            let way = if by_room(page) { searching(page) } else { answer(page) };
            out(page, view! { {wanted(page)} {way} }.into_any())
        }
        Link::Lost => out(
            page,
            view! { {wanted(page)} {note(page, "ui-warning", |words| words.lost)} {again(page)} {orphaned(page)} }
                .into_any(),
        ),
        Link::Refused(Refusal::Version) => out(page, note(page, "ui-warning", |words| words.version)),
        Link::Refused(Refusal::Full) => out(page, note(page, "ui-warning", |words| words.full)),
        Link::Cut(why) => {
            let words = always(move || cut_words(page.tongue().friends(), why));
            let told = view! { <section class="panel games__none" role="alert" data-cut=format!("{why:?}")>{icon("ui-warning")} <p>{words}</p></section> };
            out(page, view! { {told} {again(page)} }.into_any())
        }
    }
}

fn by_room(page: Page) -> bool {
    page.friends.room.with_untracked(Option::is_some)
}

/// With the way out.
fn out(page: Page, inside: AnyView) -> AnyView {
    let leave = move || match page.friends.part.get_untracked() {
        // The seat may be kept while we look for the host.
        Part::Guest(Link::Lost) => page.notice.set(Some(Notice::LeaveFriends)),
        _ => page.friends.leave(page),
    };
    body(
        view! {
            {inside}
            {named_button("btn btn--wide", "ui-close", "leave", text(page, |words| words.leave), leave)}
        }
        .into_any(),
    )
}

/// The host has to take our answer in.
fn answer(page: Page) -> AnyView {
    let link = Memo::new(move |_| {
        page.friends.invitation.with(|invitation| match invitation {
            Invitation::Shown { link, .. } => Some(link.clone()),
            Invitation::None | Invitation::Making | Invitation::Failed => None,
        })
    });
    let inside = move || match link.get() {
        Some(link) => {
            view! { <p>{text(page, |words| words.answer_about)}</p> {code(page, "answer", link)} {stage(page)} }
                .into_any()
        }
        None => wait(page, |words| words.making),
    };
    view! {
        <section class="panel bring">
            <h2 class="panel__title">{text(page, |words| words.answer)}</h2> {always(inside)}
        </section>
    }
    .into_any()
}

/// The host of a room is looked for.
fn searching(page: Page) -> AnyView {
    let room = move || page.friends.room.get().map(|room| room.name);
    let trouble = move || {
        let wrong = page.friends.room.with(|room| room.as_ref().is_some_and(|room| room.state == RoomState::Trouble));
        wrong.then(|| view! { <p class="trouble" role="alert">{text(page, |words| words.room_trouble)}</p> })
    };
    view! {
        <section class="panel bring">
            {wait(page, |words| words.searching)}
            <p class="room__name">{always(room)}</p>
            {always(trouble)}
            <p class="friends__fine">{text(page, |words| words.net_about)}</p>
        </section>
    }
    .into_any()
}

/// What can be done when the host cannot be heard.
fn again(page: Page) -> AnyView {
    if by_room(page) {
        return wait(page, |words| words.lost_room);
    }
    view! {
        <section class="panel bring">
            <p>{text(page, |words| words.seat_kept)}</p>
            {bring(page, "join", |words| words.paste, |words| words.enter)}
        </section>
    }
    .into_any()
}

fn here(page: Page) -> AnyView {
    let company = page.friends.company;
    let playing = Memo::new(move |_| company.with(|c| c.as_ref().is_some_and(|c| c.playing)));
    let seated = Memo::new(move |_| company.with(|c| c.as_ref().is_some_and(|c| c.you.is_some())));
    let ready = move || company.with(|c| c.as_ref().is_some_and(|c| c.ready));
    let own = move || {
        (seated.get() && !playing.get()).then(|| {
            let stand = move || page.friends.sit(None);
            let label = move || page.tongue().friends().i_am_ready.into();
            let lever = switch("ready", label, ready, move || page.friends.set_ready(!untrack(ready)));
            view! {
                <section class="panel bring">
                    {field(text(page, |words| words.i_am_ready), text(page, |words| words.waiting), lever)}
                    {named_button("btn", "ui-eye", "stand", text(page, |words| words.stand), stand)}
                </section>
            }
        })
    };
    let leave = move || page.notice.set(Some(Notice::LeaveFriends));
    let foot = move || (playing.get() && page.is_visiting()).then(|| to_table(page));
    view! {
        <div class="screen__body friends__sides">
            <div class="friends__side">{wanted(page)} {chairs(page)} {always(own)}</div>
            <div class="friends__side">
                {played(page)} {terms(page)}
                {named_button("btn btn--wide", "ui-close", "leave", text(page, |words| words.leave), leave)}
            </div>
        </div>
        <footer class="screen__foot">{always(foot)}</footer>
    }
    .into_any()
}
