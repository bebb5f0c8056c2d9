//! The entry point of the page, and of the worker that thinks: both are the same program.

#[cfg(target_arch = "wasm32")]
fn main() {
    standoff::ui::report_panics();
    if leptos::web_sys::window().is_some() {
        standoff::ui::open();
    } else {
        standoff::ui::think_for_others();
    }
}

/// The page exists only in the browser.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}
