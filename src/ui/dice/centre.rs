//! The middle of the table: the arrows left, and what was just done.

use super::art::{ARROW, CHIEF};
use crate::i18n::DiceFact;
use crate::ui::always::always;
use crate::ui::model::Topic;
use crate::ui::page::{Page, Zoom, page};
use crate::ui::parts::{picture, sentence};
use crate::ui::press::Press;
use leptos::prelude::*;
use standoff_engine::dice::{Arrows, Face};

/// How many sentences of one step are shown in the middle; the rest is in the log.
const LINES: usize = 2;

pub fn centre() -> AnyView {
    let page = page();
    let play = page.dice;
    let supply = Memo::new(move |_| {
        play.snap.with(|snap| snap.as_ref().map_or(Arrows::default(), |snap| snap.desk.view.board.supply))
    });
    let label = move || {
        let ui = page.tongue().dice().ui();
        let chief = if supply.get().chief { format!(", {} {}", ui.chiefs_arrow, ui.in_supply) } else { String::new() };
        format!("{}: {}{chief}", ui.supply, supply.get().normal)
    };
    let press = Press::new(page, || Some(Zoom::Topic(Topic::Face(Face::Arrow))));
    let indians = move || play.effects.with(|effects| effects.indians);
    view! {
        <div class="centre">
            <div {..press.attributes()} class="quiver" role="img" aria-label=always(label) data-supply=always(move || supply.get().tokens().to_string()) class:is-hit=always(indians)>
                <span class="quiver__row">
                    {always(move || (0..supply.get().normal).map(|_| picture(ARROW, "icon")).collect_view())}
                    {always(move || supply.get().chief.then(|| picture(CHIEF, "icon quiver__chief")))}
                </span>
                <b class="quiver__count">{always(move || supply.get().tokens())}</b>
                <small>{always(move || page.tongue().dice().ui().supply)}</small>
            </div>
            <p class="ticker">{always(move || news(page))}</p>
        </div>
    }
    .into_any()
}

/// The last step in words.
fn news(page: Page) -> Vec<AnyView> {
    let Some(snap) = page.dice.snap.get() else { return Vec::new() };
    let facts = &snap.news[snap.news.len().saturating_sub(LINES)..];
    let line = |fact: &DiceFact| {
        let words = sentence(&page.tongue().dice().fact(&snap.voice(), fact));
        view! { <span class="ticker__line">{words}</span> }.into_any()
    };
    facts.iter().map(line).collect()
}
