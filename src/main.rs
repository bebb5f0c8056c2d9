//! The page's entry point.

#[cfg(target_arch = "wasm32")]
fn main() {
    leptos::mount::mount_to_body(standoff::ui::App);
}

/// The page exists only in the browser.
#[cfg(not(target_arch = "wasm32"))]
fn main() {}
