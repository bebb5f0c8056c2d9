//! The viewer's hand.

use super::art::picture;
use super::card::{card_class, face};
use crate::ui::always::{always, does};
use crate::ui::drag::Drag;
use crate::ui::model::{CardLook, Tap, Turn};
use crate::ui::page::{Page, Zoom, page};
use crate::ui::press::Press;
use leptos::prelude::*;
use standoff_engine::card::CardId;

pub fn hand() -> AnyView {
    let page = page();
    let play = page.play;
    let cards =
        Memo::new(move |_| play.snap.with(|snap| snap.as_ref().map(|snap| snap.desk.hand()).unwrap_or_default()));
    view! {
        <ul class="hand" aria-label=always(move || page.tongue().ui().hand)>
            <For each=always(move || cards.get()) key=|card| *card let:card>
                <li class="hand__slot">{hand_card(page, card)}</li>
            </For>
        </ul>
    }
    .into_any()
}

fn hand_card(page: Page, card: CardId) -> AnyView {
    let play = page.play;
    let look = Memo::new(move |_| {
        play.snap.with(|snap| snap.as_ref().map_or(CardLook::Idle, |snap| snap.desk.look(card, &play.selection.get())))
    });
    let bound = Memo::new(move |_| play.snap.with(|s| s.as_ref().is_some_and(|s| s.desk.bound() == Some(card))));
    let label = move || {
        let name = format!("{}, {}", page.tongue().card(card.kind()), page.tongue().face(card));
        if bound.get() { format!("{name}, {}", page.tongue().ui().must_play) } else { name }
    };
    let press = Press::new(page, move || Some(Zoom::Card(card))).or_drag(Drag::new(page, card));
    let tap = move || {
        if play.tap(page, Tap::Hand(card)) == Some(Turn::Look) {
            page.zoom.set(Some(Zoom::Card(card)));
        }
    };
    view! {
        <button
            {..press.attributes()}
            class=card_class(card.kind())
            type="button"
            data-card=u8::from(card).to_string()
            data-kind=card.kind().id()
            data-legal=always(move || (look.get() == CardLook::Playable).then_some("true"))
            aria-label=always(label)
            aria-pressed=always(move || (look.get() == CardLook::Selected).to_string())
            class:is-playable=always(move || look.get() == CardLook::Playable)
            class:is-dim=always(move || look.get() == CardLook::Dim)
            class:is-selected=always(move || look.get() == CardLook::Selected)
            class:is-held=always(move || page.held.get() == Some(card))
            class:is-bound=bound
            title=always(move || bound.get().then(|| page.tongue().ui().must_play))
            on:click=does(move |_| if press.is_tap() { tap() })
        >
            {always(move || face(card.kind(), Some(card)))}
            {always(move || bound.get().then(|| view! { <span class="card__bound">{picture("event-law_of_the_west", "icon")}</span> }))}
        </button>
    }
    .into_any()
}
