//! The dice.

use super::art::face;
use crate::storage::Speed;
use crate::ui::always::{always, does};
use crate::ui::model::Topic;
use crate::ui::model::dice::{DieLook, DieState, Tap, Turn};
use crate::ui::page::{Page, Zoom, page};
use crate::ui::parts::icon;
use crate::ui::press::Press;
use leptos::prelude::*;
use standoff_engine::dice::{Die, Face};
use std::sync::Arc;

pub fn tray() -> AnyView {
    let page = page();
    let play = page.dice;
    let dice = Memo::new(move |_| {
        let selection = play.selection.get();
        play.snap.with(|snap| snap.as_ref().map(|snap| snap.desk.dice(selection)).unwrap_or_default())
    });
    let numbers = Memo::new(move |_| dice.with(Vec::len));
    view! {
        <section
            class="tray"
            aria-label=always(move || page.tongue().dice().ui().dice)
            data-dice=always(move || numbers.get().to_string())
        >
            <For each=always(move || 0..numbers.get()) key=|at| *at let:at>{die(page, dice, at)}</For>
        </section>
    }
    .into_any()
}

fn die(page: Page, dice: Memo<Vec<DieLook>>, at: usize) -> AnyView {
    let play = page.dice;
    let look = Memo::new(move |_| dice.with(|dice| dice.get(at).copied()));
    let state = move || look.get().map_or(DieState::Plain, |look| look.state);
    let kind = Memo::new(move |_| look.get().map_or(Die::Base, |look| look.die));
    let shown = Memo::new(move |_| look.get().and_then(|look| look.face));
    let asked = move || play.snap.with(|snap| snap.as_ref().is_some_and(|snap| snap.next.is_asked()));
    // Two animations that look the same: one begins anew when the other ends.
    let rolling = move |odd: bool| {
        let rolls = play.snap.with(|snap| snap.as_ref().map_or(0, |snap| snap.desk.view.turn.rolls));
        let moving = page.settings.with(|settings| settings.speed) != Speed::Instant && !play.rush.get();
        moving && (rolls % 2 == 1) == odd && play.effects.with(|effects| effects.rolled.contains(at as u8))
    };
    let legal = move || asked() && !matches!(state(), DieState::Plain | DieState::Locked);
    let press = Press::new(page, move || shown.get_untracked().map(|face| Zoom::Topic(Topic::Face(face))));
    let tap = move || {
        // A tap ends the rolling.
        play.effects.set(Arc::default());
        if play.tap(page, Tap::Die(at as u8)) == Some(Turn::Look)
            && let Some(face) = shown.get_untracked()
        {
            page.zoom.set(Some(Zoom::Topic(Topic::Face(face))));
        }
    };
    view! {
        <button
            {..press.attributes()}
            class="die"
            type="button"
            data-die=at.to_string()
            data-kind=always(move || kind.get().id())
            data-face=always(move || shown.get().map(Face::id))
            data-state=always(move || format!("{:?}", state()).to_ascii_lowercase())
            data-legal=always(move || legal().then_some("true"))
            aria-label=always(move || spoken(page, at, look.get()))
            aria-pressed=always(move || matches!(state(), DieState::Kept | DieState::Chosen).to_string())
            class:is-rolling=always(move || rolling(true))
            class:is-tumbling=always(move || rolling(false))
            on:click=does(move |_| if press.is_tap() { tap() })
        >
            <span class="die__cube">
                {always(move || match shown.get() {
                    Some(shown) => face(shown),
                    None => view! { <span class="face face--blank">"?"</span> }.into_any(),
                })}
                <small class="die__name">{always(move || shown.get().map(|face| page.tongue().dice().face_short(face)))}</small>
                {always(move || (kind.get() != Die::Base).then(|| view! {
                    <small class="die__kind">{page.tongue().dice().die(kind.get())}</small>
                }))}
            </span>
            <span class="die__state">{always(move || state_words(page, state(), asked()))}</span>
        </button>
    }
    .into_any()
}

fn state_words(page: Page, state: DieState, asked: bool) -> Option<AnyView> {
    let ui = page.tongue().dice().ui();
    let (art, words) = match state {
        _ if !asked => return None,
        DieState::Rolls => ("ui-undo", ui.rolls),
        DieState::Kept => ("ui-check", ui.kept),
        DieState::Locked => ("ui-off", ui.locked),
        DieState::Chosen => ("ui-check", ""),
        DieState::Plain | DieState::Offered => return None,
    };
    Some(view! { {icon(art)} <span>{words}</span> }.into_any())
}

fn spoken(page: Page, at: usize, look: Option<DieLook>) -> String {
    let dice = page.tongue().dice();
    let ui = dice.ui();
    let mut parts = vec![ui.die_number(at as u8 + 1)];
    if let Some(look) = look {
        if look.die != Die::Base {
            parts.push(dice.die(look.die).into());
        }
        parts.push(look.face.map_or(ui.not_rolled, |face| dice.face(face)).into());
        match look.state {
            DieState::Rolls => parts.push(ui.rolls.into()),
            DieState::Kept => parts.push(ui.kept.into()),
            DieState::Locked => parts.push(ui.locked.into()),
            DieState::Plain | DieState::Offered | DieState::Chosen => {}
        }
    }
    parts.join(", ")
}
