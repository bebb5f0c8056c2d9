//! Games that are over: looked at again, kept, sent, deleted; and taken in from elsewhere.

use super::head;
use crate::storage::{History, SetAside, Storage};
use crate::table::{Controller, Finished, FinishedSeat, Past, past};
use crate::ui::always::{always, does};
use crate::ui::dice;
use crate::ui::page::{Notice, Page, page};
use crate::ui::parts::{button, character_art, icon, picture, review_of, role_tag, sentence};
use crate::ui::travel::save_set_aside;
use leptos::html::Textarea;
use leptos::prelude::*;
use standoff_engine::card::{Character, Game};
use standoff_engine::core::{Outcome, Rules, Seat};
use standoff_engine::dice::Game as DiceGame;

pub fn games() -> AnyView {
    let page = page();
    let words = move || &page.tongue().ui().games;
    let changed = Trigger::new();
    let list = move || {
        changed.track();
        // A game may have been deleted.
        page.notice.track();
        let History { entries, damaged, size } = page.shelf.with_value(past);
        let none = entries.is_empty().then(|| {
            view! {
                <section class="panel games__none">{picture("ui-tumbleweed", "games__weed")} <p>{always(move || words().empty)}</p></section>
            }
        });
        let broken = (damaged > 0).then(|| {
            let remove = move || {
                page.shelf.update_value(|shelf| {
                    let _ = shelf.forget_damaged();
                });
                changed.notify();
            };
            view! {
                <section class="panel" data-damaged=damaged.to_string()>
                    <p>{always(move || words().damaged(damaged as u16))}</p>
                    {button("btn", "ui-bin", always(move || words().remove_damaged), remove)}
                </section>
            }
        });
        let kilobytes = format!("{} KB", size.div_ceil(1024));
        let used = (size > 0).then(|| view! { <p class="games__used">{always(move || words().stored(&kilobytes))} " " {always(move || words().stored_rule)}</p> });
        let lines = entries.into_iter().map(|(entry, record)| line(page, entry, record, changed));
        let aside = page.shelf.with_value(Storage::set_aside);
        let aside = (!aside.is_empty()).then(|| set_aside(page, aside, changed));
        view! { {broken} {none} {lines.collect::<Vec<_>>()} {used} {aside} }
    };
    view! {
        <main class="screen wood" data-screen="games">
            {head(always(move || words().title))}
            <div class="screen__body">{always(list)} {bring(page)}</div>
        </main>
    }
    .into_any()
}

/// The saves that could not be opened: tried again, saved as they were written, or deleted.
fn set_aside(page: Page, saves: Vec<SetAside>, changed: Trigger) -> AnyView {
    let words = move || &page.tongue().ui().games;
    let line = move |SetAside { key, text }: SetAside| {
        let again = text.clone();
        let delete = move || {
            page.shelf.with_value(|shelf| {
                let _ = shelf.remove_set_aside(&key);
            });
            changed.notify();
        };
        view! {
            <div class="game__acts" data-aside="true">
                {button("btn", "ui-next", always(move || words().open), move || page.take_in_pasted(again.clone()))}
                {button("btn", "ui-log", always(move || words().as_file), move || save_set_aside(&text))}
                {button("btn btn--danger", "ui-bin", always(move || words().delete), delete)}
            </div>
        }
    };
    view! {
        <section class="panel">
            <h2 class="panel__title">{always(move || words().aside)}</h2>
            <p>{always(move || words().aside_about)}</p>
            {saves.into_iter().map(line).collect::<Vec<_>>()}
        </section>
    }
    .into_any()
}

/// When it was, in the reader's language.
fn day(page: Page, ended: u64) -> String {
    let style = js_sys::Object::new();
    for (name, value) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        let _ = js_sys::Reflect::set(&style, &name.into(), &value.into());
    }
    let tag = page.tongue().lang().tag();
    js_sys::Date::new(&(ended as f64).into()).to_locale_string(tag, &style).into()
}

/// Who won, in a sentence.
fn verdict(page: Page, game: &Finished) -> AnyView {
    let names: Vec<String> = game.seats.iter().map(|seat| seat.name.clone()).collect();
    let won = || game.seats.iter().zip(Seat::all(game.seats.len() as u8)).filter(|(seat, _)| seat.won);
    // The Law wins with its Sheriff, whoever else shares it.
    let team = won().map(|(seat, _)| seat.role.team()).min();
    let voice = crate::i18n::Voice { names: &names, viewer: None };
    let outcome = team.map(|team| Outcome { team, winners: won().map(|(_, seat)| seat).collect() });
    outcome.map(|outcome| sentence(&page.tongue().outcome(&voice, outcome))).into_any()
}

/// "Card game, 5 players".
pub fn about(page: Page, game: &str, players: usize) -> String {
    let words = page.tongue().dice().ui();
    let game = if game == standoff_engine::dice::Game::NAME { words.dice_game } else { words.card_game };
    format!("{game}, {}", page.tongue().ui().player_count(players as u8))
}

