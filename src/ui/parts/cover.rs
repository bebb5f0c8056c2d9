//! What lies over a person's cards while the page is out of sight: several share the device, and the pictures of the
//! task switcher show what was there last.

use super::art::picture;
use super::controls::button;
use crate::ui::always::always;
use crate::ui::page::{Page, document_root, page};
use crate::ui::route::Route;
use leptos::ev;
use leptos::prelude::*;

/// Whether the cover lies over the page, and since when.
#[derive(Clone, Copy)]
pub struct Cover {
    pub on: RwSignal<bool>,
    since: StoredValue<f64>,
}

/// Whoever was away for longer takes the device anew.
const AWAY_MS: f64 = 20_000.0;
/// The style sheets cover everything at once by this, before anything else can be drawn.
const MARK: &str = "data-cover";

impl Cover {
    pub fn new() -> Self {
        Self { on: RwSignal::new(false), since: StoredValue::new(0.0) }
    }

    pub fn listen(self, page: Page) {
        let turned = move || if document().hidden() { self.lay(page) } else { self.look(page) };
        document_event_listener("visibilitychange", turned);
        window_event_listener_untyped("pagehide", move |_| self.lay(page));
        window_event_listener_untyped("pageshow", move |_| self.look(page));
        // A telephone shows its task switcher while the page is still visible; on a desk another window may lie beside.
        let finger = window().match_media("(pointer: coarse)").ok().flatten().is_some_and(|list| list.matches());
        if finger {
            window_event_listener(ev::blur, move |_| self.lay(page));
            window_event_listener(ev::focus, move |_| self.look(page));
        }
    }

    fn lay(self, page: Page) {
        let private = page.play.is_private() || page.dice.is_private();
        if !private || self.on.get_untracked() || page.route.get_untracked() != Route::Table {
            return;
        }
        let _ = document_root().set_attribute(MARK, "");
        self.since.set_value(js_sys::Date::now());
        self.on.set(true);
        page.stop();
    }

    /// Somebody looks again.
    fn look(self, page: Page) {
        if self.on.get_untracked() && js_sys::Date::now() - self.since.get_value() > AWAY_MS {
            page.let_go();
            self.lift(page);
        }
    }

    fn lift(self, page: Page) {
        self.on.set(false);
        let _ = document_root().remove_attribute(MARK);
        page.go_on();
    }
}

fn document_event_listener(name: &str, then: impl Fn() + 'static) {
    use leptos::wasm_bindgen::{JsCast, closure::Closure};
    let then = Closure::<dyn Fn()>::new(then);
    let _ = document().add_event_listener_with_callback(name, then.as_ref().unchecked_ref());
    // For as long as the page is open.
    then.forget();
}

pub fn cover() -> AnyView {
    let page = page();
    let cover = page.cover;
    view! {
        {always(move || cover.on.get().then(|| view! {
            <main class="curtain cover" data-covered="true">
                <div class="curtain__sign">
                    <span class="emblem">{picture("ui-off", "")}</span>
                    <h1 class="title">{always(move || page.tongue().ui().comfort.covered)}</h1>
                    <p>{always(move || page.tongue().ui().comfort.covered_about)}</p>
                </div>
                <div class="curtain__actions">
                    {button("btn btn--primary btn--big", "ui-eye", always(move || page.tongue().ui().comfort.uncover), move || cover.lift(page))}
                </div>
            </main>
        }))}
    }
    .into_any()
}
