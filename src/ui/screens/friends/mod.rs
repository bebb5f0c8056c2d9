//! A table with friends on their own devices: who comes, and the way there.
//!
//! * `nobody`: at no table: hosting one, joining one, an invitation. `host` and `guest`: the two ends of a table; `heir`:
//!   who takes over.
//! * `chairs`: who is there. `played`: what is played. `code`: links and codes, shown and taken in.

mod chairs;
mod code;
mod guest;
mod heir;
mod host;
mod nobody;
mod played;
mod settings;

pub use settings::friends_settings;

use super::head;
use crate::i18n::Friends as Words;
use crate::ui::always::always;
use crate::ui::friends::{Link, Part};
use crate::ui::model::friends::Brought;
use crate::ui::page::{Page, page};
use crate::ui::parts::{icon, picture};
use leptos::prelude::*;

/// One of the texts.
type Word = fn(&Words) -> &'static str;

/// What is shown.
#[derive(Clone, Copy, PartialEq)]
enum Face {
    Nobody,
    Invited,
    /// An answer was handed to another tab.
    PassedOn(Option<bool>),
    /// The invitation to our own table.
    OwnInvitation,
    Host,
    Guest(Link),
    Heir,
}

pub fn friends() -> AnyView {
    let page = page();
    page.friends.look_for_camera();
    let face = Memo::new(move |_| match (page.friends.brought.get(), page.friends.part.get()) {
        (Some(Brought::Answer(_)), _) => Face::PassedOn(page.friends.answer_taken.get()),
        (Some(brought), _) if page.friends.is_own(page, &brought) => Face::OwnInvitation,
        (Some(_), _) => Face::Invited,
        (None, Part::Nobody) => Face::Nobody,
        (None, Part::Host) => Face::Host,
        (None, Part::Guest(link)) => Face::Guest(link),
        (None, Part::Heir) => Face::Heir,
    });
    let name = move || match face.get() {
        Face::Nobody => "nobody",
        Face::Invited => "invited",
        Face::PassedOn(Some(false)) => "nobody-waits",
        Face::PassedOn(_) => "passed-on",
        Face::OwnInvitation => "own-invitation",
        Face::Host => "host",
        Face::Guest(_) => "guest",
        Face::Heir => "heir",
    };
    view! {
        <main class="screen wood friends" data-screen="friends" data-part=always(name)>
            {head(always(move || page.tongue().ui().comfort.with_friends))}
            {always(move || match face.get() {
                Face::Nobody => nobody::nobody(page),
                Face::Invited => nobody::invited(page),
                Face::PassedOn(Some(true)) => body(note(page, "ui-check", |words| words.passed_on)),
                Face::PassedOn(None) => body(wait(page, |words| words.passing_on)),
                Face::PassedOn(Some(false)) => body(note(page, "ui-warning", |words| words.nobody_waits)),
                Face::OwnInvitation => nobody::own_invitation(page),
                Face::Host => host::host(page),
                Face::Guest(link) => guest::guest(page, link),
                Face::Heir => heir::heir(page),
            })}
        </main>
    }
    .into_any()
}

/// A text that follows the language.
fn text(page: Page, word: Word) -> AnyView {
    always(move || word(page.tongue().friends())).into_any()
}

fn body(inside: AnyView) -> AnyView {
    view! { <div class="screen__body">{inside}</div> }.into_any()
}

/// What stands for itself.
fn note(page: Page, art: &'static str, word: Word) -> AnyView {
    view! { <section class="panel games__none" role="status">{icon(art)} <p>{text(page, word)}</p></section> }
        .into_any()
}

/// Something that takes its time.
fn wait(page: Page, word: Word) -> AnyView {
    view! {
        <p class="wait" role="status">{picture("ui-tumbleweed", "icon wait__weed")} {text(page, word)}</p>
    }
    .into_any()
}
