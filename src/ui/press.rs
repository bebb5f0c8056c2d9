//! Long press and resting mouse: both show a thing enlarged. A part of it that says in `data-help` what it is, is shown
//! by itself. A hand card can be dragged besides.

use super::drag::Drag;
use super::model::Topic;
use super::page::{Page, Zoom};
use crate::ui::always::does;
use leptos::ev::PointerEvent;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::Element;
use std::time::Duration;

const LONG: Duration = Duration::from_millis(430);
const REST: Duration = Duration::from_millis(550);
/// A finger that moves this far scrolls.
const STILL_PX: i32 = 10;

/// Watches the pointer over one thing.
#[derive(Clone, Copy)]
pub struct Press {
    page: Page,
    what: StoredValue<Box<dyn Fn() -> Option<Zoom>>, LocalStorage>,
    /// The part of it the pointer is on.
    part: StoredValue<Option<Topic>>,
    timer: StoredValue<Option<TimeoutHandle>, LocalStorage>,
    start: StoredValue<(i32, i32)>,
    /// The press became a long one: the click that follows is not meant.
    long: StoredValue<bool>,
    drag: Option<Drag>,
}

impl Press {
    /// `what` is asked when it is shown.
    pub fn new(page: Page, what: impl Fn() -> Option<Zoom> + 'static) -> Self {
        let press = Self {
            page,
            what: StoredValue::new_local(Box::new(what)),
            part: StoredValue::new(None),
            timer: StoredValue::new_local(None),
            start: StoredValue::new((0, 0)),
            long: StoredValue::new(false),
            drag: None,
        };
        // A thing that goes away under the pointer is never left.
        on_cleanup(move || press.leave());
        press
    }

    /// The thing can be dragged, too.
    #[must_use]
    pub fn or_drag(self, drag: Drag) -> Self {
        on_cleanup(move || drag.cancel());
        Self { drag: Some(drag), ..self }
    }

    /// Everything the watched element must listen to, apart from its click.
    pub fn attributes(self) -> impl leptos::attr::Attribute {
        view! {
            <{..}
                on:pointerdown=does(move |event: PointerEvent| self.down(&event))
                on:pointermove=does(move |event: PointerEvent| self.moved(&event))
                on:pointerup=does(move |event: PointerEvent| self.released(&event))
                on:pointercancel=does(move |_| self.cancelled())
                on:pointerenter=does(move |event: PointerEvent| self.enter(&event))
                on:pointerleave=does(move |_| self.leave())
                on:contextmenu=does(move |event: leptos::ev::MouseEvent| event.prevent_default())
            />
        }
    }

    fn what(self) -> Option<Zoom> {
        let part = self.part.try_get_value().flatten().map(Zoom::Topic);
        part.or_else(|| self.what.try_with_value(|what| what()).flatten())
    }

    fn down(self, event: &PointerEvent) {
        self.page.peek.set(None);
        self.long.set_value(false);
        self.part.set_value(part_under(event));
        self.start.set_value((event.client_x(), event.client_y()));
        if let Some(drag) = self.drag {
            drag.down(event);
        }
        if event.button() != 0 {
            return;
        }
        self.after(LONG, move || {
            self.long.try_set_value(true);
            self.page.zoom.set(self.what());
        });
    }

    fn moved(self, event: &PointerEvent) {
        // Once a long press has shown the thing, it is no longer dragged.
        if let Some(drag) = self.drag
            && (!self.long.get_value() || self.page.held.with_untracked(Option::is_some))
            && drag.moved(event)
        {
            self.long.set_value(true);
            return self.up();
        }
        if event.pointer_type() == "mouse" && event.buttons() == 0 {
            let part = part_under(event);
            if part != self.part.get_value() {
                self.part.set_value(part);
                self.page.peek.set(None);
                self.rest();
            }
            return;
        }
        let (x, y) = self.start.get_value();
        if event.buttons() != 0 && ((event.client_x() - x).abs() > STILL_PX || (event.client_y() - y).abs() > STILL_PX)
        {
            self.up();
        }
    }

    fn released(self, event: &PointerEvent) {
        self.up();
        if self.drag.is_some_and(|drag| drag.up(event)) {
            // The click that is not meant comes at once, or never.
            set_timeout(
                move || {
                    self.long.try_set_value(false);
                },
                Duration::ZERO,
            );
        }
    }

    fn cancelled(self) {
        self.up();
        if let Some(drag) = self.drag {
            drag.cancel();
        }
    }

    fn up(self) {
        self.timer.try_update_value(|timer| {
            if let Some(timer) = timer.take() {
                timer.clear();
            }
        });
    }

    /// A mouse that rests on the thing shows it beside the table.
    fn enter(self, event: &PointerEvent) {
        if event.pointer_type() == "mouse" && event.buttons() == 0 {
            self.part.set_value(part_under(event));
            self.rest();
        }
    }

    fn rest(self) {
        self.after(REST, move || self.page.peek.set(self.what()));
    }

    fn leave(self) {
        self.up();
        self.page.peek.set(None);
    }

    /// Whether the click that just came is a tap, not the end of a long press.
    pub fn is_tap(self) -> bool {
        !self.long.try_update_value(std::mem::take).unwrap_or_default()
    }

    fn after(self, delay: Duration, then: impl FnOnce() + 'static) {
        self.up();
        let timer = set_timeout_with_handle(then, delay).ok();
        self.timer.try_set_value(timer);
    }
}

/// What the part under the pointer says it is.
fn part_under(event: &PointerEvent) -> Option<Topic> {
    let element = event.target()?.dyn_into::<Element>().ok()?;
    let part = element.closest("[data-help]").ok()??;
    Topic::from_path(&part.get_attribute("data-help")?)
}
