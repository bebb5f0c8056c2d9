//! After the game: which moves of a person cost most chance to win.

use super::controls::button;
use crate::i18n::Voice;
use crate::table::{Replay, Table};
use crate::thinker::{Answer, Ask, Budget};
use crate::ui::always::always;
use crate::ui::model::{Next, Slip, slip, worst};
use crate::ui::page::{Page, page};
use crate::ui::play::OnPage;
use leptos::prelude::*;
use standoff_bots::{Calibre, Level};
use standoff_engine::core::Seat;

/// For one decision.
const BUDGET: Budget = Budget { most: 600, ms: 300 };

/// How far a review is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Waiting,
    At(usize),
    Done,
    Failed,
    /// It was played under other rules than those of this page, which would have to think in it.
    OtherRules(u32, u32),
}

/// A game being gone through. Cheap to copy.
struct Review<G: OnPage> {
    stage: RwSignal<Stage>,
    slips: RwSignal<Vec<Slip>>,
    /// The game, with all its moments.
    game: StoredValue<Option<(Table<G>, Replay<G>)>, LocalStorage>,
    /// The steps to go through, with who took them.
    steps: StoredValue<Vec<(usize, Seat)>>,
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "derived, it would ask the game to be Copy")]
impl<G: OnPage> Clone for Review<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: OnPage> Copy for Review<G> {}

impl<G: OnPage> Review<G> {
    /// Takes the game up; if it was gone through before, what was found then still holds.
    fn begin(self, page: Page, load: impl FnOnce() -> Option<Table<G>>) {
        let Some(table) = load() else { return self.stage.set(Stage::Failed) };
        if let Some((found, own)) = table.other_rules() {
            return self.stage.set(Stage::OtherRules(found, own));
        }
        let replay = table.replay();
        let steps = |seat| replay.steps_of(seat).map(move |step| (step, seat));
        self.steps.set_value(table.persons().iter().flat_map(steps).collect());
        let known = page.reviewed.get_value().filter(|(id, _)| *id == table.id());
        self.game.set_value(Some((table, replay)));
        if let Some((_, slips)) = known {
            self.slips.set(slips);
            return self.stage.set(Stage::Done);
        }
        page.mind.stop();
        page.mind.start_over();
        self.go(page, 0);
    }

    /// The decision numbered `at`, and all after it.
    fn go(self, page: Page, mut at: usize) {
        let found = self.game.with_value(|game| {
            let (_, replay) = game.as_ref()?;
            loop {
                let (step, seat) = self.steps.with_value(|steps| steps.get(at).copied())?;
                // A step with one way to go is no decision.
                match replay.choice(step) {
                    Some(choice) if choice.1.len() > 1 => return Some((step, seat, choice)),
                    _ => at += 1,
                }
            }
        });
        let Some((step, seat, (_, _, done))) = found else { return self.end(page, Stage::Done) };
        self.stage.set(Stage::At(at));
        let done = G::write_action(done);
        let ask = Ask {
            calibre: Calibre::from(Level::Legend).to_string(),
            seed: step as u64,
            think: true,
            also: Some(done.clone()),
            budget: BUDGET,
            ..Ask::default()
        };
        let then = move |_, answer| self.answered(page, at, (step, seat, done), answer);
        let asked = self.game.with_value(|game| {
            // Step zero is the deal.
            game.as_ref().and_then(|(table, _)| page.mind.ask(table, step - 1, seat, ask, then))
        });
        if asked.is_none() {
            self.end(page, Stage::Failed);
        }
    }

    fn answered(self, page: Page, at: usize, (step, seat, done): (usize, Seat, String), answer: Option<Answer>) {
        // The screen may be gone.
        if self.stage.try_get_untracked() != Some(Stage::At(at)) {
            return;
        }
        match answer {
            // The worker died: once more with the whole history.
            None => self.go(page, at),
            Some(answer) => {
                self.slips.update(|slips| slips.extend(slip(step, seat, &done, &answer)));
                self.go(page, at + 1);
            }
        }
    }

    fn end(self, page: Page, stage: Stage) {
        page.mind.stop();
        self.slips.update(|slips| *slips = worst(std::mem::take(slips)));
        if stage == Stage::Done {
            let id = self.game.with_value(|game| game.as_ref().map(|(table, _)| table.id()));
            page.reviewed.set_value(id.map(|id| (id, self.slips.get_untracked())));
        }
        self.stage.set(stage);
    }
}

