//! The event decks: what is in force, what comes next, how many cards are left.

use super::art::{event_art, icon, picture};
use super::card::longest_word;
use super::controls::button;
use crate::ui::always::{always, does};
use crate::ui::model::{Pile, When};
use crate::ui::page::{Layer, Page, Zoom, page};
use crate::ui::press::Press;
use leptos::prelude::*;
use standoff_engine::card::{EventCard, EventDeck};

/// Nothing without event decks.
pub fn events() -> AnyView {
    let page = page();
    let piles = Memo::new(move |_| {
        page.play.snap.with(|snap| snap.as_ref().map(|snap| Pile::all(&snap.desk)).unwrap_or_default())
    });
    let decks = Memo::new(move |_| piles.with(|piles| piles.iter().map(|pile| pile.deck).collect::<Vec<_>>()));
    let one = move |deck: EventDeck| {
        let of = move |piles: &Vec<Pile>| piles.iter().find(|pile| pile.deck == deck).copied();
        event_deck(page, deck, Memo::new(move |_| piles.with(of)))
    };
    view! {
        {always(move || {
            let decks = decks.get();
            let count = decks.len().to_string();
            (!decks.is_empty()).then(|| view! {
                <section class="events" data-decks=count aria-label=always(move || page.tongue().ui().events)>
                    {decks.into_iter().map(one).collect_view()} {gag(page)}
                </section>
            })
        })}
    }
    .into_any()
}

fn event_deck(page: Page, deck: EventDeck, pile: Memo<Option<Pile>>) -> AnyView {
    let effects = page.play.effects;
    let active = Memo::new(move |_| pile.get().and_then(|pile| pile.active));
    let coming = Memo::new(move |_| pile.get().and_then(|pile| pile.coming));
    let when = Memo::new(move |_| pile.get().and_then(|pile| pile.when));
    let left = Memo::new(move |_| pile.get().map_or(0, |pile| pile.left));
    let fresh = move || effects.with(|effects| effects.turned.iter().any(|(turned, _)| *turned == deck));
    let label = move || format!("{}, {}", page.tongue().event_deck(deck), page.tongue().ui().events_left(left.get()));
    view! {
        <div class="evdeck" role="group" data-deck=deck.id() aria-label=always(label) class:is-new=always(fresh)>
            {always(move || match active.get() {
                Some(card) => in_force(page, card),
                None => view! { <p class="event event--none">{always(move || page.tongue().ui().event_none)}</p> }.into_any(),
            })}
            {always(move || match (coming.get(), when.get()) {
                (Some(card), _) => next(page, card, left),
                (None, Some(when)) => hidden(page, when, left),
                (None, None) => view! { <p class="event event--coming event--none">{always(move || page.tongue().ui().event_last)}</p> }.into_any(),
            })}
        </div>
    }
    .into_any()
}

fn name(page: Page, card: EventCard) -> AnyView {
    let letters = move || longest_word(page.tongue().event(card));
    view! {
        <b
            class="event__name"
            class:is-long=always(move || (9..=10).contains(&letters()))
            class:is-longest=always(move || (11..=13).contains(&letters()))
            class:is-giant=always(move || { letters() > 13 })
        >
            {always(move || page.tongue().event(card))}
        </b>
    }
    .into_any()
}

/// The card everybody plays by. Its rule is shown where there is room, else a tap shows it.
fn in_force(page: Page, card: EventCard) -> AnyView {
    let press = Press::new(page, move || Some(Zoom::Event(card)));
    // Another table may follow with the same card in force.
    let rules = Memo::new(move |_| {
        page.play.snap.track();
        page.table_rules()
    });
    view! {
        <button
            {..press.attributes()}
            class="event event--active"
            type="button"
            data-event=card.id()
            on:click=does(move |_| if press.is_tap() { page.zoom.set(Some(Zoom::Event(card))) })
        >
            {picture(&event_art(card), "event__art")}
            {name(page, card)}
            <span class="event__rule">{always(move || page.tongue().event_rule(card, &rules.get()))}</span>
        </button>
    }
    .into_any()
}

/// A deck that lies face down: what will turn up its next card.
fn hidden(page: Page, when: When, left: Memo<u8>) -> AnyView {
    let words = move || match when {
        When::Played(kinds) => kinds.iter().map(|kind| page.tongue().card(*kind)).collect::<Vec<_>>().join(" / "),
        When::By(seat) => page.play.snap.with(|snap| {
            let name = snap.as_ref().and_then(|snap| snap.names.get(seat.index()).cloned()).unwrap_or_default();
            page.tongue().ui().event_by(&name)
        }),
    };
    view! {
        <p class="event event--coming event--hidden">
            <span class="event__label">
                <span>{always(move || page.tongue().ui().event_coming)}</span>
                <span class="event__left" aria-hidden="true">{icon("ui-deck")} {always(move || left.get())}</span>
            </span>
            <span class="event__when">{always(words)}</span>
        </p>
    }
    .into_any()
}

/// While nobody may speak: a reminder for the persons at the table, and what to do about one who did.
fn gag(page: Page) -> AnyView {
    let talking = Memo::new(move |_| {
        page.play.snap.with(|snap| snap.as_ref().is_some_and(|snap| snap.desk.gagged() && !snap.talkers.is_empty()))
    });
    let open = move || page.layer.set(Layer::Gag);
    view! {
        {always(move || talking.get().then(|| view! {
            <div class="gag" data-gag="true">
                <b class="gag__text">{icon("event-gag")} {always(move || page.tongue().ui().gag_reminder)}</b>
                {button("btn btn--danger", "ui-person", always(move || page.tongue().ui().somebody_spoke), open)}
            </div>
        }))}
    }
    .into_any()
}

/// The card that lies open on its deck.
fn next(page: Page, card: EventCard, left: Memo<u8>) -> AnyView {
    let press = Press::new(page, move || Some(Zoom::Event(card)));
    view! {
        <button
            {..press.attributes()}
            class="event event--coming"
            type="button"
            data-coming=card.id()
            on:click=does(move |_| if press.is_tap() { page.zoom.set(Some(Zoom::Event(card))) })
        >
            <span class="event__label">
                <span>{always(move || page.tongue().ui().event_coming)}</span>
                <span class="event__left" aria-hidden="true">{icon("ui-deck")} {always(move || left.get())}</span>
            </span>
            {picture(&event_art(card), "event__art")}
            {name(page, card)}
        </button>
    }
    .into_any()
}
