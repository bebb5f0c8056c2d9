//! Something of the dice game enlarged, with its rule.

use super::art::{character_art, face};
use crate::ui::page::Page;
use crate::ui::parts::{life, picture, role_art};
use leptos::prelude::*;
use standoff_engine::core::Role;
use standoff_engine::dice::{Character, Face, Power};

/// What can be enlarged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiceZoom {
    Character(Character),
    Face(Face),
    Role(Role),
    Power(Power),
}

pub fn zoomed(page: Page, what: DiceZoom) -> AnyView {
    match what {
        DiceZoom::Character(character) => {
            let points = character.def().life;
            figure(
                picture(&character_art(character), ""),
                move || page.tongue().dice().character(character).into(),
                Some(life(points, points)),
                move || page.tongue().dice().character_rule(character).into(),
            )
        }
        DiceZoom::Face(shown) => figure(
            face(shown),
            move || page.tongue().dice().face(shown).into(),
            None,
            move || page.tongue().dice().face_rule(shown).into(),
        ),
        DiceZoom::Role(role) => figure(
            picture(role_art(role), ""),
            move || page.tongue().role(role).into(),
            None,
            move || page.tongue().dice().role_goal(role, 5).into(),
        ),
        DiceZoom::Power(power) => figure(
            picture(role_art(power.role()), ""),
            move || page.tongue().dice().power(power).into(),
            None,
            move || page.tongue().dice().power_rule(power).into(),
        ),
    }
}

fn figure(
    art: AnyView,
    name: impl Fn() -> String + Send + 'static,
    facts: Option<AnyView>,
    rule: impl Fn() -> String + Send + 'static,
) -> AnyView {
    view! {
        <div class="zoom__rule">
            <div class="figure">
                <span class="emblem">{art}</span> <b class="figure__name">{name}</b> <span class="figure__facts">{facts}</span> <p>{rule}</p>
            </div>
        </div>
    }
    .into_any()
}
