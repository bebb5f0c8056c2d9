//! A player in full: character, rule, cards in play.

use super::art::{character_art, icon, picture, role_tag};
use super::card::{card_class, face};
use super::dialog::{focus_first, sheet_head};
use super::seat::{life, look_of};
use crate::ui::page::{Layer, Page, Zoom, page};
use leptos::html::Section;
use leptos::prelude::*;
use standoff_engine::card::CardId;
use standoff_engine::core::Seat;

pub fn seat_sheet(seat: Seat) -> AnyView {
    let page = page();
    let look = look_of(page, seat);
    let name = move || page.play.snap.with(|snap| Some(snap.as_ref()?.names.get(seat.index())?.clone()));
    let close = move || page.layer.set(Layer::None);
    let node = focus_first::<Section>();
    let figure = move || {
        let look = look.get()?;
        let art = if look.out { "ui-skull".into() } else { character_art(look.character) };
        let (hand, reach) = (look.hand, look.reach);
        let facts = (!look.out).then(|| {
            view! {
                {life(look.life, look.max_life)}
                <span class="fact">{icon("ui-hand")}{move || (page.tongue().ui().cards_in_hand)(hand)}</span>
                <span class="fact">{icon("ui-gun")}{move || (page.tongue().ui().reach)(reach)}</span>
            }
        });
        Some(view! {
            <div class="figure">
                <span class="emblem">{picture(&art, "")}</span>
                <b>{look.character.map(|character| page.tongue().character(character))}</b>
                <span class="figure__facts">{facts} {look.role.map(role_tag)}</span>
                <p>{look.character.map(|character| page.tongue().character_rule(character))}</p>
            </div>
            {look.role.map(|role| view! { <p class="sheet__text">{page.tongue().role_goal(role)}</p> })}
            {look.distance.map(|distance| view! { <p class="sheet__text">{page.tongue().ui().distance} ": " {distance}</p> })}
        })
    };
    let cards = move || {
        let cards = look.get()?.in_play;
        (!cards.is_empty()).then(|| {
            view! {
                <div class="sheet__group">
                    <h3>{move || page.tongue().ui().in_play}</h3>
                    <div class="pick">{cards.into_iter().map(|card| in_play(page, card)).collect_view()}</div>
                </div>
            }
        })
    };
    view! {
        <div class="scrim" data-seat-sheet=seat.0.to_string() on:click=move |_| close()>
            <section
                class="sheet"
                role="dialog"
                aria-modal="true"
                node_ref=node
                on:click=|event| event.stop_propagation()
            >
                {sheet_head(name, close)} {figure} {cards}
            </section>
        </div>
    }
    .into_any()
}

fn in_play(page: Page, card: CardId) -> AnyView {
    view! {
        <button
            class=card_class(card.kind())
            type="button"
            aria-label=move || page.tongue().card(card.kind())
            on:click=move |_| page.zoom.set(Some(Zoom::Card(card)))
        >
            {face(card.kind(), Some(card))}
        </button>
    }
    .into_any()
}
