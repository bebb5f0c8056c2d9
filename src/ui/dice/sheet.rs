//! A player in full: character, role, tokens.

use super::art::{ARROW, CHIEF, GHOST, character_art};
use super::seat::{look_of, token_words};
use crate::ui::always::{always, does, inside};
use crate::ui::page::{Layer, page};
use crate::ui::parts::{beliefs, focus_first, guesses, icon, life, picture, role_tag, sheet_head};
use leptos::html::Section;
use leptos::prelude::*;
use standoff_engine::core::Seat;
use standoff_engine::dice::Game;

pub fn seat_sheet(seat: Seat) -> AnyView {
    let page = page();
    let look = look_of(page, seat);
    let name = move || page.dice.snap.with(|snap| Some(snap.as_ref()?.names.get(seat.index())?.clone()));
    let players = move || page.dice.snap.with(|snap| snap.as_ref().map_or(0, |snap| snap.names.len() as u8));
    let close = move || page.layer.set(Layer::None);
    let node = focus_first::<Section>();
    let figure = move || {
        let look = look.get()?;
        let (tongue, words) = (page.tongue(), page.tongue().dice());
        let art = if look.out { "ui-skull".into() } else { character_art(look.character) };
        let facts = (!look.out).then(|| {
            view! {
                {life(look.life, look.max_life.max(look.life))}
                <span class="fact">{icon(ARROW)}{words.ui().arrows_of(look.arrows.normal)}</span>
                {look.arrows.chief.then(|| view! { <span class="fact">{icon(CHIEF)}{words.ui().chiefs_arrow}</span> })}
            }
        });
        let note = |art: &str, text: String| view! { <p class="sheet__text sheet__note">{icon(art)} {text}</p> };
        Some(view! {
            <div class="figure">
                <span class="emblem">{picture(&art, "")}</span>
                <b>{words.character(look.character)}</b>
                <span class="figure__facts">{facts} {look.role.map(role_tag)}</span>
                <p class:is-off=look.out>{words.character_rule(look.character)}</p>
            </div>
            {look.ghost.then(|| note(GHOST, words.ui().ghost.into()))}
            {look.side.map(|side| note("ui-swap", tongue.team(side).into()))}
            {look.mark.map(|mark| note(GHOST, token_words(page, mark)))}
            {look.role.map(|role| view! { <p class="sheet__text">{words.role_goal(role, players())}</p> })}
            {look.power.map(|power| view! {
                <p class="sheet__text" class:is-off=look.power_used>
                    <b>{words.power(power)} {look.power_used.then(|| format!(" ({})", words.ui().power_used))} ": "</b>
                    {words.power_rule(power)}
                </p>
            })}
            {look.distance.map(|distance| view! { <p class="sheet__text">{tongue.ui().distance} ": " {distance}</p> })}
        })
    };
    view! {
        <div class="scrim" on:click=does(move |_| close())>
            <section
                class="sheet"
                role="dialog"
                aria-modal="true"
                data-seat-sheet=seat.0.to_string()
                node_ref=node
                on:click=inside
            >
                {sheet_head(name, close)}
                {always(figure)}
                {guesses::<Game>(page, seat)}
                {beliefs::<Game>(page, seat)}
            </section>
        </div>
    }
    .into_any()
}
