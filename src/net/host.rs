//! The host's end: who is there, who may do what, and what each guest is told.

use super::fair::{Chain, Nonce, hex, nonce, pledge, seed};
use super::limit::Bucket;
use super::message::{Company, Down, MOST_NAME, Over, PHRASES, Place, Refusal, Tell, Up, VERSION, Who, clean_name};
use super::patch::patch;
use super::seal::{Seal, shares};
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

    /// Whether friends are being waited for before a game.
    pub fn is_lobby(&self) -> bool {
        self.stage == Stage::Lobby
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
            playing: matches!(self.stage, Stage::Playing | Stage::Over),
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

    /// Somebody can be heard.
    pub fn opened(&mut self, line: u32) -> Vec<Deed> {
        self.wires.push(Wire { line, ..Wire::default() });
        Vec::new()
    }

    /// Somebody cannot be heard any more.
    pub fn shut(&mut self, line: u32) -> Vec<Deed> {
        self.wires.retain(|wire| wire.line != line);
        let Some(at) = self.visitor_at(line) else { return Vec::new() };
        self.go_away(at)
    }

    fn go_away(&mut self, at: usize) -> Vec<Deed> {
        let guest = &mut self.visitors[at];
        (guest.line, guest.ready) = (None, false);
        guest.told = Told::default();
        // Before a game nobody is missed.
        if self.stage == Stage::Lobby && self.visitors[at].chair.is_none() {
            self.visitors.remove(at);
        }
        let deeds = self.changed(Vec::new());
        self.go_on_dealing(deeds)
    }

    fn visitor_at(&self, line: u32) -> Option<usize> {
        self.visitors.iter().position(|guest| guest.line == Some(line))
    }

    /// Something was said over a wire, at this time in milliseconds.
    pub fn hear(&mut self, line: u32, text: &str, now: f64) -> Vec<Deed> {
        let Some(wire) = self.wires.iter_mut().find(|wire| wire.line == line) else { return Vec::new() };
        let said = Up::read(text);
        let weight = if matches!(said, Some(Up::Say(_))) { 6.0 } else { 1.0 };
        if !wire.bucket.allows(now, weight) {
            return Vec::new();
        }
        let Some(said) = said else { return self.strike(line) };
        match (said, self.visitor_at(line)) {
            (Up::Hello { version, name, key }, None) => self.welcome(line, version, &name, &key),
            (said, Some(at)) => self.take(at, line, said),
            (_, None) => self.strike(line),
        }
    }

    /// That was no message, or none that may be said.
    fn strike(&mut self, line: u32) -> Vec<Deed> {
        let Some(wire) = self.wires.iter_mut().find(|wire| wire.line == line) else { return Vec::new() };
        wire.strikes += 1;
        if wire.strikes < MOST_STRIKES { Vec::new() } else { vec![Deed::Close(line)] }
    }

    fn welcome(&mut self, line: u32, version: u32, name: &str, key: &str) -> Vec<Deed> {
        let refuse = |why| vec![send(line, &Down::Refused(why)), Deed::Close(line)];
        if version != VERSION {
            return refuse(Refusal::Version);
        }
        if key.len() < LEAST_KEY {
            return self.strike(line);
        }
        let mut deeds = Vec::new();
        if let Some(guest) = self.visitors.iter_mut().find(|guest| guest.key == key) {
            // He is back, perhaps before he was missed.
            deeds.extend(guest.line.replace(line).map(Deed::Close));
            guest.told = Told::default();
        } else {
            let gone = self.visitors.iter().position(|guest| guest.line.is_none() && guest.chair.is_none());
            match gone {
                _ if self.visitors.len() < MOST_GUESTS => {}
                Some(at) => drop(self.visitors.remove(at)),
                None => return refuse(Refusal::Full),
            }
            let name = self.free_name(clean_name(name, "?"));
            let chair = if self.stage == Stage::Lobby { self.free_chair() } else { None };
            self.visitors.push(Visitor { name, key: key.into(), chair, line: Some(line), ..Visitor::default() });
        }
        deeds.push(send(line, &Down::Welcome { version: VERSION, table: self.table.clone() }));
        deeds.push(self.form(line));
        let chair = self.visitor_at(line).and_then(|at| self.visitors[at].chair);
        deeds.push(send(line, &Down::Company(self.company(chair))));
        if self.is_playing() {
            deeds.push(self.dealt_to(line));
        }
        deeds.extend(self.over.as_ref().map(|over| send(line, over)));
        self.changed(deeds)
    }

    /// Nobody at the table has the name of another.
    fn free_name(&self, name: String) -> String {
        let taken = |name: &str| {
            let named = |post: &Post| match post {
                Post::Host(other) | Post::Bot(other) | Post::Friend(other) => other == name,
            };
            self.posts.iter().any(named) || self.visitors.iter().any(|guest| guest.name == name)
        };
        let numbered = |at: u32| {
            let number = at.to_string();
            let kept: String = name.chars().take(MOST_NAME - 1 - number.len()).collect();
            format!("{kept} {number}")
        };
        if taken(&name) { (2..99).map(numbered).find(|name| !taken(name)).unwrap_or(name) } else { name }
    }

    fn take(&mut self, at: usize, line: u32, said: Up) -> Vec<Deed> {
        let (chair, name) = (self.visitors[at].chair, self.visitors[at].name.clone());
        match said {
            Up::Sit(seat) if self.stage == Stage::Lobby => {
                let free = seat.is_none_or(|seat| self.is_for_friends(seat) && !self.is_taken(seat));
                if free {
                    self.visitors[at].chair = seat;
                    self.visitors[at].ready = false;
                }
                self.changed(Vec::new())
            }
            Up::Ready(ready) if self.stage == Stage::Lobby => {
                self.visitors[at].ready = ready && chair.is_some();
                self.changed(Vec::new())
            }
            Up::Pledge(hash) if self.stage == Stage::Pledges && chair.is_some() && nonce(&hash).is_some() => {
                self.visitors[at].pledge.get_or_insert(hash);
                self.go_on_dealing(Vec::new())
            }
            Up::Number(number) if self.stage == Stage::Numbers => {
                let kept = nonce(&number).map(|number| pledge(&number));
                if kept.is_some() && kept == self.visitors[at].pledge {
                    self.visitors[at].number.get_or_insert(number);
                }
                self.go_on_dealing(Vec::new())
            }
            Up::Act { at: number, line: act } => match chair.filter(|_| self.is_playing()) {
                Some(seat) if number == self.visitors[at].told.at => vec![Deed::Act { seat, line: act }],
                _ => vec![send(line, &Down::Void { at: number })],
            },
            Up::Say(phrase) if phrase < PHRASES => self.say(&name, phrase),
            Up::At(number) => {
                let told = &mut self.visitors[at].told;
                // What is on its way has arrived by the second time.
                let missing = number != told.at && told.behind == Some(number);
                told.behind = Some(number).filter(|number| *number != told.at);
                if missing {
                    *told = Told { at: told.at, ..Told::default() };
                    return vec![Deed::Changed];
                }
                Vec::new()
            }
            Up::Again => {
                self.visitors[at].told = Told { at: self.visitors[at].told.at, ..Told::default() };
                vec![Deed::Changed]
            }
            Up::Leave => {
                let mut deeds = vec![Deed::Close(line)];
                if self.stage == Stage::Lobby {
                    self.visitors[at].chair = None;
                }
                deeds.extend(self.go_away(at));
                deeds
            }
            // Right in itself, but not now.
            Up::Sit(_) | Up::Ready(_) | Up::Pledge(_) | Up::Number(_) | Up::Share(_) => Vec::new(),
            Up::Hello { .. } | Up::Say(_) => self.strike(line),
        }
    }

    /// Somebody says something to everybody.
    pub fn say(&self, who: &str, phrase: u8) -> Vec<Deed> {
        let said = Down::Said { who: who.into(), phrase };
        let mut deeds: Vec<Deed> = self.lines().into_iter().map(|line| send(line, &said)).collect();
        deeds.push(Deed::Said { who: who.into(), phrase });
        deeds
    }

    /// Shows a guest to the door, before a game.
    pub fn dismiss(&mut self, seat: Seat) -> Vec<Deed> {
        let at = self.visitors.iter().position(|guest| guest.chair == Some(seat));
        let Some(at) = at.filter(|_| self.stage == Stage::Lobby) else { return Vec::new() };
        let gone = self.visitors.remove(at);
        let deeds = gone.line.map(|line| vec![send(line, &Down::Bye), Deed::Close(line)]);
        self.changed(deeds.unwrap_or_default())
    }

    /// Begins a game with whoever is there: asks everybody for the hash of a number.
    pub fn begin(&mut self, secret: &Nonce) -> Vec<Deed> {
        self.visitors.retain(|guest| guest.line.is_some());
        self.secret = hex(secret);
        self.stage = Stage::Pledges;
        for guest in &mut self.visitors {
            (guest.pledge, guest.number, guest.told) = (None, None, Told::default());
        }
        let begin = Down::Begin(pledge(secret));
        let deeds = self.lines().into_iter().map(|line| send(line, &begin)).collect();
        let deeds = self.changed(deeds);
        self.go_on_dealing(deeds)
    }

    /// Whoever has not added to the deal by now is not waited for any longer.
    pub fn lose_patience(&mut self) -> Vec<Deed> {
        let late = |guest: &&mut Visitor| match self.stage {
            Stage::Pledges => guest.pledge.is_none(),
            Stage::Numbers => guest.number.is_none(),
            Stage::Lobby | Stage::Playing | Stage::Over => false,
        };
        let lines: Vec<u32> = self
            .visitors
            .iter_mut()
            .filter(|guest| guest.chair.is_some())
            .filter(late)
            .filter_map(|g| g.line)
            .collect();
        let mut deeds = Vec::new();
        for line in lines {
            deeds.push(Deed::Close(line));
            deeds.extend(self.shut(line));
        }
        deeds
    }

    /// Goes on with the deal if nobody is waited for any more.
    fn go_on_dealing(&mut self, mut deeds: Vec<Deed>) -> Vec<Deed> {
        let adding = |guest: &&Visitor| guest.chair.is_some() && guest.line.is_some();
        let waiting = |missing: fn(&Visitor) -> bool| self.visitors.iter().filter(adding).any(missing);
        match self.stage {
            Stage::Pledges if !waiting(|guest| guest.pledge.is_none()) => {
                self.stage = Stage::Numbers;
                let pledges = self.pledges();
                let told = Down::Pledges(pledges);
                deeds.extend(self.lines().into_iter().map(|line| send(line, &told)));
                self.go_on_dealing(deeds)
            }
            Stage::Numbers if !waiting(|guest| guest.number.is_none()) => {
                // Somebody who went away after his pledge is not among those who add.
                let left =
                    self.visitors.iter().filter(|guest| guest.pledge.is_some()).any(|guest| guest.number.is_none());
                if left {
                    return self.pledge_anew(deeds);
                }
                self.numbers = self.visitors.iter().filter_map(|guest| guest.number.clone()).collect();
                let numbers = self.known_numbers();
                let Some(secret) = nonce(&self.secret) else { return deeds };
                self.stage = Stage::Playing;
                // What was told of an earlier game is over before anything is told of this one.
                deeds.extend(self.lines().into_iter().map(|line| self.dealt_to(line)));
                deeds.push(Deed::Deal { seed: seed(&secret, &numbers) });
                self.changed(deeds)
            }
            _ => deeds,
        }
    }

    /// Somebody left between his pledge and his number: everybody begins again, with another secret of the same making,
    /// so that nobody can choose which deal is played by going away.
    fn pledge_anew(&mut self, mut deeds: Vec<Deed>) -> Vec<Deed> {
        let Some(secret) = nonce(&self.secret) else { return deeds };
        deeds.extend(self.begin(&super::fair::digest(&[b"standoff again", &secret])));
        deeds
    }

    fn pledges(&self) -> Vec<String> {
        self.visitors.iter().filter_map(|guest| guest.pledge.clone()).collect()
    }

    fn known_numbers(&self) -> Vec<Nonce> {
        self.numbers.iter().filter_map(|number| nonce(number)).collect()
    }

    /// The guests with a chair, in the order in which the key to the record is split among them.
    fn heirs(&self) -> impl Iterator<Item = &Visitor> {
        self.visitors.iter().filter(|guest| guest.chair.is_some())
    }

    /// That the game has begun, with this guest's part of the key.
    fn dealt_to(&self, line: u32) -> Deed {
        let shares = nonce(&self.secret).map(|secret| shares(&secret, self.heirs().count())).unwrap_or_default();
        let own = self.heirs().position(|guest| guest.line == Some(line)).and_then(|at| shares.get(at));
        let chairs = self.heirs().filter_map(|guest| guest.chair);
        let heirs = chairs.zip(shares.iter().map(pledge)).collect();
        send(line, &Down::Dealt { share: own.map(|share| hex(share)).unwrap_or_default(), heirs })
    }

    /// Tells every guest what has changed for him. `lines` are the steps that can no longer be taken back; `look` says
    /// what somebody sees, and what happened since a step.
    pub fn tell(&mut self, lines: &[String], look: &dyn Fn(Option<Seat>, usize) -> Sight) -> Vec<Deed> {
        let Some(secret) = nonce(&self.secret).filter(|_| self.stage == Stage::Playing) else { return Vec::new() };
        let chain = self.chain.get_or_insert_with(|| Chain::new(&secret));
        chain.follow(lines);
        let mark = chain.mark();
        if self.heirs().count() > 1 {
            let numbers = self.known_numbers();
            self.seal.get_or_insert_with(|| Seal::new(&secret, &numbers)).follow(lines);
        }
        let mut deeds = Vec::new();
        for guest in &mut self.visitors {
            let Some(line) = guest.line else { continue };
            let told = &mut guest.told;
            let sight = look(guest.chair, told.steps);
            let (whole, view) = match &told.view {
                Some(old) => (false, patch(old, &sight.view)),
                None => (true, Some(sight.view.clone())),
            };
            told.steps = sight.next;
            // Whoever may not know that something was announced is not told that something happened.
            if view.is_none() && sight.steps.is_empty() {
                continue;
            }
            told.at += 1;
            told.view = Some(sight.view);
            let sealed = match (&self.seal, guest.chair) {
                (Some(seal), Some(_)) => {
                    let new = seal.since(told.sealed);
                    told.sealed = seal.length();
                    new
                }
                _ => String::new(),
            };
            let view = view.unwrap_or_default();
            let tell = Tell { at: told.at, whole, view, steps: sight.steps, mark: mark.clone(), sealed };
            deeds.push(send(line, &Down::Tell(tell)));
        }
        deeds
    }

    /// What a guest wanted to do could not be done.
    pub fn void(&self, seat: Seat) -> Vec<Deed> {
        let guest = self.visitors.iter().find(|guest| guest.chair == Some(seat));
        let void = guest.and_then(|guest| Some(send(guest.line?, &Down::Void { at: guest.told.at })));
        void.into_iter().collect()
    }

    /// The game is over: hands out everything, now and to whoever comes back later. `record` is the whole record.
    pub fn finish(&mut self, record: String) -> Vec<Deed> {
        if !matches!(self.stage, Stage::Playing | Stage::Over) {
            return Vec::new();
        }
        let first = self.stage == Stage::Playing;
        self.stage = Stage::Over;
        let (secret, numbers) = (self.secret.clone(), self.numbers.clone());
        let over = Down::Over(Over { secret, numbers, record });
        let lines = if first { self.lines() } else { Vec::new() };
        let deeds = lines.into_iter().map(|line| send(line, &over)).collect();
        self.over = Some(over);
        self.changed(deeds)
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
