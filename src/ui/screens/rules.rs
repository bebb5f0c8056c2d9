//! The rules in short, and everything there is with its text.

use super::head;
use crate::i18n::RuleChoice;
use crate::ui::dice::dice_rules;
use crate::ui::page::{Kind, Page, Zoom, page};
use crate::ui::parts::{
    Choice, EVENT_CLASS, card_class, character_art, event_face, face, icon, life, picture, role_art, rulings_of,
    segments,
};
use leptos::prelude::*;
use standoff_engine::card::{CardKind, Character, EventCard, Set as GameSet, TableRules};
use standoff_engine::core::Role;

/// Roles are explained as they are at most tables; three players have a chapter of their own.
const USUAL: u8 = 5;

pub fn rules() -> AnyView {
    let page = page();
    let search = RwSignal::new(String::new());
    let wanted = Memo::new(move |_| search.with(|text| text.trim().to_lowercase()));
    let seated = page.seated().map_or(Kind::Card, |(kind, _)| kind);
    let kind = RwSignal::new(seated);
    let words = move || page.tongue().dice().ui();
    let items = vec![
        Choice { value: Kind::Card, id: "card".into(), label: (move || words().card_game).into_any() },
        Choice { value: Kind::Dice, id: "dice".into(), label: (move || words().dice_game).into_any() },
    ];
    let label = move || page.tongue().ui().rules.into();
    view! {
        <main class="screen wood" data-screen="rules">
            {head(move || page.tongue().ui().rules)}
            <div class="screen__body">
                <div class="choice__row choice__row--two">
                    {segments("game", label, items, move || kind.get(), move |chosen| kind.set(chosen))}
                </div>
                <input
                    class="input"
                    type="search"
                    placeholder=move || page.tongue().ui().search
                    aria-label=move || page.tongue().ui().search
                    on:input=move |event| search.set(event_target_value(&event))
                />
                {move || match kind.get() {
                    Kind::Card => card_rules(page, wanted),
                    Kind::Dice => dice_rules(page, wanted),
                }}
            </div>
        </main>
    }
    .into_any()
}

/// Everything whose name or rule contains the words searched for.
fn card_rules(page: Page, wanted: Memo<String>) -> AnyView {
    let ui = move || page.tongue().ui();
    let matches = move |texts: [&str; 2]| {
        wanted.with(|wanted| texts.iter().any(|text| text.to_lowercase().contains(wanted.as_str())))
    };
    let roles = move || -> Vec<Role> {
        let found = |role: &Role| matches([page.tongue().role(*role), page.tongue().role_goal(*role, USUAL)]);
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
    let events = move || -> Vec<EventCard> {
        let found = |card: &EventCard| matches([page.tongue().event(*card), page.tongue().event_rule(*card)]);
        EventCard::ALL.into_iter().filter(found).collect()
    };
    let events_of = move |set: GameSet| -> Option<AnyView> {
        let found = events().into_iter().filter(|card| card.def().set == set);
        let lines = found.map(|card| event_line(page, card)).collect();
        list(format!("{}: {}", page.tongue().ui().events, page.tongue().set(set)), lines)
    };
    let choices = move || -> Vec<RuleChoice> {
        let found = |rule: &RuleChoice| matches([page.tongue().rule(*rule), page.tongue().rule_about(*rule)]);
        RuleChoice::all(&TableRules::default()).into_iter().filter(found).collect()
    };
    let of_set = move |set: GameSet| -> Option<AnyView> {
        let found = characters().into_iter().filter(|one| one.def().set == set);
        let lines = found.map(|one| character_line(page, one)).collect();
        let heading = format!("{}: {}", page.tongue().ui().characters, page.tongue().set(set));
        list(heading, lines)
    };
    let nothing = move || {
        let none = roles().is_empty() && cards().is_empty() && events().is_empty();
        none && characters().is_empty() && choices().is_empty()
    };
    view! {
        {move || wanted.with(String::is_empty).then(|| in_short(page))}
        {move || nothing().then(|| view! { <p class="screen__text">{page.tongue().ui().nothing_found}</p> })}
        {move || list(ui().roles.into(), roles().into_iter().map(|role| role_line(page, role)).collect())}
        {move || list(ui().cards.into(), cards().into_iter().map(|kind| card_line(page, kind)).collect())}
        {move || GameSet::ALL.into_iter().map(events_of).collect_view()}
        {move || GameSet::ALL.into_iter().map(of_set).collect_view()}
        {move || list(ui().table_rules.into(), choices().into_iter().map(|rule| rule_line(page, rule)).collect())}
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
        (ui.heading_green, ui.rules_green),
        (ui.heading_events, ui.rules_events),
        (ui.heading_three, ui.rules_three),
    ];
    let chapter = |(heading, text)| view! { <h2 class="panel__title">{heading}</h2> <p class="panel__text">{text}</p> };
    view! {
        <section class="panel"><p class="panel__text">{ui.rules_intro}</p> {chapters.map(chapter).collect_view()}</section>
    }
    .into_any()
}

fn list(heading: String, lines: Vec<AnyView>) -> Option<AnyView> {
    (!lines.is_empty())
        .then(|| view! { <section class="panel"><h2 class="panel__title">{heading}</h2>{lines}</section> }.into_any())
}

/// A table rule with all its options, the usual one first.
fn rule_line(page: Page, rule: RuleChoice) -> AnyView {
    let options: Vec<&str> = rule.options().into_iter().map(|option| page.tongue().rule_option(option)).collect();
    view! {
        <div class="option" data-entry=rule.key()>
            <span class="option__name">{page.tongue().rule(rule)}</span>
            <span>{options.join(" / ")}</span>
            <span class="option__about">{page.tongue().rule_about(rule)} " " <em>{page.tongue().rule_source(rule)}</em></span>
        </div>
    }
    .into_any()
}

fn role_line(page: Page, role: Role) -> AnyView {
    view! {
        <div class="entry">
            <span class="emblem">{picture(role_art(role), "")}</span>
            <span class="entry__text"><b>{page.tongue().role(role)}</b> <span>{page.tongue().role_goal(role, USUAL)}</span></span>
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

fn event_line(page: Page, card: EventCard) -> AnyView {
    view! {
        <button class="entry" type="button" data-entry=card.id() on:click=move |_| page.zoom.set(Some(Zoom::Event(card)))>
            <span class=EVENT_CLASS>{event_face(card)}</span>
            <span class="entry__text">
                <b>{page.tongue().event(card)}</b> <span>{page.tongue().event_rule(card)}</span>
                {rulings_of(page, card).map(|numbers| view! { <small>{numbers}</small> })}
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
