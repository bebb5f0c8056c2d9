//! Keys, so that a whole game can be played without a pointer.
//!
//! Tab and Enter reach everything. Besides: 1 to 9 tap a hand card, E answers with the likeliest button (end of the
//! turn, a Missed!), Space lets what would happen in a while happen now, I enlarges what has the focus, M marks a player
//! with the next suspicion, L opens the log, Escape cancels, closes or takes back what is only announced. In a replay
//! Left, Right, Home and End go from moment to moment and Escape leaves it; in the rules, / leads to the search.

use super::model::{Selection, Tap, Topic};
use super::page::{Layer, Page, Zoom};
use super::parts::guess_again;
use super::play::{OnPage, Play};
use super::route::Route;
use super::{dice, drag, later};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement};
use standoff_engine::card::{Action, CardId, EventCard, Game};
use standoff_engine::core::Seat;
use standoff_engine::dice::Game as DiceGame;

/// A prompt has one of the two: what helps, or else what must be suffered.
const LIKELIEST: &str = ".prompt .btn--primary, .prompt:not(:has(.btn--primary)) .btn--danger";

pub fn listen(page: Page) {
    let keys = StoredValue::new(false);
    window_event_listener(leptos::ev::keydown, move |event| {
        keys.set_value(true);
        later::key_pressed();
        press(page, &event);
    });
    window_event_listener(leptos::ev::pointerdown, move |event| {
        keys.set_value(false);
        let at = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let bare = at.as_ref().is_some_and(is_bare_table);
        later::touched(at);
        if bare { later::felt(move || page.hurry()) } else { page.stage.clear() }
    });
    // What had the focus may be gone after a step; whoever plays with keys is taken to where it goes on.
    Effect::new(move |_| {
        page.play.snap.track();
        page.dice.snap.track();
        if keys.get_value() {
            request_animation_frame(refocus);
        }
    });
    // A card that wants a target leads to the targets.
    Effect::new(move |_| {
        if matches!(page.play.selection.get(), Selection::Aim(_)) && keys.get_value() {
            request_animation_frame(|| {
                focus(".seat[data-legal], [data-me][data-legal]");
            });
        }
    });
}

/// Whether somebody touches the table where there is nothing to tap.
fn is_bare_table(touched: &Element) -> bool {
    let within = |selector| touched.closest(selector).is_ok_and(|found| found.is_some());
    within(".table") && !within("button, a, input, .side, .hand")
}

/// Moves the focus to the first such element; whether there is one.
pub fn focus(selector: &str) -> bool {
    let found = document().query_selector(selector).ok().flatten();
    found.and_then(|element| element.dyn_into::<HtmlElement>().ok()).is_some_and(|element| element.focus().is_ok())
}

/// Whether nothing has the focus.
fn is_lost() -> bool {
    document().active_element().is_none_or(|element| element.tag_name() == "BODY")
}

fn refocus() {
    if is_lost() {
        let _ = focus(".hand [data-legal]")
            || focus(LIKELIEST)
            || focus(".prompt .btn:not([data-action=undo], [data-action=hint])")
            || focus(".table--dice :is(.seat, .me__self)[data-legal]")
            || focus(".prompt .btn")
            || focus(".curtain .btn");
    }
}

