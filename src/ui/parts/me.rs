//! The person at the device.

use super::art::{character_art, picture, role_tag, role_topic};
use super::card::{laid_name, mini_class, mini_face};
use super::seat::{
    borrowed, bullets, change_of, character_name, fact, fate_marks, ghost_tag, look_of, spare_badge, spoken, suit_mark,
    tap_seat, watch,
};
use crate::ui::always::{always, does};
use crate::ui::model::{Laid, LaidLook, SeatLook, Tap, Turn};
use crate::ui::page::{Page, Zoom, page};
use crate::ui::press::Press;
use leptos::prelude::*;
use standoff_engine::card::CardId;
use standoff_engine::core::{Role, Seat};

/// The viewer's own place, between the table and the hand.
pub fn me(seat: Seat, name: String) -> AnyView {
    let page = page();
    let look = look_of(page, seat);
    let effects = page.play.effects;
    let is = move |get: fn(&SeatLook) -> bool| look.with(|look| look.as_ref().is_some_and(get));
    let press = watch(page, look);
    let tap = move || tap_seat(page, seat);
    let label = {
        let name = name.clone();
        move || look.with(|look| look.as_ref().map(|look| spoken(page, &name, look)))
    };
    let who = Memo::new(move |_| look.with(|look| look.as_ref().map(|look| (look.out, look.character, look.role))));
    let facts = Memo::new(move |_| look.with(|look| look.as_ref().map(|l| (l.ghost, l.life, l.max_life, l.reach))));
    let in_play = Memo::new(move |_| {
        let cards = |look: &SeatLook| look.in_play.iter().map(|laid| laid.card).collect::<Vec<_>>();
        look.with(|look| look.as_ref().map(cards).unwrap_or_default())
    });
    view! {
        <div
            class="me"
            class:is-turn=always(move || is(|l| l.turn))
            class:is-asked=always(move || is(|l| l.asked))
            class:is-target=always(move || is(|l| l.target))
            class:is-dead=always(move || is(|l| l.out))
            class:is-ghost=always(move || is(|l| l.ghost))
            class:is-back=always(move || effects.with(|effects| effects.returned.contains(seat)))
            class:is-hit=always(move || effects.with(|effects| effects.hit.contains(seat)))
        >
            // The cards in front of one are tapped by themselves, so the button lies under everything.
            <button
                {..press.attributes()}
                class="me__self"
                type="button"
                data-me="true"
                data-seat=seat.0.to_string()
                data-legal=always(move || is(|l| l.target).then_some("true"))
                aria-label=label
                on:click=does(move |_| if press.is_tap() { tap_seat(page, seat) })
            ></button>
            <span class="emblem">
                {always(move || {
                    let (out, character, _) = who.get()?;
                    Some(picture(&if out { "ui-skull".into() } else { character_art(character) }, ""))
                })}
                {spare_badge(page, look)}
            </span>
            <span class="me__name">
                <b>{name}</b>
                {character_name(page, look)}
                {borrowed(page, look)}
            </span>
            <span class="me__stats">
                {always(move || {
                    let (ghost, now, max, reach) = facts.get()?;
                    let life = if ghost { ghost_tag(page) } else { bullets(now, max, change_of(page, seat)) };
                    Some(vec![life, fact("ui-gun", reach)])
                })}
                {always(move || who.get().and_then(|(_, _, role)| role.map(|role| own_role(page, role, tap))))}
                {suit_mark(page, look)} {fate_marks(page, look)}
            </span>
            <span class="seat__play">
                <For each=always(move || in_play.get()) key=|card| *card let:card>{own_card(page, look, card)}</For>
            </span>
            <span class="flash"></span>
        </div>
    }
    .into_any()
}

/// The viewer's own role: a long press or a mouse that rests on it explains it, a tap is one on the viewer.
pub fn own_role(page: Page, role: Role, tap: impl Fn() + 'static) -> AnyView {
    let press = Press::new(page, move || Some(Zoom::Topic(role_topic(page, role))));
    view! {
        <span {..press.attributes()} class="me__role" on:click=does(move |_| if press.is_tap() { tap() })>{role_tag(role)}</span>
    }
    .into_any()
}

/// A card in front of the viewer: a tap uses it, says why it cannot be used, or shows it.
fn own_card(page: Page, look: Memo<Option<SeatLook>>, card: CardId) -> AnyView {
    let kind = card.kind();
    let state = Memo::new(move |_| {
        let of_it = |look: &SeatLook| look.in_play.iter().find(|laid| laid.card == card).copied();
        look.with(|look| look.as_ref().and_then(of_it).unwrap_or(Laid { card, look: LaidLook::Plain, off: false }))
    });
    let off = move || state.get().off;
    let state = move || state.get().look;
    let press = Press::new(page, move || Some(Zoom::Card(card)));
    let tap = move || {
        if page.play.tap(page, Tap::InPlay(card)) == Some(Turn::Look) {
            page.zoom.set(Some(Zoom::Card(card)));
        }
    };
    view! {
        <button
            {..press.attributes()}
            class=mini_class(kind)
            type="button"
            data-card=u8::from(card).to_string()
            data-mini=kind.id()
            data-state=always(move || format!("{:?}", state()).to_ascii_lowercase())
            data-legal=always(move || (state() == LaidLook::Usable).then_some("true"))
            aria-label=always(move || laid_name(page, Laid { card, look: state(), off: off() }))
            aria-pressed=always(move || (state() == LaidLook::Selected).to_string())
            class:is-off=always(off)
            class:is-fresh=always(move || state() == LaidLook::Fresh)
            class:is-ready=always(move || matches!(state(), LaidLook::Ready | LaidLook::Usable))
            class:is-usable=always(move || state() == LaidLook::Usable)
            class:is-selected=always(move || state() == LaidLook::Selected)
            on:click=does(move |_| if press.is_tap() { tap() })
            inner_html=mini_face(kind)
        ></button>
    }
    .into_any()
}
