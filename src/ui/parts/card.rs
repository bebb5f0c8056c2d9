//! Playing cards, large and small.

use super::art::{card_art, drawn, event_art, picture, suit_art};
use crate::ui::model::{Laid, LaidLook, Mark, Topic, marks};
use crate::ui::page::{Page, page};
use crate::ui::still::{still, tag, words};
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
    kind.def().modifiers.weapon_range
}

/// What is printed on a card: with suit and rank if it is one printed card, else what all of its kind share.
pub fn face(kind: CardKind, card: Option<CardId>) -> AnyView {
    let class = |class| [("class", class)];
    let mut parts = Vec::new();
    if let Some(card) = card {
        let (suit, colour) = suit_art(card.card().suit);
        let rank = tag("b", &class("card__rank"), &card.card().rank.to_string());
        parts.push(still(tag("span", &class("card__corner"), &(rank + &drawn(suit, colour)))));
    }
    if let Some(reach) = reach(kind) {
        parts.push(still(tag("b", &class("card__reach"), &reach.to_string())));
    }
    let marks: String = marks(kind)
        .iter()
        .map(|mark| match mark {
            Mark::Icon(id) => drawn(id, "icon"),
            Mark::Text(text) => tag("b", &[], &words(text)),
        })
        .collect();
    parts.push(picture(&card_art(kind), "card__art"));
    parts.push(still(tag("span", &class("card__line"), &marks)));
    parts.push(name_band(page().tongue().card(kind)));
    parts.push(still(tag("span", &class("card__tick"), &drawn("ui-check", "icon"))));
    parts.into_any()
}

/// Letters of the longest word.
pub fn longest_word(text: &str) -> usize {
    text.split([' ', '-']).map(|word| word.chars().count()).max().unwrap_or_default()
}

/// The name of a card; a word is set smaller rather than broken.
fn name_band(name: &str) -> AnyView {
    let class = match longest_word(name) {
        ..9 => "card__name",
        9..=10 => "card__name is-long",
        11.. => "card__name is-longest",
    };
    still(tag("span", &[("class", class)], &words(name)))
}

pub const EVENT_CLASS: &str = "card card--event";

/// What is printed on an event card.
pub fn event_face(card: EventCard) -> AnyView {
    let line = still(tag("span", &[("class", "card__line")], ""));
    vec![picture(&event_art(card), "card__art"), line, name_band(page().tongue().event(card))].into_any()
}

/// The back of a card.
pub fn back() -> AnyView {
    still(tag("span", &[("class", "card card--back")], &drawn("ui-star", "card__art")))
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
pub fn mini_face(kind: CardKind) -> String {
    let reach = reach(kind).map(|reach| tag("b", &[("class", "mini__reach")], &reach.to_string()));
    drawn(&card_art(kind), "") + &reach.unwrap_or_default()
}

/// A card in the middle of the table.
pub fn mini(card: CardId) -> AnyView {
    laid(Laid { card, look: LaidLook::Plain, off: false })
}

/// A card in front of a player: a green one says whether it can be used yet.
pub fn laid(Laid { card, look, off }: Laid) -> AnyView {
    let kind = card.kind();
    let state = match look {
        LaidLook::Fresh => " is-fresh",
        LaidLook::Ready | LaidLook::Usable => " is-ready",
        LaidLook::Plain | LaidLook::Selected => "",
    };
    let class = String::from(mini_class(kind)) + state + if off { " is-off" } else { "" };
    let title = laid_name(page(), Laid { card, look, off });
    let attributes =
        [("class", &*class), ("title", &title), ("data-mini", kind.id()), ("data-help", &Topic::Card(kind).path())];
    still(tag("span", &attributes, &mini_face(kind)))
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
