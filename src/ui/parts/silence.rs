//! In place of what friends at the table need, where the page is built without them: nothing is drawn.

use crate::ui::page::Page;
use crate::ui::play::OnPage;
use leptos::prelude::*;
use standoff_engine::core::Seat;

fn nothing() -> AnyView {
    ().into_any()
}

pub fn talk_button() -> AnyView {
    nothing()
}

pub fn talk_sheet() -> AnyView {
    nothing()
}

pub fn away_mark(_: Page, _: Seat) -> AnyView {
    nothing()
}

pub fn said() -> AnyView {
    nothing()
}

pub fn lost_bar() -> AnyView {
    nothing()
}

pub fn countdown<G: OnPage>() -> AnyView {
    nothing()
}

pub fn verdict() -> AnyView {
    nothing()
}

pub fn scanner() -> AnyView {
    nothing()
}
