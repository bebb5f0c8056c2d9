//! What this is, and whom to thank.

use super::head;
use crate::ui::always::always;
use crate::ui::page::page;
use leptos::prelude::*;

pub fn about() -> AnyView {
    let page = page();
    let words = move |word: fn(&crate::i18n::Ui) -> &'static str| move || word(page.tongue().ui());
    view! {
        <main class="screen wood" data-screen="about">
            {head(words(|ui| ui.about))}
            <div class="screen__body">
                <section class="panel">
                    <h2 class="panel__title">{words(|ui| ui.title)}</h2>
                    <p class="panel__text">{words(|ui| ui.fan_project)}</p>
                </section>
                <section class="panel">
                    <h2 class="panel__title">{words(|ui| ui.credits)}</h2>
                    <p class="panel__text">{words(|ui| ui.credit_icons)}</p>
                    <p class="panel__text">{words(|ui| ui.credit_font)}</p>
                    <p class="panel__text">{words(|ui| ui.credit_code)}</p>
                </section>
                <section class="panel">
                    <h2 class="panel__title">{words(|ui| ui.keys)}</h2>
                    <p class="panel__text">{words(|ui| ui.keys_about)}</p>
                    <p class="panel__text">{always(move || page.tongue().dice().ui().keys_about)}</p>
                </section>
            </div>
        </main>
    }
    .into_any()
}
