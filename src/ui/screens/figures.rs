//! Statistics.

use super::head;
use crate::i18n::Figures as Words;
use crate::storage::Storage;
use crate::table::{Finished, Level};
use crate::ui::always::always;
use crate::ui::dice::character_art as dice_character_art;
use crate::ui::model::{CharacterRate, Figures, Filter, Rate, bar};
use crate::ui::page::{Page, page};
use crate::ui::parts::{Choice, button, character_art, field, focus_first, picture, role_art, segments, switch};
use crate::ui::route::Route;
use leptos::html::Div;
use leptos::prelude::*;
use standoff_engine::card;
use standoff_engine::core::{Role, Rules};
use standoff_engine::dice;

/// How many characters are shown at first.
const FIRST: usize = 8;

pub fn figures() -> AnyView {
    let page = page();
    let games = StoredValue::new(finished_games(page));
    let filter = RwSignal::new(Filter { since: page.shelf.with_value(Storage::figures_since), ..Filter::default() });
    let body = if games.with_value(Vec::is_empty) {
        empty(page)
    } else {
        view! {
            {choices(page, filter)}
            {always(move || games.with_value(|games| counted(page, &Figures::of(games, filter.get()))))}
            {reset(page, games, filter)}
        }
        .into_any()
    };
    view! {
        <main class="screen wood" data-screen="figures">
            {head(always(move || page.tongue().ui().figures.title))} <div class="screen__body">{body}</div>
        </main>
    }
    .into_any()
}

/// The games that were played to their end here.
fn finished_games(page: Page) -> Vec<Finished> {
    let history = page.shelf.with_value(|shelf: &Storage<_>| shelf.history());
    history.entries.into_iter().filter(|(entry, _)| !entry.imported).map(|(entry, _)| entry.game).collect()
}

fn words(page: Page) -> &'static Words {
    &page.tongue().ui().figures
}

fn empty(page: Page) -> AnyView {
    view! {
        <section class="blank">
            {picture("ui-trophy", "blank__art")} <h2 class="title">{always(move || words(page).empty)}</h2>
            <p>{always(move || words(page).empty_about)}</p>
            {button("btn btn--primary btn--big", "ui-deck", always(move || page.tongue().dice().ui().new_card_game), || Route::New.go())}
            {button("btn btn--big", "dice-die", always(move || page.tongue().dice().ui().new_dice_game), || Route::NewDice.go())}
        </section>
    }
    .into_any()
}

fn choices(page: Page, filter: RwSignal<Filter>) -> AnyView {
    let names: [(Option<&'static str>, fn(Page) -> &'static str); 3] = [
        (None, |page| words(page).all_games),
        (Some(card::Game::NAME), |page| page.tongue().dice().ui().card_game),
        (Some(dice::Game::NAME), |page| page.tongue().dice().ui().dice_game),
    ];
    let items = names.into_iter().map(|(value, name)| {
        let id = value.unwrap_or("all").into();
        Choice { value, id, label: always(move || name(page)).into_any() }
    });
    let which = segments(
        "which",
        move || words(page).which.into(),
        items.collect(),
        move || filter.get().game,
        move |game| filter.update(|filter| filter.game = game),
    );
    let persons = switch(
        "persons-only",
        move || words(page).persons_only.into(),
        move || filter.get().persons_only,
        move || filter.update(|filter| filter.persons_only ^= true),
    );
    view! {
        <section class="panel">
            {field(always(move || words(page).which), (), which)}
            {field(always(move || words(page).persons_only), always(move || words(page).persons_only_about), persons)}
        </section>
    }
    .into_any()
}

