//! Where one arrives.

use crate::ui::page::{Kind, Notice, page};
use crate::ui::parts::{button, icon, picture};
use crate::ui::route::Route;
use leptos::prelude::*;

pub fn start() -> AnyView {
    let page = page();
    let open = Memo::new(move |_| page.seated().and_then(|(_, going)| going));
    let about_game = move || {
        let (kind, players) = page.seated()?;
        let words = page.tongue().dice().ui();
        let game = if kind == Kind::Dice { words.dice_game } else { words.card_game };
        Some(format!("{game}, {}", (page.tongue().ui().player_count)(players? as u8)))
    };
    let go_on = move || {
        view! { <span>{move || page.tongue().ui().continue_game} <small>{about_game}</small></span> }
    };
    let fresh = move |form: Route| {
        move || {
            if open.get_untracked().is_some() {
                page.notice.set(Some(Notice::GiveUp(form)));
            } else {
                form.go();
            }
        }
    };
    let to = |route: Route| move || route.go();
    view! {
        <main class="start" data-screen="start">
            <div class="start__scene">
                <div class="sun"></div>
                {picture("scene-far", "scene__far")}
                {picture("scene-cactus", "scene__cactus")}
                {picture("scene-cactus", "scene__cactus scene__cactus--right")}
                {picture("scene-near", "scene__near")}
                {picture("scene-slinger", "scene__slinger")}
                {picture("scene-slinger", "scene__slinger scene__slinger--right")}
                <div class="start__logo">
                    <h1>{move || page.tongue().ui().title}</h1>
                    <div class="rule">{icon("ui-star")}</div>
                    <p>{move || page.tongue().ui().tagline}</p>
                </div>
            </div>
            <div class="start__ground">
                <nav class="start__menu">
                    {move || open.get().map(|_| button("btn btn--primary btn--big", "ui-play", go_on(), to(Route::Table)))}
                    {move || {
                        let class = if open.get().is_some() { "btn btn--big" } else { "btn btn--primary btn--big" };
                        button(class, "ui-deck", move || page.tongue().dice().ui().new_card_game, fresh(Route::New))
                    }}
                    {button("btn btn--big", "dice-die", move || page.tongue().dice().ui().new_dice_game, fresh(Route::NewDice))}
                    <div class="start__pair">
                        {button("btn", "ui-help", move || page.tongue().ui().rules, to(Route::Rules))}
                        {button("btn", "ui-settings", move || page.tongue().ui().settings, to(Route::Settings))}
                    </div>
                    <p class="start__fine">
                        {move || page.tongue().ui().fan_project} " "
                        <a href=Route::About.hash()>{move || page.tongue().ui().about}</a>
                    </p>
                </nav>
            </div>
        </main>
    }
    .into_any()
}
