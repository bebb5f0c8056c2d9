//! The sheet on which cards and characters are picked.

use super::art::{card_art, character_art, icon, picture, role_tag};
use super::card::{back, card_class, face};
use super::controls::{button, icon_button};
use super::dialog::focus_first;
use super::log::named;
use super::open::{Size, look, then_asked};
use super::seat::life;
use crate::i18n::Prompt;
use crate::ui::always::{always, does};
use crate::ui::model::{Next, Selection, Sheet, Tap, sheet};
use crate::ui::page::{Page, Zoom, page};
use crate::ui::press::Press;
use leptos::html::Section;
use leptos::prelude::*;
use standoff_engine::card::{Action, CardId, CardKind, Character, Choice, Game};
use standoff_engine::core::{Rules, Seat};

/// Shown while the viewer is asked for something that lies on a sheet.
pub fn pick() -> AnyView {
    let page = page();
    let play = page.play;
    let open = Memo::new(move |_| {
        play.snap.with(|snap| {
            let snap = snap.as_ref().filter(|snap| snap.next.is_asked())?;
            sheet(&snap.desk, &play.selection.get())
        })
    });
    let shown = move || open.get().filter(|_| !play.sheet_away.get());
    view! { {always(move || shown().map(|sheet| body(page, sheet)))} }.into_any()
}

fn body(page: Page, sheet: Sheet) -> AnyView {
    let play = page.play;
    let title = move || {
        let snap = play.snap.get()?;
        if play.selection.get() != Selection::None {
            return Some(vec![page.tongue().ui().choose_card_of_others.into_any()]);
        }
        let prompt = Prompt::of(&snap.desk.view)?;
        let (voice, name) = snap.asking();
        Some(named(name, &page.tongue().prompt(&voice, &prompt)))
    };
    let node = focus_first::<Section>();
    let away = move || play.sheet_away.set(true);
    let tappable = |cards: Vec<CardId>, tap: fn(CardId) -> Tap| {
        view! { <div class="pick">{cards.into_iter().map(|card| offered(page, card, tap(card))).collect_view()}</div> }
            .into_any()
    };
    let cards = |cards: Vec<CardId>| tappable(cards, |card| Tap::Act(Action::Pick(card)));
    let of_player = move |seat: Seat, content: AnyView| {
        let name = play.snap.with_untracked(|snap| Some(snap.as_ref()?.names.get(seat.index())?.clone()));
        view! { <div class="sheet__group" data-of=seat.0.to_string()><h3>{name}</h3>{content}</div> }
    };
    let group = |heading: fn(&crate::i18n::Ui) -> &'static str, content: AnyView| {
        view! { <div class="sheet__group"><h3>{always(move || heading(page.tongue().ui()))}</h3>{content}</div> }
            .into_any()
    };
    let content = match sheet {
        Sheet::Table { cards: laid, .. } => cards(laid),
        Sheet::Of { in_play, hand, hidden, .. } => {
            let in_play = (!in_play.is_empty()).then(|| group(|ui| ui.in_play, cards(in_play)));
            let hand = (!hand.is_empty()).then(|| group(|ui| ui.hand, cards(hand)));
            let hidden = (hidden > 0).then(|| group(|ui| ui.hand, unseen(page, hidden)));
            view! { {in_play} {hand} {hidden} }.into_any()
        }
        Sheet::Order { cards: own } => {
            let rest = action_button(page, Action::Rest, "ui-check");
            view! { {cards(own)} <div class="sheet__actions">{rest}</div> }.into_any()
        }
        Sheet::Others { groups, ways } => {
            let named = |(seat, taken): (Seat, Vec<CardId>)| of_player(seat, cards(taken));
            let way = |action| action_button(page, action, if action == Action::Pass { "ui-close" } else { "ui-deck" });
            let ways = ways.into_iter().map(way).collect_view();
            view! { {groups.into_iter().map(named).collect_view()} <div class="sheet__actions">{ways}</div> }.into_any()
        }
        Sheet::Kinds(kinds) => {
            let pass = action_button(page, Action::Pass, "ui-close");
            view! {
                <div class="kinds">{kinds.into_iter().map(|kind| named_kind(page, kind)).collect_view()}</div>
                <div class="sheet__actions">{pass}</div>
            }
            .into_any()
        }
        Sheet::Aimed { groups } => {
            let named = |(seat, aimed): (Seat, Vec<CardId>)| of_player(seat, tappable(aimed, Tap::Aimed));
            let cancel = move || {
                play.tap(page, Tap::Cancel);
            };
            let cancel = button("btn btn--paper", "ui-close", always(move || page.tongue().ui().cancel), cancel);
            view! { {groups.into_iter().map(named).collect_view()} <div class="sheet__actions">{cancel}</div> }
                .into_any()
        }
        Sheet::Characters(offered) => characters(page, offered),
        Sheet::Identity { own, other, ways } => identity(page, own, other, ways),
        Sheet::Abilities(offered) => abilities(page, offered),
    };
    // Before everybody's eyes one may still want to see one's cards first.
    let closed = play.snap.with_untracked(|snap| match snap.as_ref()?.next {
        Next::Open(seat) => Some((seat, snap.as_ref()?.names[seat.index()].clone())),
        _ => None,
    });
    let closed = closed.map(|(seat, name)| {
        view! { {then_asked()} <div class="sheet__actions">{look::<Game>(seat, name, crate::i18n::Comfort::look_at_cards, Size::Large)}</div> }
    });
    view! {
        <div class="scrim">
            <section class="sheet" role="dialog" aria-modal="true" data-sheet="true" node_ref=node>
                <div class="sheet__head">
                    <h2 class="title sheet__ask">{always(title)}</h2>
                    {icon_button("icon-btn icon-btn--ink", "ui-eye", "look", move || page.tongue().ui().close.into(), away)}
                </div>
                {content}
                {closed}
            </section>
        </div>
    }
    .into_any()
}