/// Everything that depends on the games counted.
fn counted(page: Page, figures: &Figures) -> AnyView {
    let words = words(page);
    if figures.games == 0 {
        return view! { <section class="panel"><p class="panel__text">{words.no_match}</p></section> }.into_any();
    }
    let mine = if figures.persons.of > 0 {
        persons(page, figures)
    } else {
        view! { <section class="panel"><p class="panel__text">{words.no_person}</p></section> }.into_any()
    };
    let bots = chart(page, "bots", words.bots, None, levels(page, &figures.bots));
    let draws = (figures.draws > 0).then(|| words.draws(short(figures.draws)));
    let free_undo = (figures.free_undo > 0).then(|| words.free_undo(short(figures.free_undo)));
    let notes: Vec<String> = draws.into_iter().chain(free_undo).collect();
    let notes = (!notes.is_empty()).then(|| view! { <p class="screen__text" data-do="notes">{notes.join(" ")}</p> });
    view! {
        {tiles(words, figures)} {mine} {bots} <p class="screen__text">{words.read}</p> {notes}
    }
    .into_any()
}

fn tiles(words: &Words, figures: &Figures) -> AnyView {
    let tile = |name: &'static str, title: &'static str, value: String, about: String| {
        view! {
            <div class="tile" data-tile=name>
                <dt>{title}</dt> <dd><b>{value}</b> <small>{about}</small></dd>
            </div>
        }
        .into_any()
    };
    let rate = |rate: Rate| (words.percent(percent(rate.share())), words.of(short(rate.won), short(rate.of)));
    let mut all = vec![tile("games", words.games, figures.games.to_string(), String::new())];
    if figures.persons.of > 0 {
        let (won, of) = rate(figures.persons);
        all.push(tile("won", words.won, won, of));
        let (survived, of) = rate(figures.survived);
        all.push(tile("survived", words.survived, survived, of));
        all.push(tile("streak", words.streak, figures.streak.to_string(), words.best(short(figures.best_streak))));
    }
    let turns = words.turns(short(figures.turns));
    all.push(tile("length", words.length, turns, words.longest(short(figures.longest))));
    view! { <dl class="tiles">{all}</dl> }.into_any()
}

fn persons(page: Page, figures: &Figures) -> AnyView {
    let words = words(page);
    let tongue = page.tongue();
    let roles = Role::ALL.into_iter().zip(figures.roles).filter(|(_, rate)| rate.of > 0);
    let roles = roles.map(|(role, rate)| Row {
        art: role_art(role).into(),
        label: tongue.role(role).into(),
        about: "",
        tint: Some(role),
        rate,
    });
    let both = figures.characters.iter().any(|one| one.game != figures.characters[0].game);
    let characters: Vec<Row> = figures.characters.iter().map(|one| character(page, one, both)).collect();
    let players = figures.players.iter().map(|(players, rate)| Row {
        art: "ui-person".into(),
        label: tongue.ui().player_count(*players),
        about: "",
        tint: None,
        rate: *rate,
    });
    let faced = levels(page, &figures.faced);
    let mixed = (faced.len() > 1).then_some(words.by_level_about);
    view! {
        {chart(page, "roles", words.by_role, None, roles.collect())}
        {chart(page, "characters", words.by_character, None, characters)}
        {chart(page, "players", words.by_players, None, players.collect())} {chart(page, "faced", words.by_level, mixed, faced)}
    }
    .into_any()
}

/// A character; one this version does not know goes by its id.
fn character(page: Page, one: &CharacterRate, both: bool) -> Row {
    let tongue = page.tongue();
    let of_dice = one.game == dice::Game::NAME;
    let known = if of_dice {
        dice::Character::from_id(&one.id).map(|who| (dice_character_art(who), tongue.dice().character(who)))
    } else {
        card::Character::from_id(&one.id).map(|who| (character_art(Some(who)), tongue.character(who)))
    };
    let (art, label) = match known {
        Some((art, name)) => (art, name.into()),
        None => ("ui-help".into(), one.id.replace('_', " ")),
    };
    let about = if both && of_dice { tongue.dice().ui().dice_game } else { "" };
    Row { art, label, about, tint: None, rate: one.rate }
}

fn levels(page: Page, rates: &[(Level, Rate)]) -> Vec<Row> {
    let row = |(level, rate): &(Level, Rate)| Row {
        art: "ui-bot".into(),
        label: page.tongue().level(*level).into(),
        about: "",
        tint: None,
        rate: *rate,
    };
    rates.iter().map(row).collect()
}

