//! What a bot would do, and whom everybody waits for while he thinks.

use super::dialog::{focus_first, sheet_head};
use crate::ui::always::always;
use crate::ui::model::{Hint, Next, Tip, Why, tips};
use crate::ui::page::{Layer, Page, page};
use crate::ui::play::{OnPage, Snapshot};
use leptos::html::Section;
use leptos::prelude::*;

/// Three dots that move.
fn dots() -> AnyView {
    view! { <span class="thinking" aria-hidden="true"><i></i><i></i><i></i></span> }.into_any()
}

/// "Jo is thinking", while that is all there is to wait for.
pub fn thinking<G: OnPage>(page: Page, snap: &Snapshot<G>) -> Option<AnyView> {
    let seat = G::play(page).thinking.get().filter(|_| matches!(snap.next, Next::Bot(_)))?;
    let words = page.tongue().ui().bots.thinking(snap.names.get(seat.index())?);
    Some(view! { <span data-thinking=seat.0.to_string()>{words} " " {dots()}</span> }.into_any())
}

/// A share of a whole as a bar, and in words.
pub fn share(page: Page, class: &str, percent: u16) -> AnyView {
    let words = page.tongue().ui().figures.percent(percent);
    view! {
        <svg class=format!("share {class}") viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect class="bar__all" width="100" height="10" />
            <rect width=percent.to_string() height="10" />
        </svg>
        <b class="share__of">{words}</b>
    }
    .into_any()
}

/// The best things to do with their chances.
pub fn hint_sheet<G: OnPage>() -> AnyView {
    let page = page();
    let play = G::play(page);
    let close = move || page.layer.set(Layer::None);
    let node = focus_first::<Section>();
    let told = move || {
        let words = &page.tongue().ui().bots;
        match play.hint.get() {
            Hint::None => view! { <p class="sheet__text">{words.hint_none}</p> }.into_any(),
            Hint::Asked => view! { <p class="sheet__text">{words.hint_asked} " " {dots()}</p> }.into_any(),
            Hint::Told(told) => {
                let (tips, why) = play.snap.with(|snap| {
                    let say = |line: &str| {
                        let snap = snap.as_ref()?;
                        let action = G::read_action(line)?;
                        Some(G::action(page.tongue(), G::seen(&snap.desk), &snap.voice(), action))
                    };
                    tips(&told, say)
                });
                let why = match why {
                    Why::Alone => words.why_alone.into(),
                    Why::Clear(points) => words.why_clear(points),
                    Why::Close => words.why_close.into(),
                };
                view! {
                    <ol class="shares">{tips.into_iter().map(|one| tip(page, one)).collect::<Vec<_>>()}</ol>
                    <p class="sheet__text">{why} " " <small>{words.hint_about}</small></p>
                }
                .into_any()
            }
        }
    };
    view! {
        <div class="scrim" data-hint="true" on:click=move |_| close()>
            <section
                class="sheet"
                role="dialog"
                aria-modal="true"
                node_ref=node
                on:click=|event| event.stop_propagation()
            >
                {sheet_head(always(move || page.tongue().ui().bots.hint), close)}
                <div aria-live="polite">{told}</div>
            </section>
        </div>
    }
    .into_any()
}

fn tip(page: Page, tip: Tip) -> AnyView {
    view! {
        <li class="shares__one" data-tip=tip.action>
            <span>{tip.words}</span> {share(page, "", tip.percent)}
        </li>
    }
    .into_any()
}
