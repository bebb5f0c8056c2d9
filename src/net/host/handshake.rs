//! The handshake with somebody who has just come over a new line.

use super::super::keys::{Binding, Challenge, Proof, Side};
use super::super::message::{BUILD, Cut, Down, Hello, HostChallenge, Refusal, SCHEMA};
use super::{Host, HostEffect, MOST_GUESTS, Stage, Told, Visitor, Wire, cut, send};

impl Host {
    /// Somebody can be heard, over a line that is told from others by its binding. `nonce` is random.
    pub fn opened(&mut self, line: u32, binding: Binding, nonce: Challenge) -> Vec<HostEffect> {
        self.wires.push(Wire::new(line, binding, nonce));
        Vec::new()
    }

    /// A hello: we prove who we are, and ask for the same.
    pub(super) fn greet(&mut self, line: u32, hello: &Hello) -> Vec<HostEffect> {
        let key = self.keys.public();
        let Some(wire) = self.wires.iter_mut().find(|wire| wire.line == line) else { return Vec::new() };
        if hello.schema != SCHEMA {
            return refuse(line, Refusal::Version, Cut::Version);
        }
        if std::mem::replace(&mut wire.has_said_hello, true) {
            return self.strike(line);
        }
        wire.meet(hello);
        let proof = self.keys.prove(Side::Host, &hello.key, &key, &self.table, &wire.said);
        let Some(proof) = proof else { return cut(line, Cut::Rubbish).into() };
        let (schema, build, nonce) = (SCHEMA, BUILD.into(), wire.said.host_nonce);
        vec![send(line, &Down::Challenge(HostChallenge { schema, build, key, nonce, proof }))]
    }

    /// The answer to our challenge: if it is right the key is his, and with it the chair he had.
    pub(super) fn welcome(&mut self, line: u32, proof: &Proof) -> Vec<HostEffect> {
        let Some(wire) = self.wires.iter().find(|wire| wire.line == line && wire.has_said_hello) else {
            return self.strike(line);
        };
        let (said, name) = (wire.said, wire.name.clone());
        if !self.keys.accepts(proof, Side::Guest, &said.guest, &self.keys.public(), &self.table, &said) {
            return cut(line, Cut::Impostor).into();
        }
        let mut effects = Vec::new();
        if let Some(guest) = self.visitors.iter_mut().find(|guest| guest.key == said.guest) {
            // He is back, perhaps before he was missed.
            let old = guest.line.replace(line);
            guest.told = Told::default();
            if let Some(old) = old {
                self.wires.retain(|wire| wire.line != old);
                effects.extend(cut(old, Cut::Replaced));
            }
        } else {
            let gone = self.visitors.iter().position(|guest| guest.line.is_none() && guest.chair.is_none());
            match gone {
                _ if self.visitors.len() < MOST_GUESTS => {}
                Some(at) => drop(self.visitors.remove(at)),
                None => return refuse(line, Refusal::Full, Cut::Closed),
            }
            let name = self.free_name(&name);
            let chair = if self.stage == Stage::Lobby { self.free_chair() } else { None };
            self.visitors.push(Visitor { name, key: said.guest, chair, line: Some(line), ..Visitor::default() });
        }
        effects.push(send(line, &Down::Welcome { table: self.table.clone() }));
        effects.extend(self.introduce(line));
        self.changed(effects)
    }
}

/// Somebody cannot come in.
pub(super) fn refuse(line: u32, refusal: Refusal, why: Cut) -> Vec<HostEffect> {
    vec![send(line, &Down::Refused(refusal)), HostEffect::Close { line, why }]
}
