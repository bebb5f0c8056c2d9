//! Players at the table, the viewer among them.

use super::art::{ARROW, CHIEF, GHOST, character_art, face};
use crate::i18n::Module;
use crate::ui::always::{always, does};
use crate::ui::model::Topic;
use crate::ui::model::dice::{SeatLook, Tap, Turn};
use crate::ui::page::{Layer, Page, Zoom, page};
use crate::ui::parts::{
    self, Change, away_mark, bullets, guess_badge, guess_by_mouse, icon, icon_button, own_role, picture, role_badge,
    role_tag, spoken_guess,
};
use crate::ui::press::Press;
use leptos::prelude::*;
use standoff_engine::core::Seat;
use standoff_engine::dice::{Ask, Face, Game, Mark};

/// A player's look, from the snapshot and the selection.
pub fn look_of(page: Page, seat: Seat) -> Memo<Option<SeatLook>> {
    let play = page.dice;
    Memo::new(move |_| {
        let selection = play.selection.get();
        play.snap.with(|snap| {
            let snap = snap.as_ref()?;
            (seat.0 < snap.names.len() as u8).then(|| SeatLook::of(&snap.desk, seat, selection))
        })
    })
}

/// Who this is, in words, for those who do not see the picture.
fn spoken(page: Page, name: &str, look: &SeatLook) -> String {
    let (tongue, words) = (page.tongue(), page.tongue().dice());
    let (ui, dice) = (tongue.ui(), words.ui());
    let mut parts = vec![name.to_string(), words.character(look.character).into()];
    parts.extend(look.role.map(|role| tongue.role(role).into()));
    parts.extend(look.power.map(|power| words.power(power).into()));
    parts.extend(look.power_used.then(|| dice.power_used.into()));
    if look.ghost {
        parts.push(dice.ghost.into());
        parts.extend(look.side.map(|side| tongue.team(side).into()));
    } else if look.out {
        parts.push(ui.eliminated.into());
    } else {
        parts.push(ui.life_of(look.life as i8, look.max_life as i8));
        parts.push(dice.arrows_of(look.arrows.normal));
        parts.extend(look.arrows.chief.then(|| dice.chiefs_arrow.into()));
        parts.extend(look.distance.map(|distance| ui.at_distance(distance)));
        parts.extend(look.mark.map(|mark| token_words(page, mark)));
        parts.extend((look.hits_coming > 0).then(|| dice.hits_coming(look.hits_coming)));
        parts.extend((look.beers_coming > 0).then(|| dice.beers_coming(look.beers_coming)));
    }
    parts.join(", ")
}

pub fn token_words(page: Page, mark: Mark) -> String {
    let words = page.tongue().dice();
    let kind = if mark.double { words.ui().ghost_token_double } else { words.ui().ghost_token };
    format!("{kind}: {}", words.face(mark.face))
}

/// What the viewer is about to do to the players who are lit up.
fn aim_art(page: Page) -> &'static str {
    let ask = page.dice.snap.with(|snap| snap.as_ref().and_then(|snap| snap.desk.ask()));
    match ask {
        Some(Ask::Heal { .. }) => "card-beer",
        Some(Ask::Return { .. } | Ask::Arrow { .. } | Ask::PickSeat) => ARROW,
        Some(Ask::Give) => GHOST,
        _ => "ui-reach",
    }
}

/// What a tap on a player does: choose him, or look at him.
fn tap_seat(page: Page, seat: Seat) {
    if page.dice.tap(page, Tap::Seat(seat)) == Some(Turn::Look) {
        page.layer.set(Layer::Seat(seat));
    }
}

fn change_of(page: Page, seat: Seat) -> Change {
    page.dice.effects.with_untracked(|effects| match (effects.hit.contains(seat), effects.healed.contains(seat)) {
        (true, false) => Change::Lost,
        (false, true) => Change::Gained,
        _ => Change::None,
    })
}

