//! Where one arrives.

use crate::ui::always::always;
use crate::ui::fresh::Fresh;
use crate::ui::page::{Kind, page};
use crate::ui::parts::{button, icon, lesson_button, lesson_wanted, picture};
use crate::ui::route::Route;
use leptos::prelude::*;

pub fn start() -> AnyView {
    let page = page();
    let open = Memo::new(move |_| page.seated().and_then(|(_, going)| going));
    let about = move |kind: Kind, players: u8| {
        let words = page.tongue().dice().ui();
        let game = if kind == Kind::Dice { words.dice_game } else { words.card_game };
        format!("{game}, {}", page.tongue().ui().player_count(players))
    };
    let about_open = move || page.seated().and_then(|(kind, players)| Some(about(kind, players? as u8)));
    let go_on = move || view! { <span>{always(move || page.tongue().ui().continue_game)} <small>{always(about_open)}</small></span> };
    // Somebody who has played before is one tap away from the same table.
    let last = page.last_table();
    let played = last.is_some();
    let about_last = move || last.map(|(kind, players)| about(kind, players));
    let same = move || view! { <span>{always(move || page.tongue().ui().same_again)} <small>{always(about_last)}</small></span> };
    let first = move || if open.get().is_none() { "btn btn--primary btn--big" } else { "btn btn--big" };
    // Somebody who is new is shown the way.
    let new_here = Memo::new(move |_| lesson_wanted(page));
    let wish = move |fresh: Fresh| move || page.wish(fresh);
    let to = |route: Route| move || route.go();
    let again = move || button(first(), "ui-undo", same(), wish(Fresh::Again));
    let cards = move || {
        let class = if played || new_here.get() { "btn btn--big" } else { first() };
        button(class, "ui-deck", always(move || page.tongue().dice().ui().new_card_game), wish(Fresh::Form(Route::New)))
    };
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
                    <h1>{always(move || page.tongue().ui().title)}</h1>
                    <div class="rule">{icon("ui-star")}</div>
                    <p>{always(move || page.tongue().ui().tagline)}</p>
                </div>
            </div>
            <div class="start__ground">
                <nav class="start__menu">
                    {always(move || open.get().map(|_| button("btn btn--primary btn--big", "ui-play", go_on(), to(Route::Table))))}
                    {always(move || new_here.get().then(|| lesson_button("btn btn--primary btn--big")))}
                    {always(move || played.then(again))}
                    {always(cards)}
                    {button("btn btn--big", "dice-die", always(move || page.tongue().dice().ui().new_dice_game), wish(Fresh::Form(Route::NewDice)))}
                    {button("btn btn--big", "ui-person", always(move || page.tongue().ui().comfort.with_friends), to(Route::Friends))}
                    <div class="start__pair">
                        {always(move || (!new_here.get()).then(|| lesson_button("btn")))}
                        {button("btn", "ui-eye", always(move || page.tongue().ui().watch_bots), wish(Fresh::Watch))}
                        {button("btn", "ui-log", always(move || page.tongue().ui().games.title), to(Route::Games))}
                        {button("btn", "ui-trophy", always(move || page.tongue().ui().figures.title), to(Route::Figures))}
                        {button("btn", "ui-help", always(move || page.tongue().ui().rules), to(Route::Rules))}
                        {button("btn", "ui-settings", always(move || page.tongue().ui().settings), to(Route::Settings))}
                        // The pairs are even either way.
                        {always(move || new_here.get().then(|| button("btn", "ui-info", always(move || page.tongue().ui().about), to(Route::About))))}
                    </div>
                    <p class="start__fine">
                        {always(move || page.tongue().ui().fan_project)} " "
                        <a href=Route::About.hash()>{always(move || page.tongue().ui().about)}</a>
                    </p>
                </nav>
            </div>
        </main>
    }
    .into_any()
}
