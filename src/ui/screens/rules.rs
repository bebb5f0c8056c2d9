//! The rules in short, and everything there is with its text.

use super::head;
use crate::i18n::Ui;
use crate::ui::page::{Page, Zoom, page};
use crate::ui::parts::{card_class, character_art, face, icon, life, picture, role_art};
use leptos::prelude::*;
use standoff_engine::card::{CardKind, Character};
use standoff_engine::core::Role;

pub fn rules() -> AnyView {
    let page = page();
    let search = RwSignal::new(String::new());
    let wanted = Memo::new(move |_| search.with(|text| text.trim().to_lowercase()));
    let matches = move |texts: [&str; 2]| {
        wanted.with(|wanted| texts.iter().any(|text| text.to_lowercase().contains(wanted.as_str())))
    };
    let roles = move || -> Vec<Role> {
        let found = |role: &Role| matches([page.tongue().role(*role), page.tongue().role_goal(*role)]);
        Role::ALL.into_iter().filter(found).collect()
    };
    let cards = move || -> Vec<CardKind> {
        let found = |kind: &CardKind| matches([page.tongue().card(*kind), page.tongue().card_rule(*kind)]);
        CardKind::ALL.into_iter().filter(found).collect()
    };
    let characters = move || -> Vec<Character> {
        let found = |one: &Character| matches([page.tongue().character(*one), page.tongue().character_rule(*one)]);
        Character::ALL.into_iter().filter(found).collect()
    };
    let nothing = move || roles().is_empty() && cards().is_empty() && characters().is_empty();
    view! {
        <main class="screen wood" data-screen="rules">
            {head(move || page.tongue().ui().rules)}
            <div class="screen__body">
                {move || wanted.with(String::is_empty).then(|| in_short(page))}
                <input
                    class="input"
                    type="search"
                    placeholder=move || page.tongue().ui().search
                    aria-label=move || page.tongue().ui().search
                    on:input=move |event| search.set(event_target_value(&event))
                />
                {move || nothing().then(|| view! { <p class="screen__text">{page.tongue().ui().nothing_found}</p> })}
                {move || list(page, |ui| ui.roles, roles().into_iter().map(|role| role_line(page, role)).collect())}
                {move || list(page, |ui| ui.cards, cards().into_iter().map(|kind| card_line(page, kind)).collect())}
                {move || list(page, |ui| ui.characters, characters().into_iter().map(|one| character_line(page, one)).collect())}
            </div>
        </main>
    }
    .into_any()
}

fn in_short(page: Page) -> AnyView {
    let ui = page.tongue().ui();
    let chapters = [
        (ui.heading_turn, ui.rules_turn),
        (ui.heading_distance, ui.rules_distance),
        (ui.heading_check, ui.rules_check),
        (ui.heading_dying, ui.rules_dying),
    ];
    let chapter = |(heading, text)| view! { <h2 class="panel__title">{heading}</h2> <p class="panel__text">{text}</p> };
    view! {
        <section class="panel"><p class="panel__text">{ui.rules_intro}</p> {chapters.map(chapter).collect_view()}</section>
    }
    .into_any()
}

fn list(page: Page, heading: fn(&Ui) -> &'static str, lines: Vec<AnyView>) -> Option<AnyView> {
    (!lines.is_empty()).then(|| {
        view! { <section class="panel"><h2 class="panel__title">{heading(page.tongue().ui())}</h2>{lines}</section> }.into_any()
    })
}

fn role_line(page: Page, role: Role) -> AnyView {
    view! {
        <div class="entry">
            <span class="emblem">{picture(role_art(role), "")}</span>
            <span class="entry__text"><b>{page.tongue().role(role)}</b> <span>{page.tongue().role_goal(role)}</span></span>
        </div>
    }
    .into_any()
}

fn card_line(page: Page, kind: CardKind) -> AnyView {
    view! {
        <button class="entry" type="button" data-entry=kind.id() on:click=move |_| page.zoom.set(Some(Zoom::Kind(kind)))>
            <span class=card_class(kind)>{face(kind, None)}</span>
            <span class="entry__text">
                <b>{page.tongue().card(kind)}</b> <span>{page.tongue().card_rule(kind)}</span>
            </span>
            {icon("ui-next")}
        </button>
    }
    .into_any()
}

fn character_line(page: Page, character: Character) -> AnyView {
    let points = character.def().life;
    view! {
        <div class="entry" data-entry=character.id()>
            <span class="emblem">{picture(&character_art(Some(character)), "")}</span>
            <span class="entry__text">
                <b>{page.tongue().character(character)} " " {life(points, points)}</b>
                <span>{page.tongue().character_rule(character)}</span>
            </span>
        </div>
    }
    .into_any()
}
