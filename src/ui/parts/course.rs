//! How one game went: the life curve, and who shot whom.

use super::art::{icon, picture, sprite_address};
use crate::i18n::Figures as Words;
use crate::table::Saved;
use crate::ui::always::{always, does};
use crate::ui::model::{Course, LifeCurve, Lives, Next, Shot, Shots, life_chart};
use crate::ui::page::{Page, page};
use crate::ui::play::OnPage;
use leptos::prelude::*;
use std::sync::Arc;

/// The course of the game at the table, once it is over; drawn when it is unfolded.
pub fn course_fold<G: OnPage>() -> AnyView {
    let page = page();
    let play = G::play(page);
    let open = RwSignal::new(false);
    let over = move || play.snap.with(|snap| snap.as_ref().is_some_and(|snap| snap.next == Next::Over));
    let drawn = move || {
        let saved = (open.get() && over()).then(|| play.saved()).flatten()?;
        let names: Vec<String> = saved.chairs.iter().map(|chair| chair.name.clone()).collect();
        game_figures(names, &saved)
    };
    view! {
        <details class="panel fold" data-do="course" on:toggle=does(move |_| open.set(true))>
            <summary><h2 class="panel__title">{always(move || page.tongue().ui().figures.course)}</h2> {icon("ui-next")}</summary>
            {always(drawn)}
        </details>
    }
    .into_any()
}

/// The pictures of a game; none if only its record is kept.
pub fn game_figures<G: Lives>(names: Vec<String>, saved: &Saved<G>) -> Option<AnyView> {
    Course::of(saved).map(|course| drawn(page(), names.into(), course))
}

fn drawn(page: Page, names: Arc<[String]>, course: Course) -> AnyView {
    let course = StoredValue::new(course);
    let chosen = RwSignal::new(None);
    view! {
        {always(move || {
            let words = &page.tongue().ui().figures;
            course.with_value(|course| view! {
                {curve(words, &names, &course.curve, chosen)} {shots(words, &names, &course.shots)}
            })
        })}
    }
    .into_any()
}

/// A player's number, as it stands at his line.
fn token(seat: usize) -> AnyView {
    view! { <span class=format!("no no--{seat}") aria-hidden="true">{seat + 1}</span> }.into_any()
}

fn curve(words: &'static Words, names: &[String], curve: &LifeCurve, chosen: RwSignal<Option<usize>>) -> AnyView {
    let drawing = life_chart(curve, &sprite_address("ui-skull"));
    let rows = names.iter().enumerate().map(|(seat, name)| {
        let end = match (curve.ended_with(seat), curve.death(seat)) {
            (Some(life), _) => life.max(0).to_string().into_any(),
            (None, death) => {
                let turn = death.map_or(0, |death| death.turn as u16);
                view! { <span class="out">{picture("ui-skull", "icon")} {words.out(turn)}</span> }.into_any()
            }
        };
        let tap = move |_| chosen.update(|chosen| *chosen = if *chosen == Some(seat) { None } else { Some(seat) });
        view! {
            <tr>
                <th scope="row">
                    <button
                        class="whose"
                        type="button"
                        title=words.alone(name)
                        aria-pressed=always(move || (chosen.get() == Some(seat)).to_string())
                        on:click=does(tap)
                    >
                        {token(seat)} <span>{name.clone()}</span>
                    </button>
                </th>
                <td>{curve.began_with(seat)}</td>
                <td>{curve.lost[seat]}</td>
                <td>{curve.gained[seat]}</td>
                <td>{end}</td>
            </tr>
        }
    });
    let chosen = move || chosen.get().map(|seat| seat.to_string());
    view! {
        <figure class="course" data-chosen=always(chosen)>
            <figcaption class="panel__title">{words.life}</figcaption>
            <svg class="chart" role="img" aria-label=words.life_about viewBox=drawing.view_box inner_html=drawing.body></svg>
            <table class="sums">
                <thead>
                    <tr>
                        <td></td> <th scope="col">{words.start}</th> <th scope="col">{words.lost}</th>
                        <th scope="col">{words.healed}</th> <th scope="col">{words.end}</th>
                    </tr>
                </thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
        </figure>
    }
    .into_any()
}

fn shots(words: &'static Words, names: &[String], shots: &Shots) -> AnyView {
    let heads = names.iter().enumerate().map(|(seat, name)| {
        view! { <th scope="col" title=name.clone()>{token(seat)} <span class="visually-hidden">{name.clone()}</span></th> }
    });
    let rows = shots.cells.iter().enumerate().filter_map(|(by, row)| {
        let sum: u32 = row.iter().map(|shot| shot.taken).sum();
        // Nobody's row only if there is something in it.
        let (who, class) = match names.get(by) {
            Some(name) => (view! { <span class="whom">{token(by)} <span>{name.clone()}</span></span> }.into_any(), ""),
            None if sum == 0 => return None,
            None => (view! { <span>{words.nobody}</span> }.into_any(), "hits__fate"),
        };
        let cells = row.iter().enumerate().map(|(at, shot)| cell(words, shots, *shot, by == at));
        Some(view! {
            <tr class=class>
                <th scope="row">{who}</th> {cells.collect_view()} <td class="hits__sum">{sum}</td>
            </tr>
        })
    });
    view! {
        <figure class="course">
            <figcaption class="panel__title">{words.shots}</figcaption>
            <table class="hits" data-seats=names.len().to_string()>
                <thead>
                    <tr>
                        <td><span class="visually-hidden">{words.shooter}</span></td> {heads.collect_view()}
                        <th scope="col"><span aria-hidden="true">"Σ"</span> <span class="visually-hidden">{words.total}</span></th>
                    </tr>
                </thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
            <p class="option__about">{words.shots_about}</p>
        </figure>
    }
    .into_any()
}

fn cell(words: &Words, shots: &Shots, shot: Shot, own: bool) -> AnyView {
    let mut told = Vec::new();
    if shot.taken > 0 {
        told.push(words.taken(shot.taken as u16));
    }
    if shot.aimed > 0 {
        told.push(words.aimed(shot.aimed as u16));
    }
    if shot.eliminated {
        told.push(words.eliminated.into());
    }
    let class = if own { "hits__own" } else { "" };
    let told = told.join(", ");
    let title = told.clone();
    let aimed = (shot.aimed > 0).then(|| view! { <small>{picture("ui-reach", "icon")} {shot.aimed}</small> });
    let taken = (shot.taken > 0).then(|| view! { <b>{shot.taken} {shot.eliminated.then(|| icon("ui-skull"))}</b> });
    let skull = (shot.eliminated && shot.taken == 0).then(|| view! { <b>{icon("ui-skull")}</b> });
    view! {
        <td class=class data-heat=shots.heat(shot).to_string() title=title>
            <span aria-hidden="true">{taken} {skull} {aimed}</span> <span class="visually-hidden">{told}</span>
        </td>
    }
    .into_any()
}
