//! A hand card is dragged to a player or into the middle.
//!
//! A finger begins to drag by going up: sideways it scrolls the hand, and a press that stays is a long one.

use super::model::Drop;
use super::page::{Page, document_root};
use leptos::ev::PointerEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement};
use standoff_engine::card::CardId;
use standoff_engine::core::Seat;

const MOUSE_PX: i32 = 8;
const FINGER_PX: i32 = 12;
/// The card is held a little above a finger, so that it can be seen.
const ABOVE_PX: i32 = 36;

/// One card that may be dragged.
#[derive(Clone, Copy)]
pub struct Drag {
    page: Page,
    card: CardId,
    start: StoredValue<Option<(i32, i32)>>,
}

impl Drag {
    pub fn new(page: Page, card: CardId) -> Self {
        Self { page, card, start: StoredValue::new(None) }
    }

    pub fn down(self, event: &PointerEvent) {
        let first = event.button() == 0 && event.is_primary();
        self.start.try_set_value(first.then(|| (event.client_x(), event.client_y())));
        // A mouse may be off the card before it is known that it drags.
        let card = event.target().and_then(|target| target.dyn_into::<Element>().ok()?.closest("[data-card]").ok()?);
        if let Some(card) = card.filter(|_| first) {
            let _ = card.set_pointer_capture(event.pointer_id());
        }
    }

    /// Whether the card is in the air.
    pub fn moved(self, event: &PointerEvent) -> bool {
        if !(self.in_the_air() || self.is_pulled(event) && self.lift()) {
            return false;
        }
        let (x, y) = (event.client_x(), event.client_y());
        mark(target(x, y).as_ref().map(|(element, _)| element));
        let above = if event.pointer_type() == "mouse" { 0 } else { ABOVE_PX };
        place(x, y - above);
        true
    }

    /// Lets the card go where the pointer is; whether it was in the air.
    pub fn up(self, event: &PointerEvent) -> bool {
        self.start.try_set_value(None);
        let dragged = self.in_the_air();
        if dragged {
            let at = target(event.client_x(), event.client_y()).map_or(Drop::Away, |(_, at)| at);
            put_back(self.page);
            self.page.play.drop_card(self.page, self.card, at);
        }
        dragged
    }

    /// The card goes back into the hand.
    pub fn cancel(self) {
        self.start.try_set_value(None);
        if self.in_the_air() {
            put_back(self.page);
            self.page.play.drop_card(self.page, self.card, Drop::Away);
        }
    }

    fn in_the_air(self) -> bool {
        self.page.held.get_untracked() == Some(self.card)
    }

    fn is_pulled(self, event: &PointerEvent) -> bool {
        let Some((x, y)) = self.start.get_value().filter(|_| event.buttons() != 0) else { return false };
        let (right, down) = (event.client_x() - x, event.client_y() - y);
        if event.pointer_type() == "mouse" {
            right.abs().max(down.abs()) > MOUSE_PX
        } else {
            -down > FINGER_PX && -down > right.abs()
        }
    }

    /// Takes the card up, if its owner is asked for something.
    fn lift(self) -> bool {
        let Some(free) = self.page.play.lift_card(self.card) else { return false };
        self.page.peek.set(None);
        self.page.held.set(Some(self.card));
        let _ = document_root().set_attribute("data-drag", if free { "free" } else { "aim" });
        true
    }
}

/// Nothing is dragged any more.
pub fn put_back(page: Page) {
    page.held.set(None);
    mark(None);
    let _ = document_root().remove_attribute("data-drag");
}

/// What lies under the pointer, as far as a card can be let go there.
fn target(x: i32, y: i32) -> Option<(Element, Drop)> {
    let under = document().element_from_point(x as f32, y as f32)?;
    let closest = |selector: &str| under.closest(selector).ok().flatten();
    if let Some(place) = closest(".seat, .me") {
        let named = if place.has_attribute("data-seat") {
            Some(place.clone())
        } else {
            place.query_selector("[data-seat]").ok()?
        };
        let seat = named?.get_attribute("data-seat")?.parse().ok()?;
        return Some((place, Drop::Seat(Seat(seat))));
    }
    closest(".ring").map(|ring| (ring, Drop::Middle))
}

/// Sets off where the card would go.
fn mark(place: Option<&Element>) {
    if let Some(before) = document().query_selector("[data-over]").ok().flatten() {
        if place == Some(&before) {
            return;
        }
        let _ = before.remove_attribute("data-over");
    }
    if let Some(place) = place {
        let _ = place.set_attribute("data-over", "true");
    }
}

/// Puts the card under the pointer.
fn place(x: i32, y: i32) {
    request_animation_frame(move || {
        let held = document().query_selector(".dragged").ok().flatten();
        if let Some(held) = held.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
            let _ = held.style().set_property("transform", &format!("translate({x}px,{y}px) rotate(-4deg)"));
        }
    });
}