/// A button on the sheet for one action.
fn action_button(page: Page, action: Action, art: &str) -> AnyView {
    let play = page.play;
    let tap = move |_| {
        play.tap(page, Tap::Act(action));
    };
    let label = move || {
        let snap = play.snap.get()?;
        Some(page.tongue().action(&snap.desk.view, &snap.voice(), action).plain())
    };
    view! {
        <button
            class=if action == Action::Pass { "btn btn--paper" } else { "btn btn--primary" }
            type="button"
            data-legal="true"
            data-action=Game::write_action(action)
            on:click=does(tap)
        >
            {icon(art)} {always(label)}
        </button>
    }
    .into_any()
}

fn offered(page: Page, card: CardId, tap: Tap) -> AnyView {
    let press = Press::new(page, move || Some(Zoom::Card(card)));
    let label = move || format!("{}, {}", page.tongue().card(card.kind()), page.tongue().face(card));
    view! {
        <button
            {..press.attributes()}
            class=format!("{} is-playable", card_class(card.kind()))
            type="button"
            data-pick=u8::from(card).to_string()
            data-legal="true"
            aria-label=always(label)
            on:click=does(move |_| {
                if press.is_tap() {
                    page.play.tap(page, tap);
                }
            })
        >
            {face(card.kind(), Some(card))}
        </button>
    }
    .into_any()
}

/// A kind of card, to be named.
fn named_kind(page: Page, kind: CardKind) -> AnyView {
    let tap = move |_| {
        page.play.tap(page, Tap::Act(Action::Choose(Choice::Kind(kind))));
    };
    view! {
        <button class="btn btn--paper" type="button" data-pick=kind.id() data-legal="true" on:click=does(tap)>
            {icon(&card_art(kind))} {always(move || page.tongue().card(kind))}
        </button>
    }
    .into_any()
}

/// A hand nobody else sees: one card back stands for all of it.
fn unseen(page: Page, count: u8) -> AnyView {
    let tap = move |_| {
        page.play.tap(page, Tap::Act(Action::PickHidden));
    };
    view! {
        <button class="btn btn--paper btn--wide btn--big btn--unseen" type="button" data-pick="hidden" data-legal="true" on:click=does(tap)>
            {back()}
            <span>
                {always(move || page.tongue().ui().random_hand_card)}
                <small>{always(move || page.tongue().ui().cards_in_hand(count))}</small>
            </span>
        </button>
    }
    .into_any()
}

fn characters(page: Page, offered: Vec<Character>) -> AnyView {
    let (role, players) = page.play.snap.with_untracked(|snap| {
        let snap = snap.as_ref();
        (snap.and_then(|snap| snap.desk.view.me()?.role), snap.map_or(0, |snap| snap.names.len() as u8))
    });
    let points = |one: Character| life(one.def().life, one.def().life);
    view! {
        <p class="sheet__text">
            {role.map(role_tag)} " " {always(move || role.map(|role| page.tongue().role_goal(role, players)))}
        </p>
        <div class="charcards">{offered.into_iter().map(|one| character_card(page, one, points(one))).collect_view()}</div>
    }
    .into_any()
}

/// The other character beside one's own, and what can be done about it.
fn identity(page: Page, own: Option<Character>, other: Character, ways: Vec<Action>) -> AnyView {
    let shown = |character: Character| {
        let points = character.def().life;
        view! { <div class="charcard">{character_text(page, character, life(points, points))}</div> }
    };
    let button = |action: Action| match action {
        Action::Choose(Choice::Guise(_)) => action_button(page, action, "event-new_identity"),
        Action::Choose(_) => action_button(page, action, "ui-swap"),
        _ => action_button(page, action, "ui-check"),
    };
    view! {
        <div class="charcards">{shown(other)} {own.map(shown)}</div>
        <div class="sheet__actions sheet__actions--column">{ways.into_iter().map(button).collect_view()}</div>
    }
    .into_any()
}

/// Abilities of others, with their names.
fn abilities(page: Page, offered: Vec<(Seat, Character)>) -> AnyView {
    let one = |(seat, character): (Seat, Character)| {
        let name = page.play.snap.with_untracked(|snap| Some(snap.as_ref()?.names.get(seat.index())?.clone()));
        character_card(page, character, view! { <small>{name}</small> }.into_any())
    };
    view! { <div class="charcards charcards--many">{offered.into_iter().map(one).collect_view()}</div> }.into_any()
}

fn character_card(page: Page, character: Character, about: AnyView) -> AnyView {
    let tap = move |_| {
        page.play.tap(page, Tap::Act(Action::Choose(Choice::Character(character))));
    };
    view! {
        <button class="charcard" type="button" data-pick=character.id() data-legal="true" on:click=does(tap)>
            {character_text(page, character, about)}
        </button>
    }
    .into_any()
}

fn character_text(page: Page, character: Character, about: AnyView) -> AnyView {
    view! {
        <span class="emblem">{picture(&character_art(Some(character)), "")}</span>
        <b>{always(move || page.tongue().character(character))}</b>
        {about}
        <span>{always(move || page.tongue().character_rule(character, &page.table_rules()))}</span>
    }
    .into_any()
}
