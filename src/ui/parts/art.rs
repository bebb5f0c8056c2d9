//! Pictures from the sprite.

use crate::ui::always::always;
use crate::ui::model::Topic;
use crate::ui::page::{Page, meta_content, page};
use crate::ui::still::{still, tag};
use leptos::prelude::*;
use standoff_engine::card::{CardKind, Character, EventCard, Set as GameSet, Source, Suit};
use standoff_engine::core::Role;

thread_local! {
    /// The sprite's file, which has a hash in its name.
    static SPRITE: String = meta_content("sprite");
}

/// The address of a picture in the sprite.
pub fn sprite_address(id: &str) -> String {
    SPRITE.with(|sprite| format!("{sprite}#{id}"))
}

/// A picture inside of something [`still`].
pub fn drawn(id: &str, class: &str) -> String {
    let art = tag("use", &[("href", &sprite_address(id))], "");
    tag("svg", &[("class", class), ("aria-hidden", "true")], &art)
}

/// A picture with a class of its own.
pub fn picture(id: &str, class: &str) -> AnyView {
    still(drawn(id, class))
}

/// A picture as large as the text around it.
pub fn icon(id: &str) -> AnyView {
    picture(id, "icon")
}

pub fn card_art(kind: CardKind) -> String {
    format!("card-{}", kind.id())
}

pub fn event_art(card: EventCard) -> String {
    format!("event-{}", card.id())
}

/// What a set is known for.
pub fn set_art(set: GameSet) -> &'static str {
    match set {
        GameSet::Base => "card-bang",
        GameSet::DodgeCity => "card-ten_gallon_hat",
        GameSet::HighNoon => "event-high_noon",
        GameSet::FistfulOfCards => "event-a_fistful_of_cards",
        GameSet::TheBullet => "set-the_bullet",
        GameSet::WildWestShow => "event-wild_west_show",
        GameSet::Eldorado => "event-eldorado",
    }
}

/// The picture of a suit, and its colour.
pub fn suit_art(suit: Suit) -> (&'static str, &'static str) {
    match suit {
        Suit::Spades => ("suit-spades", "icon suit--spades"),
        Suit::Hearts => ("suit-hearts", "icon suit--hearts"),
        Suit::Diamonds => ("suit-diamonds", "icon suit--diamonds"),
        Suit::Clubs => ("suit-clubs", "icon suit--clubs"),
    }
}

pub fn source_art(of: Source) -> String {
    match of {
        Source::Card(card) => card_art(card.kind()),
        Source::Character(character) => character_art(Some(character)),
        Source::Event(card) => event_art(card),
        Source::Rules => "ui-star".into(),
    }
}

/// A question mark while the character is still to be chosen.
pub fn character_art(character: Option<Character>) -> String {
    character.map_or("ui-help".into(), |character| format!("char-{}", character.id()))
}

pub fn role_art(role: Role) -> &'static str {
    match role {
        Role::Sheriff => "role-sheriff",
        Role::Deputy => "role-deputy",
        Role::Outlaw => "role-outlaw",
        Role::Renegade => "role-renegade",
    }
}

pub fn role_colour(role: Role) -> &'static str {
    match role {
        Role::Sheriff => "role--sheriff",
        Role::Deputy => "role--deputy",
        Role::Outlaw => "role--outlaw",
        Role::Renegade => "role--renegade",
    }
}

/// A role in the rules of the game at the table.
pub fn role_topic(page: Page, role: Role) -> Topic {
    if page.dice.snap.with_untracked(Option::is_some) { Topic::Side(role) } else { Topic::Role(role) }
}

/// The role on the edge of a character's emblem.
pub fn role_badge(role: Role) -> AnyView {
    let help = role_topic(page(), role).path();
    view! { <span class=format!("badge {}", role_colour(role)) data-help=help>{picture(role_art(role), "")}</span> }
        .into_any()
}

/// The role in words.
pub fn role_tag(role: Role) -> AnyView {
    let page = page();
    view! {
        <span class=format!("role {}", role_colour(role)) data-help=role_topic(page, role).path()>
            {icon(role_art(role))} {always(move || page.tongue().role(role))}
        </span>
    }
    .into_any()
}
