//! A table with friends on their own devices, in the page: which end of it this is, and how things stand.
//!
//! `wire` calls the browser; `host` and `guest` carry out what the two ends of [`net`](crate::net) say. The tables
//! themselves are those of every game: a host's is an ordinary one that is told about, a guest's follows what it is told.

mod guest;
mod heir;
mod host;
mod prefs;
mod tab;
mod wire;

pub use guest::was_guest;
pub use prefs::OnlinePrefs;
pub use wire::{scan, stop_scan};

use super::fresh;
use super::model::friends::{Brought, came_and_left};
use super::model::{self, Form};
use super::page::Page;
use super::play::Laid;
use super::route::Route;
use crate::i18n::Friends as Words;
use crate::net::fair::Flaw;
use crate::net::keys::Challenge;
use crate::net::message::{Company, Cut, Leave, Refusal};
use crate::net::name::clean_name;
use crate::net::{Guest, Host, HostMigration};
use crate::storage::{FriendsKey, Storage, random_bytes};
use crate::table::Table;
use leptos::prelude::*;
use serde_json::Value;
use standoff_engine::core::{Rules, Seat, SeatSet};
use standoff_engine::{card, dice};
use std::time::Duration;
use wire::Signal;

/// The page's end of a table with friends. Cheap to copy.
#[derive(Clone, Copy)]
pub struct Friends {
    end: StoredValue<End, LocalStorage>,
    /// Whether the wires are ready.
    wired: StoredValue<bool>,
    /// What we are at the table.
    pub part: RwSignal<Part>,
    /// Who is there; none without a table.
    pub company: RwSignal<Option<Company>>,
    /// What is played, and its setup as text.
    pub form: RwSignal<Option<(String, String)>>,
    /// What the host shows to somebody, or a guest to the host.
    pub invitation: RwSignal<Invitation>,
    /// The room that is open or looked for.
    pub room: RwSignal<Option<Room>>,
    /// How long it takes to the other end of each wire and back, in milliseconds.
    pub pings: RwSignal<Vec<(u32, u16)>>,
    /// What was said last.
    pub said: RwSignal<Option<Said>>,
    /// Nothing that is said is shown.
    pub muted: RwSignal<bool>,
    /// Whether the game that is over was what we were told.
    pub verdict: RwSignal<Option<Result<(), Flaw>>>,
    /// What we did is under way.
    pub under_way: RwSignal<bool>,
    /// Somebody takes over and asks for our part of the key.
    pub share_wanted: RwSignal<bool>,
    /// How many parts of the key are here, and how many there are, while we take over.
    pub parts: RwSignal<Option<(u16, u16)>>,
    pub prefs: RwSignal<OnlinePrefs>,
    /// What the address brings.
    pub brought: RwSignal<Option<Brought>>,
    /// Whether codes can be read through a camera.
    pub camera: RwSignal<bool>,
    /// Whether one is looked through.
    pub scanning: RwSignal<bool>,
    /// Everybody adds to the deal.
    pub dealing: RwSignal<bool>,
    /// The form that opens next has chairs for friends.
    pub asked: StoredValue<bool>,
    /// Our own table is stored, and this tab does not have it.
    waiting: StoredValue<bool>,
    /// A connection that is being made.
    pub connecting: RwSignal<Option<Connecting>>,
    /// Changes every second while a time is shown.
    pub seconds: RwSignal<u32>,
    /// When the company was told, in milliseconds.
    told_at: StoredValue<f64>,
    /// Whether somebody took the answer that this tab has left for another.
    pub answer_taken: RwSignal<Option<bool>>,
    /// The game that is to be played when everybody agrees to break the present one off.
    next_setup: StoredValue<Option<Box<Laid>>, LocalStorage>,
}

/// Which end this is.
#[derive(Default)]
enum End {
    #[default]
    None,
    Host(Box<Host>, Box<Laid>),
    Guest(Box<Guest>, Option<u32>),
    /// A guest who takes over.
    Heir(Box<HostMigration>),
}

/// What we are at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Part {
    #[default]
    Nobody,
    Host,
    Guest(Link),
    /// We take over, and wait for all parts of the key.
    Heir,
}

