//! The form for a new game.

use super::art::{CHIEF, GHOST};
use crate::i18n::Module;
use crate::ui::always::{always, does};
use crate::ui::fresh::{deal, opened};
use crate::ui::model::Seating;
use crate::ui::model::dice::Form;
use crate::ui::page::{Page, page};
use crate::ui::parts::{Choice, button, field, icon, segments};
use crate::ui::screens::{about_levels, chairs, head, roles, stepper};
use leptos::prelude::*;
use standoff_engine::dice::Roles;

pub fn new_game() -> AnyView {
    let page = page();
    let form = RwSignal::new(opened::<Form>(page));
    let deal = move || form.with_untracked(|form| deal(page, form));
    let reset = move || {
        let ui = untrack(|| page.tongue()).ui();
        form.set(Form::fresh(ui.you, ui.bot_names));
    };
    let players = Memo::new(move |_| form.with(Form::players));
    view! {
        <main class="screen wood" data-screen="new-dice">
            {head(always(move || page.tongue().dice().ui().new_dice_game))}
            <div class="screen__body">
                <section class="panel">{field(always(move || page.tongue().ui().players), roles(page, players), stepper(page, form))}</section>
                <section class="panel">
                    {chairs(page, form, players)}
                    {about_levels(page, move |level| page.tongue().dice().level_about(level))}
                    {field(
                        always(move || page.tongue().ui().bots.tempers),
                        always(move || page.tongue().ui().bots.tempers_about),
                        crate::ui::parts::switch(
                            "tempers",
                            move || page.tongue().ui().bots.tempers.into(),
                            move || form.with(|form| form.options.tempers),
                            move || form.update(|form| form.options.tempers ^= true),
                        ),
                    )}
                </section>
                <section class="panel">
                    <h2 class="panel__title">{always(move || page.tongue().dice().ui().old_saloon)}</h2>
                    {Form::SWITCHES.map(|module| switch(page, form, module)).collect_view()}
                    {role_cards(page, form)}
                </section>
                <section class="panel">
                    {field(
                        always(move || page.tongue().ui().free_undo),
                        always(move || page.tongue().ui().free_undo_about),
                        crate::ui::parts::switch(
                            "free-undo",
                            move || page.tongue().ui().free_undo.into(),
                            move || form.with(|form| form.options.free_undo),
                            move || form.update(|form| form.options.free_undo ^= true),
                        ),
                    )}
                </section>
            </div>
            <footer class="screen__foot">
                {button("btn btn--big", "ui-undo", always(move || page.tongue().ui().reset), reset)}
                {button("btn btn--primary btn--big", "dice-die", always(move || page.tongue().ui().deal), deal)}
            </footer>
        </main>
    }
    .into_any()
}

fn module_art(module: Module) -> &'static str {
    match module {
        Module::SaloonDice => "dice-die",
        Module::ChiefsArrow => CHIEF,
        Module::SpecialRoles | Module::MixedRoles => "role-outlaw",
        Module::Characters => "ui-person",
        Module::Ghost => GHOST,
    }
}

/// A module that is on or off, with what stands in its way.
fn switch(page: Page, form: RwSignal<Form>, module: Module) -> AnyView {
    let name = move || page.tongue().dice().module(module);
    let forbidden = Memo::new(move |_| form.with(|form| form.forbids(module)));
    let notes = move || {
        let ui = page.tongue().dice().ui();
        let mut notes = Vec::new();
        if forbidden.get() {
            notes.push(ui.needs_five);
        }
        if module == Module::Characters && form.with(|form| form.has(module) && !form.has(Module::SaloonDice)) {
            notes.push(ui.needs_saloon_dice);
        }
        if module == Module::Characters && form.with(|form| form.has(module) && !form.has(Module::ChiefsArrow)) {
            notes.push(ui.needs_chiefs_arrow);
        }
        notes.into_iter().map(|note| view! { <em class="field__note">{icon("ui-info")} {note}</em> }).collect_view()
    };
    let label = view! { <span class="field__art">{icon(module_art(module))} {always(name)}</span> };
    let about = view! { {always(move || page.tongue().dice().module_about(module))} {always(notes)} };
    let control = view! {
        <button
            class="switch"
            type="button"
            role="switch"
            data-do=module.id()
            aria-label=always(name)
            aria-checked=always(move || form.with(|form| form.deals(module)).to_string())
            disabled=always(move || forbidden.get())
            on:click=does(move |_| form.update(|form| form.toggle(module)))
        ></button>
    };
    field(label, about, control.into_any())
}

/// Which role cards are dealt.
fn role_cards(page: Page, form: RwSignal<Form>) -> AnyView {
    let item = |roles: Roles| Choice {
        value: roles,
        id: format!("{roles:?}").to_ascii_lowercase(),
        label: always(move || role_name(page, roles)).into_any(),
    };
    let items = [Roles::Normal, Roles::Special, Roles::Mixed].map(item).into_iter().collect();
    let now = move || form.with(|form| form.modules.roles);
    let choose = move |roles| form.update(|form| form.set_roles(roles));
    let title = move || page.tongue().dice().ui().role_cards;
    let control = segments("roles", move || title().into(), items, now, choose);
    let about = move || {
        let words = page.tongue().dice();
        match now() {
            Roles::Normal => words.ui().normal_roles_about,
            Roles::Special => words.module_about(Module::SpecialRoles),
            Roles::Mixed => words.module_about(Module::MixedRoles),
        }
    };
    view! {
        <div class="choice">
            <h3 class="choice__title">{always(title)}</h3> <div class="choice__row">{control}</div>
            <p class="option__about">{always(about)}</p>
        </div>
    }
    .into_any()
}

fn role_name(page: Page, roles: Roles) -> &'static str {
    let words = page.tongue().dice();
    match roles {
        Roles::Normal => words.ui().normal_roles,
        Roles::Special => words.module(Module::SpecialRoles),
        Roles::Mixed => words.module(Module::MixedRoles),
    }
}
