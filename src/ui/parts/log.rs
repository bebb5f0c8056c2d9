//! The log in words.

use super::art::{card_art, character_art, event_art, icon, source_art, suit_art};
use super::controls::icon_button;
use super::dialog::focus_first;
use crate::i18n::{Fact, Line, Topic};
use crate::ui::always::{always, does, inside};
use crate::ui::later::{after_paint, in_a_moment};
use crate::ui::page::{Layer, Page, page};
use crate::ui::play::{Entry, LineMark, OnPage};
use leptos::html::{Ol, Section};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement};

/// A sentence with its persons set off.
pub fn sentence(line: &Line) -> Vec<AnyView> {
    line.0
        .iter()
        .map(|span| match span.topic {
            Some(Topic::Seat(_)) => view! { <b>{span.text.clone()}</b> }.into_any(),
            _ => span.text.clone().into_any(),
        })
        .collect()
}

/// A question, after the name of the one who is asked if several listen.
pub fn named(name: Option<&str>, line: &Line) -> Vec<AnyView> {
    let name = name.map(|name| view! { <b>{name.to_string()} ": "</b> }.into_any());
    name.into_iter().chain(sentence(line)).collect()
}

/// The picture of a line about the card game.
pub fn fact_art(fact: &Fact) -> String {
    match fact {
        Fact::TurnBegan { .. } => "ui-star".into(),
        Fact::Played { kind, .. }
        | Fact::Answered { kind, .. }
        | Fact::NoEffect { kind, .. }
        | Fact::Ordered { kind, .. } => card_art(*kind),
        Fact::Used { of: source, .. }
        | Fact::Checked { because: source, .. }
        | Fact::Immune { because: source, .. } => source_art(*source),
        Fact::Declined { .. } | Fact::TurnSkipped { .. } | Fact::EventEnded { .. } => "ui-close".into(),
        Fact::Drew { .. } | Fact::DrewDiscard { .. } | Fact::Took { .. } | Fact::Reward { .. } => "sym-draw".into(),
        Fact::Dealt
        | Fact::LaidOpen { .. }
        | Fact::PutBack { .. }
        | Fact::Buried { .. }
        | Fact::OnDeck { .. }
        | Fact::Reshuffled => "ui-deck".into(),
        Fact::EventTurned { card, .. } => event_art(*card),
        Fact::SuitNamed { suit, .. } => suit_art(*suit).0.into(),
        Fact::Guessed { right, .. } => if *right { "ui-check" } else { "ui-close" }.into(),
        Fact::Returned { life: 0, .. } => "event-ghost_town".into(),
        Fact::Returned { .. } => "event-dead_man".into(),
        Fact::Disguised { character, .. } => character_art(*character),
        Fact::LooksAt { .. } | Fact::Shown { .. } | Fact::HandShown { .. } => "ui-eye".into(),
        Fact::RolesDealt => "ui-wanted".into(),
        Fact::SeatsSwapped { .. } => "ui-swap".into(),
        Fact::WillMissTurn { .. } => "ui-off".into(),
        Fact::Sentenced { .. } => "event-lifetime".into(),
        Fact::Reborn { because, .. } => event_art(*because),
        Fact::AbilitiesDrawn { .. } => "char-greygory_deck".into(),
        Fact::Discarded { .. } | Fact::Penalty { .. } => "ui-discard".into(),
        Fact::Robbed { .. } | Fact::Gave { .. } => "ui-hand".into(),
        Fact::PassedOn { card, .. } => card_art(card.kind()),
        Fact::LifeLost { .. } | Fact::LifeGained { .. } => "ui-life".into(),
        Fact::RoleShown { role, .. } | Fact::RoleDealt { role, .. } | Fact::RoleTurnedUp { role, .. } => {
            super::art::role_art(*role).into()
        }
        Fact::CharacterTaken { character, .. } | Fact::AbilityCopied { character, .. } => {
            character_art(Some(*character))
        }
        Fact::Eliminated { .. } => "ui-skull".into(),
        Fact::Ended { .. } => "ui-trophy".into(),
    }
}

fn entry<G: OnPage>(page: Page, entry: Entry<G>) -> AnyView {
    let turn = G::mark(&entry.fact) == LineMark::Turn;
    let event = G::mark(&entry.fact) == LineMark::Event;
    let picture = icon(&G::art(&entry.fact));
    let fact = entry.fact;
    let words = move || {
        let snap = G::play(page).snap.get_untracked()?;
        Some(sentence(&G::line(page.tongue(), &snap.voice(), &fact)))
    };
    view! {
        <li class="log__entry" class:log__entry--turn=turn class:log__entry--event=event>
            <button class="log__at" type="button" tabindex="-1" data-step=entry.key.1.to_string()>{picture} <span>{always(words)}</span></button>
        </li>
    }
    .into_any()
}