/// How a guest stands with his host.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    /// We look for him, or he has to take our answer in.
    Dialling,
    Here,
    /// He cannot be heard any more.
    Lost,
    Refused(Refusal),
    /// The connection was cut, and why.
    Cut(Cut),
}

/// A code to be shown, and the address it is a part of.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Invitation {
    #[default]
    None,
    /// It is being made.
    Making,
    Shown {
        line: u32,
        link: String,
        trouble: Option<Trouble>,
    },
    Failed,
}

/// What is wrong with a code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// It is none of ours, or only a part of one.
    Damaged,
    /// It belongs to another invitation, or was used before.
    Other,
    Failed,
}

/// A connection that is being made by codes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Connecting {
    line: u32,
    /// In milliseconds.
    since: f64,
    /// It came to nothing.
    pub failed: bool,
}

impl Connecting {
    fn new(line: u32) -> Self {
        Self { line, since: now(), failed: false }
    }
}

/// A room on the net.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Room {
    pub name: String,
    pub state: RoomState,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RoomState {
    Searching,
    Open,
    Trouble,
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    pub who: String,
    pub phrase: u8,
    pub number: u32,
}

impl Friends {
    pub fn new() -> Self {
        Self {
            end: StoredValue::new_local(End::None),
            wired: StoredValue::new(false),
            part: RwSignal::new(Part::Nobody),
            company: RwSignal::new(None),
            form: RwSignal::new(None),
            invitation: RwSignal::new(Invitation::None),
            room: RwSignal::new(None),
            pings: RwSignal::new(Vec::new()),
            said: RwSignal::new(None),
            muted: RwSignal::new(false),
            verdict: RwSignal::new(None),
            under_way: RwSignal::new(false),
            share_wanted: RwSignal::new(false),
            parts: RwSignal::new(None),
            prefs: RwSignal::new(OnlinePrefs::default()),
            brought: RwSignal::new(None),
            camera: RwSignal::new(false),
            scanning: RwSignal::new(false),
            dealing: RwSignal::new(false),
            asked: StoredValue::new(false),
            waiting: StoredValue::new(false),
            connecting: RwSignal::new(None),
            seconds: RwSignal::new(0),
            told_at: StoredValue::new(0.0),
            answer_taken: RwSignal::new(None),
            next_setup: StoredValue::new_local(None),
        }
    }

    /// Whether we are at somebody else's table.
    pub fn is_guest(self) -> bool {
        matches!(self.part.get_untracked(), Part::Guest(_))
    }

    /// Whether we are connected to somebody else's table.
    pub fn is_at_table(self) -> bool {
        self.part.get_untracked() == Part::Guest(Link::Here)
    }

    pub fn is_host(self) -> bool {
        self.part.get_untracked() == Part::Host
    }

    /// Whether friends are at the table; follows changes of it.
    pub fn are_here(self) -> bool {
        self.part.get() != Part::Nobody
    }

    /// Whether we are at somebody else's table; follows changes of it.
    pub fn visits(self) -> bool {
        matches!(self.part.get(), Part::Guest(_))
    }

    /// Whether what we did is under way; follows changes of it.
    pub fn is_under_way(self) -> bool {
        self.under_way.get()
    }

    /// Whether a camera is looked through; follows changes of it.
    pub fn is_scanning(self) -> bool {
        self.scanning.get()
    }

    /// Looks away; whether a camera was looked through.
    pub fn stop_scanning(self) -> bool {
        let was = self.scanning.get_untracked();
        self.scanning.set(false);
        was
    }

    /// The next form has chairs for friends.
    pub fn ask_friends(self) {
        self.asked.set_value(true);
    }

    /// Whether the form that opens has chairs for friends.
    pub fn are_asked(self) -> bool {
        self.asked.try_update_value(std::mem::take).unwrap_or_default()
    }

    /// The seats for which nobody on this device acts.
    pub fn awaited<G: crate::table::Playable>(self, table: &Table<G>) -> SeatSet {
        if table.is_elsewhere() {
            return Seat::all(table.seats()).filter(|seat| !table.persons().contains(*seat)).collect();
        }
        self.end.with_value(|end| match end {
            End::Host(host, _) if host.is_playing() => host.awaited(),
            _ => SeatSet::EMPTY,
        })
    }

