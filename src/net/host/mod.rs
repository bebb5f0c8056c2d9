//! The host's end: who is there, who may do what, and what each guest is told.
//!
//! `hear`: what guests say; `deal`: how a game begins and ends; `tell`: what they are told.

mod deal;
mod hear;
mod tell;

use super::fair::Chain;
use super::limit::Bucket;
use super::message::{Company, Down, Place, Who};
use super::seal::Seal;
use super::{Away, Terms};
use serde::{Deserialize, Serialize};
use standoff_engine::core::{Seat, SeatSet};

/// The most who can be at one table, those who watch included.
const MOST_GUESTS: usize = 16;
/// The shortest key of a guest that is taken.
const LEAST_KEY: usize = 16;
/// After so many messages that are none, a wire is cut.
const MOST_STRIKES: u32 = 8;

/// One chair of a table with friends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Post {
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
    key: String,
    chair: Option<Seat>,
    #[serde(skip)]
    line: Option<u32>,
    #[serde(skip)]
    ready: bool,
    #[serde(skip)]
    pledge: Option<String>,
    #[serde(skip)]
    number: Option<String>,
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
}

/// A wire, known or not yet known whose.
#[derive(Clone, Debug, Default)]
struct Wire {
    line: u32,
    bucket: Bucket,
    strikes: u32,
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

/// What is to be done, by whoever owns wires and table.
#[derive(Clone, PartialEq, Debug)]
pub enum Deed {
    Send {
        line: u32,
        text: String,
    },
    Close(u32),
    /// A guest acts. If it cannot be, [`Host::void`] is to be told.
    Act {
        seat: Seat,
        line: String,
    },
    /// Everybody has added to the seed: the game is dealt from it.
    Deal {
        seed: u64,
    },
    /// Who is there or how things stand has changed.
    Changed,
    Said {
        who: String,
        phrase: u8,
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
    /// Tells tables apart.
    pub table: String,
    game: String,
    setup: String,
    posts: Vec<Post>,
    visitors: Vec<Visitor>,
    terms: Terms,
    stage: Stage,
    secret: String,
    numbers: Vec<String>,
    #[serde(skip)]
    wires: Vec<Wire>,
    #[serde(skip)]
    chain: Option<Chain>,
    #[serde(skip)]
    seal: Option<Seal>,
    /// What is handed out after the end.
    #[serde(skip)]
    over: Option<Down>,
}

impl Host {
    pub fn new(table: String, terms: Terms) -> Self {
        Self {
            table,
            game: String::new(),
            setup: String::new(),
            posts: Vec::new(),
            visitors: Vec::new(),
            terms,
            stage: Stage::Lobby,
            secret: String::new(),
            numbers: Vec::new(),
            wires: Vec::new(),
            chain: None,
            seal: None,
            over: None,
        }
    }

    /// The host's end of a table that goes on here. `guests` are wires, names and keys of those who are here, and the
    /// chairs they have proven to be theirs.
    pub(super) fn inherit(
        from: &super::Guest,
        posts: Vec<Post>,
        guests: Vec<(u32, String, String, Option<Seat>)>,
        secret: String,
        numbers: Vec<String>,
    ) -> Self {
        let mut host = Self::new(from.table.clone(), from.company.terms);
        (host.game, host.setup, host.posts) = (from.game.clone(), from.setup.clone(), posts);
        (host.stage, host.secret, host.numbers) = (Stage::Playing, secret, numbers);
        for (line, name, key, chair) in guests {
            host.wires.push(Wire { line, ..Wire::default() });
            let chair = chair.filter(|chair| host.is_for_friends(*chair) && !host.is_taken(*chair));
            // Whoever has a chair is called as before.
            let name = chair.map_or(name, |chair| host.place(chair).name);
            host.visitors.push(Visitor { name, key, chair, line: Some(line), ..Visitor::default() });
        }
        host
    }

    /// Everybody is told that the game goes on here.
    pub fn go_on(&mut self) -> Vec<Deed> {
        let mut deeds = Vec::new();
        for line in self.lines() {
            deeds.push(self.form(line));
            let chair = self.visitor_at(line).and_then(|at| self.visitors[at].chair);
            deeds.push(send(line, &Down::Company(self.company(chair))));
            deeds.push(self.dealt_to(line));
        }
        self.changed(deeds)
    }

    /// Lays the table for another game; friends keep their chairs as far as there are any.
    pub fn lay(&mut self, game: &str, setup: String, posts: Vec<Post>) -> Vec<Deed> {
        (self.game, self.setup, self.posts, self.stage) = (game.into(), setup, posts, Stage::Lobby);
        (self.chain, self.seal, self.over) = (None, None, None);
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
        let mut deeds = Vec::new();
        for line in self.lines() {
            deeds.push(self.form(line));
        }
        self.changed(deeds)
    }

