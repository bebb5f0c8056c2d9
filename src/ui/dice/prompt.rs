//! The question at the bottom and its buttons.

use super::art::{arrow_art, face, face_art};
use crate::ui::always::{always, does};
use crate::ui::model::Next;
use crate::ui::model::dice::{Button, Selection, Tap, Tone, buttons, tone};
use crate::ui::page::{Page, page};
use crate::ui::parts::{countdown, icon, named, role_art, sentence, thinking};
use crate::ui::play::Snapshot;
use crate::ui::route::Route;
use leptos::prelude::*;
use standoff_engine::core::Rules;
use standoff_engine::dice::{Action, Ask, Game};
use std::sync::Arc;

type Snap = Arc<Snapshot<Game>>;

pub fn prompt() -> AnyView {
    let page = page();
    let play = page.dice;
    let loud = Memo::new(move |_| {
        play.snap.with(|snap| {
            snap.as_ref().map_or(Tone::Waiting, |snap| match snap.next {
                Next::Person | Next::Open(_) => tone(&snap.desk),
                // Nothing is asked of somebody who can only pass.
                Next::Pass(_) | Next::Bot(_) | Next::Friend(_) | Next::HandOver(_) | Next::Over | Next::Past => {
                    Tone::Waiting
                }
            })
        })
    });
    view! {
        <section
            class="prompt"
            data-prompt=always(move || match loud.get() {
                Tone::Waiting => "waiting",
                Tone::Calm => "calm",
                Tone::Urgent => "urgent",
            })
            class:is-waiting=always(move || loud.get() == Tone::Waiting)
            class:is-urgent=always(move || loud.get() == Tone::Urgent)
            class:is-sent=always(move || page.friends.is_under_way())
        >
            {countdown::<Game>()}
            <p class="prompt__text">{always(move || play.snap.get().map(|snap| text(page, &snap)))}</p>
            <div class="prompt__actions">{always(move || play.snap.get().map(|snap| actions(page, &snap)))}</div>
        </section>
    }
    .into_any()
}

/// What is asked, or what the selection still needs.
fn text(page: Page, snap: &Snap) -> AnyView {
    let words = page.tongue().dice();
    let view = &snap.desk.view;
    if let Some(outcome) = view.board.outcome {
        return sentence(&page.tongue().outcome(&snap.voice(), outcome)).into_any();
    }
    let selection = page.dice.selection.get();
    let mine = if snap.next.is_asked() { snap.desk.ask() } else { None };
    let hint = match (mine, selection) {
        (Some(Ask::Turn), Selection::Die(_)) => Some(words.ui().choose_face),
        (Some(Ask::Give), _) if snap.desk.gift_face(selection).is_none() => Some(words.ui().choose_die_first),
        (Some(Ask::Return { .. }), Selection::Whose(_)) => Some(words.ui().choose_arrow),
        _ => None,
    };
    if let Some(hint) = hint {
        return hint.into_any();
    }
    if let Some(thinking) = thinking::<Game>(page, snap) {
        return thinking;
    }
    let (voice, name) = snap.asking();
    let line = words.prompt(view, &voice).map(|line| named(name, &line));
    let thinking = (matches!(snap.next, Next::Bot(_) | Next::Pass(_) | Next::Friend(_)) && !page.step_by_step())
        .then(|| view! { <span class="thinking" aria-hidden="true"><i></i><i></i><i></i></span> });
    view! { {line} " " {thinking} }.into_any()
}

/// One button under the question. The name is the same in every language: what tests and scripts look for.
fn offer(class: &'static str, art: AnyView, name: &str, label: String, tap: impl Fn() + 'static) -> AnyView {
    view! {
        <button class=class type="button" data-action=name.to_string() on:click=does(move |_| tap())>{art} <span>{label}</span></button>
    }
    .into_any()
}