    /// Does something once the wires are ready.
    fn wired(self, page: Page, then: impl FnOnce() + 'static) {
        if self.wired.get_value() {
            return then();
        }
        wire::ready(move |ready| {
            if ready {
                // A trouble of the network is past.
                if self.invitation.with_untracked(|invitation| *invitation == Invitation::Failed) {
                    self.invitation.set(Invitation::None);
                }
                if !self.wired.get_value() {
                    self.wired.set_value(true);
                    wire::listen(move |signal| self.hear(page, signal));
                    set_interval(move || self.tick(page), Duration::from_secs(1));
                }
                then();
            } else {
                self.invitation.set(Invitation::Failed);
                set_timeout(move || self.wired(page, then), RETRY);
            }
        });
    }

    fn hear(self, page: Page, signal: Signal) {
        let Signal { kind, line, text } = signal;
        match kind.as_str() {
            "quality" => {
                self.pings.update(|pings| {
                    pings.retain(|(other, _)| *other != line);
                    pings.extend(text.parse().ok().map(|ms: f64| (line, ms as u16)));
                });
                self.end.with_value(|end| match end {
                    End::Guest(guest, Some(own)) if *own == line => {
                        if let Some(standing) = guest.standing() {
                            wire::send(line, &standing);
                        }
                    }
                    _ => {}
                });
            }
            "room" => {
                let state = match text.as_str() {
                    "here" => RoomState::Open,
                    "trouble" => RoomState::Trouble,
                    _ => RoomState::Searching,
                };
                self.room.update(|room| {
                    if let Some(room) = room {
                        room.state = state;
                    }
                });
            }
            _ => {
                if kind == "open"
                    && matches!(self.invitation.get_untracked(), Invitation::Shown { line: ours, .. } if ours == line)
                {
                    self.invitation.set(Invitation::None);
                }
                if kind == "open" {
                    self.set_connecting(None);
                }
                if kind == "shut" {
                    self.fail_connecting(line);
                    self.pings.update(|pings| pings.retain(|(other, _)| *other != line));
                }
                match self.part.get_untracked() {
                    Part::Host => self.host_hears(page, &kind, line, &text),
                    Part::Guest(_) => self.guest_hears(page, &kind, line, &text),
                    Part::Heir => self.heir_hears(page, &kind, line, &text),
                    Part::Nobody => wire::close(line),
                }
            }
        }
    }

    /// A connection is being made, or has come about.
    fn set_connecting(self, connecting: Option<Connecting>) {
        self.connecting.set(connecting);
    }

    /// A connection that was being made came to nothing: the dead invitation goes, and it is said why.
    fn fail_connecting(self, line: u32) {
        self.connecting.update(|connecting| {
            if let Some(one) = connecting.as_mut().filter(|one| one.line == line) {
                one.failed = true;
            }
        });
        let dead = matches!(self.invitation.get_untracked(), Invitation::Shown { line: ours, .. } if ours == line);
        if dead {
            self.invitation.set(Invitation::None);
        }
    }

    /// Tries again with helper servers.
    pub fn use_helpers(self, page: Page) {
        self.set_pref(page, |prefs| prefs.online = true);
        self.set_connecting(None);
        if self.is_host() {
            self.invite(page);
        }
    }

    /// Every second: whoever is away may not be waited for any longer, and times are drawn anew.
    fn tick(self, page: Page) {
        let shown = self.connecting.with_untracked(Option::is_some)
            || self.company.with_untracked(|company| {
                company.as_ref().is_some_and(|company| company.chairs.iter().any(|place| place.grace > 0))
            });
        if shown {
            self.seconds.update(|seconds| *seconds += 1);
        }
        if self.is_host() {
            self.change(page, |host| host.tick(now()));
        }
    }

    /// Seconds until a bot plays for somebody who is away; follows the clock.
    pub fn grace(self, seat: Seat) -> Option<u16> {
        self.seconds.track();
        let passed = ((now() - self.told_at.get_value()) / 1000.0).max(0.0) as u16;
        let place = |company: &Option<Company>| Some(company.as_ref()?.chairs.get(seat.index())?.grace);
        self.company.with(place).map(|grace| grace.saturating_sub(passed)).filter(|left| *left > 0)
    }

