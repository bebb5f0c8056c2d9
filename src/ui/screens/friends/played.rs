//! What is played, and what the table agreed on.

use super::{Word, text};
use crate::i18n::{Module, Preset, RuleChoice};
use crate::net::{Away, Terms};
use crate::ui::always::always;
use crate::ui::page::Page;
use crate::ui::parts::{Choice, field, icon, segments};
use crate::ui::screens::games::about;
use leptos::prelude::*;
use standoff_engine::card::{Setup, TableRules};
use standoff_engine::core::Rules;
use standoff_engine::dice;

/// What is played: the game, its sets, and the rules that are not the usual ones.
pub fn played(page: Page) -> AnyView {
    let inside = move || {
        let (game, setup) = page.friends.form.get()?;
        let (players, lines) = if game == dice::Game::NAME { of_dice(page, &setup) } else { of_cards(page, &setup) }?;
        let art = if game == dice::Game::NAME { "dice-die" } else { "ui-deck" };
        let lines = lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
        Some(view! {
            <p class="played__game">{icon(art)} <b>{about(page, &game, players.into())}</b></p>
            <ul class="played">{lines}</ul>
        })
    };
    view! {
        <section class="panel" data-played="true">
            <h2 class="panel__title">{text(page, |words| words.played)}</h2> {always(inside)}
        </section>
    }
    .into_any()
}

type Lines = Option<(u8, Vec<String>)>;

fn of_cards(page: Page, setup: &str) -> Lines {
    let setup: Setup = crate::json::read(setup).ok()?;
    let tongue = page.tongue();
    let mut lines = vec![tongue.sets(&setup.sets), tongue.preset(Preset::of(&setup.rules)).into()];
    let usual = RuleChoice::all(&TableRules::default());
    let concerned = |key| TableRules::ALL.iter().any(|rule| rule.key == key && rule.concerns(&setup.sets));
    let other = RuleChoice::all(&setup.rules).into_iter().filter(|rule| !usual.contains(rule) && concerned(rule.key()));
    lines.extend(other.map(|rule| [tongue.rule(rule), tongue.rule_option(rule)].join(": ")));
    Some((setup.players, lines))
}

fn of_dice(page: Page, setup: &str) -> Lines {
    let setup: dice::Setup = crate::json::read(setup).ok()?;
    let modules = Module::ALL.into_iter().filter(|module| setup.modules.has(module.id()));
    let names = modules.map(|module| page.tongue().dice().module(module).into());
    Some((setup.players, names.collect()))
}

/// Seconds for a decision; none without a limit.
const TIMERS: [u16; 5] = [0, 30, 60, 90, 120];

/// Seconds to come back before a bot plays.
const GRACES: [u16; 4] = [20, 60, 180, 600];

fn timer_word(page: Page, seconds: u16) -> String {
    let words = page.tongue().friends();
    if seconds == 0 { words.no_timer.into() } else { words.seconds(seconds) }
}

const ABSENT: [(Away, &str, Word); 2] =
    [(Away::Bot, "bot", |words| words.absent_bot), (Away::Wait, "wait", |words| words.absent_wait)];

/// What the table agreed on; only the host may change it.
pub fn terms(page: Page) -> AnyView {
    let now = Memo::new(move |_| {
        page.friends.company.with(|company| company.as_ref().map(|company| company.terms).unwrap_or_default())
    });
    let (away, timer, grace) = if page.friends.is_host() {
        let absent = ABSENT.map(|(value, id, word)| Choice { value, id: id.into(), label: text(page, word) });
        let choose = move |away| page.friends.set_terms(page, Terms { away, ..now.get_untracked() });
        let label = move || page.tongue().friends().absent.into();
        let times = TIMERS.map(|value| {
            let label = always(move || timer_word(page, value)).into_any();
            Choice { value, id: value.to_string(), label }
        });
        let limit = move |timer| page.friends.set_terms(page, Terms { timer, ..now.get_untracked() });
        let name = move || page.tongue().friends().timer.into();
        let graces = GRACES.map(|value| {
            let label = always(move || page.tongue().friends().seconds(value)).into_any();
            Choice { value, id: value.to_string(), label }
        });
        let keep = move |grace| page.friends.set_terms(page, Terms { grace, ..now.get_untracked() });
        (
            segments("absent", label, absent.into(), move || now.get().away, choose),
            segments("timer", name, times.into(), move || now.get().timer, limit),
            segments(
                "grace",
                move || page.tongue().friends().grace.into(),
                graces.into(),
                move || now.get().grace,
                keep,
            ),
        )
    } else {
        let absent = move || {
            let words = page.tongue().friends();
            if now.get().away == Away::Bot { words.absent_bot } else { words.absent_wait }
        };
        (
            always(absent).into_any(),
            always(move || timer_word(page, now.get().timer)).into_any(),
            always(move || page.tongue().friends().seconds(now.get().grace)).into_any(),
        )
    };
    view! {
        <section class="panel">
            {field(text(page, |words| words.absent), (), away)} {field(text(page, |words| words.grace), (), grace)} {field(text(page, |words| words.timer), (), timer)}
        </section>
    }
    .into_any()
}
