//! The host's end: who is there, who may do what, and what each guest is told.
//!
//! `handshake`: who somebody is; `hear`: what guests say; `deal`: how a game begins and ends; `tell`: what they are told;
//! `company`: who is at the table, to the eyes of its guests.

mod company;
mod deal;
mod handshake;
mod hear;
mod tell;

use super::Terms;
use super::fair::{Chain, Nonce};
use super::keys::{Binding, Challenge, Key, KeyPair, Side, Transcript, mark};
use super::limit::Bucket;
use super::message::{Cut, Down, HeirPart, Hello, Over};
use super::seal::{Opened, Seal};
use serde::{Deserialize, Serialize};
use standoff_engine::core::{Seat, Seed};

/// The most who can be at one table, those who watch included.
const MOST_GUESTS: usize = 16;
/// After so many messages that are none, a line is cut.
const MOST_STRIKES: u32 = 8;

/// The plan for one chair of a table with friends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum SeatPlan {
    /// Somebody at the host's device.
    Host(String),
    Bot(String),
    /// For a friend; the name is for a bot if nobody comes.
    Friend(String),
}

/// Somebody who has come to the table.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct Visitor {
    name: String,
    key: Key,
    chair: Option<Seat>,
    #[serde(skip)]
    line: Option<u32>,
    /// Since when he is away, in milliseconds.
    #[serde(skip)]
    away_since: f64,
    #[serde(skip)]
    ready: bool,
    #[serde(skip)]
    pledge: Option<Nonce>,
    #[serde(skip)]
    number: Option<Nonce>,
    /// Whether he agrees to break the game off.
    #[serde(skip)]
    break_off: Option<bool>,
    #[serde(skip)]
    told: Told,
}

/// What a guest was told so far.
#[derive(Clone, Debug, Default)]
struct Told {
    at: u32,
    view: Option<Vec<u8>>,
    steps: usize,
    sealed: usize,
    /// The situation he said he knew, when it was not the last one.
    behind: Option<u32>,
    /// The whole record.
    over: bool,
}

/// A line, and what was said over it before its owner was known.
#[derive(Clone, Debug, Default)]
pub(super) struct Wire {
    pub line: u32,
    pub said: Transcript,
    pub has_said_hello: bool,
    name: String,
    pub bucket: Bucket,
    strikes: u32,
}

impl Wire {
    pub fn new(line: u32, binding: Binding, nonce: Challenge) -> Self {
        let said = Transcript { binding, host_nonce: nonce, ..Transcript::default() };
        Self { line, said, ..Self::default() }
    }

    /// Notes what a hello says.
    pub fn meet(&mut self, hello: &Hello) {
        (self.said.guest, self.said.guest_nonce, self.has_said_hello) = (hello.key, hello.nonce, true);
        self.name.clone_from(&hello.name);
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
enum Stage {
    #[default]
    Lobby,
    /// Hashes of numbers are collected.
    Pledges,
    /// Numbers are collected.
    Numbers,
    Playing,
    Over,
}

/// An effect to be carried out by the owner of lines and table.
#[derive(Clone, PartialEq, Debug)]
pub enum HostEffect {
    Send {
        line: u32,
        text: String,
    },
    /// The line ends; the guest was told why.
    Close {
        line: u32,
        why: Cut,
    },
    /// A guest acts. If it cannot be, [`Host::void`] is to be told.
    Act {
        seat: Seat,
        line: String,
    },
    /// Everybody has added to the seed: the game is dealt from it.
    Deal {
        seed: Seed,
    },
    /// Who is there or how things stand has changed.
    Changed,
    Said {
        who: String,
        phrase: u8,
    },
    /// The connection of somebody ended, and why.
    Lost {
        who: String,
        why: Cut,
    },
    /// Everybody has agreed to break the game off, or somebody has not.
    BreakOff {
        agreed: bool,
    },
}

/// What one viewer sees of a table.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Sight {
    pub view: Vec<u8>,
    /// What happened since the step asked for.
    pub steps: Vec<(Option<Seat>, Vec<u8>)>,
    /// The step to ask for next time.
    pub next: usize,
}

/// The host's end of a table with friends. It outlives the page with the game itself.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Host {
    /// Tells tables apart, and is the name of its room.
    pub table: String,
    keys: KeyPair,
    game: String,
    setup: String,
    plans: Vec<SeatPlan>,
    visitors: Vec<Visitor>,
    terms: Terms,
    stage: Stage,
    secret: Option<Nonce>,
    numbers: Vec<Nonce>,
    /// The table can be found as a room.
    has_room: bool,
    #[serde(skip)]
    wires: Vec<Wire>,
    /// The time of the last event, in milliseconds.
    #[serde(skip)]
    now: f64,
    #[serde(skip)]
    chain: Option<Chain>,
    #[serde(skip)]
    seal: Option<Seal>,
    /// What is handed out after the end.
    #[serde(skip)]
    over: Option<Over>,
    /// The guests are asked whether the game may be broken off.
    #[serde(skip)]
    asks_break_off: bool,
    /// The seats that were waited for the last time somebody looked.
    #[serde(skip)]
    awaited: standoff_engine::core::SeatSet,
}

impl Host {
    /// A table of this name, with a key pair from a random number.
    pub fn new(table: String, keys: &Nonce, terms: Terms) -> Self {
        Self {
            table,
            keys: KeyPair::new(*keys),
            game: String::new(),
            setup: String::new(),
            plans: Vec::new(),
            visitors: Vec::new(),
            terms,
            stage: Stage::Lobby,
            secret: None,
            numbers: Vec::new(),
            has_room: false,
            wires: Vec::new(),
            now: 0.0,
            chain: None,
            seal: None,
            over: None,
            asks_break_off: false,
            awaited: standoff_engine::core::SeatSet::EMPTY,
        }
    }

