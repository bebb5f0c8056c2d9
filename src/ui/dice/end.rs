//! How it ended.

use super::art::character_art;
use crate::ui::page::{Page, page};
use crate::ui::parts::{icon, life, picture, role_tag, sentence};
use crate::ui::play::Snapshot;
use crate::ui::route::Route;
use crate::ui::screens::{ended, headed};
use leptos::prelude::*;
use standoff_engine::core::{Seat, Team};
use standoff_engine::dice::Game;

pub fn end() -> AnyView {
    let page = page();
    let result = move || page.dice.snap.get().map(|snap| result(page, &snap)).into_any();
    ended::<Game>(result, Route::NewDice)
}

fn result(page: Page, snap: &Snapshot<Game>) -> Option<AnyView> {
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

fn person(page: Page, snap: &Snapshot<Game>, seat: Seat, won: bool) -> AnyView {
    let player = snap.desk.view.seat(seat);
    let words = page.tongue().dice();
    let out = !snap.desk.in_play(seat);
    let art = if out { "ui-skull".into() } else { character_art(player.character) };
    let bullets = (!out).then(|| life(player.life, player.max_life.max(player.life)));
    let star = won.then(|| picture("ui-trophy", "icon reveal__won"));
    let power = player.power.map(|power| format!(", {}", words.power(power)));
    view! {
        <div class="reveal" class:is-dead=out data-won=won.then_some("true")>
            <span class="emblem">{picture(&art, "")}</span>
            <span class="reveal__name">
                <b>{snap.names[seat.index()].clone()}</b> {star} {bullets}
                <small>{words.character(player.character)} {power}</small>
            </span>
            {player.role.map(role_tag)}
        </div>
    }
    .into_any()
}
