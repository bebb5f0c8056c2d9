//! The form for a new game.

use super::head;
use crate::i18n::{Preset, RuleChoice};
use crate::table::{Controller, Level};
use crate::ui::always::{always, does};
use crate::ui::fresh::{deal, opened};
use crate::ui::model::{Form, Seating};
use crate::ui::page::{Page, page};
use crate::ui::parts::{Choice, button, field, icon, icon_button, role_art, segments, set_art, switch};
use leptos::prelude::*;
use standoff_engine::card::{EventMix, Set as GameSet, TableRules};
use standoff_engine::core::{Role, roles_for};

pub fn new_game() -> AnyView {
    let page = page();
    let form = RwSignal::new(opened::<Form>(page));
    // The rules in detail.
    let open = RwSignal::new(false);
    let deal = move || form.with_untracked(|form| deal(page, form));
    let reset = move || {
        let ui = untrack(|| page.tongue()).ui();
        form.set(Form::fresh(ui.you, ui.bot_names));
    };
    let players = Memo::new(move |_| form.with(|form| form.setup.players));
    let chosen = Memo::new(move |_| form.with(|form| form.setup.sets.clone()));
    view! {
        <main class="screen wood" data-screen="new">
            {head(always(move || page.tongue().ui().new_game))}
            <div class="screen__body">
                <section class="panel">{sets(page, form)}</section>
                <section class="panel">{expansions(page, form)}</section>
                <section class="panel">{field(always(move || page.tongue().ui().players), roles(page, players), stepper(page, form))}</section>
                <section class="panel">
                    {chairs(page, form, players)}
                    {about_levels(page, move |level| page.tongue().level_about(level))}
                    {field(
                        always(move || page.tongue().ui().bots.tempers),
                        always(move || page.tongue().ui().bots.tempers_about),
                        switch(
                            "tempers",
                            move || page.tongue().ui().bots.tempers.into(),
                            move || form.with(|form| form.options.tempers),
                            move || form.update(|form| form.options.tempers ^= true),
                        ),
                    )}
                </section>
                <section class="panel">{preset(page, form, open)}</section>
                <details class="panel fold" prop:open=always(move || open.get())>
                    <summary on:click=does(move |event: leptos::ev::MouseEvent| {
                        event.prevent_default();
                        open.update(|open| *open ^= true);
                    })>
                        <h2 class="panel__title">{always(move || page.tongue().ui().table_rules)}</h2> {icon("ui-next")}
                    </summary>
                    {always(move || {
                        let concerned = TableRules::ALL.iter().filter(|rule| rule.concerns(&chosen.get()));
                        concerned.map(|rule| table_rule(page, form, rule.key)).collect_view()
                    })}
                    {field(
                        always(move || page.tongue().ui().free_undo),
                        always(move || page.tongue().ui().free_undo_about),
                        switch(
                            "free-undo",
                            move || page.tongue().ui().free_undo.into(),
                            move || form.with(|form| form.options.free_undo),
                            move || form.update(|form| form.options.free_undo ^= true),
                        ),
                    )}
                </details>
            </div>
            <footer class="screen__foot">
                {button("btn btn--big", "ui-undo", always(move || page.tongue().ui().reset), reset)}
                {button("btn btn--primary btn--big", "ui-deck", always(move || page.tongue().ui().deal), deal)}
            </footer>
        </main>
    }
    .into_any()
}

/// Which roles are dealt to so many players.
pub fn roles(page: Page, players: Memo<u8>) -> AnyView {
    let one = move |role: Role| {
        let count = roles_for(players.get()).iter().filter(|dealt| **dealt == role).count();
        (count > 0).then(|| {
            // A number before the word would need its plural.
            let times = (count > 1).then(|| format!(" ×\u{a0}{count}"));
            view! { <span class="roles__one">{icon(role_art(role))} <span>{page.tongue().role(role)} {times}</span></span> }
        })
    };
    view! { <span class="roles">{always(move || Role::ALL.into_iter().map(one).collect_view())}</span> }.into_any()
}

/// What is played with.
fn sets(page: Page, form: RwSignal<Form>) -> AnyView {
    let now = move || form.with(Form::main_sets);
    let item = |sets: &'static [GameSet]| Choice {
        value: sets.to_vec(),
        id: sets.iter().map(|set| set.id()).collect::<Vec<_>>().join("+"),
        label: always(move || page.tongue().sets(sets)).into_any(),
    };
    let choose = move |sets: Vec<GameSet>| form.update(|form| form.set_sets(&sets));
    let items = Form::SETS.into_iter().map(item).collect();
    let control = segments("sets", move || page.tongue().ui().sets.into(), items, now, choose);
    view! {
        <div class="choice">
            <h2 class="panel__title">{always(move || page.tongue().ui().sets)}</h2> <div class="choice__row">{control}</div>
            <p class="option__about">{always(move || page.tongue().sets_about(&now()))}</p>
        </div>
    }
    .into_any()
}

