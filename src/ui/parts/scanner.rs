//! A camera that reads a code.

use super::dialog::{focus_first, sheet_head};
use crate::ui::always::{always, does, inside};
use crate::ui::friends::{scan, stop_scan};
use crate::ui::page::{Page, page};
use leptos::html::{Section, Video};
use leptos::prelude::*;

pub fn scanner() -> AnyView {
    let page = page();
    view! { {always(move || page.friends.scanning.get().then(|| sheet(page)))} }.into_any()
}

fn sheet(page: Page) -> AnyView {
    let close = move || page.friends.scanning.set(false);
    let node = focus_first::<Section>();
    let video = NodeRef::<Video>::new();
    Effect::new(move |_| {
        if let Some(video) = video.get() {
            scan(&video, move |text, why| {
                close();
                if why.is_empty() {
                    page.friends.take_in(page, &text);
                } else {
                    page.say(untrack(|| page.tongue()).friends().no_camera.into());
                }
            });
        }
    });
    on_cleanup(stop_scan);
    view! {
        <div class="scrim scrim--zoom" on:click=does(move |_| close())>
            <section class="sheet" role="dialog" aria-modal="true" data-scanner="true" node_ref=node on:click=inside>
                {sheet_head(always(move || page.tongue().friends().scan), close)}
                <p class="sheet__text">{always(move || page.tongue().friends().scan_about)}</p>
                <video class="scanner" muted playsinline node_ref=video></video>
            </section>
        </div>
    }
    .into_any()
}
