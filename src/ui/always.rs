//! What is drawn anew whenever something it reads changes, and what is done when something happens.

use leptos::ev::MouseEvent;

/// Such a thing for a view. A closure given to a view as it is brings all the code that draws it along, for itself
/// alone; by this all that draw the same kind of thing share it.
pub fn always<T: 'static>(draw: impl Fn() -> T + Send + 'static) -> Box<dyn Fn() -> T + Send> {
    Box::new(draw)
}

/// What is done when something happens to an element, for a view, and for the same reason.
pub fn does<E: 'static>(act: impl FnMut(E) + 'static) -> Box<dyn FnMut(E)> {
    Box::new(act)
}

/// A tap inside a dialog is no tap on what lies behind it.
#[expect(clippy::needless_pass_by_value, reason = "events are handed over by value")]
pub fn inside(event: MouseEvent) {
    event.stop_propagation();
}