/// Life in numbers and bullets, arrows, and what is coming.
fn tokens(page: Page, seat: Seat, look: Memo<Option<SeatLook>>) -> AnyView {
    let life = Memo::new(move |_| look.with(|l| l.as_ref().map(|l| (l.out, l.ghost, l.life, l.max_life))));
    let arrows = Memo::new(move |_| look.with(|l| l.as_ref().filter(|l| !l.out).map(|l| l.arrows)));
    let coming = Memo::new(move |_| look.with(|l| l.as_ref().map(|l| (l.hits_coming, l.beers_coming))));
    let mark = Memo::new(move |_| look.with(|l| l.as_ref().and_then(|l| l.mark)));
    view! {
        {always(move || {
            let (out, ghost, now, max) = life.get()?;
            Some(if ghost {
                view! { <span class="ghost" data-ghost="true" data-help=Topic::Module(Module::Ghost).path()>{icon(GHOST)} {always(move || page.tongue().dice().ui().ghost)}</span> }.into_any()
            } else if out {
                ().into_any()
            } else {
                // Life above the maximum is kept until it is lost.
                let most = max.max(now);
                view! {
                    <span class="lives" class:is-low={now <= 2}>
                        <span class="fact lives__count" data-life=now.to_string()>{icon("ui-life")}{now}<small>"/"{max}</small></span>
                        {bullets(now, most, change_of(page, seat))}
                    </span>
                }.into_any()
            })
        })}
        {always(move || arrows.get().map(|arrows| view! {
            <span class="fact arrows" data-help=Topic::Face(Face::Arrow).path() data-arrows=arrows.tokens().to_string() class:is-none={arrows.tokens() == 0}>
                {icon(ARROW)}{arrows.normal} {arrows.chief.then(|| view! {
                    <span class="chief" data-help=Topic::Module(Module::ChiefsArrow).path() title=always(move || page.tongue().dice().ui().chiefs_arrow)>{icon(CHIEF)}</span>
                })}
            </span>
        }))}
        {always(move || mark.get().map(|mark| view! {
            <span class="token" data-token=mark.face.id() data-help=Topic::Module(Module::Ghost).path() title=always(move || token_words(page, mark))>
                {icon(GHOST)} {face(mark.face)} {mark.double.then_some("×2")}
            </span>
        }))}
        {always(move || coming.get().filter(|(hits, beers)| hits + beers > 0).map(|(hits, beers)| view! {
            <span class="coming">
                {(hits > 0).then(|| view! { {icon("dice-bullseye")} <b>{hits}</b> })}
                {(beers > 0).then(|| view! { {icon("card-beer")} <b>{beers}</b> })}
            </span>
        }))}
    }
    .into_any()
}

fn watch(page: Page, look: Memo<Option<SeatLook>>) -> Press {
    Press::new(page, move || {
        look.with_untracked(|look| look.as_ref().map(|look| Zoom::Topic(Topic::Figure(look.character))))
    })
}

/// The special role, crossed out once it is used.
fn power_name(page: Page, look: Memo<Option<SeatLook>>) -> AnyView {
    let power = Memo::new(move |_| look.with(|look| look.as_ref().and_then(|l| Some((l.power?, l.power_used)))));
    view! {
        {always(move || power.get().map(|(power, used)| view! {
            <span class="seat__char seat__power" class:is-off=used data-help=Topic::Power(power).path()>
                {used.then(|| icon("ui-off"))} {always(move || page.tongue().dice().power(power))}
            </span>
        }))}
    }
    .into_any()
}

/// One place of the ring.
pub fn seat(seat: Seat, name: String, at: impl Fn() -> usize + Send + 'static) -> AnyView {
    let page = page();
    let look = look_of(page, seat);
    let effects = page.dice.effects;
    let is = move |get: fn(&SeatLook) -> bool| look.with(|look| look.as_ref().is_some_and(get));
    let press = watch(page, look);
    let guessed = move |event| guess_by_mouse::<Game>(page, seat, &event);
    let label = {
        let name = name.clone();
        move || {
            let words = look.with(|look| look.as_ref().map(|look| spoken(page, &name, look)))?;
            Some(words + &spoken_guess::<Game>(page, seat))
        }
    };
    let emblem = Memo::new(move |_| look.with(|look| look.as_ref().map(|look| (look.out, look.character, look.role))));
    view! {
        <button
            {..press.attributes()}
            class="seat"
            type="button"
            data-pos=always(move || at().to_string())
            data-seat=seat.0.to_string()
            data-legal=always(move || is(|l| l.target).then_some("true"))
            aria-label=always(label)
            class:is-turn=always(move || is(|l| l.turn))
            class:is-asked=always(move || is(|l| l.asked))
            class:is-target=always(move || is(|l| l.target))
            class:is-dead=always(move || is(|l| l.out && !l.ghost))
            class:is-ghost=always(move || is(|l| l.ghost))
            class:is-hit=always(move || effects.with(|effects| effects.is_hit(seat)))
            class:is-dying=always(move || effects.with(|effects| effects.died.contains(seat)))
            on:click=does(move |_| if press.is_tap() { tap_seat(page, seat) })
            on:pointerdown=does(guessed)
        >
            {picture("ui-star", "seat__turn")}
            {always(move || look.with(|l| l.as_ref().and_then(|l| l.distance)).map(|distance| view! { <span class="distance">{distance}</span> }))}
            <span class="seat__head">
                <span class="emblem">
                    {always(move || {
                        let (out, character, role) = emblem.get()?;
                        let art = if out { "ui-skull".into() } else { character_art(character) };
                        Some(view! { {picture(&art, "")} {role.map(role_badge)} })
                    })}
                    {guess_badge::<Game>(page, seat)}
                </span>
                <span class="seat__who">
                    <b class="seat__name">{name}</b>
                    <span class="seat__char">{always(move || emblem.get().map(|(_, character, _)| page.tongue().dice().character(character)))}</span>
                    {power_name(page, look)}
                </span>
            </span>
            <span class="seat__facts">
                {tokens(page, seat, look)}
                {always(move || emblem.get().filter(|(out, ..)| *out).and_then(|(_, _, role)| role).map(role_tag))}
            </span>
            {always(move || is(|l| l.asked).then(|| view! { <span class="seat__asked thinking"><i></i><i></i><i></i></span> }))}
            {away_mark(page, seat)}
            <span class="seat__aim">{always(move || picture(aim_art(page), ""))}</span>
            <span class="flash"></span>
        </button>
    }
    .into_any()
}

