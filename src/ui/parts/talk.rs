//! Friends at the table: what they say, who is away, how long they may think, and whether the game was fair.

use super::art::icon;
use super::controls::{button, icon_button};
use super::dialog::{focus_first, sheet_head};
use crate::net::Away;
use crate::net::fair::Flaw;
use crate::net::message::{Place, Who};
use crate::ui::always::{always, does, inside};
use crate::ui::friends::{Link, Part, cut_words};
use crate::ui::page::{Layer, Page, page};
use crate::ui::play::OnPage;
use crate::ui::route::Route;
use leptos::html::Section;
use leptos::prelude::*;
use standoff_engine::core::Seat;
use std::time::Duration;

/// Opens what can be said; only with friends.
pub fn talk_button() -> AnyView {
    let page = page();
    let open = move || page.layer.set(Layer::Talk);
    let words = move || page.tongue().talk().title.into();
    view! { {always(move || page.friends.are_here().then(|| icon_button("icon-btn", "ui-person", "talk", words, open)))} }
        .into_any()
}

/// What can be said, and who is there.
pub fn talk_sheet() -> AnyView {
    let page = page();
    let words = move || page.tongue().talk();
    let close = move || page.layer.set(Layer::None);
    let node = focus_first::<Section>();
    let phrase = move |(at, phrase): (usize, &'static str)| {
        let say = move |_| {
            page.friends.say(page, at as u8);
            close();
        };
        view! { <button class="btn btn--paper" type="button" data-say=at.to_string() on:click=does(say)>{phrase}</button> }
            .into_any()
    };
    let phrases = move || words().phrases.iter().copied().enumerate().map(phrase).collect::<Vec<_>>();
    let muted = move || page.friends.muted.get();
    let mute = move || {
        let (art, label) = if muted() { ("ui-sound", words().unmute) } else { ("ui-mute", words().mute) };
        button("btn btn--paper btn--wide", art, label, move || page.friends.muted.update(|muted| *muted ^= true))
    };
    let people = move || {
        let places = page.friends.company.with(|company| company.as_ref().map(|all| all.chairs.clone()));
        places
            .unwrap_or_default()
            .iter()
            .enumerate()
            .filter_map(|(at, place)| person(page, at, place))
            .collect::<Vec<_>>()
    };
    view! {
        <div class="scrim" on:click=does(move |_| close())>
            <section class="sheet" role="dialog" aria-modal="true" data-talk="true" node_ref=node on:click=inside>
                {sheet_head(always(move || words().title), close)}
                <div class="talk__phrases">{always(phrases)}</div>
                <h3 class="talk__title">{always(move || words().table)}</h3>
                <ul class="talk__people">{always(people)}</ul>
                {always(mute)}
                {button("btn btn--paper btn--wide", "ui-person", always(move || page.tongue().ui().comfort.with_friends), || Route::Friends.go())}
            </section>
        </div>
    }
    .into_any()
}

/// Somebody on another device, and how far away he is.
fn person(page: Page, at: usize, place: &Place) -> Option<AnyView> {
    let words = page.tongue().talk();
    let state = match place.who {
        Who::Open | Who::Bot => return None,
        Who::Away => away_words(page, Seat(at as u8)),
        Who::Host | Who::Guest => page.friends.ping(Seat(at as u8)).map(|ms| words.ms(ms)).unwrap_or_default(),
    };
    Some(view! { <li>{icon("ui-person")} <b>{place.name.clone()}</b> <small>{state}</small></li> }.into_any())
}

fn away_words(page: Page, seat: Seat) -> String {
    let words = page.tongue().talk();
    if let Some(left) = page.friends.grace(seat) {
        return page.tongue().friends().bot_in(left);
    }
    let held = page.friends.company.with(|all| all.as_ref().is_some_and(|all| all.terms.away == Away::Bot));
    (if held { words.stood_in } else { words.away }).into()
}

/// Whether a friend is not there just now; follows changes of it.
fn is_away(page: Page, seat: Seat) -> bool {
    let who = |all: &Option<crate::net::message::Company>| Some(all.as_ref()?.chairs.get(seat.index())?.who);
    page.friends.company.with(who) == Some(Who::Away)
}

/// On the place of a friend who is not there just now.
pub fn away_mark(page: Page, seat: Seat) -> AnyView {
    let away = Memo::new(move |_| is_away(page, seat));
    let short = move || match page.friends.grace(seat) {
        Some(left) => page.tongue().friends().seconds(left),
        None => page.tongue().talk().away.into(),
    };
    view! {
        {always(move || away.get().then(|| view! {
            <span class="mark mark--away" data-away="true" title=always(move || away_words(page, seat))>{icon("ui-off")} {always(short)}</span>
        }))}
    }
    .into_any()
}

