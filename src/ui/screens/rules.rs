//! The rules in short, and a browser of everything there is.

use super::head;
use crate::i18n::Translator;
use crate::ui::always::{always, does};
use crate::ui::model::{Chapter, Origin, Search, Topic};
use crate::ui::page::{Kind, Page, page};
use crate::ui::parts::{
    Choice, EVENT_CLASS, button, card_class, event_face, face, facts, icon, rulings_of, segments, topic_art,
};
use crate::ui::route;
use leptos::prelude::*;
use standoff_engine::card::Set as GameSet;

pub fn rules() -> AnyView {
    let page = page();
    let open = page.zoom.with_untracked(|zoom| zoom.map(|zoom| zoom.topic().is_dice()));
    let seated = || untrack(|| page.seated()).is_some_and(|(kind, _)| kind == Kind::Dice);
    if page.search.with_untracked(|search| *search == Search::default()) {
        page.search.set(Search { dice: open.unwrap_or_else(seated), ..Search::default() });
    }
    on_cleanup(move || page.search.set(Search::default()));
    let dice = Memo::new(move |_| page.search.with(|search| search.dice));
    let words = move || page.tongue().dice().ui();
    let items = vec![
        Choice { value: false, id: "card".into(), label: always(move || words().card_game).into_any() },
        Choice { value: true, id: "dice".into(), label: always(move || words().dice_game).into_any() },
    ];
    // The other game has other chapters and boxes.
    let choose = move |dice| {
        page.search
            .update(|search| *search = Search { dice, text: std::mem::take(&mut search.text), ..Search::default() });
    };
    let label = move || page.tongue().ui().rules.into();
    let typed = move |event| page.search.update(|search| search.text = event_target_value(&event));
    let idle =
        Memo::new(move |_| page.search.with(|s| s.text.trim().is_empty() && s.chapter.is_none() && s.origin.is_none()));
    view! {
        <main class="screen wood" data-screen="rules">
            {head(always(move || page.tongue().ui().rules))}
            <div class="screen__body">
                <div class="choice__row choice__row--pair">{segments("game", label, items, move || dice.get(), choose)}</div>
                <div class="finder" role="search">
                    <input
                        class="input"
                        type="search"
                        autocomplete="off"
                        placeholder=always(move || page.tongue().ui().manual.search_for)
                        aria-label=always(move || page.tongue().ui().search)
                        prop:value=always(move || page.search.with(|search| search.text.clone()))
                        on:input=does(typed)
                    />
                    {always(move || page.search.with(|search| filters(page, search)))}
                </div>
                {always(move || idle.get().then(|| in_short(page.tongue(), dice.get())))}
                {always(move || page.search.with(|search| list(page, search)))}
            </div>
        </main>
    }
    .into_any()
}

fn chapter_name(tongue: &Translator, chapter: Chapter) -> &'static str {
    let (ui, dice) = (tongue.ui(), tongue.dice().ui());
    match chapter {
        Chapter::Roles => ui.roles,
        Chapter::Cards => ui.cards,
        Chapter::Events => ui.events,
        Chapter::Characters => ui.characters,
        Chapter::TableRules => ui.table_rules,
        Chapter::Faces => dice.faces,
        Chapter::Dice => dice.dice,
        Chapter::Modules => dice.modules,
        Chapter::Powers => dice.special_roles,
    }
}

/// What can be left out, each with how much of it there is.
fn filters(page: Page, search: &Search) -> AnyView {
    let (tongue, manual) = (page.tongue(), &page.tongue().ui().manual);
    let without = |change: fn(&mut Search)| {
        let mut wider = search.clone();
        change(&mut wider);
        wider.find(tongue, &page.table_rules())
    };
    let any_chapter = without(|search| search.chapter = None);
    let any_origin = without(|search| search.origin = None);
    let chapters = if search.dice { Chapter::OF_DICE } else { Chapter::OF_CARDS };
    let chapters = chapters.iter().map(|chapter| {
        let (chapter, on) = (*chapter, search.chapter == Some(*chapter));
        let count = any_chapter.iter().filter(|topic| topic.chapter() == chapter).count();
        let put = move |search: &mut Search| search.chapter = if on { None } else { Some(chapter) };
        chip(page, chapter.id(), chapter_name(tongue, chapter), count, on, put)
    });
    let boxes: Vec<Origin> = if search.dice { Origin::OF_DICE.into() } else { GameSet::ALL.map(Origin::Set).into() };
    let boxes = boxes.into_iter().map(|origin| {
        let on = search.origin == Some(origin);
        let count = any_origin.iter().filter(|topic| topic.origins().contains(&origin)).count();
        let put = move |search: &mut Search| search.origin = if on { None } else { Some(origin) };
        chip(page, origin.id(), origin.name(tongue), count, on, put)
    });
    view! {
        <div class="chips" role="group" data-do="chapter" aria-label=manual.kinds>{chapters.collect_view()}</div>
        <div class="chips" role="group" data-do="origin" aria-label=tongue.ui().sets>{boxes.collect_view()}</div>
    }
    .into_any()
}