fn press(page: Page, event: &KeyboardEvent) {
    // What is covered cannot be reached by keys either.
    let covered = page.cover.on.get_untracked() || page.notice.with_untracked(Option::is_some);
    if covered || event.ctrl_key() || event.alt_key() || event.meta_key() || typing() {
        return;
    }
    let key = event.key();
    if key == "Escape" {
        return escape(page);
    }
    if key == "/" && page.route.get_untracked() == Route::Rules && focus(".finder input") {
        event.prevent_default();
    }
    if !matches!(page.route.get_untracked(), Route::Table | Route::Replay) && !page.coach.is_on() {
        return;
    }
    if look_around(page.play, page, &key) || look_around(page.dice, page, &key) {
        return;
    }
    if page.dice.snap.with_untracked(Option::is_some) && dice::press(page, &key) {
        return;
    }
    match key.as_str() {
        // On a button it presses the button.
        " " if is_lost() => {
            event.prevent_default();
            page.hurry();
        }
        "l" | "L" => page.layer.update(|layer| *layer = if *layer == Layer::Log { Layer::None } else { Layer::Log }),
        "i" | "I" => enlarge(page),
        "e" | "E" => click_likeliest(),
        "m" | "M" => guess(page),
        digit => {
            if let Ok(number @ 1..=9) = digit.parse::<usize>() {
                let card =
                    page.play.snap.with_untracked(|s| s.as_ref().and_then(|s| s.desk.hand().get(number - 1).copied()));
                if let Some(card) = card {
                    page.play.tap(page, Tap::Hand(card));
                }
            }
        }
    }
}

/// Left and Right go to the moment before and after, Home and End to the first and last; whether that was meant.
fn look_around<G: OnPage>(play: Play<G>, page: Page, key: &str) -> bool {
    let Some(moment) = play.moment.get_untracked() else { return false };
    let at = match key {
        "ArrowLeft" => moment.at.saturating_sub(1),
        "ArrowRight" => moment.at + 1,
        "Home" => 0,
        "End" => moment.last,
        _ => return false,
    };
    play.autoplay.set(false);
    play.go_to(page, at);
    true
}

fn typing() -> bool {
    document()
        .active_element()
        .is_some_and(|element| matches!(element.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT"))
}

/// The innermost thing goes first.
fn escape(page: Page) {
    if page.held.with_untracked(Option::is_some) {
        drag::put_back(page);
        page.play.tap(page, Tap::Cancel);
    } else if page.parcel.with_untracked(Option::is_some) {
        page.parcel.set(None);
    } else if page.friends.stop_scanning() {
    } else if page.zoom.with_untracked(Option::is_some) {
        page.close_zoom();
    } else if page.layer.get_untracked() != Layer::None {
        page.layer.set(Layer::None);
    } else if page.play.moment.with_untracked(Option::is_some) {
        page.close_replay::<Game>();
    } else if page.dice.moment.with_untracked(Option::is_some) {
        page.close_replay::<standoff_engine::dice::Game>();
    } else if dice::escape(page) {
    } else if page.play.selection.get_untracked() != Selection::None {
        page.play.tap(page, Tap::Cancel);
    } else if page.play.snap.with_untracked(|s| s.as_ref().is_some_and(|s| s.desk.paying().is_some())) {
        page.play.tap(page, Tap::Act(Action::Pass));
    }
}

fn enlarge(page: Page) {
    let Some(element) = document().active_element() else { return };
    let number = |name| element.get_attribute(name).and_then(|text| text.parse::<u8>().ok());
    let card = number("data-card").or(number("data-pick")).or(number("data-discard"));
    if let Some(card) = card.and_then(|number| CardId::try_from(number).ok()) {
        page.zoom.set(Some(Zoom::Card(card)));
    } else if let Some(topic) = element.get_attribute("data-help").and_then(|path| Topic::from_path(&path)) {
        page.zoom.set(Some(Zoom::Topic(topic)));
    } else if let Some(card) = element.get_attribute("data-event").or(element.get_attribute("data-coming")) {
        page.zoom.set(EventCard::from_id(&card).map(Zoom::Event));
    } else if let Some(seat) = number("data-seat") {
        page.layer.set(Layer::Seat(Seat(seat)));
    }
}

/// The player who has the focus gets the next private mark.
fn guess(page: Page) {
    let seat = document().active_element().and_then(|element| element.get_attribute("data-seat"));
    let Some(seat) = seat.and_then(|seat| seat.parse().ok()).map(Seat) else { return };
    if page.dice.snap.with_untracked(Option::is_some) {
        guess_again::<DiceGame>(page, seat);
    } else {
        guess_again::<Game>(page, seat);
    }
}

fn click_likeliest() {
    let found = document().query_selector(LIKELIEST).ok().flatten();
    if let Some(button) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        button.click();
    }
}
