//! The person at the device.

use super::art::{character_art, icon, picture, role_tag};
use super::card::mini;
use super::seat::{bullets, change_of, look_of, spoken, tap_seat, watch};
use crate::ui::model::SeatLook;
use crate::ui::page::page;
use leptos::prelude::*;
use standoff_engine::core::Seat;

/// The viewer's own place, between the table and the hand.
pub fn me(seat: Seat, name: String) -> AnyView {
    let page = page();
    let look = look_of(page, seat);
    let effects = page.play.effects;
    let is = move |get: fn(&SeatLook) -> bool| look.with(|look| look.as_ref().is_some_and(get));
    let press = watch(page, look);
    let label = {
        let name = name.clone();
        move || look.with(|look| look.as_ref().map(|look| spoken(page, &name, look)))
    };
    let who = Memo::new(move |_| look.with(|look| look.as_ref().map(|look| (look.out, look.character, look.role))));
    let facts = Memo::new(move |_| look.with(|look| look.as_ref().map(|l| (l.life, l.max_life, l.reach))));
    let in_play = Memo::new(move |_| look.with(|look| look.as_ref().map(|l| l.in_play.clone()).unwrap_or_default()));
    view! {
        <button
            {..press.attributes()}
            class="me"
            type="button"
            data-me="true"
            data-seat=seat.0.to_string()
            data-legal=move || is(|l| l.target).then_some("true")
            aria-label=label
            class:is-turn=move || is(|l| l.turn)
            class:is-asked=move || is(|l| l.asked)
            class:is-target=move || is(|l| l.target)
            class:is-dead=move || is(|l| l.out)
            class:is-hit=move || effects.with(|effects| effects.hit.contains(seat))
            on:click=move |_| if press.is_tap() { tap_seat(page, seat) }
        >
            <span class="emblem">
                {move || {
                    let (out, character, _) = who.get()?;
                    Some(picture(&if out { "ui-skull".into() } else { character_art(character) }, ""))
                }}
            </span>
            <span class="me__name">
                <b>{name}</b>
                <span class="seat__char">
                    {move || who.get().and_then(|(_, character, _)| Some(page.tongue().character(character?)))}
                </span>
            </span>
            <span class="me__stats">
                {move || {
                    let (now, max, reach) = facts.get()?;
                    Some(view! { {bullets(now, max, change_of(page, seat))} <span class="fact">{icon("ui-gun")}{reach}</span> })
                }}
                {move || who.get().and_then(|(_, _, role)| role.map(role_tag))}
            </span>
            <span class="seat__play">{move || in_play.get().into_iter().map(mini).collect_view()}</span>
            <span class="flash"></span>
        </button>
    }
    .into_any()
}