    pub fn set_terms(&mut self, terms: Terms) -> Vec<Deed> {
        self.terms = terms;
        self.changed(Vec::new())
    }

    pub fn terms(&self) -> Terms {
        self.terms
    }

    /// Whether the game goes on.
    pub fn is_playing(&self) -> bool {
        self.stage == Stage::Playing
    }

    /// Whether there is a game to tell of, going on or over.
    pub fn is_dealt(&self) -> bool {
        matches!(self.stage, Stage::Playing | Stage::Over)
    }

    /// Chairs whose friends are there: nobody acts for them.
    pub fn present(&self) -> SeatSet {
        self.visitors.iter().filter(|guest| guest.line.is_some()).filter_map(|guest| guest.chair).collect()
    }

    /// Chairs of friends for whom nobody else acts now.
    pub fn awaited(&self) -> SeatSet {
        match self.terms.away {
            Away::Bot => self.present(),
            Away::Wait => self.visitors.iter().filter_map(|guest| guest.chair).collect(),
        }
    }

    /// Whether a chair belongs to a friend, here or away.
    pub fn is_taken(&self, seat: Seat) -> bool {
        self.visitors.iter().any(|guest| guest.chair == Some(seat))
    }

    /// The names by chair, as they are at the table.
    pub fn names(&self) -> Vec<String> {
        let seats = Seat::all(self.posts.len() as u8);
        seats.map(|seat| self.place(seat).name).collect()
    }

    /// How things stand, for whoever has this chair.
    pub fn company(&self, you: Option<Seat>) -> Company {
        let ready = self.visitors.iter().any(|guest| guest.chair == you && you.is_some() && guest.ready);
        let here = |guest: &&Visitor| guest.chair.is_none() && guest.line.is_some();
        Company {
            chairs: Seat::all(self.posts.len() as u8).map(|seat| self.place(seat)).collect(),
            watchers: self.visitors.iter().filter(here).map(|guest| guest.name.clone()).collect(),
            playing: self.is_dealt(),
            terms: self.terms,
            you,
            ready,
        }
    }

    fn place(&self, seat: Seat) -> Place {
        match &self.posts[seat.index()] {
            Post::Host(name) => Place { name: name.clone(), who: Who::Host, ready: true },
            Post::Bot(name) => Place { name: name.clone(), who: Who::Bot, ready: true },
            Post::Friend(bot) => match self.visitors.iter().find(|guest| guest.chair == Some(seat)) {
                Some(Visitor { name, line, ready, .. }) => {
                    let who = if line.is_some() { Who::Guest } else { Who::Away };
                    Place { name: name.clone(), who, ready: *ready }
                }
                None => {
                    let who = if self.stage == Stage::Lobby { Who::Open } else { Who::Bot };
                    Place { name: bot.clone(), who, ready: false }
                }
            },
        }
    }

    /// The connection of whoever has this chair.
    pub fn line_of(&self, seat: Seat) -> Option<u32> {
        self.visitors.iter().find(|guest| guest.chair == Some(seat)).and_then(|guest| guest.line)
    }

    fn is_for_friends(&self, seat: Seat) -> bool {
        matches!(self.posts.get(seat.index()), Some(Post::Friend(_)))
    }

    fn free_chair(&self) -> Option<Seat> {
        Seat::all(self.posts.len() as u8).find(|seat| self.is_for_friends(*seat) && !self.is_taken(*seat))
    }

    /// The wires of those who have said who they are.
    fn lines(&self) -> Vec<u32> {
        self.visitors.iter().filter_map(|guest| guest.line).collect()
    }

    fn form(&self, line: u32) -> Deed {
        send(line, &Down::Form { game: self.game.clone(), setup: self.setup.clone() })
    }

    /// Tells everybody how things stand, after what is to be done already.
    fn changed(&self, mut deeds: Vec<Deed>) -> Vec<Deed> {
        for guest in &self.visitors {
            deeds.extend(guest.line.map(|line| send(line, &Down::Company(self.company(guest.chair)))));
        }
        deeds.push(Deed::Changed);
        deeds
    }

    fn visitor_at(&self, line: u32) -> Option<usize> {
        self.visitors.iter().position(|guest| guest.line == Some(line))
    }

    /// The table is given up.
    pub fn close(&mut self) -> Vec<Deed> {
        let lines: Vec<u32> = self.wires.drain(..).map(|wire| wire.line).collect();
        let bye = |line: u32| [send(line, &Down::Bye), Deed::Close(line)];
        lines.into_iter().flat_map(bye).collect()
    }
}

/// A message on its way.
pub(super) fn send(line: u32, message: &Down) -> Deed {
    Deed::Send { line, text: message.write() }
}
