//! Messages: dialogs that must be answered, remarks that go away, the news of a new version.

use super::art::icon;
use super::controls::{button, named_button};
use super::dialog::focus_first;
use super::talk::leaving;
use crate::net::message::Leave;
use crate::ui::always::always;
use crate::ui::fresh::Fresh;
use crate::ui::page::{Notice, Page, page};
use crate::ui::panic::copy_report;
use crate::ui::route::Route;
use leptos::html::Section;
use leptos::prelude::*;
use leptos::web_sys::CustomEvent;

/// A message in a dialog.
pub fn notice() -> AnyView {
    let page = page();
    view! { {always(move || page.notice.get().map(|notice| dialog(page, notice)))} }.into_any()
}

fn dialog(page: Page, notice: Notice) -> AnyView {
    let close = move || page.notice.set(None);
    let node = focus_first::<Section>();
    let fresh = if let Notice::GiveUp(fresh) = &notice { *fresh } else { Fresh::Form(Route::New) };
    let new_game = move || {
        close();
        page.begin(fresh);
    };
    let (name, title, text, actions) = match notice {
        Notice::SetAside(text) => (
            "set-aside",
            text.into_any(),
            always(move || page.tongue().ui().save_set_aside).into_any(),
            vec![
                button("btn btn--paper", "", always(move || page.tongue().ui().ok), close),
                button("btn btn--primary", "ui-plus", always(move || page.tongue().ui().new_game), new_game),
            ],
        ),
        Notice::OtherTab => (
            "other-tab",
            always(move || page.tongue().ui().other_tab).into_any(),
            always(move || page.tongue().ui().other_tab_about).into_any(),
            vec![button("btn btn--primary", "ui-play", always(move || page.tongue().ui().play_here), move || {
                page.play_here();
            })],
        ),
        Notice::Restore(text) => (
            "restore",
            always(move || page.tongue().ui().comfort.restore_all).into_any(),
            always(move || page.tongue().ui().comfort.restore_question).into_any(),
            vec![
                button("btn btn--paper", "", always(move || page.tongue().ui().cancel), close),
                button("btn btn--danger", "ui-swap", always(move || page.tongue().ui().comfort.replace), move || {
                    close();
                    page.restore(&text);
                }),
            ],
        ),
        Notice::Forget(id) => (
            "forget",
            always(move || page.tongue().ui().games.delete).into_any(),
            always(move || page.tongue().ui().games.delete_question).into_any(),
            vec![
                button("btn btn--paper", "", always(move || page.tongue().ui().cancel), close),
                button("btn btn--danger", "ui-bin", always(move || page.tongue().ui().games.delete), move || {
                    page.forget(id);
                }),
            ],
        ),
        Notice::GoOn => (
            "go-on",
            always(move || page.tongue().ui().games.go_on).into_any(),
            always(move || page.tongue().ui().games.go_on_question).into_any(),
            vec![
                button("btn btn--paper", "", always(move || page.tongue().ui().cancel), close),
                button("btn btn--danger", "ui-play", always(move || page.tongue().ui().games.go_on), move || {
                    page.adopt();
                }),
            ],
        ),
        Notice::LeaveFriends if page.friends.is_guest() => {
            let go = move |leave| {
                move || {
                    close();
                    page.friends.leave_table(page, leave);
                    Route::Start.replace();
                }
            };
            let words = move || page.tongue().friends();
            (
                "leave-friends",
                always(move || words().leave).into_any(),
                always(move || words().leave_question).into_any(),
                vec![
                    named_button("btn btn--paper", "", "stay", always(move || page.tongue().ui().cancel), close),
                    named_button(
                        "btn btn--primary",
                        "ui-back",
                        "keep-seat",
                        always(move || words().keep_seat),
                        go(Leave::KeepSeat),
                    ),
                    named_button(
                        "btn btn--danger",
                        "ui-close",
                        "give-up-seat",
                        always(move || words().give_up_seat),
                        go(Leave::GiveUpSeat),
                    ),
                ],
            )
        }
        Notice::BreakOff => {
            let words = move || page.tongue().friends();
            let answer = move |agreed| {
                move || {
                    close();
                    page.friends.answer_break_off(page, agreed);
                }
            };
            (
                "break-off",
                always(move || words().break_off).into_any(),
                always(move || words().break_off_about).into_any(),
                vec![
                    named_button(
                        "btn btn--primary",
                        "ui-play",
                        "play-on",
                        always(move || words().play_on),
                        answer(false),
                    ),
                    named_button("btn btn--danger", "ui-check", "agree", always(move || words().agree), answer(true)),
                ],
            )
        }
        Notice::LeaveFriends => {
            let host = page.friends.is_host();
            let word = move || leaving(page, host).0;
            let question = move || leaving(page, host).1;
            (
                "leave-friends",
                always(word).into_any(),
                always(question).into_any(),
                vec![
                    button("btn btn--paper", "", always(move || page.tongue().ui().cancel), close),
                    button("btn btn--danger", "ui-close", always(word), move || {
                        close();
                        page.friends.leave(page);
                    }),
                ],
            )
        }
        Notice::GiveUp(_) => (
            "give-up",
            always(move || page.tongue().ui().new_game).into_any(),
            always(move || page.tongue().ui().discard_game_question).into_any(),
            vec![
                button("btn btn--paper", "", always(move || page.tongue().ui().cancel), close),
                button("btn btn--danger", "ui-plus", always(move || page.tongue().ui().new_game), new_game),
            ],
        ),
    };
    view! {
        <div class="scrim scrim--centre" data-notice=name>
            <section class="sheet" role="alertdialog" aria-modal="true" node_ref=node>
                <div class="notice">
                    {icon("ui-warning")} <h2 class="title">{title}</h2> <p class="sheet__text">{text}</p>
                    <div class="sheet__actions">{actions}</div>
                </div>
            </section>
        </div>
    }
    .into_any()
}

