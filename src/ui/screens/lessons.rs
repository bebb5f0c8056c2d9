//! The guided game.

use super::{head, table};
use crate::ui::always::always;
use crate::ui::page::page;
use crate::ui::parts::{button, coach, picture};
use leptos::prelude::*;

pub fn lessons() -> AnyView {
    let page = page();
    let on = Memo::new(move |_| page.coach.progress().is_some());
    view! {
        {always(move || if on.get() { view! { <div class="lesson">{coach()} {table()}</div> }.into_any() } else { intro() })}
    }
    .into_any()
}

fn intro() -> AnyView {
    let page = page();
    let texts = move || &page.tongue().ui().lessons;
    let left = page.coach.was_left();
    let go_on = left.then(|| {
        button("btn btn--primary btn--big", "ui-play", always(move || texts().go_on), move || {
            page.coach.start(page, false);
        })
    });
    let class = if left { "btn btn--big" } else { "btn btn--primary btn--big" };
    let start = move || if left { texts().again } else { texts().start };
    view! {
        <main class="screen wood" data-screen="lessons">
            {head(always(move || texts().title))}
            <div class="screen__body">
                <section class="panel lesson__intro">
                    {picture("scene-slinger", "lesson__picture")}
                    <p>{always(move || texts().about)}</p>
                    <p>{always(move || texts().about_game)}</p>
                </section>
            </div>
            <footer class="screen__foot">
                {go_on} {button(class, "ui-star", start, move || page.coach.start(page, true))}
            </footer>
        </main>
    }
    .into_any()
}
