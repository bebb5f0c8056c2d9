//! A guest takes the table over when its host is gone for good.
//!
//! He waits for the other guests as a host does, and asks each for his part of the key to the sealed record. With all
//! parts the record can be read, and the table's key with it: he hosts the game from where it was, by the same rules as
//! the host before. Until then he knows no more than before, and nobody takes him for the host.

use super::Guest;
use super::fair::{Chain, Nonce, pledge};
use super::host::{Host, HostEffect, SeatPlan, Wire, send};
use super::keys::{Binding, Challenge, KeyPair, Side, mark};
use super::message::{BUILD, Cut, Down, HostChallenge, Refusal, SCHEMA, Up, Who};
use super::name::clean_name;
use super::seal::{Opened, open};
use standoff_engine::core::Seat;

/// Somebody who has called.
struct Caller {
    wire: Wire,
    name: String,
    /// The answer to our challenge was right: the key is his.
    is_proven: bool,
}

/// A guest on his way to be the host.
pub struct HostMigration {
    guest: Guest,
    keys: KeyPair,
    /// The parts of the key that are here, by chair.
    parts: Vec<(Seat, Option<Nonce>)>,
    callers: Vec<Caller>,
}

impl HostMigration {
    /// None if we have no part of a key: then the table cannot move.
    pub fn new(guest: Guest) -> Option<Self> {
        let (own, _) = guest.legacy()?;
        let seat = guest.witness.seat?;
        let parts = guest.heirs().iter().map(|heir| (heir.seat, (heir.seat == seat).then_some(own))).collect();
        let keys = guest.own_keys();
        Some(Self { guest, keys, parts, callers: Vec::new() })
    }

    pub fn guest(&self) -> &Guest {
        &self.guest
    }

    /// How many parts of the key are here, and how many there are.
    pub fn count(&self) -> (usize, usize) {
        (self.parts.iter().filter(|(_, part)| part.is_some()).count(), self.parts.len())
    }

    pub fn opened(&mut self, line: u32, binding: Binding, nonce: Challenge) {
        let wire = Wire::new(line, binding, nonce);
        self.callers.push(Caller { wire, name: String::new(), is_proven: false });
    }

    pub fn shut(&mut self, line: u32) {
        self.callers.retain(|caller| caller.wire.line != line);
    }

    /// Takes in a message of a caller.
    pub fn hear(&mut self, line: u32, text: &str, now: f64) -> Vec<HostEffect> {
        let Some(at) = self.callers.iter().position(|caller| caller.wire.line == line) else { return Vec::new() };
        if !self.callers[at].wire.bucket.allows(now, 1.0) {
            return Vec::new();
        }
        let cut = |why| vec![send(line, &Down::Bye(why)), HostEffect::Close { line, why }];
        let caller = &mut self.callers[at];
        let said = caller.wire.said;
        match Up::read(text) {
            Some(Up::Hello(hello)) if caller.name.is_empty() && hello.schema == SCHEMA => {
                caller.name = clean_name(&hello.name, "?");
                caller.wire.meet(&hello);
                let (key, said) = (self.keys.public(), caller.wire.said);
                let proof = self.keys.prove(Side::Host, &hello.key, &key, &self.guest.table, &said);
                let Some(proof) = proof else { return cut(Cut::Rubbish) };
                let (schema, build, nonce) = (SCHEMA, BUILD.into(), said.host_nonce);
                vec![send(line, &Down::Challenge(HostChallenge { schema, build, key, nonce, proof }))]
            }
            Some(Up::Hello(_)) => {
                let refused = Down::Refused(Refusal::Version);
                vec![send(line, &refused), HostEffect::Close { line, why: Cut::Version }]
            }
            Some(Up::Proof(proof)) if !caller.is_proven && !caller.name.is_empty() => {
                let own = self.keys.public();
                if !self.keys.accepts(&proof, Side::Guest, &said.guest, &own, &self.guest.table, &said) {
                    return cut(Cut::Impostor);
                }
                caller.is_proven = true;
                // A guest without a part of the key only waits with us.
                let has_part = self.guest.heirs().iter().any(|heir| heir.key == said.guest);
                has_part.then(|| send(line, &Down::AskShare)).into_iter().collect()
            }
            Some(Up::Share(part)) if caller.is_proven => {
                let heir = self.guest.heirs().iter().find(|heir| heir.key == said.guest && heir.hash == pledge(&part));
                let Some(heir) = heir else { return Vec::new() };
                if let Some((_, place)) = self.parts.iter_mut().find(|(seat, _)| *seat == heir.seat) {
                    *place = Some(part);
                }
                vec![HostEffect::Changed]
            }
            _ => Vec::new(),
        }
    }

    /// The host's end of the table as it goes on here, and what lay under the seal; none before all parts are here, or
    /// if what lay there is not what was told.
    pub fn inherit(&self) -> Option<(Host, Opened)> {
        let parts: Vec<Nonce> = self.parts.iter().map(|(_, part)| *part).collect::<Option<_>>()?;
        let opened = open(self.guest.legacy()?.1, &parts, &self.guest.witness.host?)?;
        // The steps are those the old host has named the hashes of, to the last one, and the key is the table's.
        let mut chain = Chain::new(&opened.secret);
        chain.follow(&opened.lines);
        let told = self.guest.witness.last == Some(chain.mark());
        if !told || self.guest.pin() != Some(mark(&opened.table.public()).as_str()) {
            return None;
        }
        let seat = self.guest.witness.seat?;
        let plans = self.guest.company.chairs.iter().enumerate().map(|(at, place)| match place.who {
            _ if seat.index() == at => SeatPlan::Host(place.name.clone()),
            Who::Guest | Who::Away => SeatPlan::Friend(place.name.clone()),
            Who::Host | Who::Bot | Who::Open => SeatPlan::Bot(place.name.clone()),
        });
        let callers = self.callers.iter().filter(|caller| caller.is_proven);
        let callers = callers.map(|caller| (caller.wire.clone(), caller.name.clone()));
        let host = Host::inherit(&self.guest, plans.collect(), callers.collect(), &opened);
        Some((host, opened))
    }
}
