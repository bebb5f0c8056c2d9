//! The table.

use crate::ui::always::always;
use crate::ui::later::afterwards;
use crate::ui::model::{Next, Selection, sheet};
use crate::ui::page::{Layer, page};
use crate::ui::parts::{
    aside, bar, centre, closed_hand, curtain, drawer, events, foot, gag_sheet, hand, hint_sheet, me, menu, pick,
    prompt, seat, seat_sheet, talk_sheet,
};
use leptos::prelude::*;
use standoff_engine::card::Game;

pub fn table() -> AnyView {
    let page = page();
    let play = page.play;
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
    let play = page.play;
    let names = play.snap.with_untracked(|snap| snap.as_ref().map(|snap| snap.names.clone()).unwrap_or_default());
    let own = play.snap.with_untracked(|snap| snap.as_ref().and_then(|snap| snap.desk.viewer()));
    let ring = Memo::new(move |_| play.snap.with(|snap| snap.as_ref().map(|s| s.desk.ring()).unwrap_or_default()));
    let aiming = move || matches!(play.selection.get(), Selection::Aim(_));
    // What lies under a sheet cannot be reached.
    let covered = afterwards(move || {
        let selection = play.selection.get();
        let picking = play.snap.with(|snap| {
            snap.as_ref().is_some_and(|snap| snap.next.is_asked() && sheet(&snap.desk, &selection).is_some())
        });
        page.layer.get() != Layer::None || (picking && !play.sheet_away.get())
    });
    let seats = {
        let names = names.clone();
        move |at: standoff_engine::core::Seat| {
            let place = move || ring.with(|ring| ring.iter().position(|seat| *seat == at).unwrap_or_default() + 1);
            seat(at, names[at.index()].clone(), place)
        }
    };
    // The decks are the same for the whole game.
    let eventful = play.snap.with_untracked(|snap| snap.as_ref().is_some_and(|s| !s.desk.view.board.piles.is_empty()));
    // While the table lies open, the hand is seen from behind.
    let open = play.snap.with_untracked(|snap| snap.as_ref().is_some_and(|snap| snap.is_open()));
    let mine = own.map(|own| {
        let name = names[own.index()].clone();
        let hand = if open { closed_hand(own, name.clone()) } else { hand() };
        view! { {me(own, name)} {hand} }
    });
    view! {
        <main class="table wood" data-screen="table" class:is-aiming=always(aiming) class:is-watching=own.is_none() class:has-events=eventful class:is-open=open inert=covered>
            {bar::<Game>()}
            <section class="ring" data-opponents=always(move || ring.with(Vec::len).to_string())>
                <For each=always(move || ring.get()) key=|seat| *seat let:at>{seats(at)}</For>
                {centre()}
            </section>
            {mine}
            {foot::<Game>(prompt)}
            <div class="side">{events()} {aside::<Game>()}</div>
        </main>
        {pick()}
        {always(move || match page.layer.get() {
            Layer::None => ().into_any(),
            Layer::Menu => menu(),
            Layer::Log => drawer::<Game>(),
            Layer::Seat(seat) => seat_sheet(seat),
            Layer::Gag => gag_sheet(),
            Layer::Hint => hint_sheet::<Game>(),
            Layer::Talk => talk_sheet(),
        })}
    }
    .into_any()
}
