//! The middle of the table: deck, discard pile, a draw!, what was just done.

use super::art::icon;
use super::card::{EVENT_CLASS, back, card_class, event_face, face, mini};
use super::log::sentence;
use crate::i18n::Fact;
use crate::ui::always::{always, does};
use crate::ui::model::Flip;
use crate::ui::page::{Page, Zoom, page};
use leptos::prelude::*;
use standoff_engine::card::{CardId, EventCard, Source};

/// How many sentences of one step are shown in the middle; the rest is in the log.
const LINES: usize = 2;

pub fn centre() -> AnyView {
    let page = page();
    let play = page.play;
    let top = Memo::new(move |_| play.snap.with(|snap| snap.as_ref().and_then(|snap| snap.desk.top_discard())));
    let deck = Memo::new(move |_| play.snap.with(|snap| snap.as_ref().map_or(0, |snap| snap.desk.view.board.deck)));
    let flip = Memo::new(move |_| play.effects.with(|effects| effects.flips.last().copied()));
    let turned = Memo::new(move |_| play.effects.with(|effects| effects.turned.last().map(|(_, card)| *card)));
    let laid = Memo::new(move |_| {
        play.snap.with(|snap| {
            let table = snap.as_ref().map(|snap| snap.desk.view.board.table.clone()).unwrap_or_default();
            table.into_iter().filter_map(|(card, _)| card).collect::<Vec<_>>()
        })
    });
    view! {
        <div class="centre">
            <div class="piles">
                <div
                    class="pile pile--deck"
                    role="img"
                    aria-label=always(move || page.tongue().ui().cards_in_deck(deck.get()))
                >
                    {back()} <b class="pile__count">{always(move || deck.get())}</b>
                </div>
                <div class="pile pile--discard">{always(move || discarded(page, top.get()))}</div>
            </div>
            {always(move || match (flip.get(), turned.get(), laid.get()) {
                (Some(flip), ..) => check(page, flip),
                (None, Some(event), _) => turned_up(event),
                (None, None, cards) if !cards.is_empty() => {
                    view! { <div class="seat__play">{cards.into_iter().map(mini).collect_view()}</div> }.into_any()
                }
                _ => view! { <p class="ticker">{always(move || news(page))}</p> }.into_any(),
            })}
        </div>
    }
    .into_any()
}

fn discarded(page: Page, top: Option<CardId>) -> AnyView {
    let Some(card) = top else { return view! { <div class="pile--empty"></div> }.into_any() };
    let label = move || format!("{}: {}", page.tongue().ui().discard_pile, page.tongue().card(card.kind()));
    view! {
        <button
            class=card_class(card.kind())
            type="button"
            data-discard=u8::from(card).to_string()
            aria-label=always(label)
            on:click=does(move |_| page.zoom.set(Some(Zoom::Card(card))))
        >
            {face(card.kind(), Some(card))}
        </button>
    }
    .into_any()
}

/// A draw!: the card turns over, then says what came of it.
fn check(page: Page, flip: Flip) -> AnyView {
    let name = move || match flip.because {
        Source::Card(card) => page.tongue().card(card.kind()),
        Source::Character(character) => page.tongue().character(character),
        Source::Event(card) => page.tongue().event(card),
        Source::Rules => page.tongue().ui().title,
    };
    let verdict = if flip.good { "ui-check" } else { "ui-close" };
    view! {
        <div class="check is-flipping">
            <span class="check__back">{back()}</span>
            <span class=card_class(flip.card.kind())>{face(flip.card.kind(), Some(flip.card))}</span>
            <b class="check__result" class:is-bad=!flip.good>{always(name)} " " {icon(verdict)}</b>
        </div>
    }
    .into_any()
}

/// An event card turns over in the middle before everybody looks for it at its deck.
fn turned_up(card: EventCard) -> AnyView {
    view! {
        <div class="check is-flipping" data-turned=card.id()>
            <span class="check__back">{back()}</span>
            <span class=EVENT_CLASS>{event_face(card)}</span>
        </div>
    }
    .into_any()
}

/// The last step in words.
fn news(page: Page) -> Vec<AnyView> {
    let Some(snap) = page.play.snap.get() else { return Vec::new() };
    let dull = |fact: &&Fact| matches!(fact, Fact::Dealt | Fact::Reshuffled | Fact::Discarded { .. });
    let mut facts: Vec<&Fact> = snap.news.iter().collect();
    if facts.len() > LINES {
        facts.retain(|fact| !dull(fact));
    }
    let from = facts.len().saturating_sub(LINES);
    facts
        .drain(from..)
        .map(|fact| {
            view! { <span class="ticker__line">{sentence(&page.tongue().fact(&snap.voice(), fact))}</span> }.into_any()
        })
        .collect()
}