/// The viewer's own place.
pub fn me(seat: Seat, name: String) -> AnyView {
    let page = page();
    let look = look_of(page, seat);
    let effects = page.dice.effects;
    let is = move |get: fn(&SeatLook) -> bool| look.with(|look| look.as_ref().is_some_and(get));
    let press = watch(page, look);
    let label = {
        let name = name.clone();
        move || look.with(|look| look.as_ref().map(|look| spoken(page, &name, look)))
    };
    let who = Memo::new(move |_| look.with(|look| look.as_ref().map(|look| (look.out, look.character, look.role))));
    view! {
        <div
            class="me"
            class:is-turn=always(move || is(|l| l.turn))
            class:is-asked=always(move || is(|l| l.asked))
            class:is-target=always(move || is(|l| l.target))
            class:is-dead=always(move || is(|l| l.out && !l.ghost))
            class:is-ghost=always(move || is(|l| l.ghost))
            class:is-hit=always(move || effects.with(|effects| effects.is_hit(seat)))
        >
            <button
                {..press.attributes()}
                class="me__self"
                type="button"
                data-me="true"
                data-seat=seat.0.to_string()
                data-legal=always(move || is(|l| l.target).then_some("true"))
                aria-label=always(label)
                on:click=does(move |_| if press.is_tap() { tap_seat(page, seat) })
            ></button>
            <span class="emblem">
                {always(move || {
                    let (out, character, _) = who.get()?;
                    Some(picture(&if out { "ui-skull".into() } else { character_art(character) }, ""))
                })}
            </span>
            <span class="me__name">
                <b>{name.clone()}</b>
                <span class="seat__char">{always(move || who.get().map(|(_, character, _)| page.tongue().dice().character(character)))}</span>
            </span>
            <span class="me__stats">
                {tokens(page, seat, look)}
                {always(move || who.get().and_then(|(_, _, role)| role.map(|role| own_role(page, role, move || tap_seat(page, seat)))))}
                {power_name(page, look)}
            </span>
            {peek_role(page, seat, name)}
            <span class="flash"></span>
        </div>
    }
    .into_any()
}

/// While several share the device, a role that is still hidden is looked at behind the curtain and hidden again.
fn peek_role(page: Page, seat: Seat, name: String) -> AnyView {
    let play = page.dice;
    let (known, shared) = play.snap.with_untracked(|snap| {
        let snap = snap.as_ref();
        let known = snap.is_some_and(|s| s.desk.view.seat(seat).role_shown);
        (known, snap.is_some_and(|s| s.persons.len() > 1 && s.viewer == Some(seat)))
    });
    if known {
        return ().into_any();
    }
    let label = move || page.tongue().ui().comfort.hide_role.into();
    let hide = move || icon_button("icon-btn look", "ui-off", "hide-role", label, move || play.lay_open(page, seat));
    let look = parts::look::<Game>(seat, name, crate::i18n::Comfort::look_at_role, parts::Size::Small);
    view! { {look} {shared.then(hide)} }.into_any()
}
