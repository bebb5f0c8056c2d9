//! The table.

use super::centre::centre;
use super::prompt::prompt;
use super::seat::{me, seat};
use super::sheet::seat_sheet;
use super::tray::tray;
use crate::ui::always::always;
use crate::ui::model::Next;
use crate::ui::page::{Layer, page};
use crate::ui::parts::{aside, bar, curtain, drawer, foot, hint_sheet, menu, talk_sheet};
use leptos::prelude::*;
use standoff_engine::core::Seat;
use standoff_engine::dice::Game;

pub fn table() -> AnyView {
    let page = page();
    let play = page.dice;
    let down = Memo::new(move |_| {
        play.snap.with(|snap| match snap.as_ref()?.next {
            Next::HandOver(seat) => Some(seat),
            _ => None,
        })
    });
    // Another viewer is another table: nothing of the earlier one stays in the page.
    let viewer = Memo::new(move |_| play.snap.with(|snap| snap.as_ref().map(|snap| (snap.viewer, snap.desk.viewer()))));
    view! {
        {always(move || match down.get() {
            Some(seat) => curtain::<Game>(seat),
            None => {
                // Read, not only followed: what was never read seems to change at the first step.
                viewer.get();
                board()
            }
        })}
    }
    .into_any()
}

fn board() -> AnyView {
    let page = page();
    let play = page.dice;
    let names = play.snap.with_untracked(|snap| snap.as_ref().map(|snap| snap.names.clone()).unwrap_or_default());
    let own = play.snap.with_untracked(|snap| snap.as_ref().and_then(|snap| snap.desk.viewer()));
    let ring = Memo::new(move |_| play.snap.with(|snap| snap.as_ref().map(|s| s.desk.ring()).unwrap_or_default()));
    let aiming = move || {
        let selection = play.selection.get();
        play.snap.with(|snap| {
            let asked = |snap: &std::sync::Arc<crate::ui::play::Snapshot<Game>>| {
                snap.next.is_asked() && !snap.desk.highlighted(selection).is_empty()
            };
            snap.as_ref().is_some_and(asked)
        })
    };
    let covered = move || page.layer.get() != Layer::None;
    let seats = {
        let names = names.clone();
        move |at: Seat| {
            let place = move || ring.with(|ring| ring.iter().position(|seat| *seat == at).unwrap_or_default() + 1);
            seat(at, names[at.index()].clone(), place)
        }
    };
    let mine = own.map(|own| me(own, names[own.index()].clone()));
    view! {
        <main
            class="table table--dice wood"
            data-screen="table"
            data-game="dice"
            class:is-aiming=always(aiming)
            class:is-watching=own.is_none()
            inert=always(covered)
        >
            {bar::<Game>()}
            <section class="ring" data-opponents=always(move || ring.with(Vec::len).to_string())>
                <For each=always(move || ring.get()) key=|seat| *seat let:at>{seats(at)}</For>
                {centre()}
            </section>
            {tray()}
            {mine}
            {foot::<Game>(prompt)}
            <div class="side">{aside::<Game>()}</div>
        </main>
        {always(move || match page.layer.get() {
            // Nobody is gagged over dice.
            Layer::None | Layer::Gag => ().into_any(),
            Layer::Menu => menu(),
            Layer::Log => drawer::<Game>(),
            Layer::Seat(seat) => seat_sheet(seat),
            Layer::Hint => hint_sheet::<Game>(),
            Layer::Talk => talk_sheet(),
        })}
    }
    .into_any()
}
