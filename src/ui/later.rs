//! What is seen comes before what is done: a tap is seen with the next paint, and what nobody sees is done after it.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement};
use std::cell::{Cell, RefCell};
use std::time::Duration;

thread_local! {
    /// Whether keys were used last: they may follow each other faster than paints, so for them nothing waits.
    static KEYS: Cell<bool> = const { Cell::new(false) };
    /// What was touched last.
    static TOUCHED: RefCell<Option<Element>> = const { RefCell::new(None) };
    /// What a touch means, as long as only the touch is seen.
    static MEANT: RefCell<Option<Box<dyn FnOnce()>>> = const { RefCell::new(None) };
}

/// A key is pressed. Whatever was meant before is done before.
pub fn key_pressed() {
    KEYS.set(true);
    catch_up();
}

/// Something is touched. Whatever was meant before is done before.
pub fn touched(at: Option<Element>) {
    KEYS.set(false);
    catch_up();
    TOUCHED.set(at.and_then(|at| at.closest("button").ok().flatten()));
}

/// How what is touched is told to the style sheets.
const FELT: &str = "data-felt";

/// Does what a touch means as soon as it is seen that it was felt: that is painted first, because the rest takes longer. The next
/// touch or key finds it done.
pub fn felt(then: impl FnOnce() + 'static) {
    if at_once() {
        return then();
    }
    catch_up();
    TOUCHED.with_borrow(|at| at.as_ref().map(|at| at.set_attribute(FELT, "")));
    MEANT.set(Some(Box::new(then)));
    in_a_moment(catch_up);
    // Out of sight nothing is painted any more.
    set_timeout(catch_up, Duration::from_millis(250));
}

/// Does what waits for a touch to be seen.
fn catch_up() {
    let Some(then) = MEANT.take() else { return };
    TOUCHED.take().map(|at| at.remove_attribute(FELT));
    then();
}

/// Nothing is painted while the page is out of sight.
pub fn at_once() -> bool {
    KEYS.get() || document().hidden()
}

/// Does this as soon as what has changed is painted.
pub fn after_paint(then: impl FnOnce() + 'static) {
    if at_once() { then() } else { in_a_moment(then) }
}

/// Does this after the next paint, whatever is used: for what is not seen but must be read from the page as it is then.
pub fn in_a_moment(then: impl FnOnce() + 'static) {
    next_but_one(Box::new(then));
}

/// The same for all that waits.
fn next_but_one(then: Box<dyn FnOnce()>) {
    request_animation_frame(move || soon(then));
}

/// Does this as soon as the browser has had its turn.
pub fn soon(then: impl FnOnce() + 'static) {
    let then: Box<dyn FnOnce()> = Box::new(then);
    set_timeout(then, Duration::ZERO);
}

/// Takes the focus from what was tapped, before it goes away: the browser would lay everything out in between otherwise, and
/// whoever taps does not miss it.
pub fn let_go_of_focus() {
    let focus = document().active_element().filter(|_| !KEYS.get());
    if let Some(focus) = focus.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = focus.blur();
    }
}

/// Does this when all that was to be done after the paint is done.
pub fn when_settled(then: impl FnOnce() + 'static) {
    if at_once() { then() } else { in_a_moment(move || soon(then)) }
}

/// Follows a condition that concerns every element of the page, after the paint.
pub fn afterwards(now: impl Fn() -> bool + Send + Sync + 'static) -> RwSignal<bool> {
    let now = Memo::new(move |_| now());
    let later = RwSignal::new(now.get_untracked());
    Effect::new(move |_| {
        if now.get() != later.get_untracked() {
            after_paint(move || {
                later.try_set(now.try_get_untracked().unwrap_or_default());
            });
        }
    });
    later
}
