//! Buttons, switches and choices.

use super::art::icon;
use crate::ui::always::{always, does};
use leptos::prelude::*;

/// A button with words and, if an id is given, a picture.
pub fn button(
    class: &'static str,
    art: &'static str,
    label: impl IntoView + 'static,
    tap: impl Fn() + 'static,
) -> AnyView {
    plate(class, art, None, label.into_any(), Box::new(tap))
}

/// The same with a name by which it is found.
pub fn named_button(
    class: &'static str,
    art: &'static str,
    name: &'static str,
    label: impl IntoView + 'static,
    tap: impl Fn() + 'static,
) -> AnyView {
    plate(class, art, Some(name), label.into_any(), Box::new(tap))
}

/// The same for all buttons, whatever is on them and behind them.
fn plate(
    class: &'static str,
    art: &'static str,
    name: Option<&'static str>,
    label: AnyView,
    tap: Box<dyn Fn()>,
) -> AnyView {
    let art = (!art.is_empty()).then(|| icon(art));
    view! { <button class=class type="button" data-do=name on:click=does(move |_| tap())>{art} {label}</button> }
        .into_any()
}

/// A line to be typed in, with its words above it.
pub fn entry(
    name: &'static str,
    most: u16,
    label: impl Fn() -> &'static str + Send + 'static,
    text: impl Fn() -> String + Send + 'static,
    typed: impl Fn(String) + 'static,
) -> AnyView {
    view! {
        <label class="line">
            <span>{always(label)}</span>
            <input
                class="input"
                data-do=name
                maxlength=most
                autocomplete="off"
                spellcheck="false"
                prop:value=always(text)
                on:change=does(move |event| typed(event_target_value(&event)))
            />
        </label>
    }
    .into_any()
}

/// A button that is only a picture; its words are for those who do not see it.
pub fn icon_button(
    class: &'static str,
    art: &'static str,
    name: &'static str,
    label: impl Fn() -> String + Send + 'static,
    tap: impl Fn() + 'static,
) -> AnyView {
    picture_button(class, art, name, Box::new(label), Box::new(tap))
}

fn picture_button(
    class: &'static str,
    art: &'static str,
    name: &'static str,
    label: Box<dyn Fn() -> String + Send>,
    tap: Box<dyn Fn()>,
) -> AnyView {
    view! {
        <button class=class type="button" data-do=name aria-label=label on:click=does(move |_| tap())>{icon(art)}</button>
    }
    .into_any()
}

/// A line of a form.
pub fn field(label: impl IntoView + 'static, about: impl IntoView + 'static, control: AnyView) -> AnyView {
    line(label.into_any(), about.into_any(), control)
}

fn line(label: AnyView, about: AnyView, control: AnyView) -> AnyView {
    view! {
        <div class="field">
            <span class="field__label">{label} <small>{about}</small></span>
            {control}
        </div>
    }
    .into_any()
}

/// On or off.
pub fn switch(
    name: &'static str,
    label: impl Fn() -> String + Send + 'static,
    on: impl Fn() -> bool + Send + Copy + 'static,
    tap: impl Fn() + 'static,
) -> AnyView {
    lever(name, Box::new(label), Box::new(on), Box::new(tap))
}

fn lever(
    name: &'static str,
    label: Box<dyn Fn() -> String + Send>,
    on: Box<dyn Fn() -> bool + Send>,
    tap: Box<dyn Fn()>,
) -> AnyView {
    view! {
        <button
            class="switch"
            type="button"
            role="switch"
            data-do=name
            aria-label=label
            aria-checked=always(move || on().to_string())
            on:click=does(move |_| tap())
        ></button>
    }
    .into_any()
}

/// One item of a row of choices.
pub struct Choice<T> {
    pub value: T,
    pub id: String,
    pub label: AnyView,
}

/// One of a few.
pub fn segments<T: PartialEq + Clone + Send + Sync + 'static>(
    name: &'static str,
    label: impl Fn() -> String + Send + 'static,
    items: Vec<Choice<T>>,
    chosen: impl Fn() -> T + Send + Sync + Clone + 'static,
    choose: impl Fn(T) + Clone + 'static,
) -> AnyView {
    let items: Vec<AnyView> = items
        .into_iter()
        .map(|Choice { value, id, label }| {
            let (chosen, choose, picked) = (chosen.clone(), choose.clone(), value.clone());
            view! {
                <button
                    class="segments__item"
                    type="button"
                    role="radio"
                    data-value=id
                    aria-checked=always(move || (chosen() == value).to_string())
                    on:click=does(move |_| choose(picked.clone()))
                >
                    {label}
                </button>
            }
            .into_any()
        })
        .collect();
    view! { <span class="segments" role="radiogroup" data-do=name aria-label=label>{items}</span> }.into_any()
}