/// What is added to it: event decks, with how they lie and how long they are, and further characters.
fn expansions(page: Page, form: RwSignal<Form>) -> AnyView {
    let one = move |set: GameSet| {
        let name = move || page.tongue().set(set);
        let label = view! { <span class="field__art">{icon(set_art(set))} {always(name)}</span> };
        let control = switch(
            set.id(),
            move || name().into(),
            move || form.with(|form| form.has(set)),
            move || form.update(|form| form.toggle(set)),
        );
        field(label, always(move || page.tongue().set_about(set)), control)
    };
    // Only what can be chosen is asked.
    let mixable = Memo::new(move |_| form.with(Form::can_mix));
    let lasting = Memo::new(move |_| form.with(Form::has_rounds));
    view! {
        <h2 class="panel__title">{always(move || page.tongue().ui().expansions)}</h2>
        {Form::EXTRAS.map(one).collect_view()}
        {always(move || mixable.get().then(|| event_mix(page, form)))}
        {always(move || lasting.get().then(|| event_length(page, form)))}
    }
    .into_any()
}

fn event_mix(page: Page, form: RwSignal<Form>) -> AnyView {
    let item = |mix: EventMix| Choice {
        value: mix,
        id: mix.id().into(),
        label: always(move || page.tongue().event_mix(mix)).into_any(),
    };
    let items = EventMix::ALL.map(item).into_iter().collect();
    let now = move || form.with(|form| form.setup.event_mix);
    let choose = move |mix| form.update(|form| form.setup.event_mix = mix);
    let control = segments("event-mix", move || page.tongue().ui().event_mix.into(), items, now, choose);
    view! {
        <div class="choice">
            <h3 class="choice__title">{always(move || page.tongue().ui().event_mix)}</h3> <div class="choice__row">{control}</div>
        </div>
    }
    .into_any()
}

fn event_length(page: Page, form: RwSignal<Form>) -> AnyView {
    let all = move || page.tongue().ui().event_length_all;
    let short = move || page.tongue().ui().event_length_short(Form::SHORT);
    let items = vec![
        Choice { value: false, id: "all".into(), label: always(all).into_any() },
        Choice { value: true, id: "short".into(), label: always(short).into_any() },
    ];
    let now = move || form.with(|form| form.setup.event_length.is_some());
    let choose = move |short| form.update(|form| form.set_short(short));
    let words = move || page.tongue().ui().event_length;
    let control = segments("event-length", move || words().into(), items, now, choose);
    field(words, always(move || page.tongue().ui().event_length_about), control)
}

/// Named sets of table rules; a mixture of one's own is made below.
fn preset(page: Page, form: RwSignal<Form>, open: RwSignal<bool>) -> AnyView {
    let now = move || form.with(|form| Preset::of(&form.setup.rules));
    let item = |preset: Preset| Choice {
        value: preset,
        id: preset.id().unwrap_or("custom").into(),
        label: always(move || page.tongue().preset(preset)).into_any(),
    };
    let choose = move |preset: Preset| match preset.rules() {
        Some(rules) => form.update(|form| form.setup.rules = rules),
        None => open.set(true),
    };
    let items = Preset::ALL.into_iter().map(item).collect();
    let control = segments("preset", move || page.tongue().ui().preset.into(), items, now, choose);
    view! {
        <div class="choice">
            <h2 class="panel__title">{always(move || page.tongue().ui().preset)}</h2>
            <div class="choice__row choice__row--two">{control}</div>
            <p class="option__about">{always(move || page.tongue().preset_about(now()))}</p>
        </div>
    }
    .into_any()
}

pub fn stepper<F: Seating>(page: Page, form: RwSignal<F>) -> AnyView {
    let by = move |change: i8| {
        form.update(|form| form.set_players(form.players().saturating_add_signed(change)));
    };
    view! {
        <span class="stepper">
            {icon_button("icon-btn", "ui-minus", "fewer", move || format!("{} −", page.tongue().ui().players), move || by(-1))}
            <output>{always(move || form.with(F::players))}</output>
            {icon_button("icon-btn", "ui-plus", "more", move || format!("{} +", page.tongue().ui().players), move || by(1))}
        </span>
    }
    .into_any()
}

