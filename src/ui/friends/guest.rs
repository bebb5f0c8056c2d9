//! A guest's end in the page.

use super::wire;
use super::{End, Friends, Invitation, Link, Part, Room, RoomState, Trouble, ice, to_table, trackers};
use crate::net::message::{Over, Up};
use crate::net::pack::{bytes, letters, pack, unpack};
use crate::net::{Guest, News};
use crate::storage::{End as Kind, random_bytes};
use crate::table::{Chair, Controller, Options, Saved, Table};
use crate::ui::model::friends::ANSWER;
use crate::ui::page::Page;
use crate::ui::play::OnPage;
use leptos::prelude::*;
use standoff_engine::core::{Rules, Seat};
use standoff_engine::{card, dice};
use std::time::Duration;

/// How long a host may take to answer.
const PATIENCE: Duration = Duration::from_secs(8);

/// What outlives the page: ourselves, and the room.
type Kept = (String, Option<String>);

fn kept(page: Page) -> Option<(Guest, Option<String>)> {
    let (guest, room): Kept = page.shelf.with_value(|shelf| shelf.friends(Kind::Guest))?;
    Some((unpack(&bytes(&guest)?)?, room))
}

/// Whether a table is remembered to which we can come back, and by ourselves: without a room we must be invited anew.
pub fn was_guest(page: Page) -> Option<bool> {
    kept(page).map(|(_, room)| room.is_some())
}

type Steps = [(Option<Seat>, Vec<u8>)];

impl Friends {
    /// The guest we were when the page was closed, or a new one.
    fn arrive(self, page: Page, table: &str, name: &str) {
        let guest = match kept(page) {
            Some((guest, _)) if guest.table == table => guest,
            _ => Guest::new(name, table, &random_bytes()),
        };
        self.like(page, |likes| likes.name = name.into());
        self.end.set_value(End::Guest(Box::new(guest), None));
        self.part.set(Part::Guest(Link::Dialling));
        self.verdict.set(None);
    }

    /// Answers an invitation; the answer must then be brought to the host.
    pub(super) fn join(self, page: Page, code: &str, name: &str) {
        // The table stands before the code itself.
        let Some((table, code)) = code.split_once('.') else { return self.trouble(Trouble::Damaged) };
        self.arrive(page, table, name);
        self.invitation.set(Invitation::Making);
        let code = code.to_string();
        self.wired(page, move || {
            wire::answer(&code, &ice(page), move |made| match made {
                Ok((line, code)) => self.show_code(line, ANSWER, &code),
                Err(_) => {
                    self.part.set(Part::Nobody);
                    self.trouble(Trouble::Damaged);
                }
            });
        });
    }

    /// Looks for whoever has opened this room.
    pub(super) fn join_room(self, page: Page, room: &str, name: &str) {
        self.arrive(page, room, name);
        let room = room.to_string();
        self.room.set(Some(Room { name: room.clone(), state: RoomState::Searching }));
        self.remember(page);
        self.wired(page, move || wire::room(&room, false, &trackers(page), &ice(page)));
    }

    /// Goes back to the table where we were.
    pub fn resume_guest(self, page: Page) {
        let Some((guest, room)) = kept(page) else { return };
        // Without a room a new invitation is needed; it finds us as we were.
        if let Some(room) = room {
            self.join_room(page, &room, &guest.name);
        }
    }

    fn remember(self, page: Page) {
        let room = self.room.with_untracked(|room| room.as_ref().map(|room| room.name.clone()));
        self.end.with_value(|end| {
            if let End::Guest(guest, _) = end {
                page.shelf.update_value(|shelf| {
                    // Without room for it we cannot come back after a reload, but play on.
                    let _ = shelf.save_friends(Kind::Guest, &(letters(&pack(guest)), room));
                });
            }
        });
    }

    pub(super) fn guest_hears(self, page: Page, kind: &str, line: u32, text: &str) {
        let news = self.end.try_update_value(|end| {
            let End::Guest(guest, own) = end else { return Vec::new() };
            match kind {
                "open" => {
                    // One wire to the host is enough.
                    if let Some(old) = own.replace(line) {
                        wire::close(old);
                    }
                    wire::send(line, &guest.hello());
                    self.part.set(Part::Guest(Link::Here));
                    Vec::new()
                }
                "text" if *own == Some(line) => guest.hear(text),
                "shut" if *own == Some(line) => {
                    *own = None;
                    if self.part.get_untracked() == Part::Guest(Link::Here) {
                        self.part.set(Part::Guest(Link::Lost));
                    }
                    self.under_way.set(false);
                    Vec::new()
                }
                _ => Vec::new(),
            }
        });
        for one in news.unwrap_or_default() {
            self.take_news(page, line, one);
        }
    }

