//! The question at the bottom and its buttons.

use super::art::{card_art, character_art, icon, picture, source_art, suit_art};
use super::hint::thinking;
use super::log::{named, sentence};
use super::open::then_asked;
use super::talk::countdown;
use crate::i18n::Prompt;
use crate::ui::always::{always, does};
use crate::ui::model::{Aim, Button, Next, Selection, Tap, Tone, buttons, claim, sheet, tone};
use crate::ui::page::{Page, page};
use crate::ui::play::Snapshot;
use crate::ui::route::Route;
use crate::ui::still::still;
use leptos::prelude::*;
use standoff_engine::card::{Action, Choice, EventCard, Game, Source, Suit};
use standoff_engine::core::Rules;
use std::sync::Arc;

pub fn prompt() -> AnyView {
    let page = page();
    let play = page.play;
    let loud = Memo::new(move |_| {
        play.snap.with(|snap| {
            snap.as_ref().map_or(Tone::Waiting, |snap| match snap.next {
                // Nothing is asked of somebody who can only pass.
                Next::Pass(_) => Tone::Waiting,
                _ => tone(&snap.desk),
            })
        })
    });
    view! {
        <section
            class="prompt"
            data-prompt=always(move || match loud.get() {
                Tone::Waiting => "waiting",
                Tone::Calm => "calm",
                Tone::Urgent => "urgent",
            })
            class:is-waiting=always(move || loud.get() == Tone::Waiting)
            class:is-urgent=always(move || loud.get() == Tone::Urgent)
            class:is-sent=always(move || page.friends.is_under_way())
        >
            {countdown::<Game>()}
            <p class="prompt__text">{always(move || play.snap.get().map(|snap| text(page, &snap)))} {then_asked()}</p>
            <div class="prompt__actions">{always(move || play.snap.get().map(|snap| actions(page, &snap)))}</div>
        </section>
    }
    .into_any()
}

