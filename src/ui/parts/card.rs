//! Playing cards, large and small.

use super::art::{card_art, event_art, icon, picture, suit_art};
use crate::ui::always::always;
use crate::ui::model::{Laid, LaidLook, Mark, Topic, marks};
use crate::ui::page::{Page, page};
use leptos::prelude::*;
use standoff_engine::card::{Border, CardId, CardKind, EventCard};

pub fn card_class(kind: CardKind) -> &'static str {
    match kind.border() {
        Border::Brown => "card card--brown",
        Border::Blue => "card card--blue",
        Border::Green => "card card--green",
    }
}

/// How far a weapon reaches.
fn reach(kind: CardKind) -> Option<u8> {
    kind.def().hooks.range
}

/// What is printed on a card: with suit and rank if it is one printed card, else what all of its kind share.
pub fn face(kind: CardKind, card: Option<CardId>) -> AnyView {
    let page = page();
    let corner = card.map(|card| {
        let (suit, class) = suit_art(card.card().suit);
        view! {
            <span class="card__corner">
                <b class="card__rank">{card.card().rank.to_string()}</b> {picture(suit, class)}
            </span>
        }
    });
    let symbols: Vec<AnyView> = marks(kind)
        .iter()
        .map(|mark| match mark {
            Mark::Icon(id) => icon(id),
            Mark::Text(text) => view! { <b>{*text}</b> }.into_any(),
        })
        .collect();
    view! {
        {corner}
        {reach(kind).map(|reach| view! { <b class="card__reach">{reach}</b> })}
        {picture(&card_art(kind), "card__art")}
        <span class="card__line">{symbols}</span>
        {name_band(move || page.tongue().card(kind))}
        <span class="card__tick">{icon("ui-check")}</span>
    }
    .into_any()
}

/// Letters of the longest word.
pub fn longest_word(text: &str) -> usize {
    text.split([' ', '-']).map(|word| word.chars().count()).max().unwrap_or_default()
}

/// The name of a card; a word is set smaller rather than broken.
fn name_band(name: impl Fn() -> &'static str + Copy + Send + 'static) -> AnyView {
    let long = move || (9..=10).contains(&longest_word(name()));
    let longest = move || longest_word(name()) > 10;
    view! { <span class="card__name" class:is-long=always(long) class:is-longest=always(longest)>{always(name)}</span> }
        .into_any()
}

pub const EVENT_CLASS: &str = "card card--event";

/// What is printed on an event card.
pub fn event_face(card: EventCard) -> AnyView {
    let page = page();
    view! {
        {picture(&event_art(card), "card__art")} <span class="card__line"></span>
        {name_band(move || page.tongue().event(card))}
    }
    .into_any()
}

/// The back of a card.
pub fn back() -> AnyView {
    view! { <span class="card card--back">{picture("ui-star", "card__art")}</span> }.into_any()
}

pub fn mini_class(kind: CardKind) -> &'static str {
    match (kind, kind.border()) {
        (CardKind::Jail | CardKind::Dynamite, _) => "mini mini--blue mini--danger",
        (_, Border::Blue) => "mini mini--blue",
        (_, Border::Green) => "mini mini--green",
        (_, Border::Brown) => "mini",
    }
}

/// What is printed on a small card.
pub fn mini_face(kind: CardKind) -> AnyView {
    view! {
        {picture(&card_art(kind), "")}
        {reach(kind).map(|reach| view! { <b class="mini__reach">{reach}</b> })}
    }
    .into_any()
}

/// A card in the middle of the table.
pub fn mini(card: CardId) -> AnyView {
    laid(Laid { card, look: LaidLook::Plain, off: false })
}

/// A card in front of a player: a green one says whether it can be used yet.
pub fn laid(Laid { card, look, off }: Laid) -> AnyView {
    let page = page();
    let kind = card.kind();
    // One attribute: when another card takes this place in the row, classes apart would be lost.
    let state = match look {
        LaidLook::Fresh => " is-fresh",
        LaidLook::Ready | LaidLook::Usable => " is-ready",
        LaidLook::Plain | LaidLook::Selected => "",
    };
    view! {
        <span
            class=format!("{}{state}{}", mini_class(kind), if off { " is-off" } else { "" })
            title=always(move || laid_name(page, Laid { card, look, off }))
            data-mini=kind.id()
            data-help=Topic::Card(kind).path()
        >
            {mini_face(kind)}
        </span>
    }
    .into_any()
}

/// A card in play in words: "Knife, Ready to use".
pub fn laid_name(page: Page, Laid { card, look, off }: Laid) -> String {
    let (kind, ui) = (card.kind(), page.tongue().ui());
    let name = page.tongue().card(kind);
    match look {
        _ if off => format!("{name}, {}", ui.card_off),
        LaidLook::Fresh => format!("{name}, {}", ui.not_ready),
        LaidLook::Ready if kind.border() == Border::Green => format!("{name}, {}", ui.ready),
        LaidLook::Usable => format!("{name}, {}", ui.ready),
        LaidLook::Plain | LaidLook::Ready | LaidLook::Selected => name.into(),
    }
}
