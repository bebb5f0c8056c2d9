//! Private marks: whom the viewer takes for what.

use super::art::{icon, picture, role_art, role_colour};
use crate::ui::always::{always, does};
use crate::ui::model::{Next, next_mark};
use crate::ui::page::Page;
use crate::ui::play::{OnPage, Snapshot};
use leptos::ev::PointerEvent;
use leptos::prelude::*;
use standoff_engine::core::{Role, Seat};

/// Whose marks may be seen: nobody's while the table lies open before several, nor in the past.
fn marker<G: OnPage>(snap: &Snapshot<G>) -> Option<Seat> {
    snap.viewer.filter(|_| snap.next != Next::Past)
}

/// The roles the viewer may suspect a player of, and his mark; it is gone as soon as he knows better.
fn guess<G: OnPage>(page: Page, seat: Seat) -> (Vec<Role>, Option<Role>) {
    let found = G::play(page).snap.with(|snap| {
        let snap = snap.as_ref().filter(|snap| seat.index() < snap.names.len())?;
        Some((marker(snap)?, G::suspects(&snap.desk, seat)))
    });
    let Some((viewer, offered)) = found else { return (Vec::new(), None) };
    let mark = page.suspicions.with(|marks| marks.mark(viewer, seat));
    let mark = mark.filter(|role| offered.contains(role));
    (offered, mark)
}

fn set<G: OnPage>(page: Page, seat: Seat, role: Option<Role>) {
    if let Some(viewer) = G::play(page).snap.with_untracked(|snap| marker(snap.as_ref()?)) {
        page.suspect(|marks| marks.set(viewer, seat, role));
    }
}

/// The next mark, said aloud: by a key or the other button of the mouse.
pub fn guess_again<G: OnPage>(page: Page, seat: Seat) {
    let (offered, now) = untrack(|| guess::<G>(page, seat));
    if offered.is_empty() {
        return;
    }
    let next = next_mark(now, &offered);
    set::<G>(page, seat, next);
    let tongue = untrack(|| page.tongue());
    let name = G::play(page).snap.with_untracked(|snap| snap.as_ref().map(|snap| snap.names[seat.index()].clone()));
    let words = next.map_or_else(|| tongue.ui().manual.suspicion_none.into(), |role| format!("{}?", tongue.role(role)));
    page.say(format!("{}. {}: {words}", tongue.ui().manual.suspicion, name.unwrap_or_default()));
}

/// The other button of the mouse sets the next mark.
pub fn guess_by_mouse<G: OnPage>(page: Page, seat: Seat, event: &PointerEvent) {
    if event.button() == 2 && event.pointer_type() == "mouse" {
        guess_again::<G>(page, seat);
    }
}

/// The mark as part of who somebody is; empty without one.
pub fn spoken_guess<G: OnPage>(page: Page, seat: Seat) -> String {
    let mark = guess::<G>(page, seat).1;
    let words = |role| format!(", {}: {}?", page.tongue().ui().manual.suspicion, page.tongue().role(role));
    mark.map(words).unwrap_or_default()
}

/// The mark on the edge of the emblem.
pub fn guess_badge<G: OnPage>(page: Page, seat: Seat) -> AnyView {
    let mark = Memo::new(move |_| guess::<G>(page, seat).1);
    view! {
        {always(move || mark.get().map(|role| view! {
            <span class=format!("badge badge--guess {}", role_colour(role)) data-guess=role_art(role)>
                {picture(role_art(role), "")} <b>"?"</b>
            </span>
        }))}
    }
    .into_any()
}

/// All marks to choose from, on the sheet of a player.
pub fn guesses<G: OnPage>(page: Page, seat: Seat) -> AnyView {
    let state = Memo::new(move |_| guess::<G>(page, seat));
    let row = move || {
        let (offered, mark) = state.get();
        let (tongue, manual) = (page.tongue(), &page.tongue().ui().manual);
        let one = |role: Option<Role>| {
            let words = role.map_or_else(|| manual.suspicion_none.into(), |role| format!("{}?", tongue.role(role)));
            let choose = move |_| set::<G>(page, seat, role);
            let art = role.map(|role| icon(role_art(role)));
            let class = role.map_or("chip".into(), |role| format!("chip {}", role_colour(role)));
            view! {
                <button
                    class=class
                    type="button"
                    role="radio"
                    data-value=role.map_or("none", role_art)
                    aria-checked=(role == mark).to_string()
                    on:click=does(choose)
                >
                    {art} {words}
                </button>
            }
        };
        (!offered.is_empty()).then(|| {
            let all = std::iter::once(None).chain(offered.into_iter().map(Some));
            view! {
                <div class="sheet__group" data-guesses=seat.0.to_string()>
                    <h3>{manual.suspicion}</h3>
                    <div class="chips" role="radiogroup" aria-label=manual.suspicion>{all.map(one).collect_view()}</div>
                    <small>{manual.suspicion_about}</small>
                </div>
            }
        })
    };
    view! { {always(row)} }.into_any()
}