/// A remark that goes away by itself.
pub fn toast() -> AnyView {
    let page = page();
    view! {
        // What is put into a region that is there already is read out.
        <div role="status">
            {always(move || page.toast.get().map(|toast| view! { <div class="toast">{icon("ui-info")} <span>{toast.text}</span></div> }))}
        </div>
    }
    .into_any()
}

/// Bots have stopped thinking ahead. The game goes on, so this is a bar and no dialog.
pub fn bot_worker_bar() -> AnyView {
    let page = page();
    let words = move || &page.tongue().ui().bots;
    let close = move || page.mind.failure.set(None);
    let copy = move || {
        let message = page.mind.failure.get_untracked().unwrap_or_default();
        close();
        copy_report(&message, move |copied| {
            let words = untrack(words);
            page.say(if copied { words.report_copied } else { words.report_not_copied }.into());
        });
    };
    view! {
        {always(move || {
            page.mind.failure.with(Option::is_some).then(|| view! {
                <div class="toast toast--update" role="status" data-notice="bot-worker">
                    {icon("ui-warning")} <span>{always(move || words().mindless)}</span>
                    {button("btn btn--paper", "", always(move || words().copy_report), copy)}
                    {button("btn btn--primary", "", always(move || page.tongue().ui().ok), close)}
                </div>
            })
        })}
    }
    .into_any()
}

/// A new version waits; it is taken when the person says so.
pub fn update_bar() -> AnyView {
    let page = page();
    let reload = move || {
        if let Ok(event) = CustomEvent::new("standoff-update-now") {
            let _ = window().dispatch_event(&event);
        }
    };
    view! {
        {always(move || {
            page.update.get().then(|| view! {
                <div class="toast toast--update" role="status">
                    {icon("ui-info")} <span>{always(move || page.tongue().ui().new_version)}</span>
                    {button("btn btn--primary", "", always(move || page.tongue().ui().reload), reload)}
                </div>
            })
        })}
    }
    .into_any()
}