/// What somebody just said, for a while.
pub fn said() -> AnyView {
    const SHOWN: Duration = Duration::from_secs(5);
    let page = page();
    let shown = RwSignal::new(0);
    Effect::new(move |_| {
        if let Some(number) = page.friends.said.with(|said| said.as_ref().map(|said| said.number)) {
            shown.set(number);
            set_timeout(move || shown.update(|now| *now = if *now == number { 0 } else { *now }), SHOWN);
        }
    });
    let bubble = move || {
        let said = page.friends.said.get().filter(|said| said.number == shown.get())?;
        let phrase = page.tongue().talk().phrases.get(usize::from(said.phrase))?;
        Some(view! { <div class="said"><b>{said.who}</b> <span>{*phrase}</span></div> })
    };
    view! { <div role="status" data-said="true">{always(bubble)}</div> }.into_any()
}

/// The host cannot be heard, or does not want us any more.
pub fn lost_bar() -> AnyView {
    let page = page();
    let trouble = Memo::new(move |_| match page.friends.part.get() {
        Part::Guest(link @ (Link::Lost | Link::Cut(_) | Link::Refused(_))) => Some(link),
        _ => None,
    });
    let text = move || {
        let words = page.tongue().talk();
        trouble.get().map(|link| match link {
            Link::Cut(why) => cut_words(page.tongue().friends(), why),
            Link::Refused(_) => words.refused,
            Link::Lost | Link::Here | Link::Dialling => words.lost,
        })
    };
    let seen = move || trouble.get().is_some() && page.route.get() != Route::Friends;
    view! {
        {always(move || seen().then(|| view! {
            <div class="toast toast--update" role="status" data-lost="true">
                {icon("ui-warning")} <span>{always(text)}</span>
                {button("btn btn--primary", "", always(move || page.tongue().talk().look), || Route::Friends.go())}
            </div>
        }))}
    }
    .into_any()
}

/// How much of the time for this decision is left.
pub fn countdown<G: OnPage>() -> AnyView {
    let page = page();
    let play = G::play(page);
    let asked = Memo::new(move |_| {
        let asked =
            |snap: &std::sync::Arc<crate::ui::play::Snapshot<G>>| (!snap.next.is_at_rest()).then_some(snap.number);
        page.friends.timer().zip(play.snap.with(|snap| snap.as_ref().and_then(asked)))
    });
    view! {
        {always(move || asked.get().map(|(seconds, _)| view! {
            <span class="countdown" role="img" aria-label=always(move || page.tongue().talk().time(seconds))>
                <i style:animation-duration=format!("{seconds}s")></i>
            </span>
        }))}
    }
    .into_any()
}

/// Whether the game that is over was the one that was pledged.
pub fn verdict() -> AnyView {
    let page = page();
    let told = move || {
        let words = page.tongue().talk();
        let (name, art, title, about) = match page.friends.verdict.get() {
            Some(Ok(())) => ("fair", "ui-check", words.fair, words.fair_about),
            Some(Err(flaw)) => ("flaw", "ui-warning", words.unfair, flaw_words(page, flaw)),
            None => ("unchecked", "ui-info", words.title, words.unchecked),
        };
        let count = page.friends.unfinished_deals();
        let unfinished = (count > 0).then(|| words.unfinished_deals(count));
        // A host has nobody to check him but his guests.
        let title = if name == "unchecked" { "" } else { title };
        matches!(page.friends.part.get(), Part::Guest(_)).then(|| {
            view! {
                <section class="panel verdict" data-verdict=name>
                    <h2 class="panel__title">{icon(art)} {title}</h2>
                    <p>{about}</p>
                    {unfinished.map(|text| view! { <p data-unfinished="true">{text}</p> })}
                    <p>{words.next_game}</p>
                </section>
            }
        })
    };
    view! { {always(told)} }.into_any()
}

fn flaw_words(page: Page, flaw: Flaw) -> &'static str {
    let words = page.tongue().talk();
    match flaw {
        Flaw::Secret => words.secret,
        Flaw::Number => words.number,
        Flaw::Seed => words.seed,
        Flaw::Setup => words.setup,
        Flaw::Record => words.record,
        Flaw::Rules => words.rules,
        Flaw::Steps => words.steps,
        Flaw::Shown => words.shown,
        Flaw::Unfinished => words.unfinished,
    }
}

/// Leaving a table with friends, and what that means.
pub fn leaving(page: Page, host: bool) -> (&'static str, &'static str) {
    let words = page.tongue().friends();
    if host { (words.close_table, words.close_question) } else { (words.leave, words.leave_question) }
}