/// Who plays. The chairs are drawn anew only when their number changes: a name being typed keeps its focus.
pub fn chairs<F: Seating>(page: Page, form: RwSignal<F>, players: Memo<u8>) -> AnyView {
    let all = move || {
        let players = players.get();
        untrack(|| (0..players).map(|at| chair(page, form, at)).collect_view())
    };
    view! { {always(all)} }.into_any()
}

/// One seat: its name, and who plays it.
fn chair<F: Seating>(page: Page, form: RwSignal<F>, at: u8) -> AnyView {
    let index = usize::from(at);
    let named = move || page.tongue().ui().seat_name(at + 1);
    let name = form.with_untracked(|form| form.chairs()[index].name.clone());
    let now = Memo::new(move |_| form.with(|form| form.chairs()[index].controller));
    let option = |controller: Controller| {
        let words = move || match controller {
            Controller::Person => page.tongue().ui().person,
            Controller::Bot(level) => page.tongue().level(level),
            Controller::Friend => page.tongue().ui().comfort.friend,
        };
        view! { <option value=controller_id(controller) selected=always(move || now.get() == controller)>{always(words)}</option> }
    };
    let art = move || icon(if matches!(now.get(), Controller::Bot(_)) { "ui-bot" } else { "ui-person" });
    view! {
        <div class="chair">
            <b class="chair__no">{at + 1}</b>
            <input
                class="input"
                maxlength="16"
                autocomplete="off"
                value=name
                aria-label=always(named)
                on:input=does(move |event| form.update(|form| form.chairs_mut()[index].name = event_target_value(&event)))
            />
            <span class="chair__kind">
                {always(art)}
                <select
                    class="input"
                    data-chair=at.to_string()
                    aria-label=always(named)
                    on:change=does(move |event| {
                        let chosen = controllers().find(|one| controller_id(*one) == event_target_value(&event));
                        if let Some(chosen) = chosen {
                            form.update(|form| form.chairs_mut()[index].controller = chosen);
                        }
                    })
                >
                    {controllers().map(option).collect_view()}
                </select>
            </span>
        </div>
    }
    .into_any()
}

/// What to expect of bots.
pub fn about_levels(page: Page, about: impl Fn(Level) -> &'static str + Send + Copy + 'static) -> AnyView {
    let one = |level: Level| {
        view! {
            <p class="option__about"><b>{always(move || page.tongue().level(level))}</b> ": " {always(move || about(level))}</p>
        }
    };
    Level::ALL.map(one).collect_view().into_any()
}

/// Everything that can sit on a chair.
fn controllers() -> impl Iterator<Item = Controller> {
    [Controller::Person, Controller::Friend].into_iter().chain(Level::ALL.into_iter().map(Controller::Bot))
}

fn controller_id(controller: Controller) -> &'static str {
    match controller {
        Controller::Person => "person",
        Controller::Bot(level) => level.id(),
        Controller::Friend => "friend",
    }
}

/// One table rule: its question, its options, where it comes from.
fn table_rule(page: Page, form: RwSignal<Form>, key: &'static str) -> AnyView {
    let now = move || form.with(|form| form.setup.rules.get(key)).unwrap_or_default();
    let rule = move || RuleChoice::of(key, now());
    let options = TableRules::ALL.iter().find(|rule| rule.key == key).map_or(&[][..], |rule| rule.options);
    let option = |id: &'static str| {
        let words = move || RuleChoice::of(key, id).map(|choice| page.tongue().rule_option(choice));
        view! { <option value=id selected=always(move || now() == id)>{always(words)}</option> }
    };
    view! {
        <div class="option">
            <span class="option__name">{always(move || rule().map(|rule| page.tongue().rule(rule)))}</span>
            <select
                class="input"
                data-rule=key
                aria-label=always(move || rule().map(|rule| page.tongue().rule(rule)))
                on:change=does(move |event| {
                    form.update(|form| {
                        form.setup.rules.set(key, &event_target_value(&event));
                    });
                })
            >
                {options.iter().map(|id| option(id)).collect_view()}
            </select>
            <span class="option__about">
                {always(move || rule().map(|rule| page.tongue().rule_about(rule)))} " "
                <em>{always(move || rule().map(|rule| page.tongue().rule_source(rule)))}</em>
            </span>
        </div>
    }
    .into_any()
}
