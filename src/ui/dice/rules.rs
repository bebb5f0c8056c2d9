//! The rules of the dice game, to be looked up.

use super::art::{character_art, face};
use super::zoom::DiceZoom;
use crate::i18n::Module;
use crate::ui::page::{Page, Zoom};
use crate::ui::parts::{icon, life, picture, role_art};
use leptos::prelude::*;
use standoff_engine::core::Role;
use standoff_engine::dice::sets::Needs;
use standoff_engine::dice::{Character, Die, Face, Power};

/// A usual number of players.
const USUAL: u8 = 5;

/// Everything whose name or rule contains the words searched for.
pub fn dice_rules(page: Page, wanted: Memo<String>) -> AnyView {
    let matches = move |texts: [&str; 2]| {
        wanted.with(|wanted| texts.iter().any(|text| text.to_lowercase().contains(wanted.as_str())))
    };
    let words = move || page.tongue().dice();
    let faces = move || -> Vec<Face> {
        Face::ALL.into_iter().filter(|face| matches([words().face(*face), words().face_rule(*face)])).collect()
    };
    let roles = move || -> Vec<Role> {
        let found = |role: &Role| matches([page.tongue().role(*role), words().role_goal(*role, USUAL)]);
        Role::ALL.into_iter().filter(found).collect()
    };
    let powers = move || -> Vec<Power> {
        Power::ALL.into_iter().filter(|power| matches([words().power(*power), words().power_rule(*power)])).collect()
    };
    let characters = move |old_saloon: bool| -> Vec<Character> {
        let found = |one: &Character| {
            let texts = [words().character(*one), words().character_rule(*one)];
            (one.def().needs != Needs::Nothing) == old_saloon && matches(texts)
        };
        Character::ALL.into_iter().filter(found).collect()
    };
    let modules = move || -> Vec<Module> {
        let found = |one: &Module| matches([words().module(*one), words().module_about(*one)]);
        Module::ALL.into_iter().filter(found).collect()
    };
    let nothing = move || {
        let none = faces().is_empty() && roles().is_empty() && powers().is_empty() && modules().is_empty();
        none && characters(false).is_empty() && characters(true).is_empty()
    };
    let people = move |heading: &str, old_saloon: bool| {
        let heading = format!("{}: {heading}", page.tongue().ui().characters);
        list(heading, characters(old_saloon).into_iter().map(|one| character_line(page, one)).collect())
    };
    view! {
        {move || wanted.with(String::is_empty).then(|| in_short(page))}
        {move || nothing().then(|| view! { <p class="screen__text">{page.tongue().ui().nothing_found}</p> })}
        {move || list(words().ui().faces.into(), faces().into_iter().map(|one| face_line(page, one)).collect())}
        {move || list(page.tongue().ui().roles.into(), roles().into_iter().map(|role| {
            let words = page.tongue().dice();
            line(role_art(role), picture(role_art(role), ""), page.tongue().role(role), None, words.role_goal(role, USUAL), open(page, DiceZoom::Role(role)))
        }).collect())}
        {move || people(words().ui().base_game, false)}
        {move || list(words().ui().modules.into(), modules().into_iter().map(|module| module_line(page, module)).collect())}
        {move || wanted.with(String::is_empty).then(|| saloon_dice(page))}
        {move || list(words().ui().special_roles.into(), powers().into_iter().map(|power| {
            let words = page.tongue().dice();
            line(power.id(), picture(role_art(power.role()), ""), words.power(power), None, words.power_rule(power), open(page, DiceZoom::Power(power)))
        }).collect())}
        {move || people(words().ui().old_saloon, true)}
    }
    .into_any()
}

fn in_short(page: Page) -> AnyView {
    let ui = page.tongue().dice().ui();
    let chapters = [
        (ui.heading_roll, ui.rules_roll),
        (ui.heading_resolve, ui.rules_resolve),
        (ui.heading_indians, ui.rules_indians),
        (ui.heading_end, ui.rules_end),
        (ui.heading_three, ui.rules_three),
    ];
    let chapter = |(heading, text)| view! { <h2 class="panel__title">{heading}</h2> <p class="panel__text">{text}</p> };
    view! {
        <section class="panel"><p class="panel__text">{ui.rules_intro}</p> {chapters.map(chapter).collect_view()}</section>
    }
    .into_any()
}

fn list(heading: String, lines: Vec<AnyView>) -> Option<AnyView> {
    (!lines.is_empty())
        .then(|| view! { <section class="panel"><h2 class="panel__title">{heading}</h2>{lines}</section> }.into_any())
}

fn open(page: Page, what: DiceZoom) -> impl Fn() + 'static {
    move || page.zoom.set(Some(Zoom::Dice(what)))
}

fn line(
    id: &'static str,
    art: AnyView,
    name: &'static str,
    facts: Option<AnyView>,
    rule: &'static str,
    tap: impl Fn() + 'static,
) -> AnyView {
    view! {
        <button class="entry" type="button" data-entry=id on:click=move |_| tap()>
            <span class="emblem">{art}</span>
            <span class="entry__text"><b><span class="entry__name">{name}</span> " " {facts}</b> <span>{rule}</span></span>
            {icon("ui-next")}
        </button>
    }
    .into_any()
}

fn face_line(page: Page, one: Face) -> AnyView {
    let words = page.tongue().dice();
    line(one.id(), face(one), words.face(one), None, words.face_rule(one), open(page, DiceZoom::Face(one)))
}

fn character_line(page: Page, one: Character) -> AnyView {
    let words = page.tongue().dice();
    let points = one.def().life;
    let art = picture(&character_art(one), "");
    let facts = Some(life(points, points));
    line(one.id(), art, words.character(one), facts, words.character_rule(one), open(page, DiceZoom::Character(one)))
}

fn module_line(page: Page, module: Module) -> AnyView {
    let words = page.tongue().dice();
    view! {
        <div class="option" data-entry=module.id()>
            <span class="option__name">{words.module(module)}</span>
            <span class="option__about">{words.module_about(module)}</span>
        </div>
    }
    .into_any()
}

/// The six faces of each die.
fn saloon_dice(page: Page) -> AnyView {
    let words = page.tongue().dice();
    let one = |die: Die| {
        view! {
            <div class="option" data-entry=die.id()>
                <span class="option__name">{words.die(die)}</span>
                <span class="faces faces--big">{die.faces().map(face).into_iter().collect_view()}</span>
                <span class="option__about">{die.faces().map(|face| words.face(face)).join(", ")}</span>
            </div>
        }
    };
    view! { <section class="panel"><h2 class="panel__title">{words.ui().dice}</h2>{Die::ALL.map(one).collect_view()}</section> }
        .into_any()
}
