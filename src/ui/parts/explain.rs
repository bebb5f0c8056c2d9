//! What something is and does, with everything else that speaks of it.

use super::art::{character_art, icon, picture, role_art};
use super::card::{EVENT_CLASS, card_class, event_face, face};
use super::seat::life;
use crate::i18n::RuleChoice;
use crate::ui::always::does;
use crate::ui::dice;
use crate::ui::model::{Search, Topic, concerned, rulings, table_rules_about};
use crate::ui::page::Page;
use crate::ui::route::{self, Route};
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use standoff_engine::card::{Border, CardId, CardKind, Set as GameSet, Suit, TableRules};
use standoff_engine::core::{Role, roles_for};

/// How much is told.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Depth {
    /// While the mouse rests on it.
    Glance,
    /// Enlarged at the table.
    Table,
    /// An entry of the rules.
    Full,
}

/// The thing with its rule; `card` is the very one if it is one printed card.
pub fn explain(page: Page, topic: Topic, card: Option<CardId>, depth: Depth) -> AnyView {
    let tongue = page.tongue();
    let (name, text) = (topic.name(tongue), topic.text(tongue, &page.table_rules()));
    let more = view! { {about(page, topic)} {numbers(page, topic, depth)} {laws(page, topic, depth)} };
    match topic {
        Topic::Card(kind) => view! {
            <div class=format!("{} card--big card--static", card_class(kind))>{face(kind, card)}</div>
            <div class="zoom__rule"><h2>{name}</h2> {tags(page, kind)} <p>{text}</p> {more}</div>
        }
        .into_any(),
        Topic::Event(event) => view! {
            <div class=format!("{EVENT_CLASS} card--big card--static")>{event_face(event)}</div>
            <div class="zoom__rule">
                <h2>{name}</h2>
                <div class="tags"><span class="tag tag--event">{tongue.set(event.def().set)}</span></div>
                <p>{text}</p> {more}
            </div>
        }
        .into_any(),
        _ => view! {
            <div class="zoom__rule">
                <div class="figure">
                    <span class="emblem">{art(topic)}</span> <b class="figure__name">{name}</b>
                    <span class="figure__facts">{facts(topic)}</span> <p>{text}</p>
                </div>
                {more}
            </div>
        }
        .into_any(),
    }
}

/// The picture of something that is no card.
pub fn art(topic: Topic) -> AnyView {
    match topic {
        Topic::Card(kind) => picture(&super::art::card_art(kind), ""),
        Topic::Event(card) => picture(&super::art::event_art(card), ""),
        Topic::Character(character) => picture(&character_art(Some(character)), ""),
        Topic::Role(role) | Topic::Side(role) => picture(role_art(role), ""),
        // A table rule looks like the first thing it changes.
        Topic::Rule(key) => {
            let first = usual(key).and_then(|rule| concerned(rule).first().copied());
            first.map_or_else(|| picture("ui-star", ""), art)
        }
        Topic::Face(_) | Topic::Die(_) | Topic::Figure(_) | Topic::Power(_) | Topic::Module(_) => {
            dice::topic_art(topic)
        }
    }
}

/// Life points, for those who have any.
pub fn facts(topic: Topic) -> Option<AnyView> {
    let points = match topic {
        Topic::Character(character) => character.def().life,
        Topic::Figure(character) => character.def().life,
        _ => return None,
    };
    Some(life(points, points))
}

fn usual(key: &str) -> Option<RuleChoice> {
    RuleChoice::all(&TableRules::default()).into_iter().find(|rule| rule.key() == key)
}

fn tags(page: Page, kind: CardKind) -> AnyView {
    let ui = page.tongue().ui();
    let (class, border) = match kind.border() {
        Border::Brown => ("tag", ui.border_brown),
        Border::Blue => ("tag tag--blue", ui.border_blue),
        Border::Green => ("tag tag--green", ui.border_green),
    };
    let reach =
        kind.def().modifiers.weapon_range.map(|reach| view! { <span class="tag tag--plain">{ui.reach(reach)}</span> });
    view! { <div class="tags"><span class=class>{border}</span> {reach}</div> }.into_any()
}

/// What there is to say about it besides its rule.
fn about(page: Page, topic: Topic) -> AnyView {
    match topic {
        Topic::Card(kind) => copies(page, kind),
        Topic::Role(role) | Topic::Side(role) => how_many(page, role),
        Topic::Die(die) => {
            view! { <span class="faces faces--big">{die.faces().map(dice::face).into_iter().collect_view()}</span> }
                .into_any()
        }
        Topic::Rule(key) => usual(key).map(|rule| options(page, rule)).into_any(),
        _ => ().into_any(),
    }
}

