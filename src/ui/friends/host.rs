//! The host's end in the page.

use super::wire;
use super::{
    Connecting, End, Friends, Invitation, Part, Room, RoomState, Trouble, address, ice, now, random_challenge,
    to_table, trackers,
};
use crate::json;
use crate::net::message::Up;
use crate::net::pack::{bytes, letters, pack, unpack};
use crate::net::{Host, HostEffect, SeatPlan, Terms};
use crate::storage::{FriendsKey, Storage, random_bytes, random_name};
use crate::table::{Chair, Controller, Level, NewGame, Playable, Table};
use crate::ui::model::friends::{Address, Brought, JOIN, ROOM};
use crate::ui::page::Page;
use crate::ui::play::{Laid, OnPage};
use crate::ui::route::Route;
use crate::ui::tabs;
use leptos::prelude::*;
use standoff_engine::core::{Rules, Seat, Seed};
use standoff_engine::{card, dice};
use std::time::Duration;

/// How long a guest may take to add to the deal.
const PATIENCE: Duration = Duration::from_secs(12);

/// What outlives the page: our end, what is played, the form of it, and the room.
type Kept = (String, String, String, Option<String>);

impl Laid {
    fn chairs(&self) -> &[Chair] {
        match self {
            Self::Card(form) => &form.chairs,
            Self::Dice(form) => &form.chairs,
        }
    }

    /// The game and its form, as they are stored.
    fn kept(&self) -> (&'static str, String) {
        match self {
            Self::Card(form) => (card::Game::NAME, serde_json::to_string(form).unwrap_or_default()),
            Self::Dice(form) => (dice::Game::NAME, serde_json::to_string(form).unwrap_or_default()),
        }
    }

    fn read(game: &str, form: &str) -> Option<Self> {
        match game {
            card::Game::NAME => json::read(form).ok().map(Self::Card),
            dice::Game::NAME => json::read(form).ok().map(Self::Dice),
            _ => None,
        }
    }

    fn told(&self) -> (&'static str, String) {
        match self {
            Self::Card(form) => (card::Game::NAME, serde_json::to_string(&form.setup).unwrap_or_default()),
            Self::Dice(form) => (dice::Game::NAME, serde_json::to_string(&form.setup).unwrap_or_default()),
        }
    }
}

/// The name of the first person at this device.
pub(super) fn own_name(laid: &Laid) -> String {
    laid.chairs().iter().find(|chair| chair.is_person()).map(|chair| chair.name.clone()).unwrap_or_default()
}

/// The chairs of a game with whoever has come; those nobody came for are bots'.
fn seated(host: &Host, chairs: &[Chair]) -> Vec<Chair> {
    let names = host.names();
    let chair = |(at, chair): (usize, &Chair)| {
        let controller = match chair.controller {
            Controller::Friend if !host.is_taken(Seat(at as u8)) => Controller::Bot(Level::Marshal),
            other => other,
        };
        Chair::new(names[at].clone(), controller)
    };
    chairs.iter().enumerate().map(chair).collect()
}

impl Friends {
    /// Lays a table for friends, and waits for them.
    ///
    /// A game in progress with friends who are here is only given up for it when they agree.
    pub fn lay<G: OnPage>(self, page: Page, form: NewGame<G>) {
        let asks = self
            .end
            .with_value(|end| matches!(end, End::Host(host, _) if host.is_playing() && !host.present().is_empty()));
        if asks {
            self.next_setup.set_value(Some(Box::new(G::laid(form))));
            self.change(page, Host::ask_break_off);
            page.say(untrack(|| page.tongue()).friends().break_off_asked.into());
            return Route::Table.replace();
        }
        self.lay_now(page, form);
    }

    fn lay_now<G: OnPage>(self, page: Page, form: NewGame<G>) {
        page.shelf.update_value(|shelf| {
            // A convenience: it may fail.
            let _ = shelf.save_new_game(G::NAME, &form);
        });
        if self.is_guest() {
            self.leave(page);
        }
        let laid = G::laid(form);
        let plans = plans(page, laid.chairs());
        let (game, setup) = laid.told();
        let effects = self.end.try_update_value(|end| {
            let mut host = match std::mem::take(end) {
                End::Host(host, _) => host,
                End::None | End::Guest(..) | End::Heir(_) => {
                    Box::new(Host::new(random_name(), &random_bytes(), Terms::default()))
                }
            };
            let effects = host.lay(game, setup.clone(), plans);
            *end = End::Host(host, Box::new(laid));
            effects
        });
        self.part.set(Part::Host);
        self.waiting.set_value(false);
        // What went wrong on the way to another table is past.
        if self.invitation.with_untracked(|invitation| *invitation == Invitation::Failed) {
            self.invitation.set(Invitation::None);
        }
        self.form.set(Some((game.into(), setup)));
        self.verdict.set(None);
        self.carry_out(page, effects.unwrap_or_default());
        tabs::take(page);
        if page.route.get_untracked() != Route::Friends {
            Route::Friends.replace();
        }
    }

