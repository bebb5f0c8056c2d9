//! What a person likes.

use super::{friends_settings, head};
use crate::i18n::{Lang, Ui};
use crate::storage::{CardSize, Settings, Speed, TextSize, Theme, Thinking};
use crate::ui::always::{always, does};
use crate::ui::page::{Page, page};
use crate::ui::parts::{Choice, button, field, icon, named_button, segments, switch};
use leptos::prelude::*;

type Word = fn(&Ui) -> &'static str;

pub fn settings() -> AnyView {
    let page = page();
    let word = move |word: Word| move || word(page.tongue().ui());
    view! {
        <main class="screen wood" data-screen="settings">
            {head(word(|ui| ui.settings))}
            <div class="screen__body">
                <section class="panel">
                    {one_of(page, "speed", |ui| ui.speed, &SPEEDS, |settings| &mut settings.speed)}
                    {flag(page, "sound", |ui| ui.sound, |_| "", |settings| &mut settings.sound)}
                    {flag(page, "auto-pass", |ui| ui.auto_pass, |ui| ui.auto_pass_about, |settings| &mut settings.auto_pass)}
                    {flag(page, "confirm-end", |ui| ui.confirm_end, |ui| ui.confirm_end_about, |settings| &mut settings.confirm_end)}
                    {flag(page, "curtain-hold", |ui| ui.comfort.curtain_hold, |ui| ui.comfort.curtain_hold_about, |settings| &mut settings.curtain_hold)}
                </section>
                <section class="panel">
                    {one_of(page, "thinking", |ui| ui.bots.thinking_time, &THINKING, |settings| &mut settings.thinking)}
                    {flag(page, "aids", |ui| ui.bots.aids, |ui| ui.bots.aids_about, |settings| &mut settings.aids)}
                </section>
                <section class="panel">
                    {one_of(page, "theme", |ui| ui.theme, &THEMES, |settings| &mut settings.theme)}
                    {one_of(page, "text-size", |ui| ui.text_size, &SIZES, |settings| &mut settings.text_size)}
                    {one_of(page, "card-size", |ui| ui.comfort.card_size, &CARD_SIZES, |settings| &mut settings.card_size)}
                    {flag(page, "four-colours", |ui| ui.four_colours, |_| "", |settings| &mut settings.four_colours)}
                    {flag(page, "less-motion", |ui| ui.reduced_motion, |_| "", |settings| &mut settings.reduced_motion)}
                    {flag(page, "left-handed", |ui| ui.left_handed, |ui| ui.comfort.left_handed_about, |settings| &mut settings.left_handed)}
                </section>
                <section class="panel">{language(page)}</section>
                {friends_settings(page)}
                {data(page)}
                {translating(page)}
                {named_button("btn btn--wide", "ui-undo", "reset-settings", word(|ui| ui.reset_settings), move || page.reset_settings())}
            </div>
        </main>
    }
    .into_any()
}

const SPEEDS: [(Speed, &str, Word); 6] = [
    (Speed::Step, "step", |ui| ui.comfort.speed_step),
    (Speed::Slow, "slow", |_| "½×"),
    (Speed::Normal, "normal", |_| "1×"),
    (Speed::Fast, "fast", |_| "2×"),
    (Speed::Faster, "faster", |_| "4×"),
    (Speed::Instant, "instant", |ui| ui.speed_instant),
];

const THINKING: [(Thinking, &str, Word); 2] =
    [(Thinking::Quick, "quick", |ui| ui.bots.quick), (Thinking::Full, "full", |ui| ui.bots.full)];

const THEMES: [(Theme, &str, Word); 4] = [
    (Theme::Auto, "auto", |ui| ui.theme_auto),
    (Theme::Dark, "dark", |ui| ui.theme_dark),
    (Theme::Light, "light", |ui| ui.theme_light),
    (Theme::HighContrast, "contrast", |ui| ui.theme_high_contrast),
];

const SIZES: [(TextSize, &str, Word); 4] = [
    (TextSize::Small, "small", |ui| ui.text_small),
    (TextSize::Normal, "normal", |ui| ui.text_normal),
    (TextSize::Large, "large", |ui| ui.text_large),
    (TextSize::Huge, "huge", |ui| ui.text_huge),
];

const CARD_SIZES: [(CardSize, &str, Word); 2] =
    [(CardSize::Normal, "normal", |ui| ui.text_normal), (CardSize::Large, "large", |ui| ui.text_large)];

/// A setting with a few values.
fn one_of<T: Copy + PartialEq + Send + Sync + 'static>(
    page: Page,
    name: &'static str,
    label: Word,
    values: &'static [(T, &'static str, Word)],
    place: fn(&mut Settings) -> &mut T,
) -> AnyView {
    let words = move || label(page.tongue().ui());
    let items = values.iter().map(|(value, id, word)| {
        let word = *word;
        Choice { value: *value, id: (*id).into(), label: always(move || word(page.tongue().ui())).into_any() }
    });
    let now = move || *place(&mut page.settings.get());
    let control = segments(
        name,
        move || words().into(),
        items.collect(),
        now,
        move |value| {
            page.set(|settings| *place(settings) = value);
        },
    );
    field(words, (), control)
}

/// A setting that is on or off.
fn flag(page: Page, name: &'static str, label: Word, about: Word, place: fn(&mut Settings) -> &mut bool) -> AnyView {
    let words = move || label(page.tongue().ui());
    let control = switch(
        name,
        move || words().into(),
        move || *place(&mut page.settings.get()),
        move || page.set(|settings| *place(settings) ^= true),
    );
    field(words, always(move || about(page.tongue().ui())), control)
}

fn language(page: Page) -> AnyView {
    let words = move || page.tongue().ui().language;
    let items = Lang::all().map(|lang| Choice { value: lang, id: lang.tag().into(), label: lang.name().into_any() });
    let now = move || page.tongue().lang();
    let control = segments(
        "language",
        move || words().into(),
        items.collect(),
        now,
        move |lang: Lang| page.choose_language(lang),
    );
    field(words, (), control)
}

/// Files of a translator, shown at once.
fn translating(page: Page) -> AnyView {
    let words = move || page.tongue().ui();
    let chosen = move |event: leptos::ev::Event| {
        if let Some(input) = event.target() {
            page.choose_language_files(&input);
        }
    };
    view! {
        <section class="panel bring">
            <h2 class="panel__title">{always(move || words().language_files)}</h2>
            <p>{always(move || words().language_files_about)}</p>
            <label class="btn bring__file">
                {icon("ui-log")} {always(move || words().language_files_choose)}
                <input type="file" accept=".ftl,text/plain" multiple data-do="language-files" on:change=does(chosen) />
            </label>
        </section>
    }
    .into_any()
}

/// Everything that is stored, into a file and back.
fn data(page: Page) -> AnyView {
    let words = move || &page.tongue().ui().comfort;
    let chosen = move |event: leptos::ev::Event| {
        if let Some(input) = event.target() {
            page.choose_backup(&input);
        }
    };
    view! {
        <section class="panel bring">
            <h2 class="panel__title">{always(move || words().data)}</h2>
            <p>{always(move || words().data_about)}</p>
            {button("btn", "ui-share", always(move || words().save_all), move || page.save_all())}
            <label class="btn bring__file">
                {icon("ui-log")} {always(move || words().restore_all)}
                <input type="file" accept=".json,application/json" data-do="restore" on:change=does(chosen) />
            </label>
        </section>
    }
    .into_any()
}
