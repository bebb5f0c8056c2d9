//! What a bot in the viewer's place takes a player for.

use super::art::{icon, role_art, role_colour};
use super::hint::share;
use crate::ui::model::Next;
use crate::ui::page::Page;
use crate::ui::play::OnPage;
use leptos::prelude::*;
use standoff_engine::core::{Role, Seat};

/// Bars for the roles a player may have; nothing unless learning aids are wanted and there is something to guess.
pub fn beliefs<G: OnPage>(page: Page, seat: Seat) -> AnyView {
    let play = G::play(page);
    let open = play.snap.with_untracked(|snap| {
        let snap = snap.as_ref()?;
        let private = snap.viewer.is_some() && !matches!(snap.next, Next::Past | Next::Over);
        (private && G::suspects(&snap.desk, seat).len() > 1).then_some(())
    });
    if open.is_none() || !untrack(|| page.offers_aids()) {
        return ().into_any();
    }
    let odds = RwSignal::new(None::<[f32; 4]>);
    play.ask_beliefs(page, move |all| {
        odds.try_set(all.get(seat.index()).copied());
    });
    let bars = move |odds: [f32; 4]| {
        let percent = odds.map(|share| (share * 100.0).round() as u16);
        let one = |(role, percent): (Role, u16)| {
            view! {
                <li class="shares__one" data-belief=role_art(role)>
                    <span>{icon(role_art(role))} {page.tongue().role(role)}</span> {share(page, role_colour(role), percent)}
                </li>
            }
            .into_any()
        };
        Role::ALL.into_iter().zip(percent).filter(|(_, percent)| *percent > 0).map(one).collect::<Vec<_>>()
    };
    let shown = move || {
        let words = &page.tongue().ui().bots;
        odds.get().map(|odds| {
            view! {
                <div class="sheet__group" data-beliefs=seat.0.to_string()>
                    <h3>{words.beliefs}</h3>
                    <ul class="shares">{bars(odds)}</ul>
                    <small>{words.beliefs_about}</small>
                </div>
            }
        })
    };
    view! { {shown} }.into_any()
}
