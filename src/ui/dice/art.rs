//! Pictures of dice and tokens.

use crate::i18n::DiceFact;
use crate::ui::page::Page;
use crate::ui::parts::{picture, role_art};
use leptos::prelude::*;
use standoff_engine::dice::{Arrow, Cause, Character, Face, Source, Symbol};

pub const CHIEF: &str = "dice-chief";
pub const ARROW: &str = "dice-arrow";
pub const GHOST: &str = "event-ghost_town";

pub fn symbol_art(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Arrow => ARROW,
        Symbol::BrokenArrow => "dice-broken_arrow",
        Symbol::Bullet => "ui-life",
        Symbol::Dynamite => "card-dynamite",
        Symbol::Bullseye1 | Symbol::Bullseye2 => "dice-bullseye",
        Symbol::Beer => "card-beer",
        Symbol::Gatling => "card-gatling",
    }
}

pub fn face_art(face: Face) -> &'static str {
    symbol_art(face.counts().0)
}

pub fn arrow_art(arrow: Arrow) -> &'static str {
    match arrow {
        Arrow::Normal => ARROW,
        Arrow::Chief => CHIEF,
    }
}

pub fn character_art(character: Character) -> String {
    format!("char-{}", character.id())
}

/// A face as it is drawn on a die: one symbol or two, and the reach of a bullseye.
pub fn face(face: Face) -> AnyView {
    let (symbol, count) = face.counts();
    let reach = match symbol {
        Symbol::Bullseye1 => Some("1"),
        Symbol::Bullseye2 => Some("2"),
        _ => None,
    };
    let one = || {
        view! {
            <span class="symbol">{picture(symbol_art(symbol), "")} {reach.map(|reach| view! { <b>{reach}</b> })}</span>
        }
    };
    view! { <span class="face" data-count=count.to_string()>{(0..count).map(|_| one()).collect_view()}</span> }
        .into_any()
}

/// The picture of a line of the log.
pub fn fact_art(fact: &DiceFact) -> String {
    match fact {
        DiceFact::TurnBegan { .. } | DiceFact::SheriffChanged { .. } => "ui-star".into(),
        DiceFact::Rolled { .. } | DiceFact::ExtraTurn { .. } => "dice-die".into(),
        DiceFact::DieTurned { face, .. } => face_art(*face).into(),
        DiceFact::Stopped { .. } => "ui-check".into(),
        DiceFact::TookArrows { arrows, .. } | DiceFact::PutBack { arrows, .. } => {
            if arrows.chief { CHIEF } else { ARROW }.into()
        }
        DiceFact::Swapped { .. } => "ui-swap".into(),
        DiceFact::ChiefSpared { .. } => CHIEF.into(),
        DiceFact::Exploded { .. } => "card-dynamite".into(),
        DiceFact::Aimed { .. } => "dice-bullseye".into(),
        DiceFact::Beers { .. } => "card-beer".into(),
        DiceFact::Gatling { .. } => "card-gatling".into(),
        DiceFact::Used { of, .. } | DiceFact::Spared { because: of, .. } => source_art(*of),
        DiceFact::Indians | DiceFact::LifeLost { cause: Cause::Indians, .. } => "card-indians".into(),
        DiceFact::LifeLost { .. } | DiceFact::LifeGained { .. } => "ui-life".into(),
        DiceFact::GainDenied { .. } | DiceFact::PowerCancelled { .. } => "ui-off".into(),
        DiceFact::LossTaken { .. } => character_art(Character::MollyStark),
        DiceFact::RoleShown { role, .. } => role_art(*role).into(),
        DiceFact::PowerUsed { power, .. } => role_art(power.role()).into(),
        DiceFact::Eliminated { .. } => "ui-skull".into(),
        DiceFact::GhostRose { .. } | DiceFact::Marked { .. } => GHOST.into(),
        DiceFact::Ended { .. } => "ui-trophy".into(),
    }
}

pub fn source_art(of: Source) -> String {
    match of {
        Source::Rules => "ui-star".into(),
        Source::Face(face) => face_art(face).into(),
        Source::Character(character) => character_art(character),
        Source::Power(power) => role_art(power.role()).into(),
    }
}

/// The picture and the name of a character by its id.
pub fn character_of(page: Page, id: &str) -> (String, Option<&'static str>) {
    let character = Character::from_id(id);
    let art = character.map_or_else(|| "ui-person".into(), character_art);
    (art, character.map(|character| page.tongue().dice().character(character)))
}
