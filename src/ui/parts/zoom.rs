//! A card or character enlarged, with its rule.

use super::art::{character_art, icon, picture};
use super::card::{EVENT_CLASS, card_class, event_face, face};
use super::dialog::focus_first;
use super::seat::life;
use crate::ui::dice;
use crate::ui::model::rulings;
use crate::ui::page::{Page, Zoom, page};
use leptos::html::Div;
use leptos::prelude::*;
use standoff_engine::card::{Border, CardId, CardKind, Character, EventCard, Suit};

/// Over everything, until it is closed.
pub fn zoom() -> AnyView {
    let page = page();
    view! { {move || page.zoom.get().map(|what| dialog(page, what))} }.into_any()
}

/// Beside the table, while the mouse rests on the thing.
pub fn peek() -> AnyView {
    let page = page();
    view! {
        {move || page.peek.get().map(|what| view! { <div class="zoom zoom--peek" aria-hidden="true">{content(page, what)}</div> })}
    }
    .into_any()
}

fn dialog(page: Page, what: Zoom) -> AnyView {
    let close = move || page.zoom.set(None);
    let node = focus_first::<Div>();
    view! {
        <div class="scrim scrim--centre scrim--zoom" data-zoom="true" on:click=move |_| close()>
            <div class="zoom" role="dialog" aria-modal="true" node_ref=node on:click=|event| event.stop_propagation()>
                {content(page, what)}
                <button class="btn btn--wide" type="button" data-do="close" on:click=move |_| close()>
                    {icon("ui-close")} {move || page.tongue().ui().close}
                </button>
            </div>
        </div>
    }
    .into_any()
}

fn content(page: Page, what: Zoom) -> AnyView {
    match what {
        Zoom::Card(card) => card_rule(page, card.kind(), Some(card)),
        Zoom::Kind(kind) => card_rule(page, kind, None),
        Zoom::Character(character) => character_rule(page, character),
        Zoom::Event(card) => event_rule(page, card),
        Zoom::Dice(what) => dice::zoomed(page, what),
    }
}

fn card_rule(page: Page, kind: CardKind, card: Option<CardId>) -> AnyView {
    let copies: Vec<CardId> = CardId::all().filter(|card| card.kind() == kind).collect();
    let count = copies.len() as u8;
    let tag = match kind.border() {
        Border::Brown => "tag",
        Border::Blue => "tag tag--blue",
        Border::Green => "tag tag--green",
    };
    let border = move || match kind.border() {
        Border::Brown => page.tongue().ui().border_brown,
        Border::Blue => page.tongue().ui().border_blue,
        Border::Green => page.tongue().ui().border_green,
    };
    let reach = kind.def().hooks.range.map(|reach| {
        view! { <span class="tag tag--plain">{move || (page.tongue().ui().reach)(reach)}</span> }
    });
    let faces = copies.iter().map(|card| short_face(*card)).collect::<Vec<_>>().join(" ");
    view! {
        <div class=format!("{} card--big card--static", card_class(kind))>{face(kind, card)}</div>
        <div class="zoom__rule">
            <h2>{move || page.tongue().card(kind)}</h2>
            <div class="tags"><span class=tag>{border}</span> {reach}</div>
            <p>{move || page.tongue().card_rule(kind)}</p>
            <small>{move || (page.tongue().ui().copies)(count)} ": " {faces}</small>
        </div>
    }
    .into_any()
}

/// The entries of the catalogue of rulings about an event card; nothing if there are none.
pub fn rulings_of(page: Page, card: EventCard) -> Option<String> {
    let numbers: Vec<String> = rulings(card).iter().map(|number| format!("R{number}")).collect();
    (!numbers.is_empty()).then(|| format!("{}: {}", page.tongue().ui().rulings, numbers.join(", ")))
}

fn event_rule(page: Page, card: EventCard) -> AnyView {
    view! {
        <div class=format!("{EVENT_CLASS} card--big card--static")>{event_face(card)}</div>
        <div class="zoom__rule">
            <h2>{move || page.tongue().event(card)}</h2>
            <div class="tags"><span class="tag tag--event">{move || page.tongue().set(card.def().set)}</span></div>
            <p>{move || page.tongue().event_rule(card)}</p>
            <small>{move || rulings_of(page, card)}</small>
        </div>
    }
    .into_any()
}

/// Rank and suit as signs.
fn short_face(card: CardId) -> String {
    let suit = match card.card().suit {
        Suit::Spades => '♠',
        Suit::Hearts => '♥',
        Suit::Diamonds => '♦',
        Suit::Clubs => '♣',
    };
    format!("{}{suit}", card.card().rank)
}

fn character_rule(page: Page, character: Character) -> AnyView {
    let points = character.def().life;
    view! {
        <div class="zoom__rule">
            <div class="figure">
                <span class="emblem">{picture(&character_art(Some(character)), "")}</span>
                <b>{move || page.tongue().character(character)}</b>
                <span class="figure__facts">{life(points, points)}</span>
                <p>{move || page.tongue().character_rule(character)}</p>
            </div>
        </div>
    }
    .into_any()
}