    fn show_code(self, line: u32, start: &str, code: &str) {
        self.invitation.set(Invitation::Shown { line, link: address(start, code), trouble: None });
    }

    /// A link as a picture: its path and its size.
    pub fn draw(self, page: Page, link: String, then: impl FnOnce(String, u32) + 'static) {
        self.wired(page, move || wire::qr(&link, then));
    }

    /// Looks for a camera, without a word if there is none.
    pub fn look_for_camera(self) {
        wire::ready(move |ready| {
            if ready {
                wire::can_scan(move |can| self.camera.set(can));
            }
        });
    }

    /// Somebody brought a link or scanned one.
    pub fn take_in(self, page: Page, text: &str) {
        let hosting = matches!(self.part.get_untracked(), Part::Host | Part::Heir);
        match Brought::read(text) {
            Some(Brought::Answer(code)) if hosting => self.take_answer(&code),
            Some(brought) if !hosting => self.accept(page, brought),
            _ => self.trouble(Trouble::Damaged),
        }
    }

    /// Goes where an invitation or a room leads; a table of our own is closed before.
    pub fn accept(self, page: Page, brought: Brought) {
        if self.is_host() {
            self.leave(page);
        }
        let name = self.own_name();
        let name = clean_name(&name, untrack(|| page.tongue()).ui().comfort.friend);
        match brought {
            Brought::Invitation(code) => self.join(page, &code, &name),
            Brought::Room(room) => {
                self.set_pref(page, |prefs| prefs.online = true);
                self.join_room(page, &room, &name);
            }
            Brought::Answer(_) => return self.trouble(Trouble::Damaged),
        }
        // Done once, it is not done again by a reload.
        if self.brought.with_untracked(Option::is_some) {
            Route::Friends.replace();
        }
    }

    /// Who is there now; whoever came or left is named.
    fn set_company(self, page: Page, company: Option<Company>) {
        // Whoever has just sat down is told by the table itself.
        let before = self.company.get_untracked().filter(|before| !before.chairs.is_empty());
        if let (Some(before), Some(after)) = (before, &company) {
            let words = untrack(|| page.tongue()).friends();
            let (came, left) = came_and_left(&before, after);
            let said: Vec<String> =
                came.iter().map(|name| words.came(name)).chain(left.iter().map(|name| words.left(name))).collect();
            if !said.is_empty() {
                page.say(said.join(" "));
            }
        }
        self.told_at.set_value(now());
        self.company.set(company);
    }

    fn trouble(self, why: Trouble) {
        self.invitation.update(|invitation| match invitation {
            Invitation::Shown { trouble, .. } => *trouble = Some(why),
            other => *other = Invitation::Failed,
        });
    }

    /// Says something to everybody.
    pub fn say(self, page: Page, phrase: u8) {
        let effects = self.end.try_update_value(|end| match end {
            End::Host(host, laid) => Some(host.say(&host::own_name(laid), phrase)),
            End::Guest(_, Some(line)) => {
                wire::send(*line, &crate::net::message::Up::Say(phrase).write());
                None
            }
            End::Guest(_, None) | End::None | End::Heir(_) => None,
        });
        self.carry_out(page, effects.flatten().unwrap_or_default());
    }

    fn show_said(self, who: String, phrase: u8) {
        let number = self.said.with_untracked(|said| said.as_ref().map_or(0, |said| said.number)) + 1;
        if !self.muted.get_untracked() {
            self.said.set(Some(Said { who, phrase, number }));
        }
    }

    /// Leaves the table: a guest for good, a host together with everybody.
    pub fn leave(self, page: Page) {
        if self.is_guest() {
            return self.leave_table(page, Leave::GiveUpSeat);
        }
        let effects = self.end.try_update_value(|end| match end {
            End::Host(host, _) => host.close(),
            End::Guest(..) | End::None | End::Heir(_) => Vec::new(),
        });
        self.carry_out(page, effects.unwrap_or_default());
        self.forget(page);
    }

