//! A game from outside: what it is, and what can be done with it.

use super::games::{about, summary};
use super::head;
use crate::table::ImportError;
use crate::ui::always::always;
use crate::ui::page::{Page, page};
use crate::ui::parts::{button, icon};
use crate::ui::route::Route;
use crate::ui::travel::{Arrival, Found};
use leptos::prelude::*;

pub fn shared() -> AnyView {
    let page = page();
    let words = move || &page.tongue().ui().games;
    let body = move || match page.found.get() {
        Found::Reading => note(page, "ui-info", words().reading.into()),
        Found::None => note(page, "ui-info", words().no_game.into()),
        Found::Refused(error) => note(page, "ui-warning", refusal(page, error)),
        Found::Sound(arrival) => arrived(page, &arrival),
    };
    view! {
        <main class="screen wood" data-screen="shared">
            {head(always(move || words().arrived))}
            <div class="screen__body">{always(body)}</div>
        </main>
    }
    .into_any()
}

/// Why it is of no use, in words.
fn refusal(page: Page, error: ImportError) -> String {
    let words = &page.tongue().ui().games;
    match error {
        ImportError::TooLarge => words.too_large.into(),
        ImportError::NoGame => words.no_game.into(),
        ImportError::OtherFormat => words.other_format.into(),
        ImportError::OtherRules { found, expected } => words.other_rules(found as u16, expected as u16),
        ImportError::Damaged => words.broken.into(),
    }
}

fn note(page: Page, art: &'static str, text: String) -> AnyView {
    view! {
        <section class="panel games__none" role="status" data-found=art>{icon(art)} <p>{text}</p></section>
        {button("btn btn--wide", "ui-back", always(move || page.tongue().ui().games.to_games), || Route::Games.go())}
    }
    .into_any()
}

fn arrived(page: Page, arrival: &Arrival) -> AnyView {
    let words = move || &page.tongue().ui().games;
    let (body, acts) = if let Some(game) = &arrival.finished {
        let (top, people) = summary(page, game);
        let add = move || {
            if page.add_arrived() {
                page.say(untrack(|| page.tongue()).ui().games.added.into());
                Route::Games.go();
            }
        };
        (
            view! { <div class="game__head">{top}</div> {people} }.into_any(),
            view! {
                {button("btn btn--big", "ui-plus", always(move || words().add), add)}
                {button("btn btn--primary btn--big", "ui-play", always(move || words().replay), move || page.replay_arrived())}
            }
            .into_any(),
        )
    } else {
        let names = arrival.chairs.iter().map(|chair| chair.name.clone()).collect::<Vec<_>>().join(", ");
        let what =
            format!("{}, {}", about(page, arrival.game, arrival.chairs.len()), words().steps(arrival.steps as u16));
        (
            view! { <h2 class="panel__title">{words().going}</h2> <p>{what}</p> <p>{names}</p> }.into_any(),
            button("btn btn--primary btn--big", "ui-play", always(move || words().go_on), move || page.go_on_arrived()),
        )
    };
    let rules = arrival.rules.filter(|_| arrival.finished.is_some()).map(|(found, own)| {
        view! { <p class="option__about" data-rules="other">{always(move || words().watch_only(found as u16, own as u16))}</p> }
    });
    view! {
        <section class="panel" data-found="game">{body} {rules}</section>
        <div class="game__acts">{acts}</div>
    }
    .into_any()
}