    fn take_news(self, page: Page, line: u32, news: News) {
        match news {
            News::Send(text) => wire::send(line, &text),
            News::Close => wire::close(line),
            News::Refused(why) => {
                self.part.set(Part::Guest(Link::Refused(why)));
                wire::leave_room();
            }
            News::Changed => {
                let now = self.with_guest(|guest| (guest.company.clone(), (guest.game.clone(), guest.setup.clone())));
                if let Some((company, form)) = now {
                    self.set_company(page, Some(company));
                    self.form.set((!form.0.is_empty()).then_some(form));
                }
                self.remember(page);
            }
            News::Dealt => {
                self.verdict.set(None);
                page.play.leave();
                page.dice.leave();
            }
            News::Told { view, steps } => {
                self.under_way.set(false);
                match self.with_guest(|guest| guest.game.clone()).as_deref() {
                    Some(card::Game::NAME) => self.show::<card::Game>(page, &view, &steps),
                    Some(dice::Game::NAME) => self.show::<dice::Game>(page, &view, &steps),
                    _ => wire::close(line),
                }
                self.remember(page);
            }
            News::Void => {
                self.under_way.set(false);
                page.say(untrack(|| page.tongue()).friends().too_late.into());
            }
            News::Said { who, phrase } => self.show_said(who, phrase),
            News::Over(evidence) => match self.with_guest(|guest| guest.game.clone()).as_deref() {
                Some(card::Game::NAME) => self.check::<card::Game>(page, evidence),
                Some(dice::Game::NAME) => self.check::<dice::Game>(page, evidence),
                _ => {}
            },
            News::Heir => self.share_wanted.set(true),
            News::Bye => {
                self.part.set(Part::Guest(Link::Closed));
                page.shelf.update_value(|shelf| shelf.forget_friends(Kind::Guest));
                wire::leave_room();
            }
        }
    }

    fn with_guest<T>(self, get: impl FnOnce(&Guest) -> T) -> Option<T> {
        self.end.with_value(|end| if let End::Guest(guest, _) = end { Some(get(guest)) } else { None })
    }

    /// The chairs as they are drawn here: our own, and those of others.
    fn chairs(self) -> Vec<Chair> {
        let company = self.with_guest(|guest| guest.company.clone()).unwrap_or_default();
        let chair = |(at, place): (usize, crate::net::message::Place)| {
            let own = company.you == Some(Seat(at as u8));
            Chair::new(place.name, if own { Controller::Person } else { Controller::Friend })
        };
        company.chairs.into_iter().enumerate().map(chair).collect()
    }

    fn show<G: OnPage>(self, page: Page, view: &[u8], steps: &Steps) {
        let play = G::play(page);
        if play.follows() {
            if !play.told(page, view, steps) {
                self.up(&Up::Again);
            }
            return;
        }
        let table = self.with_guest(|guest| {
            let setup = crate::json::read(&guest.setup).ok()?;
            let id = guest.table.bytes().fold(0u64, |id, byte| id.wrapping_mul(31).wrapping_add(byte.into()));
            Table::<G>::follow(setup, id, self.chairs(), view)
        });
        if let Some(mut table) = table.flatten()
            && table.told(view, steps).is_some()
        {
            play.visit(page, table);
            to_table();
        } else {
            self.part.set(Part::Guest(Link::Refused(crate::net::message::Refusal::Version)));
        }
    }

    /// Does something at the host's table.
    ///
    /// What is not answered in time is given up: everything is told anew, and it can be tried again.
    pub fn act<G: Rules>(self, action: G::Action) {
        self.end.update_value(|end| {
            if let End::Guest(guest, Some(line)) = end
                && let Some(text) = guest.act(G::write_action(action))
            {
                wire::send(*line, &text);
                self.under_way.set(true);
                let at = guest.at();
                set_timeout(move || self.give_up(at), PATIENCE);
            }
        });
    }

    fn give_up(self, at: u32) {
        self.end.update_value(|end| {
            if let End::Guest(guest, Some(line)) = end
                && guest.at() == at
                && let Some(text) = guest.give_up_waiting()
            {
                wire::send(*line, &text);
                self.under_way.set(false);
            }
        });
    }

    pub fn sit(self, seat: Option<Seat>) {
        self.up(&Up::Sit(seat));
    }

    pub fn set_ready(self, ready: bool) {
        self.up(&Up::Ready(ready));
    }

    /// Holds the whole record against what we were told, and shows the end.
    fn check<G: OnPage>(self, page: Page, over: Over) {
        let Some(evidence) = over.read::<G>() else { return };
        let verdict = self.with_guest(|guest| guest.witness.check(&evidence));
        // Whoever was not there from the beginning has nothing to hold against it.
        let witnessed = self.with_guest(|guest| !guest.witness.host.is_empty()).unwrap_or_default();
        self.verdict.set(verdict.filter(|_| witnessed));
        if verdict != Some(Ok(())) && witnessed {
            return;
        }
        let (chairs, options) = (self.chairs(), Options::default());
        let saved = Saved { record: evidence.record, chairs, options, course: None };
        if let Ok(table) = Table::load(saved) {
            self.end.update_value(|end| {
                if let End::Guest(guest, _) = end {
                    guest.close_book();
                }
            });
            G::play(page).finish_visit(page, table);
        }
    }
}
