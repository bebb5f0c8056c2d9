//! Playing cards, large and small.

use super::art::{card_art, icon, picture};
use crate::ui::model::{Mark, marks};
use crate::ui::page::page;
use leptos::prelude::*;
use standoff_engine::card::{Border, CardId, CardKind, Suit};

pub fn card_class(kind: CardKind) -> &'static str {
    match kind.border() {
        Border::Brown => "card card--brown",
        Border::Blue => "card card--blue",
    }
}

fn suit_art(suit: Suit) -> (&'static str, &'static str) {
    match suit {
        Suit::Spades => ("suit-spades", "icon suit--spades"),
        Suit::Hearts => ("suit-hearts", "icon suit--hearts"),
        Suit::Diamonds => ("suit-diamonds", "icon suit--diamonds"),
        Suit::Clubs => ("suit-clubs", "icon suit--clubs"),
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
    let name = move || page.tongue().card(kind);
    let long = move || name().split(' ').any(|word| word.chars().count() > 9);
    view! {
        {corner}
        {reach(kind).map(|reach| view! { <b class="card__reach">{reach}</b> })}
        {picture(&card_art(kind), "card__art")}
        <span class="card__line">{symbols}</span>
        <span class="card__name" class:is-long=long>{name}</span>
        <span class="card__tick">{icon("ui-check")}</span>
    }
    .into_any()
}

/// The back of a card.
pub fn back() -> AnyView {
    view! { <span class="card card--back">{picture("ui-star", "card__art")}</span> }.into_any()
}

/// A card in front of a player.
pub fn mini(card: CardId) -> AnyView {
    let page = page();
    let kind = card.kind();
    let colour = match (kind, kind.border()) {
        (CardKind::Jail | CardKind::Dynamite, _) => "mini mini--blue mini--danger",
        (_, Border::Blue) => "mini mini--blue",
        (_, Border::Brown) => "mini",
    };
    view! {
        <span class=colour title=move || page.tongue().card(kind) data-mini=kind.id()>
            {picture(&card_art(kind), "")}
            {reach(kind).map(|reach| view! { <b class="mini__reach">{reach}</b> })}
        </span>
    }
    .into_any()
}
