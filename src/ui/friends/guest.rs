//! A guest's end in the page.

use super::wire;
use super::{Connecting, End, Friends, Invitation, Link, Part, Room, RoomState, Trouble, ice, now, to_table, trackers};
use crate::net::fair::Flaw;
use crate::net::message::{Cut, Leave, Over, Refusal, Up};
use crate::net::pack::{bytes, letters, pack, unpack};
use crate::net::{Guest, GuestEffect, Phase};
use crate::storage::{FriendsKey, random_bytes};
use crate::table::{Chair, Controller, Options, Saved, Table};
use crate::ui::model::friends::{ANSWER, Address};
use crate::ui::page::{Notice, Page};
use crate::ui::play::OnPage;
use crate::ui::route::Route;
use leptos::prelude::*;
use standoff_engine::core::{Rules, Seat};
use standoff_engine::{card, dice};
use std::time::Duration;

/// How long a host may take to answer.
const PATIENCE: Duration = Duration::from_secs(8);

/// The part of a guest that outlives the page: himself, and the room.
type Kept = (String, Option<String>);

fn kept(page: Page) -> Option<(Guest, Option<String>)> {
    let (guest, room): Kept = page.shelf.with_value(|shelf| shelf.friends(FriendsKey::Guest))?;
    Some((unpack(&bytes(&guest)?)?, room))
}

/// Whether a table is remembered to which we can come back, and by ourselves: without a room we must be invited anew.
pub fn was_guest(page: Page) -> Option<bool> {
    kept(page).map(|(_, room)| room.is_some())
}

type Steps = [(Option<Seat>, Vec<u8>)];

impl Friends {
    /// The guest we were when the page was closed, or a new one.
    fn arrive(self, page: Page, table: &str, pin: Option<&str>, name: &str) {
        let guest = match kept(page) {
            Some((guest, _)) if guest.fits(table, pin) => guest,
            _ => Guest::new(name, table, pin, &random_bytes()),
        };
        self.set_pref(page, |prefs| prefs.name = name.into());
        self.end.set_value(End::Guest(Box::new(guest), None));
        self.part.set(Part::Guest(Link::Dialling));
        self.verdict.set(None);
    }

    /// Answers an invitation; the answer must then be brought to the host.
    pub(super) fn join(self, page: Page, code: &str, name: &str) {
        let Some(Address { table, pin, code: Some(code) }) = Address::read(code) else {
            return self.trouble(Trouble::Damaged);
        };
        self.arrive(page, &table, pin.as_deref(), name);
        self.invitation.set(Invitation::Making);
        self.wired(page, move || {
            wire::answer(&code, &ice(page), move |made| match made {
                Ok((line, code)) => {
                    self.show_code(line, ANSWER, &code);
                    self.set_connecting(Some(Connecting::new(line)));
                }
                Err(_) => {
                    self.part.set(Part::Nobody);
                    self.trouble(Trouble::Damaged);
                }
            });
        });
    }

    /// Looks for whoever has opened this room.
    pub(super) fn join_room(self, page: Page, room: &str, name: &str) {
        let Some(Address { table, pin, .. }) = Address::read(room) else { return self.trouble(Trouble::Damaged) };
        self.arrive(page, &table, pin.as_deref(), name);
        self.look_in_room(page, table);
    }

    fn look_in_room(self, page: Page, room: String) {
        self.room.set(Some(Room { name: room.clone(), state: RoomState::Searching }));
        self.remember(page);
        self.wired(page, move || wire::room(&room, false, &trackers(page), &ice(page)));
    }

    /// Goes back to the table where we were.
    pub fn resume_guest(self, page: Page) {
        let Some((guest, room)) = kept(page) else { return };
        let playing = guest.phase() == Phase::Playing;
        if let Some(room) = room {
            self.end.set_value(End::Guest(Box::new(guest), None));
            self.part.set(Part::Guest(Link::Dialling));
            self.look_in_room(page, room);
        } else if playing {
            // Without a room a new invitation is needed; it finds us as we were.
            self.end.set_value(End::Guest(Box::new(guest), None));
            self.part.set(Part::Guest(Link::Lost));
        }
        if playing && self.is_guest() {
            Route::Friends.replace();
        }
    }

