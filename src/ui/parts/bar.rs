//! The bar over the table.

use super::art::icon;
use super::controls::icon_button;
use super::talk::talk_button;
use crate::storage::{Settings, Speed};
use crate::ui::always::always;
use crate::ui::page::{Layer, Page, page};
use crate::ui::play::OnPage;
use leptos::prelude::*;

pub fn bar<G: OnPage>() -> AnyView {
    let page = page();
    let turn = move || {
        let snap = G::play(page).snap.get()?;
        Some(G::headline(page.tongue(), &snap))
    };
    view! {
        <header class="bar">
            {icon_button("icon-btn", "ui-menu", "menu", move || page.tongue().ui().menu.into(), move || page.layer.set(Layer::Menu))}
            <h1 class="bar__turn">{icon("ui-star")} <span>{always(turn)}</span></h1>
            {talk_button()}
            {icon_button("icon-btn", "ui-speed", "speed", move || speed_label(page), move || next_speed::<G>(page))}
            {icon_button("icon-btn bar__log", "ui-log", "log", move || page.tongue().ui().log.into(), move || page.layer.set(Layer::Log))}
        </header>
    }
    .into_any()
}

pub fn speed_name(page: Page, speed: Speed) -> &'static str {
    let ui = page.tongue().ui();
    match speed {
        Speed::Step => ui.comfort.speed_step,
        Speed::Slow => "½×",
        Speed::Normal => "1×",
        Speed::Fast => "2×",
        Speed::Faster => "4×",
        Speed::Instant => ui.speed_instant,
    }
}

fn speed_label(page: Page) -> String {
    let speed = page.settings.with(|settings: &Settings| settings.speed);
    format!("{}: {}", page.tongue().ui().speed, speed_name(page, speed))
}

/// The next speed, round and round.
fn next_speed<G: OnPage>(page: Page) {
    let now = page.settings.with_untracked(|settings| settings.speed);
    let at = Speed::ALL.iter().position(|speed| *speed == now).unwrap_or_default();
    page.set(|settings| settings.speed = Speed::ALL[(at + 1) % Speed::ALL.len()]);
    page.say(untrack(|| speed_label(page)));
    G::play(page).go_on(page);
}