/// The newest line last, and in sight.
fn log<G: OnPage>(page: Page) -> AnyView {
    let play = G::play(page);
    let node = NodeRef::<Ol>::new();
    // New lines are not what a tap is answered with: they are written when the answer is painted. The newest one comes into
    // sight then, or the one of the moment that is shown.
    let written = RwSignal::new(true);
    let lines = move || {
        written.track();
        play.log.get_untracked()
    };
    let follow = move || {
        let (list, moment) = (node.get(), play.moment.get());
        after_paint(move || {
            written.try_set(true);
            if let Some(list) = list {
                in_a_moment(move || {
                    set_off(&list, moment.map(|moment| moment.step));
                    if moment.is_none() {
                        list.set_scroll_top(list.scroll_height());
                    }
                });
            }
        });
    };
    Effect::new(move |_| {
        play.log.track();
        follow();
    });
    // A tap on a line shows that moment, and the line of the moment that is shown is set off.
    let look = move |event: leptos::ev::MouseEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let line = target.and_then(|target| target.closest("[data-step]").ok().flatten());
        if let Some(step) = line.and_then(|line| line.get_attribute("data-step")?.parse().ok()) {
            play.look_at(page, step);
        }
    };
    // For keys the list is one stop on the way; up and down go through its lines.
    let go = move |event: leptos::ev::KeyboardEvent| {
        let up = event.key() == "ArrowUp";
        if let Some(list) = node.get_untracked().filter(|_| up || event.key() == "ArrowDown") {
            event.prevent_default();
            step_line(&list, up);
        }
    };
    // A list that was hidden until the window grew has not scrolled yet.
    let grown = window_event_listener(leptos::ev::resize, move |_| untrack(follow));
    on_cleanup(move || grown.remove());
    view! {
        <ol class="log" tabindex="0" node_ref=node aria-label=always(move || page.tongue().ui().log) title=always(move || page.tongue().ui().games.show_moment) on:click=does(look) on:keydown=does(go)>
            <For each=always(lines) key=|entry| entry.key let:line>{entry(page, line)}</For>
        </ol>
    }
    .into_any()
}

/// Moves the focus to the line above or below; from the list itself, to the newest one.
fn step_line(list: &Element, up: bool) {
    let line = document().active_element().and_then(|focus| focus.closest(".log__entry").ok().flatten());
    let next = match line {
        Some(line) if up => line.previous_element_sibling(),
        Some(line) => line.next_element_sibling(),
        None => list.last_element_child(),
    };
    let button = next.and_then(|entry| entry.first_element_child()?.dyn_into::<HtmlElement>().ok());
    if let Some(button) = button {
        let _ = button.focus();
    }
}

/// Sets off the first line of a step, and brings it into sight.
fn set_off(list: &Element, step: Option<usize>) {
    let find = |selector: &str| list.query_selector(selector).ok().flatten();
    if let Some(old) = find("[aria-current]") {
        let _ = old.remove_attribute("aria-current");
    }
    let line = step.and_then(|step| find(&format!("[data-step=\"{step}\"]"))?.dyn_into::<HtmlElement>().ok());
    if let Some(line) = line {
        let _ = line.set_attribute("aria-current", "true");
        list.set_scroll_top(line.offset_top() - list.client_height() / 2);
    }
}

/// The log beside a wide table.
pub fn aside<G: OnPage>() -> AnyView {
    let page = page();
    view! { <aside class="aside"><h2 class="aside__title">{always(move || page.tongue().ui().log)}</h2>{log::<G>(page)}</aside> }
        .into_any()
}

/// The log over a narrow table.
pub fn drawer<G: OnPage>() -> AnyView {
    let page = page();
    let close = move || page.layer.set(Layer::None);
    let node = focus_first::<Section>();
    view! {
        <div class="scrim scrim--side" on:click=does(move |_| close())>
            <section
                class="drawer"
                role="dialog"
                aria-modal="true"
                aria-label=always(move || page.tongue().ui().log)
                node_ref=node
                on:click=inside
            >
                <div class="drawer__head">
                    <h2 class="title">{always(move || page.tongue().ui().log)}</h2>
                    {icon_button("icon-btn icon-btn--ink", "ui-close", "close", move || page.tongue().ui().close.into(), close)}
                </div>
                {log::<G>(page)}
            </section>
        </div>
    }
    .into_any()
}
