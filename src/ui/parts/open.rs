//! The table while it lies open before several persons: who is asked answers from what everybody sees, or takes the
//! device.

use super::art::icon;
use super::card::back;
use super::hand::hand;
use crate::ui::always::{always, does};
use crate::ui::model::{Next, waiting};
use crate::ui::page::page;
use crate::ui::play::{OnPage, Snapshot};
use leptos::prelude::*;
use standoff_engine::card::Game;
use standoff_engine::core::Seat;

type Words = fn(&crate::i18n::Comfort, &str) -> String;

/// Leads to the curtain, behind which the person who is asked sees what only he may see.
pub fn look<G: OnPage>(seat: Seat, name: String, words: Words, size: Size) -> AnyView {
    let page = page();
    let play = G::play(page);
    let asked = Memo::new(move |_| play.snap.with(|s| s.as_ref().is_some_and(|s| s.next == Next::Open(seat))));
    let label = move || words(&page.tongue().ui().comfort, &name);
    let shown = move || {
        let label = label.clone();
        let (spoken, written) = match size {
            Size::Small => (Some(label()), icon("ui-wanted")),
            Size::Large => (None, view! { <span>{always(label)}</span> }.into_any()),
        };
        asked.get().then(|| {
            view! {
                <button
                    class="btn btn--paper look"
                    type="button"
                    data-action="look"
                    aria-label=spoken.clone()
                    title=spoken
                    on:click=does(move |_| play.want(page, seat))
                >
                    {icon("ui-eye")} {written}
                </button>
            }
        })
    };
    view! { {always(shown)} }.into_any()
}

/// Where there is little room, pictures must do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Size {
    Small,
    Large,
}

/// The hand of the card game as everybody sees it: its backs, and those cards that lie open.
pub fn closed_hand(seat: Seat, name: String) -> AnyView {
    /// More backs do not say more.
    const DRAWN: u8 = 7;
    let play = page().play;
    let of = move |get: fn(&Snapshot) -> u8| Memo::new(move |_| play.snap.with(|s| s.as_ref().map_or(0, |s| get(s))));
    let hidden = of(|snap| snap.desk.view.me().map_or(0, |me| me.hand_count - me.hand.len()));
    let open = of(|snap| snap.desk.view.me().map_or(0, |me| me.hand.len()));
    view! {
        <div class="closed" data-closed=always(move || hidden.get().to_string())>
            {always(move || (open.get() > 0).then(hand))}
            <span class="closed__cards" aria-hidden="true">
                {always(move || (0..hidden.get().min(DRAWN)).map(|_| back()).collect_view())}
            </span>
            // Where there are no cards there is nothing to look at.
            {always(move || (hidden.get() > 0).then(|| look::<Game>(seat, name.clone(), crate::i18n::Comfort::look_at_cards, Size::Large)))}
        </div>
    }
    .into_any()
}

/// Which persons are asked the same afterwards.
pub fn then_asked() -> AnyView {
    let page = page();
    let play = page.play;
    let names = Memo::new(move |_| {
        play.snap.with(|snap| {
            let snap = snap.as_ref().filter(|snap| matches!(snap.next, Next::Open(_)))?;
            let persons = waiting(&snap.desk.view).filter(|seat| snap.persons.contains(*seat));
            let names: Vec<&str> = persons.map(|seat| snap.names[seat.index()].as_str()).collect();
            (!names.is_empty()).then(|| names.join(", "))
        })
    });
    view! {
        {always(move || names.get().map(|names| view! { <small class="then">{page.tongue().ui().comfort.then_asked(&names)}</small> }))}
    }
    .into_any()
}