    /// Makes an invitation for one friend.
    pub fn invite(self, page: Page) {
        self.invitation.set(Invitation::Making);
        self.wired(page, move || {
            wire::invite(&ice(page), move |made| match made {
                Ok((line, code)) => {
                    let (table, pin) = self.table();
                    self.show_code(line, JOIN, &format!("{table}.{pin}.{code}"));
                }
                Err(_) => self.invitation.set(Invitation::Failed),
            });
        });
    }

    /// The invitation is not needed any more.
    pub fn put_away(self) {
        if let Invitation::Shown { line, .. } = self.invitation.get_untracked()
            && !self.is_guest()
        {
            wire::close(line);
        }
        self.invitation.set(Invitation::None);
    }

    /// Takes in what a friend answered to the invitation.
    pub(super) fn take_answer(self, code: &str) {
        let Invitation::Shown { line, .. } = self.invitation.get_untracked() else { return };
        wire::accept(line, code, move |why: String| match why.as_str() {
            "" => self.set_connecting(Some(Connecting::new(line))),
            "damaged" => self.trouble(Trouble::Damaged),
            "other" => self.trouble(Trouble::Other),
            _ => self.trouble(Trouble::Failed),
        });
    }

    /// Another tab has left an answer for us.
    pub fn look_for_answer(self, page: Page) {
        if matches!(self.part.get_untracked(), Part::Host | Part::Heir)
            && let Some(code) = page.shelf.with_value(Storage::take_answer)
        {
            self.take_answer(&code);
        }
    }

    /// The name of the table we host, or take over, and the mark of its key.
    pub(super) fn table(self) -> (String, String) {
        self.end.with_value(|end| match end {
            End::Host(host, _) => (host.table.clone(), host.pin()),
            End::Heir(heir) => (heir.guest().table.clone(), heir.guest().pin().unwrap_or_default().into()),
            End::None | End::Guest(..) => Default::default(),
        })
    }

    /// Opens a room that friends find by its name: the one that stands in invitations too.
    pub fn open_room(self, page: Page) {
        self.enter_room(page, self.table().0);
    }

    pub(super) fn enter_room(self, page: Page, name: String) {
        self.room.set(Some(Room { name: name.clone(), state: RoomState::Searching }));
        self.change(page, |host| host.set_room(true));
        self.wired(page, move || wire::room(&name, true, &trackers(page), &ice(page)));
    }

    /// The address of the room.
    pub fn room_link(self) -> Option<String> {
        let pin = self.table().1;
        self.room.with(|room| room.as_ref().map(|room| address(ROOM, &format!("{}.{pin}", room.name))))
    }

    pub fn close_room(self, page: Page) {
        wire::leave_room();
        self.room.set(None);
        self.change(page, |host| host.set_room(false));
    }

    pub(super) fn host_hears(self, page: Page, kind: &str, line: u32, text: &str) {
        let effects = self.end.try_update_value(|end| match end {
            End::Host(host, _) => match kind {
                "open" => host.opened(line, wire::binding(text), random_challenge()),
                "text" => host.hear(line, text, now()),
                _ => host.shut(line, now()),
            },
            End::None | End::Guest(..) | End::Heir(_) => Vec::new(),
        });
        self.carry_out(page, effects.unwrap_or_default());
    }

    /// Changes something at the host's end, and does what follows.
    pub(super) fn change(self, page: Page, change: impl FnOnce(&mut Host) -> Vec<HostEffect>) {
        let effects = self.end.try_update_value(|end| match end {
            End::Host(host, _) => change(host),
            End::None | End::Guest(..) | End::Heir(_) => Vec::new(),
        });
        self.carry_out(page, effects.unwrap_or_default());
    }

    pub fn set_terms(self, page: Page, terms: Terms) {
        self.change(page, |host| host.set_terms(terms));
    }