fn actions(page: Page, snap: &Snap) -> Vec<AnyView> {
    let play = page.dice;
    let ui = page.tongue().ui();
    let selection = play.selection.get();
    if snap.next == Next::Over {
        return vec![offer("btn btn--primary", icon("ui-trophy"), "result", ui.result.into(), || Route::End.go())];
    }
    if matches!(snap.next, Next::Bot(_) | Next::Pass(_)) {
        let mut row = vec![offer("btn", icon("ui-speed"), "skip", ui.skip.into(), move || play.skip(page))];
        if play.thinking.get().is_some() {
            row.push(offer("btn", icon("ui-next"), "hurry", ui.bots.hurry.into(), move || page.hurry()));
        }
        if page.step_by_step() {
            let next = ui.comfort.next_step.into();
            row.push(offer("btn btn--primary", icon("ui-next"), "next", next, move || page.hurry()));
        }
        return row;
    }
    let mut row = Vec::new();
    if snap.next == Next::Person && page.offers_aids() {
        row.push(offer("btn btn--paper", icon("ui-help"), "hint", ui.bots.hint.into(), move || play.ask_hint(page)));
    }
    // Where there is much to choose from, there is no room for it, and nobody takes back in another's name.
    if snap.next == Next::Person && snap.undo && !snap.desk.is_keeping() && snap.desk.ask() != Some(Ask::Dice) {
        row.push(offer("btn btn--paper", icon("ui-undo"), "undo", ui.undo.into(), move || play.undo(page)));
    }
    let offered = buttons(&snap.desk, selection);
    let last = offered.len().saturating_sub(1);
    row.extend(offered.into_iter().enumerate().map(|(at, button)| one(page, snap, button, at == last)));
    row
}

fn one(page: Page, snap: &Snap, button: Button, last: bool) -> AnyView {
    let words = page.tongue().dice();
    let me = snap.desk.viewer().unwrap_or_default();
    match button {
        Button::Cancel => {
            let tap = move || {
                page.dice.tap(page, Tap::Cancel);
            };
            offer("btn btn--paper", icon("ui-close"), "cancel", page.tongue().ui().cancel.into(), tap)
        }
        Button::Double(on) => {
            let label = if on { words.ui().double_shot } else { words.ui().single_shot };
            let tap = move || {
                page.dice.tap(page, Tap::Double);
            };
            offer("btn btn--paper", icon("card-beer"), "double", label.into(), tap)
        }
        Button::Rest => {
            let rest = move || page.dice.rest(page, me);
            offer("btn btn--paper", icon("ui-pause"), "rest", words.ui().rest.into(), rest)
        }
        Button::Act(action) => {
            let label = words.action(&snap.desk.view, &snap.voice(), action);
            let choosing = matches!(snap.desk.ask(), Some(Ask::Dice | Ask::Arrow { .. } | Ask::Turn));
            let class = match action {
                Action::Pass if tone(&snap.desk) == Tone::Urgent => "btn btn--danger",
                Action::UseDie(_) => "btn btn--paper btn--die",
                Action::Reveal => "btn btn--paper",
                _ if choosing => "btn btn--paper",
                _ if last => "btn btn--primary",
                _ => "btn btn--paper",
            };
            let tap = move || {
                page.dice.tap(page, Tap::Act(action));
            };
            offer(class, art_of(action, snap), &Game::write_action(action), label, tap)
        }
    }
}

fn art_of(action: Action, snap: &Snap) -> AnyView {
    match action {
        Action::UseDie(die) => {
            view! { <span class="faces">{die.faces().map(face).into_iter().collect_view()}</span> }.into_any()
        }
        Action::Turn { face: to, .. } => face(to),
        Action::Roll(_) => icon("dice-die"),
        Action::Stop | Action::Pass => icon("ui-check"),
        Action::Shoot { .. } => icon("dice-bullseye"),
        Action::PickSeat(_) => icon("ui-person"),
        Action::Take(arrow) | Action::Return { arrow, .. } => icon(arrow_art(arrow)),
        Action::TakeFrom(_) => icon(super::art::CHIEF),
        Action::ReturnAll => icon(super::art::ARROW),
        Action::TakeLoss => icon("ui-life"),
        Action::Reveal => icon(snap.desk.view.me().and_then(|me| me.role).map_or("ui-eye", role_art)),
        Action::Give { face, .. } => icon(face_art(face)),
    }
}
