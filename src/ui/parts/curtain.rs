//! Between two persons who share the device: nothing private is in the page while it is down.

use super::art::picture;
use super::controls::button;
use crate::ui::page::page;
use crate::ui::play::OnPage;
use leptos::prelude::*;
use standoff_engine::core::Seat;

pub fn curtain<G: OnPage>(seat: Seat, name: String) -> AnyView {
    let page = page();
    let (title, label) = (name.clone(), name);
    view! {
        <main class="curtain" data-curtain=seat.0.to_string()>
            <div class="curtain__sign">
                <span class="emblem">{picture("ui-person", "")}</span>
                <h1 class="title">{move || (page.tongue().ui().pass_to)(&title)}</h1>
                <p>{move || page.tongue().ui().curtain_about}</p>
            </div>
            {button(
                "btn btn--primary btn--big",
                "ui-eye",
                move || (page.tongue().ui().take_over)(&label),
                move || G::play(page).take(page, seat),
            )}
        </main>
    }
    .into_any()
}
