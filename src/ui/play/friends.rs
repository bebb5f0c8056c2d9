//! Tables with friends: one that is told about on other devices, or one that is somebody else's.

use super::{OnPage, Play};
use crate::table::Table;
use crate::ui::page::Page;
use leptos::prelude::*;
use standoff_engine::core::Seat;
use std::time::Duration;

impl<G: OnPage> Play<G> {
    /// Whether somebody else's table is looked at.
    pub fn is_visiting(self) -> bool {
        self.aside.get_value().visiting && self.table.with_value(Option::is_some)
    }

    /// Whether the game at the table is kept on another device.
    pub fn follows(self) -> bool {
        self.table.with_value(|table| table.as_ref().is_some_and(Table::is_elsewhere))
    }

    /// Nobody takes back what others have seen on their own devices, and the guided game only goes forward.
    pub(super) fn may_undo(self, page: Page) -> bool {
        !page.coach.is_on() && !self.aside.get_value().visiting && !page.friends.is_host()
    }

    /// Sits down at somebody else's table.
    pub fn visit(self, page: Page, table: Table<G>) {
        self.sit_down(page, table);
        self.aside.update_value(|aside| aside.visiting = true);
        self.show(page, &[]);
    }

    /// Shows what was told of somebody else's table; whether it could be understood.
    pub fn told(self, page: Page, view: &[u8], steps: &[(Option<Seat>, Vec<u8>)]) -> bool {
        let happened = self.table.try_update_value(|table| table.as_mut()?.told(view, steps)).flatten();
        match happened {
            Some(happened) => {
                self.show(page, &happened);
                true
            }
            None => false,
        }
    }

    /// The game at somebody else's table is over: this is all of it.
    pub fn finish_visit(self, page: Page, table: Table<G>) {
        self.table.set_value(Some(table));
        self.aside.update_value(|aside| aside.visiting = true);
        self.tell_anew();
        self.show(page, &[]);
        self.remember(page);
    }

    /// At somebody else's table an action is sent there, if it could be allowed; whether this is such a table.
    pub(super) fn acted_elsewhere(self, page: Page, seat: Seat, action: G::Action) -> bool {
        if !self.follows() {
            return false;
        }
        let checked = self.table.with_value(|table| {
            let table = table.as_ref().filter(|table| table.is_elsewhere())?;
            Some(table.check(seat, action))
        });
        match checked {
            Some(Ok(())) => page.friends.act::<G>(action),
            Some(Err(reason)) => {
                if let Some(snap) = self.snap.get_untracked() {
                    page.say(G::refusal(page, &snap, action, reason));
                }
            }
            None => return false,
        }
        true
    }

    /// A friend acts on his own device; whether he may. He is refused if this is not the game he plays.
    pub fn act_for(self, page: Page, seat: Seat, line: &str) -> bool {
        let happened = G::read_action(line).and_then(|action| self.carry_out(seat, action));
        let Some(Ok(events)) = happened else { return false };
        self.save(page);
        self.show(page, &events);
        true
    }

    /// Who is there has changed: somebody may be stood in for, or told everything.
    pub fn look_again(self, page: Page) {
        if self.table.with_value(Option::is_some) {
            self.show(page, &[]);
        }
    }

    /// Whoever takes too long is decided for, if the table has agreed on that.
    pub(super) fn limit_time(self, page: Page) {
        if !page.friends.is_host() {
            return;
        }
        let timer = untrack(|| page.friends.timer());
        let at = self.table.with_value(|table| table.as_ref().map(|table| (table.len(), table.asked())));
        let (Some(seconds), Some((len, Some(seat)))) = (timer, at) else { return };
        let question = Some((len, seat));
        if self.aside.get_value().limited == question {
            return;
        }
        let turn = self.table.with_value(|table| table.as_ref().map_or(0, Table::turns));
        let mut clock = self.aside.get_value().clock;
        let left = clock.left(seat, turn, len, js_sys::Date::now(), seconds);
        self.aside.update_value(|aside| (aside.limited, aside.clock) = (question, clock));
        set_timeout(
            move || {
                let same = self.table.with_value(|table| {
                    table.as_ref().is_some_and(|table| (table.len(), table.asked()) == (len, Some(seat)))
                });
                if same && self.aside.get_value().limited == question {
                    self.decide_for(page, seat);
                }
            },
            Duration::from_millis(left as u64),
        );
    }

    /// A bot decides for whoever is asked; where there is none, he passes or does the first thing there is.
    fn decide_for(self, page: Page, seat: Seat) {
        let action = self.table.try_update_value(|table| {
            let table = table.as_mut()?;
            let legal = table.legal(seat);
            let pass = legal.iter().find(|action| **action == super::Passing::PASS);
            table.bot_action(seat).or_else(|| pass.or(legal.first()).copied())
        });
        if let Some(action) = action.flatten()
            && let Some(Ok(events)) = self.carry_out(seat, action)
        {
            self.save(page);
            self.show(page, &events);
        }
    }
}
