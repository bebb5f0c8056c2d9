//! The bar with which one goes through the moments of a game, in place of the question.

use super::art::icon;
use super::controls::icon_button;
use crate::i18n::Games;
use crate::table::Eyes;
use crate::ui::always::{always, does};
use crate::ui::page::{Page, page};
use crate::ui::play::{Moment, OnPage};
use leptos::prelude::*;
use standoff_engine::core::Seat;

/// The question at the bottom, or the bar while the past is looked at.
pub fn foot<G: OnPage>(prompt: fn() -> AnyView) -> AnyView {
    let play = G::play(page());
    let back = Memo::new(move |_| play.moment.with(Option::is_some));
    view! { {always(move || if back.get() { bar::<G>() } else { prompt() })} }.into_any()
}

fn words(page: Page) -> &'static Games {
    &page.tongue().ui().games
}

/// "Turn 7, step 123 of 310".
fn place(page: Page, moment: Moment) -> String {
    let turn = page.tongue().ui().turn_number(moment.turn);
    format!("{turn}, {}", words(page).step_of(moment.at as u16, moment.last as u16))
}

fn bar<G: OnPage>() -> AnyView {
    let page = page();
    let play = G::play(page);
    let now = move || play.moment.get_untracked();
    let go = move |to: fn(Moment) -> usize| {
        move || {
            play.autoplay.set(false);
            if let Some(moment) = now() {
                play.go_to(page, to(moment));
            }
        }
    };
    let slide = move |event| {
        play.autoplay.set(false);
        play.go_to(page, event_target_value(&event).parse().unwrap_or_default());
    };
    let over = now().is_some_and(|moment| moment.over);
    let close = move || {
        let close = if page.replaying.get() { words(page).close } else { words(page).to_present };
        close.to_string()
    };
    let at = move || play.moment.with(|moment| moment.map_or(0, |moment| moment.at).to_string());
    let at_text = move || play.moment.get().map(|moment| place(page, moment));
    view! {
        <section class="prompt moment" data-moment=always(at) aria-label=always(move || words(page).moments)>
            <p class="moment__place" aria-live=always(move || if play.autoplay.get() { "off" } else { "polite" })>{always(at_text)}</p>
            {over.then(|| eyes::<G>(page))}
            {icon_button("icon-btn moment__close", "ui-close", "moment-close", close, move || page.close_replay::<G>())}
            <input
                class="moment__slider"
                type="range"
                min="0"
                max=always(move || play.moment.with(|moment| moment.map_or(0, |moment| moment.last).to_string()))
                prop:value=always(at)
                aria-label=always(move || words(page).moments)
                aria-valuetext=always(at_text)
                on:input=does(slide)
            />
            <div class="moment__keys">
                {icon_button("icon-btn moment__far", "ui-first", "moment-first", move || words(page).first.into(), go(|_| 0))}
                {icon_button("icon-btn", "ui-back", "moment-back", move || words(page).step_back.into(), go(|m| m.at.saturating_sub(1)))}
                <button
                    class="icon-btn moment__play"
                    type="button"
                    data-do="moment-play"
                    aria-label=always(move || if play.autoplay.get() { words(page).pause } else { words(page).play })
                    on:click=does(move |_| play.toggle_autoplay(page))
                >
                    {always(move || icon(if play.autoplay.get() { "ui-pause" } else { "ui-play" }))}
                </button>
                {icon_button("icon-btn", "ui-next", "moment-next", move || words(page).step_forward.into(), go(|m| m.at + 1))}
                {icon_button("icon-btn moment__far", "ui-last", "moment-last", move || words(page).last.into(), go(|m| m.last))}
            </div>
        </section>
    }
    .into_any()
}

/// Through whose eyes: everything open, or one player's.
fn eyes<G: OnPage>(page: Page) -> AnyView {
    let play = G::play(page);
    let names = play.snap.with_untracked(|snap| snap.as_ref().map(|snap| snap.names.clone()).unwrap_or_default());
    let now = move || play.moment.with(|moment| moment.and_then(|moment| moment.eyes.seat()));
    let choose = move |event| {
        let seat = event_target_value(&event).parse().ok().map(Seat);
        play.look_through(page, seat.map_or(Eyes::All, Eyes::Seat));
    };
    let seats = names.into_iter().enumerate().map(|(at, name)| {
        view! { <option value=at.to_string() selected=always(move || now() == Some(Seat(at as u8)))>{name}</option> }.into_any()
    });
    view! {
        <select class="input moment__eyes" data-do="moment-eyes" aria-label=always(move || words(page).eyes) on:change=does(choose)>
            <option value="" selected=always(move || now().is_none())>{always(move || words(page).everybody)}</option>
            {seats.collect::<Vec<_>>()}
        </select>
    }
    .into_any()
}