    fn forget(self, page: Page) {
        self.stand_up();
        self.waiting.set_value(false);
        page.shelf.update_value(|shelf| {
            shelf.forget_friends(FriendsKey::Host);
            shelf.forget_friends(FriendsKey::Guest);
        });
    }

    /// Nobody is at the table any more, as far as this tab is concerned.
    fn stand_up(self) {
        if self.wired.get_value() {
            wire::leave_room();
        }
        self.end.set_value(End::None);
        self.part.set(Part::Nobody);
        self.company.set(None);
        self.form.set(None);
        self.invitation.set(Invitation::None);
        self.room.set(None);
        self.pings.set(Vec::new());
        self.under_way.set(false);
        self.share_wanted.set(false);
        self.parts.set(None);
        self.dealing.set(false);
        self.set_connecting(None);
        self.next_setup.set_value(None);
    }

    /// What the address brings.
    pub fn open_link(self, page: Page) {
        // A table was asked for where the page was built without friends.
        match window().location().hash().unwrap_or_default().strip_prefix("#/lay/") {
            Some(card::Game::NAME) => return fresh::deal(page, &fresh::last_form::<Form>(page)),
            Some(dice::Game::NAME) => return fresh::deal(page, &fresh::last_form::<model::dice::Form>(page)),
            _ => {}
        }
        let brought = Brought::read(&window().location().hash().unwrap_or_default());
        self.brought.set(brought.clone());
        if let Some(Brought::Answer(code)) = brought {
            if self.is_host() {
                self.take_answer(&code);
                Route::Friends.replace();
            } else {
                // It goes to the tab that waits for it, if there is one.
                page.shelf.with_value(|shelf| shelf.leave_answer(&code));
                self.answer_taken.set(None);
                let look = move || {
                    let taken = !page.shelf.with_value(Storage::has_answer);
                    if !taken {
                        page.shelf.with_value(Storage::take_answer);
                    }
                    self.answer_taken.set(Some(taken));
                };
                set_timeout(look, HAND_OVER);
            }
        }
    }
}

/// How long it takes until the script of the lines is asked for again.
const RETRY: Duration = Duration::from_secs(4);
/// How long a tab that waits for an answer may take to notice it.
const HAND_OVER: Duration = Duration::from_millis(2500);

/// The time, in milliseconds.
fn now() -> f64 {
    js_sys::Date::now()
}

/// A random number for a handshake.
fn random_challenge() -> Challenge {
    let bytes = random_bytes();
    std::array::from_fn(|at| bytes[at])
}

/// Why a connection was cut, in words.
pub fn cut_words(words: &Words, why: Cut) -> &'static str {
    match why {
        Cut::Closed => words.closed,
        Cut::Dismissed => words.cut_dismissed,
        Cut::Rubbish => words.cut_rubbish,
        Cut::Replaced => words.cut_replaced,
        Cut::Late => words.cut_late,
        Cut::Unsound => words.cut_unsound,
        Cut::Impostor => words.cut_impostor,
        Cut::NewDeal => words.cut_new_deal,
        Cut::Version => words.version,
        Cut::Left => words.cut_left,
    }
}

/// Servers that help to find each other, as JSON, if they are wanted.
fn ice(page: Page) -> String {
    let servers = page.friends.prefs.with_untracked(|prefs| prefs.online.then(|| prefs.helpers.clone()));
    let one = |server: &str| {
        let mut parts = server.split('|');
        let names = ["urls", "username", "credential"];
        Value::Object(names.into_iter().filter_map(|name| Some((name.into(), parts.next()?.into()))).collect())
    };
    Value::from(servers.unwrap_or_default().split_whitespace().map(one).collect::<Vec<_>>()).to_string()
}

fn trackers(page: Page) -> String {
    let urls = page.friends.prefs.with_untracked(|prefs| prefs.trackers.clone());
    Value::from(urls.split_whitespace().collect::<Vec<_>>()).to_string()
}

/// The address of this page with this behind it.
fn address(start: &str, code: &str) -> String {
    let location = window().location();
    let page = location.href().unwrap_or_default();
    let page = page.split('#').next().unwrap_or_default();
    format!("{page}{start}{code}")
}

/// Goes to the table that has just been dealt.
fn to_table() {
    Route::Table.replace();
}