/// The review of the game that has just ended at the table, if a person played.
pub fn review<G: OnPage>() -> AnyView {
    let page = page();
    let load = move || G::play(page).saved().and_then(|saved| Table::<G>::load_own(saved).ok());
    // On the way back from a replay the table is laid after the screen is drawn.
    let game = Memo::new(move |_| {
        let over = G::play(page).snap.with(|snap| snap.as_ref().is_some_and(|snap| snap.next == Next::Over));
        let id = |table: &Table<G>| (over && !table.persons().is_empty()).then(|| table.id());
        G::play(page).with_table(id).flatten()
    });
    view! { {always(move || game.get().map(|id| review_of(id, load)))} }.into_any()
}

/// The review of a game that is over.
pub fn review_of<G: OnPage>(id: u64, load: impl Fn() -> Option<Table<G>> + Copy + Send + 'static) -> AnyView {
    let page = page();
    let review = Review::<G> {
        stage: RwSignal::new(Stage::Waiting),
        slips: RwSignal::new(Vec::new()),
        game: StoredValue::new_local(None),
        steps: StoredValue::new(Vec::new()),
    };
    if page.reviewed.with_value(|known| known.as_ref().is_some_and(|(known, _)| *known == id)) {
        review.begin(page, load);
    }
    on_cleanup(move || page.mind.stop());
    let words = move || &page.tongue().ui().bots;
    let state = move || match review.stage.get() {
        Stage::Waiting => view! {
            <p class="option__about">{words().review_about}</p>
            {button("btn btn--wide", "ui-eye", always(move || words().review), move || review.begin(page, load))}
        }
        .into_any(),
        Stage::At(at) => {
            let of = review.steps.with_value(Vec::len);
            view! {
                <p data-review-at=at.to_string()>{words().review_at(at as u16 + 1, of as u16)}</p>
                <progress class="progress" max=of.to_string() value=at.to_string() aria-label=words().review></progress>
                {button("btn btn--wide", "ui-close", always(move || words().review_stop), move || review.end(page, Stage::Done))}
            }
            .into_any()
        }
        Stage::Failed => view! { <p role="status">{words().review_failed}</p> }.into_any(),
        Stage::OtherRules(found, own) => {
            let told = page.tongue().ui().games.watch_only(found as u16, own as u16);
            view! { <p role="status" data-rules="other">{told}</p> }.into_any()
        }
        Stage::Done => {
            let slips = review.slips.get_untracked();
            let none = slips.is_empty().then(|| view! { <p role="status">{words().review_none}</p> });
            view! {
                {none} <ol class="slips">{slips.iter().map(|one| entry(page, review, one)).collect::<Vec<_>>()}</ol>
            }
            .into_any()
        }
    };
    view! {
        <section class="panel" data-review="true">
            <h2 class="panel__title">{always(move || words().review)}</h2> {state}
        </section>
    }
    .into_any()
}

/// One move: what was done, what would have been better; a tap shows the moment.
fn entry<G: OnPage>(page: Page, review: Review<G>, slip: &Slip) -> AnyView {
    let (tongue, words) = (page.tongue(), &page.tongue().ui().bots);
    let told = review.game.with_value(|game| {
        let (table, replay) = game.as_ref()?;
        let names = table.names();
        let (view, ..) = replay.choice(slip.step)?;
        let voice = Voice { names: &names, viewer: Some(slip.seat) };
        let say = |line: &str| G::read_action(line).map(|action| G::action(tongue, &view, &voice, action));
        let turn = tongue.ui().turn_number(replay.turn(replay.moment_of(slip.step - 1)));
        let who = (table.persons().len() > 1).then(|| format!("{}, ", names[slip.seat.index()]));
        Some((format!("{}{turn}", who.unwrap_or_default()), say(&slip.done)?, words.better(&say(&slip.better)?)))
    });
    let (place, done, better) = told.unwrap_or_default();
    let (step, seat) = (slip.step, slip.seat);
    let look = move |_| {
        review.game.with_value(|game| {
            if let Some((table, _)) = game {
                page.replay_at(table, step - 1, seat);
            }
        });
    };
    view! {
        <li>
            <button class="btn btn--wide slip" type="button" data-slip=slip.step.to_string() on:click=look>
                <span class="slip__what"><small>{place}</small> <b>{done}</b> <span>{better}</span></span>
                <b class="slip__loss">{words.lost(slip.loss)}</b>
            </button>
        </li>
    }
    .into_any()
}
