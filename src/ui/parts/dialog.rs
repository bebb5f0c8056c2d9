//! What dialogs share.

use super::controls::icon_button;
use crate::ui::later::{after_paint, at_once, when_settled};
use crate::ui::page::page;
use leptos::html::ElementType;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, HtmlElement};

/// The heading of a sheet with its closing button.
pub fn sheet_head(title: impl IntoView + 'static, close: impl Fn() + 'static) -> AnyView {
    let page = page();
    view! {
        <div class="sheet__head">
            <h2 class="title">{title.into_any()}</h2>
            {icon_button("icon-btn icon-btn--ink", "ui-close", "close", move || page.tongue().ui().close.into(), close)}
        </div>
    }
    .into_any()
}

fn focus_soon(first: HtmlElement) {
    after_paint(move || {
        let _ = first.focus();
    });
}

/// Moves the focus into a dialog when it opens and back to where it was when it closes. A dialog without a name of its own
/// is called what its heading says.
pub fn focus_first<E>() -> NodeRef<E>
where
    E: ElementType + 'static,
    E::Output: AsRef<Element> + Clone + JsCast + 'static,
{
    let node = NodeRef::<E>::new();
    let before = document().active_element().and_then(|element| element.dyn_into::<HtmlElement>().ok());
    let before = StoredValue::new_local(before);
    Effect::new(move |_| {
        if let Some(dialog) = node.get() {
            let dialog = AsRef::<Element>::as_ref(&dialog);
            let find = |selector| dialog.query_selector(selector).ok().flatten();
            if let Some(heading) = find("h2, .figure b").filter(|_| !dialog.has_attribute("aria-label")) {
                // A dialog may lie over another one.
                let id = if document().get_element_by_id("dialog").is_none() { "dialog" } else { "dialog-over" };
                heading.set_id(id);
                let _ = dialog.set_attribute("aria-labelledby", id);
            }
            let first = find("[data-legal]").or_else(|| find("button, input, [tabindex]"));
            if let Some(first) = first.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
                focus_soon(first);
            }
        }
    });
    on_cleanup(move || {
        if let Some(before) = before.try_get_value().flatten() {
            if at_once() {
                let _ = before.focus();
            }
            // What was under the dialog comes within reach only after this.
            let again = move || {
                if document().active_element().is_none_or(|focus| focus.tag_name() == "BODY") {
                    let _ = before.focus();
                }
            };
            request_animation_frame(move || when_settled(again));
        }
    });
    node
}