/// One bar of a chart.
struct Row {
    art: String,
    label: String,
    about: &'static str,
    tint: Option<Role>,
    rate: Rate,
}

/// Rates as a table with bars in it. A long one shows its beginning first.
fn chart(page: Page, name: &'static str, title: &'static str, about: Option<&'static str>, rows: Vec<Row>) -> AnyView {
    if rows.is_empty() {
        return ().into_any();
    }
    let words = words(page);
    let count = rows.len();
    let long = RwSignal::new(count > FIRST);
    let more = move || {
        long.get()
            .then(|| button("btn btn--wide", "ui-plus", words.show_all(short(count as u32)), move || long.set(false)))
    };
    let rows = rows.into_iter().map(|row| line(words, row)).collect_view();
    view! {
        <section class="panel">
            <table class="bars" class:is-long=always(move || long.get()) data-chart=name>
                <caption class="panel__title">{title}</caption>
                <thead class="visually-hidden">
                    <tr><th scope="col">{title}</th><th scope="col">{words.share}</th><th scope="col">{words.games}</th></tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
            {always(more)} {about.map(|about| view! { <p class="option__about">{about}</p> })}
        </section>
    }
    .into_any()
}

fn line(words: &Words, row: Row) -> AnyView {
    let (low, high) = row.rate.interval();
    let likely = words.likely(percent(low), percent(high));
    let tint = row.tint.map_or("bars__bar", |role| match role {
        Role::Sheriff => "bars__bar role--sheriff",
        Role::Deputy => "bars__bar role--deputy",
        Role::Outlaw => "bars__bar role--outlaw",
        Role::Renegade => "bars__bar role--renegade",
    });
    let title = likely.clone();
    let about = (!row.about.is_empty()).then(|| view! { <small>{row.about}</small> });
    view! {
        <tr>
            <th scope="row"><span class="emblem">{picture(&row.art, "")}</span> <span>{row.label} {about}</span></th>
            <td class=tint title=title>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" inner_html=bar(row.rate)></svg>
                <span class="visually-hidden">{likely}</span>
            </td>
            <td class="bars__of">
                <b>{words.percent(percent(row.rate.share()))}</b> <small>{words.of(short(row.rate.won), short(row.rate.of))}</small>
            </td>
        </tr>
    }
    .into_any()
}

/// Counting anew leaves the games themselves alone, so it can be undone.
fn reset(page: Page, games: StoredValue<Vec<Finished>>, filter: RwSignal<Filter>) -> AnyView {
    let asking = RwSignal::new(false);
    let since = move |since: u64| {
        asking.set(false);
        filter.update(|filter| filter.since = since);
        if let Some(Err(error)) = page.shelf.try_update_value(|shelf| shelf.save_figures_since(since)) {
            page.say_store_error(error);
        }
    };
    let last = move || games.with_value(|games| games.iter().map(|game| game.ended).max().unwrap_or_default());
    let again = move || {
        (filter.get().since > 0)
            .then(|| button("btn btn--wide", "ui-undo", always(move || words(page).count_all), move || since(0)))
    };
    let question = move || {
        let node = focus_first::<Div>();
        view! {
            <div class="panel" role="alertdialog" aria-label=words(page).reset data-do="reset-question" node_ref=node>
                <p class="panel__text">{words(page).reset_question}</p>
                <div class="sheet__actions">
                    {button("btn", "", page.tongue().ui().cancel, move || asking.set(false))}
                    {button("btn btn--danger", "", words(page).reset, move || since(last()))}
                </div>
            </div>
        }
    };
    view! {
        <div class="reset" data-do="reset">
            {always(again)}
            {always(move || (filter.get().since < last()).then(|| {
                button("btn btn--wide", "ui-close", always(move || words(page).reset), move || asking.set(true))
            }))}
            {always(move || asking.get().then(question))}
        </div>
    }
    .into_any()
}

fn percent(share: f64) -> u16 {
    (share * 100.0).round() as u16
}

/// Numbers in texts are small.
fn short(number: u32) -> u16 {
    number.try_into().unwrap_or(u16::MAX)
}
