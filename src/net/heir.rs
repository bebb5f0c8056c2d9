//! A guest who takes the table over when its host is gone for good.
//!
//! He waits for the other guests as a host does, and asks each for his part of the key to the sealed record. With all
//! parts the record can be read, and he hosts the game from where it was; until then he knows no more than before.

use super::fair::{Chain, Nonce, hex, nonce, pledge};
use super::host::{Deed, Host, Post, send};
use super::message::{Down, Up, VERSION, Who};
use super::seal::{Opened, open};
use super::{Guest, limit::Bucket};
use standoff_engine::core::Seat;

/// Somebody who has called.
struct Caller {
    line: u32,
    bucket: Bucket,
    name: String,
    key: String,
    seat: Option<Seat>,
}

/// Whoever takes over.
pub struct Heir {
    guest: Guest,
    /// The parts of the key that are here, by chair.
    parts: Vec<(Seat, Option<Nonce>)>,
    callers: Vec<Caller>,
}

impl Heir {
    /// None if we have no part of a key: then the table cannot move.
    pub fn new(guest: Guest) -> Option<Self> {
        let (own, _) = guest.legacy()?;
        let seat = guest.seat_before()?;
        let parts = guest.heirs().iter().map(|(heir, _)| (*heir, (*heir == seat).then_some(own))).collect();
        Some(Self { guest, parts, callers: Vec::new() })
    }

    pub fn guest(&self) -> &Guest {
        &self.guest
    }

    /// How many parts of the key are here, and how many there are.
    pub fn count(&self) -> (usize, usize) {
        (self.parts.iter().filter(|(_, part)| part.is_some()).count(), self.parts.len())
    }

    pub fn opened(&mut self, line: u32) {
        let (name, key) = (String::new(), String::new());
        self.callers.push(Caller { line, bucket: Bucket::default(), name, key, seat: None });
    }

    pub fn shut(&mut self, line: u32) {
        self.callers.retain(|caller| caller.line != line);
    }

    /// Something was said over a wire.
    pub fn hear(&mut self, line: u32, text: &str, now: f64) -> Vec<Deed> {
        let Some(caller) = self.callers.iter_mut().find(|caller| caller.line == line) else { return Vec::new() };
        if !caller.bucket.allows(now, 1.0) {
            return Vec::new();
        }
        match Up::read(text) {
            Some(Up::Hello { version: VERSION, name, key }) if caller.key.is_empty() => {
                (caller.name, caller.key) = (name, key);
                let welcome = Down::Welcome { version: VERSION, table: self.guest.table.clone() };
                vec![send(line, &welcome), send(line, &Down::Heir)]
            }
            Some(Up::Share(part)) => {
                // Which chair somebody has is proven by his part of the key.
                let hash = nonce(&part).map(|part| pledge(&part)).unwrap_or_default();
                let heir = self.guest.heirs().iter().find(|(_, told)| *told == hash).map(|(seat, _)| *seat);
                caller.seat = heir;
                if let Some((_, place)) = self.parts.iter_mut().find(|(seat, _)| Some(*seat) == heir) {
                    *place = nonce(&part);
                }
                vec![Deed::Changed]
            }
            _ => Vec::new(),
        }
    }

    /// The host's end of the table as it goes on here, and what lay under the seal; none before all parts are here, or
    /// if what lay there is not what was told.
    pub fn inherit(&self) -> Option<(Host, Opened)> {
        let parts: Vec<Nonce> = self.parts.iter().map(|(_, part)| *part).collect::<Option<_>>()?;
        let opened = open(self.guest.legacy()?.1, &parts, &self.guest.witness.host)?;
        // The steps are those the old host has named the hashes of, to the last one.
        let mut chain = Chain::new(&opened.secret);
        chain.follow(&opened.lines);
        if self.guest.witness.marks.last() != Some(&chain.mark()) {
            return None;
        }
        let seat = self.guest.seat_before()?;
        let posts = self.guest.company.chairs.iter().enumerate().map(|(at, place)| match place.who {
            _ if seat.index() == at => Post::Host(place.name.clone()),
            Who::Guest | Who::Away => Post::Friend(place.name.clone()),
            Who::Host | Who::Bot | Who::Open => Post::Bot(place.name.clone()),
        });
        let guests = self.callers.iter().filter(|caller| !caller.key.is_empty());
        let guests = guests.map(|caller| (caller.line, caller.name.clone(), caller.key.clone(), caller.seat));
        let numbers = opened.numbers.iter().map(|number| hex(number)).collect();
        let host = Host::inherit(&self.guest, posts.collect(), guests.collect(), hex(&opened.secret), numbers);
        Some((host, opened))
    }
}
