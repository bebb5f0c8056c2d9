//! Bots that think ahead: the thought begins with the animation of what happened before, and what comes of it is done
//! when both are over.

use super::{OnPage, Play};
use crate::storage::Speed;
use crate::table::{Level, Table};
use crate::thinker::{Answer, Ask, Budget};
use crate::ui::model::{Hint, Next};
use crate::ui::page::{Layer, Page};
use leptos::prelude::*;
use standoff_engine::core::Seat;

/// A question to a seat in thought, or thought through.
#[derive(Clone, Copy)]
pub(super) struct Thought<A> {
    /// Steps so far.
    at: usize,
    id: u32,
    /// Only the thought is waited for.
    due: bool,
    state: State<A>,
}

#[derive(Clone, Copy)]
enum State<A> {
    Open,
    /// Done; with nothing to do if nobody could think.
    Done(Option<A>),
}

impl<G: OnPage> Play<G> {
    /// Whether the seat that is asked has somebody to think for it.
    fn thinks(self, page: Page, table: &Table<G>) -> Option<Seat> {
        let Next::Bot(seat) = self.next(page, table) else { return None };
        let able = !page.coach.is_on() && page.mind.is_usable();
        let legend = able && table.calibre(seat).0.level == Level::Legend;
        (legend && table.legal(seat).len() > 1).then_some(seat)
    }

    fn budget(self, page: Page) -> Budget {
        /// Who lets bots act at once does not want to wait for them.
        const AT_ONCE_MS: u32 = 120;
        let ms = page.settings.with_untracked(|settings| settings.thinking.ms());
        Budget::time(if self.speed(page) == Speed::Instant { AT_ONCE_MS.min(ms) } else { ms })
    }

    /// Begins to think about the present question, unless that is under way or nobody thinks ahead.
    pub(super) fn ponder(self, page: Page, due: bool) {
        let asked = self.table.with_value(|table| {
            let table = table.as_ref()?;
            let seat = self.thinks(page, table)?;
            let known = self.thought.with_value(|thought| {
                thought.as_ref().is_some_and(|thought| {
                    let alive = matches!(thought.state, State::Done(_)) || page.mind.is_waiting(thought.id);
                    thought.at == table.len() && alive
                })
            });
            if known {
                return None;
            }
            let at = table.len();
            let then = move |id, answer| self.thought_over(page, id, answer);
            let id = ask_at(page, table, seat, true, self.budget(page), then);
            Some(Thought { at, id: id?, due, state: State::Open })
        });
        if let Some(thought) = asked {
            self.thought.set_value(Some(thought));
        }
    }

    /// Whether what comes next is still being thought about; from now on, only that is waited for.
    pub(super) fn awaits_thought(self, page: Page) -> bool {
        let at = self.table.with_value(|table| table.as_ref().map(|table| (table.len(), table.asked())));
        let Some((at, asked)) = at else { return false };
        let open = self.thought.try_update_value(|thought| {
            let thought = thought.as_mut().filter(|thought| thought.at == at && page.mind.is_waiting(thought.id))?;
            thought.due = true;
            Some(())
        });
        let open = open.flatten().is_some();
        if open {
            self.thinking.set(asked);
        }
        open
    }

    /// What the bot of a seat does: what it has thought of, or else what it would do at once. None while it must think.
    pub(super) fn bot_action(self, page: Page, table: &mut Table<G>, seat: Seat) -> Option<G::Action> {
        let thought = self.thought.try_update_value(|thought| {
            thought.take_if(|thought| thought.at == table.len() && matches!(thought.state, State::Done(_)))
        });
        match thought.flatten().map(|thought| thought.state) {
            Some(State::Done(Some(action))) if table.legal(seat).contains(&action) => Some(action),
            None if self.thinks(page, table).is_some() => None,
            _ => table.bot_action(seat),
        }
    }

    /// Whoever thinks says at once what he would do; whether anybody does.
    pub(super) fn hurry_thought(self, page: Page) -> bool {
        let open = self.awaits_thought(page);
        if open {
            page.mind.hurry();
        }
        open
    }

    fn thought_over(self, page: Page, id: u32, answer: Option<Answer>) {
        let Some(mut thought) = self.thought.get_value().filter(|thought| thought.id == id) else { return };
        match answer {
            Some(answer) => thought.state = State::Done(answer.action.and_then(|line| G::read_action(&line))),
            // The worker died: once more with the whole history, then without it.
            None if page.mind.is_usable() => return self.ponder(page, thought.due),
            None => thought.state = State::Done(None),
        }
        self.thought.set_value(Some(thought));
        if thought.due && self.may_go_on(page) {
            self.tick(page);
        }
    }

    /// Somebody asks what a bot would do in his place.
    pub fn ask_hint(self, page: Page) {
        let asked = self.snap.with_untracked(|snap| {
            let snap = snap.as_ref().filter(|snap| snap.next == Next::Person)?;
            Some((snap.viewer?, snap.number))
        });
        let Some((seat, number)) = asked else { return };
        self.hint.set(Hint::Asked);
        page.layer.set(Layer::Hint);
        let then = move |_, answer: Option<Answer>| match answer {
            // Dead, but not for good.
            None if page.mind.is_usable() => self.ask_hint(page),
            None => self.hint.set(Hint::None),
            Some(answer) => {
                let same = self.snap.with_untracked(|snap| snap.as_ref().is_some_and(|snap| snap.number == number));
                if same && self.hint.with_untracked(|hint| *hint == Hint::Asked) {
                    self.hint.set(answer.into());
                }
            }
        };
        let id = self.table.try_update_value(|table| {
            let table = table.as_mut()?;
            table.note_hint();
            let budget = page.settings.with_untracked(|settings| Budget::time(settings.thinking.ms()));
            ask_at(page, table, seat, true, budget, then)
        });
        if id.flatten().is_none() {
            self.hint.set(Hint::None);
        }
        self.save(page);
    }

    /// What a bot in the viewer's place takes everybody for.
    pub fn ask_beliefs(self, page: Page, then: impl Fn(Vec<[f32; 4]>) + 'static) {
        let viewer = self.snap.with_untracked(|snap| snap.as_ref().and_then(|snap| snap.viewer));
        let Some(seat) = viewer else { return };
        self.with_table(|table| {
            let then = move |_, answer: Option<Answer>| {
                if let Some(answer) = answer {
                    then(answer.odds);
                }
            };
            ask_at(page, table, seat, false, Budget::time(0), then)
        });
    }
}

/// Asks a seat of a table, for what to do or for beliefs only; none if nobody can think.
fn ask_at<G: OnPage>(
    page: Page,
    table: &Table<G>,
    seat: Seat,
    think: bool,
    budget: Budget,
    then: impl FnOnce(u32, Option<Answer>) + 'static,
) -> Option<u32> {
    let (calibre, seed) = table.calibre(seat);
    let ask = Ask { calibre: calibre.to_string(), seed, think, budget, ..Ask::default() };
    page.mind.ask(table, usize::MAX, seat, ask, then)
}
