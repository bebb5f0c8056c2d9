//! How it ended, and what comes next.

use crate::table::Rematch;
use crate::ui::always::always;
use crate::ui::page::{Page, page};
use crate::ui::parts::{
    button, character_art, course_fold, field, icon, life, picture, review, role_tag, sentence, switch, verdict,
};
use crate::ui::play::{OnPage, Snapshot};
use crate::ui::route::Route;
use leptos::prelude::*;
use standoff_engine::card::Game;
use standoff_engine::core::{Seat, Team};
use std::sync::Arc;

pub fn end() -> AnyView {
    let page = page();
    let result = move || page.play.snap.get().map(|snap| result(page, &snap)).into_any();
    ended::<Game>(result, Route::New)
}

/// The end of any game: how it ended, and what the next one begins with.
pub fn ended<G: OnPage>(result: impl Fn() -> AnyView + Send + 'static, form: Route) -> AnyView {
    let page = page();
    let play = G::play(page);
    let options = RwSignal::new(Rematch::default());
    // Among three it is the Deputy who begins.
    let three = move || play.snap.with(|snap| snap.as_ref().is_some_and(|snap| snap.names.len() == 3));
    let rotate = move || {
        let ui = page.tongue().ui();
        if three() { ui.rotate_deputy } else { ui.rotate_sheriff }
    };
    let again = move || match play.rematch(page, options.get_untracked()) {
        // Friends are waited for first.
        Ok(()) if page.friends.is_host() => {}
        Ok(()) => Route::Table.replace(),
        Err(error) => page.say(G::deal_error(untrack(|| page.tongue()), &error)),
    };
    view! {
        <main class="screen wood" data-screen="end">
            {super::head(always(move || page.tongue().ui().game_over))}
            <div class="screen__body">
                {always(result)}
                {verdict()}
                {course_fold::<G>()}
                <section class="panel">
                    {field(
                        always(move || page.tongue().ui().keep_characters),
                        always(move || page.tongue().ui().keep_characters_about),
                        switch(
                            "keep-characters",
                            move || page.tongue().ui().keep_characters.into(),
                            move || options.get().keep_characters,
                            move || options.update(|options| options.keep_characters ^= true),
                        ),
                    )}
                    {field(
                        rotate,
                        always(move || {
                            let ui = page.tongue().ui();
                            if three() { ui.rotate_deputy_about } else { ui.rotate_sheriff_about }
                        }),
                        switch(
                            "rotate-sheriff",
                            move || rotate().into(),
                            move || options.get().rotate_sheriff,
                            move || options.update(|options| options.rotate_sheriff ^= true),
                        ),
                    )}
                </section>
                {review::<G>()}
                {button("btn btn--wide", "ui-eye", always(move || page.tongue().ui().games.replay), move || page.replay_table::<G>())}
            </div>
            <footer class="screen__foot">
                {button("btn btn--big", "ui-plus", always(move || page.tongue().ui().new_game), move || form.go())}
                {always(move || (!page.friends.visits()).then(|| button("btn btn--primary btn--big", "ui-undo", always(move || page.tongue().ui().rematch), again)))}
            </footer>
        </main>
    }
    .into_any()
}

/// The verdict and who has won; without a verdict the latter is the heading.
pub fn headed(verdict: Option<&'static str>, line: Vec<AnyView>) -> AnyView {
    match verdict {
        Some(verdict) => view! { <h2 class="title">{verdict}</h2> <p>{line}</p> }.into_any(),
        None => view! { <h2 class="title">{line}</h2> }.into_any(),
    }
}

fn result(page: Page, snap: &Arc<Snapshot>) -> Option<AnyView> {
    let outcome = snap.desk.view.board.outcome?;
    let (class, art) = match outcome.team {
        Team::Law => ("banner banner--law", "role-sheriff"),
        Team::Outlaws => ("banner", "role-outlaw"),
        Team::Renegades => ("banner banner--renegade", "role-renegade"),
    };
    let ui = page.tongue().ui();
    // "You" makes sense for one person only.
    let only = snap.persons.iter().next().filter(|_| snap.persons.len() == 1);
    let verdict = only.map(|me| if outcome.winners.contains(me) { ui.you_won } else { ui.you_lost });
    let line = sentence(&page.tongue().outcome(&snap.voice(), outcome));
    let turns = ui.turn_number(snap.desk.view.turn.number);
    let people = Seat::all(snap.names.len() as u8).map(|seat| person(page, snap, seat, outcome.winners.contains(seat)));
    Some(
        view! {
            <section class=class data-outcome=format!("{:?}", outcome.team)>
                {icon(art)} {headed(verdict, line)} <p>{turns}</p>
            </section>
            <section class="panel">{people.collect_view()}</section>
        }
        .into_any(),
    )
}

fn person(page: Page, snap: &Snapshot, seat: Seat, won: bool) -> AnyView {
    let player = snap.desk.view.seat(seat);
    let out = !snap.desk.in_play(seat);
    let art = if out { "ui-skull".into() } else { character_art(player.character) };
    let bullets = (!out).then(|| life(player.life.max(0) as u8, player.max_life as u8));
    let star = won.then(|| picture("ui-trophy", "icon reveal__won"));
    view! {
        <div class="reveal" class:is-dead=out data-won=won.then_some("true")>
            <span class="emblem">{picture(&art, "")}</span>
            <span class="reveal__name">
                <b>{snap.names[seat.index()].clone()}</b> {star} {bullets}
                <small>{player.character.map(|character| page.tongue().character(character))}</small>
            </span>
            {player.role.map(role_tag)}
        </div>
    }
    .into_any()
}
