//! Who is at the table.

use super::text;
use crate::net::message::{Place, Who};
use crate::ui::always::always;
use crate::ui::model::friends::Quality;
use crate::ui::page::Page;
use crate::ui::parts::{icon, icon_button, named_button};
use leptos::prelude::*;
use standoff_engine::core::Seat;

/// The chairs, and those who watch. A chair is drawn anew only when it changes.
pub fn chairs(page: Page) -> AnyView {
    let company = page.friends.company;
    let count = Memo::new(move |_| company.with(|company| company.as_ref().map_or(0, |company| company.chairs.len())));
    let watchers = Memo::new(move |_| {
        company.with(|company| company.as_ref().map(|company| company.watchers.join(", ")).unwrap_or_default())
    });
    let all = move || Seat::all(count.get() as u8).map(|seat| chair(page, seat)).collect_view();
    let audience = move || {
        let names = watchers.get();
        (!names.is_empty()).then(|| {
            view! {
                <p class="friends__fine" data-watchers="true">
                    {icon("ui-eye")} " " {text(page, |words| words.watch)} ": " {names}
                </p>
            }
        })
    };
    view! {
        <section class="panel">
            <h2 class="panel__title">{text(page, |words| words.at_table)}</h2> {always(all)} {always(audience)}
        </section>
    }
    .into_any()
}

/// How a chair is drawn: who has it, whether it is ours, and whether we may take it or send somebody away.
#[derive(Clone, PartialEq)]
struct Look {
    place: Place,
    own: bool,
    free: bool,
    hosting: bool,
    playing: bool,
}

fn chair(page: Page, seat: Seat) -> AnyView {
    let look = Memo::new(move |_| {
        page.friends.company.with(|company| {
            let company = company.as_ref()?;
            let place = company.chairs.get(seat.index())?.clone();
            let hosting = page.friends.is_host();
            let free = place.who == Who::Open && !hosting && !company.playing;
            Some(Look { place, own: company.you == Some(seat), free, hosting, playing: company.playing })
        })
    });
    view! { {always(move || look.get().map(|look| row(page, seat, look)))} }.into_any()
}

fn row(page: Page, seat: Seat, Look { place, own, free, hosting, playing }: Look) -> AnyView {
    let Place { name, who, ready, .. } = place;
    let words = move || page.tongue().friends();
    let (id, art) = match who {
        Who::Open => ("open", "ui-plus"),
        Who::Host => ("host", "ui-star"),
        Who::Guest => ("guest", "ui-person"),
        Who::Away => ("away", "ui-off"),
        Who::Bot => ("bot", "ui-bot"),
    };
    let called = name.clone();
    let title = move || if who == Who::Open { words().open.to_string() } else { called.clone() };
    let about = move || -> String {
        let word = match who {
            _ if own => page.tongue().ui().you,
            // A button says enough.
            Who::Open if free => "",
            Who::Open => words().open_about,
            Who::Host => words().hosts,
            Who::Guest => words().here,
            Who::Away => {
                return page.friends.grace(seat).map_or_else(|| words().away.into(), |seconds| words().bot_in(seconds));
            }
            Who::Bot => page.tongue().ui().bot,
        };
        word.into()
    };
    let mark = (who == Who::Guest && !playing).then(|| {
        let art = if ready { "ui-check" } else { "ui-pause" };
        let word = move || if ready { words().ready } else { words().not_ready };
        view! { <span class="place__ready" data-ready=ready.to_string()>{icon(art)} {always(word)}</span> }
    });
    // A guest hears his host only.
    let heard = if hosting { who == Who::Guest } else { who == Who::Host };
    let act = if free {
        Some(named_button("btn", "", "sit", text(page, |words| words.sit), move || page.friends.sit(Some(seat))))
    } else if hosting && who == Who::Open && !playing {
        let label = move || words().invite.into();
        Some(icon_button("icon-btn", "ui-plus", "invite-here", label, move || page.friends.invite(page)))
    } else if hosting && matches!(who, Who::Guest | Who::Away) && !playing {
        let label = move || words().dismiss(&name);
        Some(icon_button("icon-btn", "ui-close", "dismiss", label, move || page.friends.dismiss(page, seat)))
    } else {
        None
    };
    view! {
        <div class="place" class:is-own=own data-place=seat.index().to_string() data-who=id>
            <span class="place__art">{icon(art)}</span>
            <span class="place__name">
                <b>{always(title)}</b>
                <small><span>{always(about)}</span> {mark} {always(move || heard.then(|| quality(page, seat)))}</small>
            </span>
            {act}
        </div>
    }
    .into_any()
}

/// How well somebody is heard, in bars and words.
fn quality(page: Page, seat: Seat) -> Option<AnyView> {
    let ms = page.friends.ping(seat)?;
    let words = page.tongue().friends();
    let (id, word) = match Quality::of(ms) {
        Quality::Good => ("good", words.good(ms)),
        Quality::Fair => ("fair", words.fair(ms)),
        Quality::Slow => ("slow", words.slow(ms)),
    };
    Some(
        view! {
            <span class="quality" data-quality=id><span class="quality__bars" aria-hidden="true"><i></i><i></i><i></i></span> {word}</span>
        }
        .into_any(),
    )
}
