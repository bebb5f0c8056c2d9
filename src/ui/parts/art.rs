//! Pictures from the sprite.

use crate::ui::page::page;
use leptos::prelude::*;
use standoff_engine::card::{CardKind, Character};
use standoff_engine::core::Role;

/// A picture with a class of its own.
pub fn picture(id: &str, class: &'static str) -> AnyView {
    let href = format!("art.svg#{id}");
    view! { <svg class=class aria-hidden="true"><use_ href=href></use_></svg> }.into_any()
}

/// A picture as large as the text around it.
pub fn icon(id: &str) -> AnyView {
    picture(id, "icon")
}

pub fn card_art(kind: CardKind) -> String {
    format!("card-{}", kind.id())
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

fn role_colour(role: Role) -> &'static str {
    match role {
        Role::Sheriff => "role--sheriff",
        Role::Deputy => "role--deputy",
        Role::Outlaw => "role--outlaw",
        Role::Renegade => "role--renegade",
    }
}

/// The role on the edge of a character's emblem.
pub fn role_badge(role: Role) -> AnyView {
    view! { <span class=format!("badge {}", role_colour(role))>{picture(role_art(role), "")}</span> }.into_any()
}

/// The role in words.
pub fn role_tag(role: Role) -> AnyView {
    let page = page();
    view! {
        <span class=format!("role {}", role_colour(role))>
            {icon(role_art(role))} {move || page.tongue().role(role)}
        </span>
    }
    .into_any()
}
