//! What a screen reader says: what happened, then what is asked.

use crate::storage::Speed;
use crate::ui::later::in_a_moment;
use crate::ui::model::Next;
use crate::ui::page::{Page, page};
use crate::ui::play::OnPage;
use crate::ui::route::Route;
use leptos::prelude::*;
use standoff_engine::{card, dice};

/// The one region that speaks, for both games; it lies outside of all that a dialog covers.
pub fn live() -> AnyView {
    let page = page();
    let said = RwSignal::new(String::new());
    listen::<card::Game>(page, said);
    listen::<dice::Game>(page, said);
    view! { <p class="visually-hidden" role="status" data-live="true">{said}</p> }.into_any()
}

fn listen<G: OnPage>(page: Page, said: RwSignal<String>) {
    /// Of what happened at once, the last lines; the rest is in the log.
    const LINES: usize = 8;
    let play = G::play(page);
    let news = StoredValue::new(Vec::<String>::new());
    let asked = StoredValue::new(String::new());
    let say = move || {
        let prompt = document().query_selector(".prompt__text").ok().flatten().and_then(|text| text.text_content());
        let prompt = prompt.unwrap_or_default().trim().to_string();
        let mut lines = news.try_update_value(std::mem::take).unwrap_or_default();
        lines.drain(..lines.len().saturating_sub(LINES));
        if asked.with_value(|asked| *asked != prompt) {
            lines.push(prompt.clone());
            asked.set_value(prompt);
        }
        if !lines.is_empty() {
            said.set(lines.join(" "));
        }
    };
    Effect::new(move |_| {
        let Some(snap) = play.snap.get() else { return };
        if page.route.get() != Route::Table || matches!(snap.next, Next::HandOver(_) | Next::Past) {
            // Nothing that was said to one person is left for the next, and the past is told by its own bar.
            news.update_value(Vec::clear);
            asked.set_value(String::new());
            return said.set(String::new());
        }
        let tongue = untrack(|| page.tongue());
        let lines = snap.news.iter().map(|fact| G::line(tongue, &snap.voice(), fact).plain());
        news.update_value(|news| news.extend(lines));
        // When bots act at once, it is told when it is over.
        let hurried = play.rush.get_untracked() || page.settings.with_untracked(|s| s.speed == Speed::Instant);
        let alone = matches!(snap.next, Next::Bot(_) | Next::Pass(_));
        if !alone {
            // A question is asked again, even in the same words.
            asked.set_value(String::new());
        }
        if !(alone && hurried) {
            in_a_moment(say);
        }
    });
    // What a selection still needs.
    Effect::new(move |before: Option<()>| {
        play.selection.track();
        if before.is_some() && play.snap.with_untracked(|snap| snap.as_ref().is_some_and(|s| s.next == Next::Person)) {
            in_a_moment(say);
        }
    });
}