/// What a finished game was: the game, who won, how long, everybody's role.
pub fn summary(page: Page, game: &Finished) -> (AnyView, AnyView) {
    let words = &page.tongue().ui().games;
    let length = format!("{}, {}", words.turns(game.turns), words.steps(game.actions as u16));
    let art = if game.game == standoff_engine::dice::Game::NAME { "dice-die" } else { "ui-deck" };
    let head = view! {
        <span class="game__art">{icon(art)}</span>
        <span class="game__what">
            <b>{verdict(page, game)}</b>
            <small>{about(page, &game.game, game.seats.len())} ", " {length}</small>
        </span>
    };
    let dice = game.game == standoff_engine::dice::Game::NAME;
    let people = game.seats.iter().map(|seat| person(page, seat, dice)).collect::<Vec<_>>();
    (head.into_any(), people.into_any())
}

fn person(page: Page, seat: &FinishedSeat, dice: bool) -> AnyView {
    let (art, character) = if dice {
        dice::character_of(page, &seat.character)
    } else {
        let character = Character::from_id(&seat.character);
        (character_art(character), character.map(|character| page.tongue().character(character)))
    };
    let art = if seat.alive { art } else { "ui-skull".into() };
    let star = seat.won.then(|| picture("ui-trophy", "icon reveal__won"));
    view! {
        <div class="reveal" class:is-dead=!seat.alive data-won=seat.won.then_some("true")>
            <span class="emblem">{picture(&art, "")}</span>
            <span class="reveal__name"><b>{seat.name.clone()}</b> {star} <small>{character}</small></span>
            {role_tag(seat.role)}
        </div>
    }
    .into_any()
}

fn line(page: Page, entry: Past, record: bool, changed: Trigger) -> AnyView {
    let words = move || &page.tongue().ui().games;
    let (id, kept) = (entry.id, entry.kept);
    let keep = move || {
        let done = page.shelf.try_update_value(|shelf| shelf.keep::<Finished>(id, !kept));
        if let Some(Err(error)) = done {
            page.say_store_error(error);
        }
        changed.notify();
    };
    // Only who played has moves to look at, and only while the record is kept.
    let reviewed = record && entry.game.seats.iter().any(|seat| seat.controller == Controller::Person);
    let dice = entry.game.game == DiceGame::NAME;
    let open = RwSignal::new(false);
    let (top, people) = summary(page, &entry.game);
    let mut marks = vec![day(page, entry.ended)];
    marks.extend(entry.game.free_undo.then(|| words().free_undo.into()));
    marks.extend(entry.game.hints.then(|| page.tongue().ui().bots.hinted.into()));
    marks.extend(entry.imported.then(|| words().imported.into()));
    let moves = if record {
        let (one, other) = (entry.clone(), entry);
        view! {
            {button("btn btn--primary", "ui-play", always(move || words().replay), move || page.replay_stored(&one))}
            {button("btn", "ui-share", always(move || words().export), move || page.send_stored(&other))}
        }
        .into_any()
    } else {
        view! { <p class="game__only">{always(move || words().result_only)}</p> }.into_any()
    };
    view! {
        <details class="panel game" data-game=format!("{id:016x}") data-record=record.to_string() on:toggle=move |_| open.set(reviewed)>
            <summary class="game__head">
                {top}
                {kept.then(|| view! { <span class="game__kept" role="img" aria-label=always(move || words().kept)>{icon("ui-star")}</span> })}
                <small class="game__when">{marks.join(", ")}</small>
            </summary>
            {people}
            {always(move || open.get().then(|| if dice {
                review_of::<DiceGame>(id, move || page.stored(id))
            } else {
                review_of::<Game>(id, move || page.stored(id))
            }))}
            <div class="game__acts">
                {moves}
                <button class="btn" type="button" data-do="keep" aria-pressed=kept.to_string() on:click=does(move |_| keep())>
                    {icon("ui-star")} {always(move || if kept { words().kept } else { words().keep })}
                </button>
                {button("btn btn--danger", "ui-bin", always(move || words().delete), move || page.notice.set(Some(Notice::Forget(id))))}
            </div>
        </details>
    }
    .into_any()
}

/// Taking a game in.
fn bring(page: Page) -> AnyView {
    let words = move || &page.tongue().ui().games;
    let text = NodeRef::<Textarea>::new();
    let open = move || {
        let pasted = text.get_untracked().map(|text| text.value()).unwrap_or_default();
        if !pasted.trim().is_empty() {
            page.take_in_pasted(pasted);
        }
    };
    let chosen = move |event: leptos::ev::Event| {
        if let Some(input) = event.target() {
            page.take_in_file(&input);
        }
    };
    view! {
        <section class="panel bring">
            <h2 class="panel__title">{always(move || words().import)}</h2>
            <p>{always(move || words().import_about)}</p>
            <label class="btn bring__file">
                {icon("ui-log")} {always(move || words().choose_file)}
                <input type="file" accept=".json,application/json,text/plain" data-do="import-file" on:change=does(chosen) />
            </label>
            <textarea class="input bring__text" rows="3" data-do="import-text" node_ref=text aria-label=always(move || words().paste) placeholder=always(move || words().paste)></textarea>
            {button("btn", "ui-next", always(move || words().open), open)}
        </section>
    }
    .into_any()
}
