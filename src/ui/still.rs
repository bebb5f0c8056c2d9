//! Elements that do not change by themselves, as the browser reads them.
//!
//! Such an element is one copy of a pattern, however much is in it, and when it is drawn again as it was it is left alone. The
//! elements of a view lose all their attributes then and get the same ones again, and the browser works out anew what they
//! look like.

use leptos::prelude::*;
use leptos::tachys::html::attribute::Attribute;
use leptos::tachys::html::attribute::any_attribute::AnyAttribute;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::view::{Position, PositionState};
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, Node};
use std::cell::RefCell;

thread_local! {
    /// The patterns, sorted by what they are made of.
    static PATTERNS: RefCell<Vec<(String, Element)>> = const { RefCell::new(Vec::new()) };
}

/// The one element this is, with all that is in it.
pub fn still(html: String) -> AnyView {
    Still(html).into_any()
}

/// An element with these attributes and this in it.
pub fn tag(name: &str, attributes: &[(&str, &str)], inside: &str) -> String {
    let mut html = String::from("<") + name;
    for (attribute, value) in attributes {
        for part in [" ", attribute, "=\"", &words(value), "\""] {
            html.push_str(part);
        }
    }
    for part in [">", inside, "</", name, ">"] {
        html.push_str(part);
    }
    html
}

/// Words inside of it.
pub fn words(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

struct Still(String);

/// What is drawn now, and what it is made of.
pub struct Drawn(String, Element);

/// A copy of the pattern.
fn copy(html: &str) -> Element {
    PATTERNS.with_borrow_mut(|patterns| {
        let at = patterns.binary_search_by(|(known, _)| known.as_str().cmp(html)).unwrap_or_else(|at| {
            let frame = document().create_element("div").expect("an element can be made");
            frame.set_inner_html(html);
            let pattern = frame.first_element_child().unwrap_or(frame);
            patterns.insert(at, (html.into(), pattern));
            at
        });
        patterns[at].1.clone_node_with_deep(true).expect("an element can be copied").unchecked_into()
    })
}

impl Render for Still {
    type State = Drawn;

    fn build(self) -> Drawn {
        let element = copy(&self.0);
        Drawn(self.0, element)
    }

    fn rebuild(self, state: &mut Drawn) {
        if self.0 != state.0 {
            let mut new = self.build();
            state.insert_before_this(&mut new);
            state.unmount();
            *state = new;
        }
    }
}

impl Mountable for Drawn {
    fn unmount(&mut self) {
        self.1.unmount();
    }

    fn mount(&mut self, parent: &Element, marker: Option<&Node>) {
        self.1.mount(parent, marker);
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        self.1.insert_before_this(child)
    }

    fn elements(&self) -> Vec<Element> {
        vec![self.1.clone()]
    }
}

impl AddAnyAttr for Still {
    type Output<New: Attribute> = Self;

    fn add_any_attr<New: Attribute>(self, _: New) -> Self {
        self
    }
}

/// The page is drawn in the browser only.
impl RenderHtml for Still {
    type AsyncOutput = Self;
    type Owned = Self;

    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> Self {
        self
    }

    fn to_html_with_buf(self, html: &mut String, _: &mut Position, _: bool, _: bool, _: Vec<AnyAttribute>) {
        html.push_str(&self.0);
    }

    fn hydrate<const FROM_SERVER: bool>(self, _: &Cursor, _: &PositionState) -> Drawn {
        self.build()
    }

    fn into_owned(self) -> Self {
        self
    }
}