fn chip(
    page: Page,
    id: &'static str,
    name: &'static str,
    count: usize,
    on: bool,
    put: impl Fn(&mut Search) + 'static,
) -> AnyView {
    view! {
        <button
            class="chip"
            class:is-empty={count == 0}
            type="button"
            data-value=id
            aria-pressed=on.to_string()
            on:click=does(move |_| {
                page.search.update(&put);
                refocus(id);
            })
        >
            {on.then(|| icon("ui-check"))} {name} <small>{count}</small>
        </button>
    }
    .into_any()
}

/// The chips are drawn anew with their counts: the focus stays on the one that was tapped.
fn refocus(id: &'static str) {
    request_animation_frame(move || {
        crate::ui::keys::focus(&format!(".finder [data-value={id}]"));
    });
}

/// Everything found, chapter by chapter.
fn list(page: Page, search: &Search) -> AnyView {
    let tongue = page.tongue();
    let ui = tongue.ui();
    let found = search.find(tongue, &page.table_rules());
    let count = ui.manual.found(found.len() as u8);
    let mut groups: Vec<(String, Vec<Topic>)> = Vec::new();
    let chapters = if search.dice { Chapter::OF_DICE } else { Chapter::OF_CARDS };
    for chapter in chapters {
        let name = chapter_name(tongue, *chapter);
        let of_it: Vec<Topic> = found.iter().copied().filter(|topic| topic.chapter() == *chapter).collect();
        if !chapter.by_box() {
            groups.push((name.into(), of_it));
            continue;
        }
        let boxes = GameSet::ALL.map(Origin::Set).into_iter().chain(Origin::OF_DICE);
        groups.extend(boxes.map(|origin| {
            let of_box = of_it.iter().copied().filter(|topic| topic.origins().contains(&origin)).collect();
            (format!("{name}: {}", origin.name(tongue)), of_box)
        }));
    }
    let group = |(heading, topics): (String, Vec<Topic>)| {
        (!topics.is_empty()).then(|| {
            let lines = topics.into_iter().map(|topic| line(page, topic)).collect_view();
            view! { <section class="panel"><h2 class="panel__title">{heading}</h2>{lines}</section> }
        })
    };
    let nothing = found.is_empty().then(|| {
        let dice = search.dice;
        let reset = move || page.search.set(Search { dice, ..Search::default() });
        view! {
            <p class="screen__text">{ui.nothing_found}</p>
            {button("btn", "ui-undo", ui.manual.show_all, reset)}
        }
    });
    view! {
        <p class="found" role="status" data-found=found.len().to_string()>{count}</p>
        {nothing}
        {groups.into_iter().map(group).collect_view()}
    }
    .into_any()
}

/// One line of the list; it leads to the entry.
fn line(page: Page, topic: Topic) -> AnyView {
    let tongue = page.tongue();
    let art = match topic {
        Topic::Card(kind) => view! { <span class=card_class(kind)>{face(kind, None)}</span> }.into_any(),
        Topic::Event(card) => view! { <span class=EVENT_CLASS>{event_face(card)}</span> }.into_any(),
        _ => view! { <span class="emblem">{topic_art(topic)}</span> }.into_any(),
    };
    view! {
        <a class="entry" data-entry=topic.id() href=route::entry(topic) on:click=does(move |_| page.listed.set_value(true))>
            {art}
            <span class="entry__text">
                <b><span class="entry__name">{topic.name(tongue)}</span> {facts(topic)}</b>
                <span>{topic.text(tongue, &page.table_rules())}</span>
                {rulings_of(page, topic).map(|numbers| view! { <small>{numbers}</small> })}
            </span>
            {icon("ui-next")}
        </a>
    }
    .into_any()
}

fn in_short(tongue: &Translator, dice: bool) -> AnyView {
    let (ui, of_dice) = (tongue.ui(), tongue.dice().ui());
    let cards = [
        (ui.heading_turn, ui.rules_turn),
        (ui.heading_distance, ui.rules_distance),
        (ui.heading_check, ui.rules_check),
        (ui.heading_dying, ui.rules_dying),
        (ui.heading_green, ui.rules_green),
        (ui.heading_events, ui.rules_events),
        (ui.heading_three, ui.rules_three),
    ];
    let rolls = [
        (of_dice.heading_roll, of_dice.rules_roll),
        (of_dice.heading_resolve, of_dice.rules_resolve),
        (of_dice.heading_indians, of_dice.rules_indians),
        (of_dice.heading_end, of_dice.rules_end),
        (of_dice.heading_three, of_dice.rules_three),
    ];
    let (intro, chapters) = if dice { (of_dice.rules_intro, &rolls[..]) } else { (ui.rules_intro, &cards[..]) };
    let chapter = |(heading, text): &(&'static str, &'static str)| {
        view! { <h3 class="panel__title">{*heading}</h3> <p class="panel__text">{*text}</p> }
    };
    view! {
        <details class="panel fold">
            <summary><h2 class="panel__title">{ui.manual.in_short}</h2> {icon("ui-next")}</summary>
            <p class="panel__text">{intro}</p> {chapters.iter().map(chapter).collect_view()}
        </details>
    }
    .into_any()
}
