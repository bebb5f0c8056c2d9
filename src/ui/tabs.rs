//! Several tabs of one browser: one holds the table, lets bots act and hosts friends; the others say so and can take over.
//!
//! The browser itself keeps the lock, so that a tab that is closed or has crashed holds nothing. Where it knows no locks
//! (a page that is not served securely), the header of the save alone tells of another tab, after its first step.

use super::page::{Notice, Page};
use super::route::Route;
use js_sys::{Function, Object, Promise, Reflect};
use leptos::prelude::*;
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use std::time::Duration;

const TABLE: &str = "standoff.table";
/// A page that is just being reloaded gives its lock back within this.
const PATIENCE: Duration = Duration::from_millis(600);

/// What this tab knows about who holds the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tab {
    #[default]
    Unknown,
    /// The browser has been asked.
    Asking,
    Mine,
    /// Another one has it; this one is the next.
    Theirs,
}

/// Asks for the table, once; the clock waits for the answer, and so do friends.
pub fn ask(page: Page) {
    match page.tab.get_value() {
        Tab::Unknown => {}
        Tab::Theirs => return lose(page),
        Tab::Mine => return page.friends.regain(page),
        Tab::Asking => return,
    }
    page.tab.set_value(Tab::Asking);
    request(page, false);
    set_timeout(
        move || {
            if page.tab.get_value() == Tab::Asking {
                // Whoever does not look at the table need not be told.
                match page.route.get_untracked() {
                    Route::Table | Route::Friends => lose(page),
                    _ => page.tab.set_value(Tab::Theirs),
                }
            }
        },
        PATIENCE,
    );
}

/// Takes the table, whoever has it.
pub fn take(page: Page) {
    if page.tab.get_value() != Tab::Mine {
        page.tab.set_value(Tab::Asking);
        request(page, true);
    }
}

fn request(page: Page, steal: bool) {
    // The lock is held for as long as what this returns is not settled.
    let granted = Closure::once_into_js(move |_: JsValue| -> JsValue {
        gain(page);
        Promise::new(&mut |_, _| {}).into()
    });
    match lock(steal, &granted) {
        Ok(held) => {
            // It ends only if another tab takes it.
            let lost = Closure::once(move |_: JsValue| lose(page));
            let _ = held.catch(&lost);
            lost.forget();
        }
        Err(_) => gain(page),
    }
}

/// `navigator.locks.request`; an error where the browser has no locks.
fn lock(steal: bool, granted: &JsValue) -> Result<Promise, JsValue> {
    let get = |of: &JsValue, name: &str| Reflect::get(of, &name.into());
    let locks = get(window().navigator().as_ref(), "locks")?;
    let request: Function = get(&locks, "request")?.dyn_into()?;
    let options = Object::new();
    Reflect::set(&options, &"steal".into(), &steal.into())?;
    request.call3(&locks, &TABLE.into(), &options, granted)?.dyn_into()
}

/// Whether something else lies on the table than the game that is kept: whose that is does not matter now, and it is
/// read anew afterwards.
fn is_aside(page: Page) -> bool {
    page.coach.is_on() || page.replaying.get_untracked() || page.is_visiting()
}

fn gain(page: Page) {
    page.tab.set_value(Tab::Mine);
    if is_aside(page) {
        return;
    }
    let told = page.notice.with_untracked(|notice| *notice == Some(Notice::OtherTab));
    if told {
        page.notice.set(None);
    }
    if told || page.other_tab_wrote() {
        page.resume();
    }
    page.friends.regain(page);
    page.go_on();
}

fn lose(page: Page) {
    page.tab.set_value(Tab::Theirs);
    page.friends.step_aside(page);
    if is_aside(page) {
        return;
    }
    page.stop();
    page.notice.set(Some(Notice::OtherTab));
}