/// How often a card is printed, with suits and ranks, box by box.
fn copies(page: Page, kind: CardKind) -> AnyView {
    let tongue = page.tongue();
    let of_set = |set: GameSet| {
        let cards: Vec<String> =
            CardId::all().filter(|card| card.kind() == kind && card.card().set == set).map(short_face).collect();
        (!cards.is_empty()).then(|| {
            let count = tongue.ui().copies(cards.len() as u8);
            view! { <small class="copies">{tongue.set(set)} ", " {count} ": " {cards.join(" ")}</small> }
        })
    };
    GameSet::ALL.map(of_set).into_iter().collect_view().into_any()
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

/// How many of a role there are at which table.
fn how_many(page: Page, role: Role) -> AnyView {
    let count = |players: u8| roles_for(players).iter().filter(|dealt| **dealt == role).count();
    let tables = (3..=8).filter(|players| count(*players) > 0).map(|players| {
        view! { <span class="tag tag--plain">{icon("ui-person")} {players} ": " <b>{count(players)}</b></span> }
    });
    view! { <small>{page.tongue().ui().manual.by_players}</small> <div class="tags">{tables.collect_view()}</div> }
        .into_any()
}

/// What can be chosen for a table rule, and where that comes from.
fn options(page: Page, rule: RuleChoice) -> AnyView {
    let (tongue, manual) = (page.tongue(), &page.tongue().ui().manual);
    let chosen = in_force(page).and_then(|(rules, _)| rules.get(rule.key()));
    let one = |option: RuleChoice| {
        let mine = chosen.is_some_and(|chosen| RuleChoice::of(rule.key(), chosen) == Some(option));
        view! {
            <li>
                {tongue.rule_option(option)}
                {(option == rule).then(|| view! { <span class="tag tag--plain">{tongue.ui().default_option}</span> })}
                {mine.then(|| view! { <span class="tag tag--green">{icon("ui-check")} {manual.your_table}</span> })}
            </li>
        }
    };
    view! {
        <ul class="options">{rule.options().into_iter().map(one).collect_view()}</ul>
        <small><em>{tongue.rule_source(rule)}</em></small>
        <h3>{manual.concerns}</h3>
        <div class="chips">{concerned(rule).iter().map(|topic| link(*topic, "chip", topic.name(tongue).into())).collect_view()}</div>
    }
    .into_any()
}

/// Leads to another entry in place of this one.
fn link(topic: Topic, class: &'static str, words: String) -> AnyView {
    let href = route::entry(topic);
    let to = href.clone();
    let go = move |event: MouseEvent| {
        event.prevent_default();
        route::replace(&to);
    };
    view! { <a class=class href=href on:click=does(go)>{words} {(class == "law").then(|| icon("ui-next"))}</a> }
        .into_any()
}

/// The rulings that speak of it. Each leads to everything else it speaks of.
fn numbers(page: Page, topic: Topic, depth: Depth) -> Option<AnyView> {
    let words = rulings_of(page, topic)?;
    if depth != Depth::Full {
        return Some(view! { <small>{words}</small> }.into_any());
    }
    let one = |number: u16| {
        let look = move |event: MouseEvent| {
            event.prevent_default();
            page.search.set(Search::ruling(number, topic.is_dice()));
            page.listed.set_value(false);
            Route::Rules.replace();
        };
        view! { <a class="chip chip--number" href=Route::Rules.hash() data-ruling=number.to_string() on:click=does(look)>"R"{number}</a> }
    };
    let ui = page.tongue().ui();
    Some(
        view! {
            <h3>{ui.rulings}</h3>
            <small>{ui.manual.rulings_about}</small>
            <div class="chips">{rulings(topic).iter().copied().map(one).collect_view()}</div>
        }
        .into_any(),
    )
}

/// "Rulings: R96, R158"; nothing if there are none.
pub fn rulings_of(page: Page, topic: Topic) -> Option<String> {
    let numbers: Vec<String> = rulings(topic).iter().map(|number| format!("R{number}")).collect();
    (!numbers.is_empty()).then(|| format!("{}: {}", page.tongue().ui().rulings, numbers.join(", ")))
}

/// The table rules of the game in progress, and its sets.
fn in_force(page: Page) -> Option<(TableRules, Vec<GameSet>)> {
    page.play.snap.with_untracked(|snap| {
        let view = &snap.as_ref()?.desk.view;
        Some((view.rules, view.sets.to_vec()))
    })
}

/// The table rules that change it: as chosen at this table, else, in the rules, as they usually are.
fn laws(page: Page, topic: Topic, depth: Depth) -> Option<AnyView> {
    let manual = &page.tongue().ui().manual;
    if matches!(topic, Topic::Rule(_)) {
        return None;
    }
    let (rules, sets) = match (in_force(page), depth) {
        (Some((rules, sets)), Depth::Glance | Depth::Table) => (rules, sets),
        (None, Depth::Glance | Depth::Table) => return None,
        (found, Depth::Full) => (found.map(|(rules, _)| rules).unwrap_or_default(), GameSet::ALL.to_vec()),
    };
    let found = table_rules_about(topic, &rules, &sets);
    let full = depth == Depth::Full;
    let one = |rule: RuleChoice| {
        let words = format!("{}: {}", page.tongue().rule(rule), page.tongue().rule_option(rule));
        if full {
            view! { <li>{link(Topic::Rule(rule.key()), "law", words)}</li> }.into_any()
        } else {
            view! { <li data-law=rule.key()>{words}</li> }.into_any()
        }
    };
    let heading = if full { manual.changed_by } else { manual.at_this_table };
    (!found.is_empty()).then(|| {
        view! { <h3>{heading}</h3> <ul class="laws">{found.into_iter().map(one).collect_view()}</ul> }.into_any()
    })
}