    /// The mark of the table's key, for invitations and links.
    pub fn pin(&self) -> String {
        mark(&self.keys.public())
    }

    /// The host's end of a table that goes on here, with those who are here already. Every guest with a part of the key
    /// has his chair, by his key, whether he is here or not.
    pub(super) fn inherit(
        from: &super::Guest,
        plans: Vec<SeatPlan>,
        callers: Vec<(Wire, String)>,
        opened: &Opened,
    ) -> Self {
        let mut host = Self::new(from.table.clone(), opened.table.secret(), from.company.terms);
        (host.game, host.setup, host.plans) = (from.game.clone(), from.setup.clone(), plans);
        (host.stage, host.secret, host.numbers) = (Stage::Playing, Some(opened.secret), opened.numbers.clone());
        host.has_room = from.company.room;
        for HeirPart { seat, key, .. } in from.heirs().iter().copied() {
            if host.is_for_friends(seat) && !host.is_taken(seat) {
                let name = host.place(seat).name;
                host.visitors.push(Visitor { name, key, chair: Some(seat), ..Visitor::default() });
            }
        }
        for (wire, name) in callers {
            let key = wire.said.guest;
            match host.visitors.iter_mut().find(|guest| guest.key == key) {
                Some(guest) => guest.line = Some(wire.line),
                None => {
                    let name = host.free_name(&name);
                    host.visitors.push(Visitor { name, key, line: Some(wire.line), ..Visitor::default() });
                }
            }
            host.wires.push(wire);
        }
        host
    }

    /// Everybody is told that the game goes on here, by the key of the table.
    pub fn go_on(&mut self, now: f64) -> Vec<HostEffect> {
        self.resume(now);
        let (mut effects, key) = (Vec::new(), self.keys.public());
        for line in self.lines() {
            let said = self.wires.iter().find(|wire| wire.line == line).map(|wire| wire.said).unwrap_or_default();
            let proof = self.keys.prove(Side::Moved, &said.guest, &key, &self.table, &said);
            effects.extend(proof.map(|proof| send(line, &Down::Moved { key, proof })));
            effects.extend(self.introduce(line));
        }
        self.changed(effects)
    }

    /// The page was loaded: whoever is not here has a while to come back.
    pub fn resume(&mut self, now: f64) {
        self.now = now;
        // A deal that was under way is begun again by the person: pledges and numbers were not kept.
        if matches!(self.stage, Stage::Pledges | Stage::Numbers) {
            self.stage = Stage::Lobby;
        }
        for guest in self.visitors.iter_mut().filter(|guest| guest.line.is_none()) {
            guest.away_since = now;
        }
        self.awaited = self.awaited();
    }

    /// Lays the table for another game; friends keep their chairs as far as there are any. A game in progress is only
    /// given up for it after [`ask_break_off`](Self::ask_break_off).
    pub fn lay(&mut self, game: &str, setup: String, plans: Vec<SeatPlan>) -> Vec<HostEffect> {
        (self.game, self.setup, self.plans, self.stage) = (game.into(), setup, plans, Stage::Lobby);
        (self.chain, self.seal, self.over, self.asks_break_off) = (None, None, None, false);
        for at in 0..self.visitors.len() {
            let kept = self.visitors[at].chair.filter(|chair| self.is_for_friends(*chair));
            self.visitors[at].chair = kept;
            self.visitors[at].told = Told::default();
        }
        for at in 0..self.visitors.len() {
            if self.visitors[at].chair.is_none() {
                self.visitors[at].chair = self.free_chair();
            }
        }
        let mut effects = Vec::new();
        for line in self.lines() {
            effects.push(self.form(line));
        }
        self.changed(effects)
    }

    pub fn set_terms(&mut self, terms: Terms) -> Vec<HostEffect> {
        self.terms = terms;
        self.changed(Vec::new())
    }

    pub fn terms(&self) -> Terms {
        self.terms
    }

    /// Whether the table can be found as a room.
    pub fn set_room(&mut self, has_room: bool) -> Vec<HostEffect> {
        self.has_room = has_room;
        self.changed(Vec::new())
    }

    /// Whether the game goes on.
    pub fn is_playing(&self) -> bool {
        self.stage == Stage::Playing
    }

    /// Whether there is a game to tell of, going on or over.
    pub fn is_dealt(&self) -> bool {
        matches!(self.stage, Stage::Playing | Stage::Over)
    }

    /// The lines of those who have said who they are.
    fn lines(&self) -> Vec<u32> {
        self.visitors.iter().filter_map(|guest| guest.line).collect()
    }

    fn visitor_at(&self, line: u32) -> Option<usize> {
        self.visitors.iter().position(|guest| guest.line == Some(line))
    }

    /// The table is given up.
    pub fn close(&mut self) -> Vec<HostEffect> {
        let lines: Vec<u32> = self.wires.drain(..).map(|wire| wire.line).collect();
        lines.into_iter().flat_map(|line| cut(line, Cut::Closed)).collect()
    }

    /// Every line ends without a word: its owner looks for us anew.
    pub fn drop_lines(&mut self) -> Vec<HostEffect> {
        let lines = self.wires.drain(..).map(|wire| HostEffect::Close { line: wire.line, why: Cut::Left });
        lines.collect()
    }
}

/// A message on its way.
pub(super) fn send(line: u32, message: &Down) -> HostEffect {
    HostEffect::Send { line, text: message.write() }
}

/// The end of a line, with a word.
fn cut(line: u32, why: Cut) -> [HostEffect; 2] {
    [send(line, &Down::Bye(why)), HostEffect::Close { line, why }]
}
