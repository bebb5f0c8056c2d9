//! What each guest is told.

use super::super::fair::{Chain, pledge};
use super::super::message::{Down, Tell, deal_number};
use super::super::patch::patch;
use super::super::seal::Seal;
use super::{Host, HostEffect, Sight, send};
use standoff_engine::core::Seat;

impl Host {
    /// Tells every guest what has changed for him. `lines` are the steps that can no longer be taken back; `look` says
    /// what somebody sees, and what happened since a step.
    pub fn tell(&mut self, lines: &[String], look: &dyn Fn(Option<Seat>, usize) -> Sight) -> Vec<HostEffect> {
        let Some(secret) = self.secret.filter(|_| self.is_dealt()) else { return Vec::new() };
        let chain = self.chain.get_or_insert_with(|| Chain::new(&secret));
        chain.follow(lines);
        let mark = chain.mark();
        if self.heirs().count() > 1 {
            let (numbers, keys) = (&self.numbers, &self.keys);
            self.seal.get_or_insert_with(|| Seal::new(&secret, numbers, keys)).follow(lines);
        }
        let deal = deal_number(&pledge(&secret));
        let mut effects = Vec::new();
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
                _ => Vec::new(),
            };
            let view = view.unwrap_or_default();
            let tell = Tell { deal, at: told.at, whole, view, steps: sight.steps, mark, sealed };
            effects.push(send(line, &Down::Tell(tell)));
        }
        effects
    }

    /// What a guest wanted to do could not be done.
    pub fn void(&self, seat: Seat) -> Vec<HostEffect> {
        let guest = self.visitors.iter().find(|guest| guest.chair == Some(seat));
        let void = guest.and_then(|guest| Some(send(guest.line?, &Down::Void { at: guest.told.at })));
        void.into_iter().collect()
    }
}