/// What is asked, or what the selection still needs.
fn text(page: Page, snap: &Arc<Snapshot>) -> AnyView {
    let (tongue, ui) = (page.tongue(), page.tongue().ui());
    let two = |big: String, small: String| view! { {big} <small>{small}</small> }.into_any();
    match page.play.selection.get() {
        Selection::None => {
            let view = &snap.desk.view;
            if let Some(outcome) = view.board.outcome {
                return sentence(&tongue.outcome(&snap.voice(), outcome)).into_any();
            }
            if let Some(thinking) = thinking::<Game>(page, snap) {
                return thinking;
            }
            let (voice, name) = snap.asking();
            let line = Prompt::of(view).map(|prompt| named(name, &tongue.prompt(&voice, &prompt)));
            let alone = matches!(snap.next, Next::Bot(_) | Next::Pass(_) | Next::Friend(_));
            let thinking = (alone && !page.step_by_step())
                .then(|| still(r#"<span class="thinking" aria-hidden="true"><i></i><i></i><i></i></span>"#.into()));
            view! { {line} " " {thinking} }.into_any()
        }
        Selection::Aim(aim) => {
            let what = match aim {
                Aim::Use { of, cards: Some(_) } => source_name(page, of),
                Aim::Play { .. } | Aim::Use { cards: None, .. } => {
                    tongue.action(&snap.desk.view, &snap.voice(), aim.at(None)).plain()
                }
            };
            two(ui.choose_target.into(), what)
        }
        Selection::Uses { card } => two(tongue.card(card.kind()).into(), tongue.face(card)),
        Selection::Ready(_) => ui.end_turn_question.into_any(),
        Selection::Pair { of, first } => {
            let wanted = match (of, first) {
                (Source::Event(_), None) if snap.desk.aims_at_card(of) => ui.choose_first_bang,
                (Source::Event(_), Some(_)) if snap.desk.aims_at_card(of) => ui.choose_card_of_others,
                (Source::Event(EventCard::Sniper), _) => ui.choose_two_bangs,
                _ => ui.choose_two_cards,
            };
            let about = match of {
                Source::Character(character) => tongue.character_rule(character, &snap.desk.view.rules),
                Source::Event(card) => tongue.event(card).into(),
                Source::Card(_) | Source::Rules => String::new(),
            };
            two(wanted.into(), about)
        }
    }
}

/// One button under the question.
struct Offer {
    class: &'static str,
    art: String,
    /// The same in every language: what tests and scripts look for.
    name: String,
    label: String,
    tap: Box<dyn Fn()>,
}

impl Offer {
    fn new(class: &'static str, art: &str, name: &str, label: &str, tap: impl Fn() + 'static) -> Self {
        Self { class, art: art.into(), name: name.into(), label: label.into(), tap: Box::new(tap) }
    }

    fn view(self) -> AnyView {
        let Self { class, art, name, label, tap } = self;
        // A suit is known by its colour too.
        let art = match Suit::ALL.map(suit_art).iter().find(|(suit, _)| *suit == art) {
            Some((suit, class)) => picture(suit, class),
            None => icon(&art),
        };
        view! { <button class=class type="button" data-action=name on:click=does(move |_| tap())>{art} {label}</button> }
            .into_any()
    }
}

fn actions(page: Page, snap: &Arc<Snapshot>) -> Vec<AnyView> {
    let play = page.play;
    let ui = page.tongue().ui();
    let selection = play.selection.get();
    if snap.next == Next::Over && page.coach.is_on() {
        return Vec::new();
    }
    if snap.next == Next::Over {
        let result = Offer::new("btn btn--primary", "ui-trophy", "result", ui.result, || Route::End.go());
        return vec![result.view()];
    }
    let mut row = Vec::new();
    if matches!(snap.next, Next::Bot(_) | Next::Pass(_)) && !page.coach.waits() {
        row.push(Offer::new("btn", "ui-speed", "skip", ui.skip, move || play.skip(page)));
        if play.thinking.get().is_some() {
            row.push(Offer::new("btn", "ui-next", "hurry", ui.bots.hurry, move || page.hurry()));
        }
        if page.step_by_step() {
            row.push(Offer::new("btn btn--primary", "ui-next", "next", ui.comfort.next_step, move || page.hurry()));
        }
    }
    let asked = snap.next.is_asked();
    if snap.next == Next::Person && selection == Selection::None && page.offers_aids() {
        row.push(Offer::new("btn btn--paper", "ui-help", "hint", ui.bots.hint, move || play.ask_hint(page)));
    }
    // What is only announced is taken back by Cancel, and nobody takes back in another's name.
    if snap.next == Next::Person && snap.undo && selection == Selection::None && snap.desk.paying().is_none() {
        row.push(Offer::new("btn btn--paper", "ui-undo", "undo", ui.undo, move || play.undo(page)));
    }
    if asked && play.sheet_away.get() && sheet(&snap.desk, &selection).is_some() {
        let show = move || play.sheet_away.set(false);
        row.push(Offer::new("btn btn--primary", "ui-eye", "show-sheet", ui.choose_card, show));
    }
    // Whoever remembers his hand need not look at it.
    if let (Next::Open(seat), Some(kind)) = (snap.next, claim(&snap.desk.view)) {
        let label = ui.comfort.claim(page.tongue().card(kind));
        row.push(Offer::new("btn btn--paper", &card_art(kind), "claim", &label, move || play.claim(page, seat)));
    }
    let mut offered = buttons(&snap.desk, selection);
    if !asked {
        // Nothing is asked, so only what may be done unasked is offered.
        offered.retain(|button| matches!(button, Button::Power(_) | Button::Cancel));
    }
    let last = offered.len().saturating_sub(1);
    row.extend(offered.into_iter().enumerate().map(|(at, button)| offer(page, snap, button, at == last)));
    row.into_iter().map(Offer::view).collect()
}

fn offer(page: Page, snap: &Snapshot, button: Button, last: bool) -> Offer {
    let tongue = page.tongue();
    let paying = snap.desk.paying().is_some();
    let (label, art, name, tap) = match button {
        Button::Cancel => (tongue.ui().cancel.into(), "ui-close".into(), "cancel".into(), Tap::Cancel),
        Button::As(_, kind) => (tongue.card(kind).into(), card_art(kind), format!("as {}", kind.id()), Tap::As(kind)),
        Button::Aim(of) => {
            let whole = Action::Use { of, cards: None, target: None };
            let label = tongue.action(&snap.desk.view, &snap.voice(), whole).plain();
            (label, source_art(of), Game::write_action(whole), Tap::Aim(of))
        }
        Button::Power(of) => {
            let whole = Action::Use { of, cards: None, target: None };
            let label = tongue.action(&snap.desk.view, &snap.voice(), whole).plain();
            (label, source_art(of), power_name(of), Tap::Power(of))
        }
        Button::Act(action) => {
            let label = tongue.action(&snap.desk.view, &snap.voice(), action).plain();
            let urgent = tone(&snap.desk) == Tone::Urgent;
            let art = match action {
                Action::Pass if paying => "ui-close".into(),
                Action::Pass if !urgent => "ui-check".into(),
                _ => action_art(action),
            };
            (label, art, Game::write_action(action), Tap::Act(action))
        }
    };
    let class = match button {
        Button::Act(Action::Pass) if tone(&snap.desk) == Tone::Urgent => "btn btn--danger",
        Button::Act(Action::Pass) if paying => "btn btn--paper",
        // None of these is likelier than the others.
        Button::Act(Action::Choose(Choice::Suit(_) | Choice::Red | Choice::Black)) => "btn btn--paper btn--suit",
        // Aiming at oneself is rarely meant.
        Button::Act(Action::Play { target: Some(_), .. } | Action::Use { target: Some(_), .. }) => "btn btn--paper",
        Button::Act(_) | Button::As(..) if last => "btn btn--primary",
        _ => "btn btn--paper",
    };
    Offer::new(class, &art, &name, &label, move || {
        page.play.tap(page, tap);
    })
}

/// "power", or "power sniper" for what an event allows.
fn power_name(of: Source) -> String {
    if let Source::Event(card) = of { format!("power {}", card.id()) } else { "power".into() }
}

fn source_name(page: Page, of: Source) -> String {
    match of {
        Source::Card(card) => page.tongue().card(card.kind()).into(),
        Source::Character(character) => page.tongue().character(character).into(),
        Source::Event(card) => page.tongue().event(card).into(),
        Source::Rules => String::new(),
    }
}

fn action_art(action: Action) -> String {
    match action {
        Action::Play { kind, .. } | Action::Choose(Choice::Kind(kind)) => card_art(kind),
        Action::Use { of, .. } => source_art(of),
        Action::Choose(Choice::Discard) => "ui-discard".into(),
        Action::Choose(Choice::Suit(suit)) => suit_art(suit).0.into(),
        Action::Choose(Choice::Red) => suit_art(Suit::Hearts).0.into(),
        Action::Choose(Choice::Black) => suit_art(Suit::Spades).0.into(),
        Action::Choose(Choice::Character(character) | Choice::Guise(character)) => character_art(Some(character)),
        Action::Choose(Choice::Reveal) => "ui-wanted".into(),
        Action::Choose(Choice::Deck) | Action::Pick(_) | Action::PickHidden => "ui-deck".into(),
        Action::PickSeat(_) => "ui-person".into(),
        Action::Pass | Action::Choose(Choice::Life) => "ui-life".into(),
        Action::Rest | Action::End => "ui-check".into(),
    }
}