    fn remember(self, page: Page) {
        let room = self.room.with_untracked(|room| room.as_ref().map(|room| room.name.clone()));
        self.end.with_value(|end| {
            if let End::Guest(guest, _) = end {
                // A host who has a room is found there, however we came.
                let room = room.or_else(|| guest.company.room.then(|| guest.table.clone()));
                page.shelf.update_value(|shelf| {
                    // Without room for it we cannot come back after a reload, but play on.
                    let _ = shelf.save_friends(FriendsKey::Guest, &(letters(&pack(guest)), room));
                });
            }
        });
    }

    pub(super) fn guest_hears(self, page: Page, kind: &str, line: u32, text: &str) {
        let effects = self.end.try_update_value(|end| {
            let End::Guest(guest, own) = end else { return Vec::new() };
            match kind {
                "open" => {
                    // One line to the host is enough.
                    if let Some(old) = own.replace(line) {
                        wire::close(old);
                    }
                    wire::send(line, &guest.hello(wire::binding(text), super::random_challenge()));
                    self.set_connecting(None);
                    Vec::new()
                }
                "text" if *own == Some(line) => guest.hear(text),
                "shut" if *own == Some(line) => {
                    *own = None;
                    self.under_way.set(false);
                    if self.part.get_untracked() == Part::Guest(Link::Here) {
                        self.part.set(Part::Guest(Link::Lost));
                        // He may be found in his room, if he has one.
                        let room = guest.company.room.then(|| guest.table.clone());
                        if let Some(room) = room.filter(|_| self.room.with_untracked(Option::is_none)) {
                            set_timeout(move || self.look_in_room(page, room), Duration::ZERO);
                        }
                    }
                    Vec::new()
                }
                "shut" => {
                    self.fail_connecting(line);
                    Vec::new()
                }
                _ => Vec::new(),
            }
        });
        for one in effects.unwrap_or_default() {
            self.take_effect(page, line, one);
        }
    }

