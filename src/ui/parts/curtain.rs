//! Between two persons who share the device: nothing private is in the page while it is down.

use super::art::{icon, picture};
use super::controls::button;
use crate::ui::always::{always, does};
use crate::ui::page::{Page, page};
use crate::ui::play::OnPage;
use leptos::ev::{KeyboardEvent, MouseEvent, PointerEvent};
use leptos::prelude::*;
use standoff_engine::core::Seat;
use std::time::Duration;

pub fn curtain<G: OnPage>(seat: Seat) -> AnyView {
    let page = page();
    let play = G::play(page);
    let about = play.snap.with_untracked(|snap| {
        snap.as_ref().map(|snap| (snap.names[seat.index()].clone(), snap.wished, snap.again && !snap.wished))
    });
    let (name, wished, again) = about.unwrap_or_default();
    let (title, label) = (name.clone(), name);
    let words = move || {
        let ui = page.tongue().ui();
        if again { ui.comfort.goes_on(&title) } else { ui.pass_to(&title) }
    };
    let label = move || page.tongue().ui().take_over(&label);
    let take = move || play.take(page, seat);
    // What can be answered before everybody's eyes still can.
    let back = wished.then(|| {
        button("btn btn--paper", "ui-back", always(move || page.tongue().ui().comfort.open_table), move || {
            play.lay_open(page, seat);
        })
    });
    view! {
        <main class="curtain" data-curtain=seat.0.to_string() data-again=again.then_some("true")>
            <div class="curtain__sign">
                <span class="emblem">{picture("ui-person", "")}</span>
                <h1 class="title">{always(words)}</h1>
                <p>{always(move || page.tongue().ui().curtain_about)}</p>
            </div>
            <div class="curtain__actions">
                {taking(page, label, take)}
                {back}
            </div>
        </main>
    }
    .into_any()
}

/// The button that lifts the curtain: by a tap or, if set so, by holding it for a moment or pressing it twice.
fn taking(page: Page, label: impl Fn() -> String + Send + 'static, take: impl Fn() + Copy + 'static) -> AnyView {
    if !page.settings.with_untracked(|settings| settings.curtain_hold) {
        return button("btn btn--primary btn--big", "ui-eye", label, take);
    }
    let hold = HoldDown::new(take);
    let down = move |event: PointerEvent| {
        if event.button() == 0 {
            hold.begin();
        }
    };
    let key = move |event: KeyboardEvent| {
        if matches!(event.key().as_str(), "Enter" | " ") {
            // No click comes of it.
            event.prevent_default();
            if !event.repeat() {
                hold.press();
            }
        }
    };
    // A click without a pointer comes from a screen reader.
    let click = move |event: MouseEvent| {
        if event.detail() == 0 {
            hold.press();
            hold.end();
        }
    };
    view! {
        <button
            class="btn btn--primary btn--big btn--hold"
            type="button"
            class:is-holding=always(move || hold.holding.get())
            on:pointerdown=does(down)
            on:pointerup=does(move |_| hold.end())
            on:pointercancel=does(move |_| hold.end())
            on:pointerleave=does(move |_| hold.end())
            on:contextmenu=does(move |event: leptos::ev::MouseEvent| event.prevent_default())
            on:keydown=does(key)
            on:keyup=does(move |_| hold.end())
            on:blur=does(move |_| hold.end())
            on:click=does(click)
        >
            <span class="ring-hold">
                <svg viewBox="0 0 36 36" aria-hidden="true">
                    <circle cx="18" cy="18" r="16"></circle>
                    <circle class="ring-hold__done" cx="18" cy="18" r="16" pathLength="100"></circle>
                </svg>
                {icon("ui-eye")}
            </span>
            <span>{always(label)} <small>{always(move || page.tongue().ui().comfort.keep_holding)}</small></span>
        </button>
    }
    .into_any()
}

/// A button that is held down.
#[derive(Clone, Copy)]
struct HoldDown {
    holding: RwSignal<bool>,
    /// When it was pressed last.
    pressed: StoredValue<f64>,
    timer: StoredValue<Option<TimeoutHandle>, LocalStorage>,
    done: StoredValue<Box<dyn Fn()>, LocalStorage>,
}

impl HoldDown {
    /// As long as the ring takes to close.
    const LONG: Duration = Duration::from_millis(600);
    /// Two presses within this are as good.
    const TWICE_MS: f64 = 1500.0;

    fn new(done: impl Fn() + 'static) -> Self {
        let hold = Self {
            holding: RwSignal::new(false),
            pressed: StoredValue::new(f64::NEG_INFINITY),
            timer: StoredValue::new_local(None),
            done: StoredValue::new_local(Box::new(done)),
        };
        on_cleanup(move || hold.stop());
        hold
    }

    fn begin(self) {
        self.stop();
        self.holding.set(true);
        let timer = set_timeout_with_handle(move || self.finish(), Self::LONG);
        self.timer.set_value(timer.ok());
    }

    fn press(self) {
        let now = js_sys::Date::now();
        if now - self.pressed.get_value() < Self::TWICE_MS {
            self.finish();
        } else {
            self.pressed.set_value(now);
            self.begin();
        }
    }

    fn finish(self) {
        self.stop();
        self.done.try_with_value(|done| done());
    }

    fn stop(self) {
        self.timer.try_update_value(|timer| {
            if let Some(timer) = timer.take() {
                timer.clear();
            }
        });
    }

    fn end(self) {
        self.stop();
        self.holding.try_set(false);
    }
}
