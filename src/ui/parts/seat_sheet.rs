//! A player in full: character, rule, cards in play.

use super::art::{character_art, icon, picture, role_tag};
use super::beliefs::beliefs;
use super::card::{card_class, face, laid_name};
use super::dialog::{focus_first, sheet_head};
use super::seat::{fate_text, ghost_tag, life, look_of};
use super::suspicion::guesses;
use crate::ui::always::{always, does, inside};
use crate::ui::model::{Laid, LaidLook, Tap};
use crate::ui::page::{Layer, Page, Zoom, page};
use leptos::html::Section;
use leptos::prelude::*;
use standoff_engine::card::Game;
use standoff_engine::core::Seat;

pub fn seat_sheet(seat: Seat) -> AnyView {
    let page = page();
    let look = look_of(page, seat);
    let name = move || page.play.snap.with(|snap| Some(snap.as_ref()?.names.get(seat.index())?.clone()));
    let players = move || page.play.snap.with(|snap| snap.as_ref().map_or(0, |snap| snap.names.len() as u8));
    let close = move || page.layer.set(Layer::None);
    let node = focus_first::<Section>();
    let figure = move || {
        let (look, rules) = (look.get()?, page.table_rules());
        let art = if look.out { "ui-skull".into() } else { character_art(look.character) };
        let (hand, reach, ghost) = (look.hand, look.reach, look.ghost);
        let facts = (!look.out).then(|| {
            view! {
                {if ghost { ghost_tag(page) } else { life(look.life, look.max_life) }}
                <span class="fact">{icon("ui-hand")}{always(move || page.tongue().ui().cards_in_hand(hand))}</span>
                <span class="fact">{icon("ui-gun")}{always(move || page.tongue().ui().reach(reach))}</span>
            }
        });
        let off = !look.out && (look.muted || look.guise.is_some());
        let note = |art: &str, text: String| view! { <p class="sheet__text sheet__note">{icon(art)} {text}</p> };
        Some(view! {
            <div class="figure">
                <span class="emblem">{picture(&art, "")}</span>
                <b>{look.character.map(|character| page.tongue().character(character))}</b>
                <span class="figure__facts">{facts} {look.role.map(role_tag)}</span>
                <p class:is-off=off>{look.character.map(|character| page.tongue().character_rule(character, &rules))}</p>
            </div>
            {(look.muted && !look.out).then(|| note("ui-off", page.tongue().ui().ability_off.into()))}
            {(look.spare && !look.out).then(|| note("event-new_identity", page.tongue().ui().spare_character.into()))}
            {look.suit.map(|suit| note("event-handcuffs", page.tongue().ui().only_suit(page.tongue().suit(suit))))}
            {look.fates.into_iter().map(|fate| {
                let (art, words) = fate_text(page, fate);
                note(art, words.into())
            }).collect_view()}
            {look.guise.into_iter().chain(look.borrowed).map(|character| view! {
                <p class="sheet__text" data-borrowed=character.id()>
                    <b>{page.tongue().ui().has_ability_of(page.tongue().character(character))} ": "</b>
                    {page.tongue().character_rule(character, &rules)}
                </p>
            }).collect_view()}
            {look.role.map(|role| view! { <p class="sheet__text">{page.tongue().role_goal(role, players())}</p> })}
            {look.distance.map(|distance| view! { <p class="sheet__text">{page.tongue().ui().distance} ": " {distance}</p> })}
        })
    };
    let cards = move || {
        let cards = look.get()?.in_play;
        let own = page.play.snap.with_untracked(|snap| snap.as_ref().and_then(|snap| snap.desk.viewer())) == Some(seat);
        (!cards.is_empty()).then(|| {
            view! {
                <div class="sheet__group">
                    <h3>{always(move || page.tongue().ui().in_play)}</h3>
                    <div class="pick">{cards.into_iter().map(|laid| in_play(page, laid, own)).collect_view()}</div>
                </div>
            }
        })
    };
    // A hand that lies open.
    let hand = move || {
        let cards = look.get()?.open_hand;
        (!cards.is_empty()).then(|| {
            let shown = |card| in_play(page, Laid { card, look: LaidLook::Plain, off: false }, false);
            view! {
                <div class="sheet__group" data-open-hand="true">
                    <h3>{always(move || page.tongue().ui().hand)}</h3>
                    <div class="pick">{cards.into_iter().map(shown).collect_view()}</div>
                </div>
            }
        })
    };
    view! {
        <div class="scrim" data-seat-sheet=seat.0.to_string() on:click=does(move |_| close())>
            <section
                class="sheet"
                role="dialog"
                aria-modal="true"
                node_ref=node
                on:click=inside
            >
                {sheet_head(name, close)} {always(figure)} {guesses::<Game>(page, seat)} {beliefs::<Game>(page, seat)} {always(hand)} {always(cards)}
            </section>
        </div>
    }
    .into_any()
}

/// A card in front of a player; one's own can be used from here too.
fn in_play(page: Page, laid: Laid, own: bool) -> AnyView {
    let Laid { card, look, off } = laid;
    let state = move || match look {
        _ if off => Some(page.tongue().ui().card_off),
        LaidLook::Fresh => Some(page.tongue().ui().not_ready),
        LaidLook::Ready | LaidLook::Usable => Some(page.tongue().ui().ready),
        LaidLook::Plain | LaidLook::Selected => None,
    };
    let tap = move |_| {
        if own && look == LaidLook::Usable {
            page.layer.set(Layer::None);
            page.play.tap(page, Tap::InPlay(card));
        } else {
            page.zoom.set(Some(Zoom::Card(card)));
        }
    };
    let class = match look {
        _ if off => format!("{} is-dim", card_class(card.kind())),
        LaidLook::Usable if own => format!("{} is-playable", card_class(card.kind())),
        LaidLook::Fresh => format!("{} is-dim", card_class(card.kind())),
        _ => card_class(card.kind()).into(),
    };
    view! {
        <span class="laid">
            <button
                class=class
                type="button"
                aria-label=always(move || laid_name(page, laid))
                on:click=does(tap)
            >
                {face(card.kind(), Some(card))}
            </button>
            {always(move || state().map(|state| view! { <small>{state}</small> }))}
        </span>
    }
    .into_any()
}