    pub fn dismiss(self, page: Page, seat: Seat) {
        self.change(page, |host| host.dismiss(seat));
    }

    /// Begins the game with whoever is there.
    pub fn begin(self, page: Page) {
        self.dealing.set(true);
        self.change(page, |host| host.begin(&random_bytes()));
        let enough = move || {
            self.change(page, Host::lose_patience);
            self.dealing.set(false);
        };
        set_timeout(enough, PATIENCE);
    }

    /// How long it takes to whoever has this chair and back, in milliseconds.
    pub fn ping(self, seat: Seat) -> Option<u16> {
        let line = self.end.with_value(|end| match end {
            End::Host(host, _) => host.line_of(seat),
            End::Guest(_, line) => *line,
            End::None | End::Heir(_) => None,
        });
        self.pings.with(|pings| pings.iter().find(|(of, _)| Some(*of) == line).map(|(_, ms)| *ms))
    }

    /// Does what an end of the table says.
    pub(super) fn carry_out(self, page: Page, effects: Vec<HostEffect>) {
        for effect in effects {
            match effect {
                HostEffect::Send { line, text } => wire::send(line, &text),
                HostEffect::Close { line, .. } => {
                    wire::close(line);
                    self.change(page, |host| host.shut(line, now()));
                }
                HostEffect::Act { seat, line } => self.act_for(page, seat, &line),
                HostEffect::Deal { seed } => self.deal(page, seed),
                HostEffect::Changed => self.changed(page),
                HostEffect::Said { who, phrase } => self.show_said(who, phrase),
                HostEffect::Lost { who, why } => {
                    let why = super::cut_words(untrack(|| page.tongue()).friends(), why);
                    page.say(format!("{who}: {why}"));
                }
                HostEffect::BreakOff { agreed } => self.end_vote(page, agreed),
            }
        }
    }

    /// Everybody has agreed to break the game off, or somebody plays on.
    fn end_vote(self, page: Page, agreed: bool) {
        let next = self.next_setup.try_update_value(Option::take).flatten();
        match next.filter(|_| agreed).map(|next| *next) {
            Some(Laid::Card(form)) => self.lay_now(page, form),
            Some(Laid::Dice(form)) => self.lay_now(page, form),
            None if !agreed => page.say(untrack(|| page.tongue()).friends().break_off_refused.into()),
            None => {}
        }
    }

    fn changed(self, page: Page) {
        let (company, playing) = self.end.with_value(|end| match end {
            End::Host(host, laid) => {
                let own = laid.chairs().iter().position(Chair::is_person).map(|at| Seat(at as u8));
                (Some(host.company(own)), host.is_dealt())
            }
            End::None | End::Guest(..) | End::Heir(_) => (None, false),
        });
        self.set_company(page, company);
        self.keep(page);
        if playing {
            // Somebody may have to be told everything, and whoever is away is stood in for.
            page.play.look_again(page);
            page.dice.look_again(page);
        }
    }

    fn keep(self, page: Page) {
        let room = self.room.with_untracked(|room| room.as_ref().map(|room| room.name.clone()));
        self.end.with_value(|end| {
            if let End::Host(host, laid) = end {
                page.shelf.update_value(|shelf| {
                    // Without room for it friends cannot come back after a reload; the game itself is safe.
                    let (game, form) = laid.kept();
                    let _ = shelf.save_friends(FriendsKey::Host, &(letters(&pack(host)), game, form, room));
                });
            }
        });
    }

    fn deal(self, page: Page, seed: Seed) {
        let dealt = self.end.with_value(|end| match end {
            End::Host(host, laid) => Some(match &**laid {
                Laid::Card(form) => Laid::Card(NewGame { chairs: seated(host, &form.chairs), ..form.clone() }),
                Laid::Dice(form) => Laid::Dice(NewGame { chairs: seated(host, &form.chairs), ..form.clone() }),
            }),
            End::None | End::Guest(..) | End::Heir(_) => None,
        });
        let done = match dealt {
            Some(Laid::Card(form)) => page.play.deal_from(page, &form, seed).is_ok(),
            Some(Laid::Dice(form)) => page.dice.deal_from(page, &form, seed).is_ok(),
            None => false,
        };
        self.dealing.set(false);
        if done {
            to_table();
        }
    }

    fn act_for(self, page: Page, seat: Seat, line: &str) {
        let done = page.play.act_for(page, seat, line) || page.dice.act_for(page, seat, line);
        if !done {
            self.change(page, |host| host.void(seat));
        }
    }