    fn take_effect(self, page: Page, line: u32, effect: GuestEffect) {
        let say = |word: fn(&crate::i18n::Friends) -> &'static str| {
            page.say(word(untrack(|| page.tongue()).friends()).into());
        };
        match effect {
            GuestEffect::Send(text) => wire::send(line, &text),
            GuestEffect::Close(why) => self.be_cut(page, line, why),
            GuestEffect::Refused(why) => {
                self.part.set(Part::Guest(Link::Refused(why)));
                wire::leave_room();
            }
            GuestEffect::Welcome => {
                self.part.set(Part::Guest(Link::Here));
                self.share_wanted.set(false);
                self.remember(page);
            }
            GuestEffect::Changed => {
                let now = self.with_guest(|guest| (guest.company.clone(), (guest.game.clone(), guest.setup.clone())));
                if let Some((company, form)) = now {
                    self.set_company(page, Some(company));
                    self.form.set((!form.0.is_empty()).then_some(form));
                }
                self.remember(page);
            }
            GuestEffect::DealtAgain => say(|words| words.dealt_again),
            GuestEffect::Dealt => {
                self.verdict.set(None);
                page.play.leave();
                page.dice.leave();
            }
            GuestEffect::Told { view, steps } => {
                self.under_way.set(false);
                match self.with_guest(|guest| guest.game.clone()).as_deref() {
                    Some(card::Game::NAME) => self.show::<card::Game>(page, &view, &steps),
                    Some(dice::Game::NAME) => self.show::<dice::Game>(page, &view, &steps),
                    _ => self.be_cut(page, line, Cut::Unsound),
                }
                self.remember(page);
            }
            GuestEffect::Void => {
                self.under_way.set(false);
                say(|words| words.too_late);
            }
            GuestEffect::Said { who, phrase } => self.show_said(who, phrase),
            GuestEffect::AskBreakOff => page.notice.set(Some(Notice::BreakOff)),
            GuestEffect::BrokenOff => {
                page.play.leave();
                page.dice.leave();
                say(|words| words.broken_off);
                self.remember(page);
                Route::Friends.replace();
            }
            GuestEffect::Over(evidence) => match self.with_guest(|guest| guest.game.clone()).as_deref() {
                Some(card::Game::NAME) => self.check::<card::Game>(page, evidence),
                Some(dice::Game::NAME) => self.check::<dice::Game>(page, evidence),
                _ => {}
            },
            GuestEffect::AskShare => self.share_wanted.set(true),
        }
    }

    /// The connection ends, and it is said why. Somebody who is not our host is left, and the host looked for further.
    fn be_cut(self, page: Page, line: u32, why: Cut) {
        self.end.update_value(|end| {
            if let End::Guest(_, own) = end {
                *own = None;
            }
        });
        wire::close(line);
        self.under_way.set(false);
        match why {
            // Said in another way already.
            Cut::Version => return,
            // In a room the right one may still answer.
            Cut::Impostor if self.room.with_untracked(Option::is_some) => {
                page.say(untrack(|| page.tongue()).friends().cut_impostor.into());
                return;
            }
            Cut::Closed | Cut::Dismissed | Cut::Unsound => {
                page.shelf.update_value(|shelf| shelf.forget_friends(FriendsKey::Guest));
            }
            Cut::Rubbish | Cut::Replaced | Cut::Late | Cut::Impostor | Cut::NewDeal | Cut::Left => {}
        }
        wire::leave_room();
        let refused = matches!(self.part.get_untracked(), Part::Guest(Link::Refused(_)));
        if !refused {
            self.part.set(Part::Guest(Link::Cut(why)));
        }
    }

    /// The person says whether the game may be broken off.
    pub fn answer_break_off(self, page: Page, agreed: bool) {
        let effects = self.end.try_update_value(|end| match end {
            End::Guest(guest, Some(line)) => guest.answer_break_off(agreed).into_iter().map(|e| (*line, e)).collect(),
            End::Guest(_, None) | End::None | End::Host(..) | End::Heir(_) => Vec::new(),
        });
        for (line, effect) in effects.unwrap_or_default() {
            self.take_effect(page, line, effect);
        }
    }

    fn with_guest<T>(self, get: impl FnOnce(&Guest) -> T) -> Option<T> {
        self.end.with_value(|end| if let End::Guest(guest, _) = end { Some(get(guest)) } else { None })
    }

    /// Deals of this table that were begun and not finished, as we have seen them.
    pub fn unfinished_deals(self) -> u16 {
        self.with_guest(|guest| guest.deals.unfinished()).unwrap_or_default()
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
            self.part.set(Part::Guest(Link::Refused(Refusal::Version)));
        }
    }

    /// Does something at the host's table.
    ///
    /// An action that is not answered in time is given up: everything is told anew, and it can be tried again.
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

    /// Goes away from the host's table: for a while, with the way back kept, or for good.
    pub fn leave_table(self, page: Page, leave: Leave) {
        self.end.update_value(|end| {
            if let End::Guest(_, own) = end
                && let Some(line) = own.take()
            {
                wire::send(line, &Up::Leave(leave).write());
                wire::close(line);
            }
        });
        if leave == Leave::KeepSeat {
            self.remember(page);
            self.stand_up();
        } else {
            self.forget(page);
        }
        // A game of one's own waited meanwhile.
        page.resume();
    }

    /// Holds the whole record against what we were told, and shows the end.
    fn check<G: OnPage>(self, page: Page, over: Over) {
        let Some(evidence) = over.read::<G>() else { return self.verdict.set(Some(Err(Flaw::Record))) };
        let verdict = self.with_guest(|guest| guest.witness.check(&evidence));
        // Whoever was not there from the beginning has nothing to hold against it.
        let witnessed = self.with_guest(|guest| guest.witness.host.is_some()).unwrap_or_default();
        self.verdict.set(verdict.filter(|_| witnessed));
        if verdict != Some(Ok(())) && witnessed {
            return;
        }
        let (chairs, options) = (self.chairs(), Options::default());
        let saved = Saved { record: evidence.record, chairs, options, course: None };
        if let Ok(table) = Table::load(saved) {
            self.end.update_value(|end| {
                if let End::Guest(guest, _) = end {
                    guest.finish();
                }
            });
            self.remember(page);
            G::play(page).finish_visit(page, table);
        }
    }

    /// How long the other end has not been reached, in seconds.
    pub fn connecting_for(self) -> Option<u16> {
        self.seconds.track();
        self.connecting.with(|connecting| connecting.map(|one| ((now() - one.since) / 1000.0) as u16))
    }
}