    /// Tells the guests what has happened at the table.
    pub fn tell<G: Playable>(self, page: Page, table: &Table<G>) {
        let effects = self.end.try_update_value(|end| match end {
            End::Host(host, _) => {
                let mut effects = host.tell(table.settled(), &|viewer, from| table.sight(viewer, from));
                if table.outcome().is_some()
                    && let Ok(record) = serde_json::to_string(&table.save().record)
                {
                    effects.extend(host.finish(record));
                }
                effects
            }
            End::None | End::Guest(..) | End::Heir(_) => Vec::new(),
        });
        for effect in effects.unwrap_or_default() {
            match effect {
                HostEffect::Send { line, text } => wire::send(line, &text),
                HostEffect::Changed => self.keep(page),
                _ => {}
            }
        }
    }

    /// Lays the table anew for the next game.
    pub fn lay_again<G: OnPage>(self, page: Page, setup: G::Setup) {
        let laid = self.end.with_value(|end| match end {
            End::Host(_, laid) => Some((**laid).clone()),
            End::None | End::Guest(..) | End::Heir(_) => None,
        });
        let form = match laid {
            Some(Laid::Card(form)) => (form.chairs, form.options),
            Some(Laid::Dice(form)) => (form.chairs, form.options),
            None => return,
        };
        self.lay::<G>(page, NewGame { setup, chairs: form.0, options: form.1 });
    }

    /// Seconds for each decision; none without a limit.
    pub fn timer(self) -> Option<u16> {
        self.company.with(|company| company.as_ref().map(|company| company.terms.timer).filter(|timer| *timer > 0))
    }

    pub(super) fn resume_host(self, page: Page) {
        let Some((host, laid, room)) = kept(page) else { return };
        self.form.set(Some((laid.told().0.into(), laid.told().1)));
        self.end.set_value(End::Host(Box::new(host), Box::new(laid)));
        self.part.set(Part::Host);
        self.change(page, |host| {
            host.resume(now());
            host.set_terms(host.terms())
        });
        if let Some(room) = room {
            self.enter_room(page, room);
        }
    }

    /// Ends every wire without a word: whoever is at the other end looks for us anew.
    pub(super) fn close_wires(self, page: Page) {
        let effects = self.end.try_update_value(|end| match end {
            End::Host(host, _) => host.drop_lines(),
            End::None | End::Guest(..) | End::Heir(_) => Vec::new(),
        });
        self.carry_out(page, effects.unwrap_or_default());
    }

    /// What a guest says to his host, for whoever writes to him.
    pub(super) fn up(self, message: &Up) {
        self.end.with_value(|end| {
            if let End::Guest(_, Some(line)) = end {
                wire::send(*line, &message.write());
            }
        });
    }
}

impl Friends {
    /// Whether an invitation leads to the table this device hosts, in this tab or another.
    pub fn is_own(self, page: Page, brought: &Brought) -> bool {
        let (Brought::Invitation(text) | Brought::Room(text)) = brought else { return false };
        let Some(address) = Address::read(text) else { return false };
        let ours = self.table().0;
        address.table == ours || ours.is_empty() && kept(page).is_some_and(|(host, ..)| host.table == address.table)
    }
}

/// Our own table as it is stored, and its room.
fn kept(page: Page) -> Option<(Host, Laid, Option<String>)> {
    let (host, game, form, room): Kept = page.shelf.with_value(|shelf| shelf.friends(FriendsKey::Host))?;
    Some((unpack(&bytes(&host)?)?, Laid::read(&game, &form)?, room))
}

/// Whether there is one.
pub(super) fn is_kept(page: Page) -> bool {
    kept(page).is_some()
}

/// What the chairs are for, to the friends who come. A chair nobody comes for is a bot's, with a name of its own.
fn plans(page: Page, chairs: &[Chair]) -> Vec<SeatPlan> {
    let names = untrack(|| page.tongue()).ui().bot_names;
    let mut free = names.iter().filter(|name| chairs.iter().all(|chair| chair.name != **name));
    let post = |chair: &Chair| match chair.controller {
        Controller::Person => SeatPlan::Host(chair.name.clone()),
        Controller::Bot(_) => SeatPlan::Bot(chair.name.clone()),
        Controller::Friend => SeatPlan::Friend(free.next().map_or_else(|| chair.name.clone(), |name| (*name).into())),
    };
    chairs.iter().map(post).collect()
}
