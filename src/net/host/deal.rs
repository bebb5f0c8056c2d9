//! How a deal is made with everybody's numbers, and what is handed out after the end.

use super::super::fair::{Nonce, digest, pledge, seed};
use super::super::message::{Cut, Down, HeirPart, Over};
use super::super::seal::shares;
use super::{Host, HostEffect, Stage, Told, Visitor, cut, send};

impl Host {
    /// Begins a game with whoever is there: asks everybody for the hash of a number.
    pub fn begin(&mut self, secret: &Nonce) -> Vec<HostEffect> {
        self.visitors.retain(|guest| guest.line.is_some());
        self.secret = Some(*secret);
        self.stage = Stage::Pledges;
        for guest in &mut self.visitors {
            (guest.pledge, guest.number, guest.told, guest.break_off) = (None, None, Told::default(), None);
        }
        let begin = Down::Begin(pledge(secret));
        let effects = self.lines().into_iter().map(|line| send(line, &begin)).collect();
        let effects = self.changed(effects);
        self.go_on_dealing(effects)
    }

    /// Whoever has not added to the deal by now is not waited for any longer.
    pub fn lose_patience(&mut self) -> Vec<HostEffect> {
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
        let mut effects = Vec::new();
        for line in lines {
            let who = self.visitor_at(line).map(|at| self.visitors[at].name.clone()).unwrap_or_default();
            effects.extend(cut(line, Cut::Late));
            effects.extend(self.shut(line, self.now));
            effects.push(HostEffect::Lost { who, why: Cut::Late });
        }
        effects
    }

    /// Goes on with the deal if nobody is waited for any more.
    pub(super) fn go_on_dealing(&mut self, mut effects: Vec<HostEffect>) -> Vec<HostEffect> {
        let adding = |guest: &&Visitor| guest.chair.is_some() && guest.line.is_some();
        let waiting = |missing: fn(&Visitor) -> bool| self.visitors.iter().filter(adding).any(missing);
        match self.stage {
            Stage::Pledges if !waiting(|guest| guest.pledge.is_none()) => {
                self.stage = Stage::Numbers;
                let pledges = self.pledges();
                let Some(secret) = self.secret else { return effects };
                let told = Down::Pledges { host: pledge(&secret), guests: pledges };
                effects.extend(self.lines().into_iter().map(|line| send(line, &told)));
                self.go_on_dealing(effects)
            }
            Stage::Numbers if !waiting(|guest| guest.number.is_none()) => {
                // Somebody who went away after his pledge is not among those who add.
                let left =
                    self.visitors.iter().filter(|guest| guest.pledge.is_some()).any(|guest| guest.number.is_none());
                if left {
                    return self.pledge_anew(effects);
                }
                self.numbers = self.visitors.iter().filter_map(|guest| guest.number).collect();
                let Some(secret) = self.secret else { return effects };
                self.stage = Stage::Playing;
                // What was told of an earlier game is over before anything is told of this one.
                effects.extend(self.lines().into_iter().flat_map(|line| self.dealt_to(line)));
                effects.push(HostEffect::Deal { seed: seed(&secret, &self.numbers) });
                self.changed(effects)
            }
            _ => effects,
        }
    }

    /// Somebody left between his pledge and his number: everybody begins again, with another secret of the same making,
    /// so that nobody can choose which deal is played by going away.
    pub(super) fn pledge_anew(&mut self, mut effects: Vec<HostEffect>) -> Vec<HostEffect> {
        let Some(secret) = self.secret else { return effects };
        effects.extend(self.begin(&digest(&[b"standoff again", &secret])));
        effects
    }

    fn pledges(&self) -> Vec<Nonce> {
        self.visitors.iter().filter_map(|guest| guest.pledge).collect()
    }

    /// The guests with a chair, in the order in which the key to the record is split among them.
    pub(super) fn heirs(&self) -> impl Iterator<Item = &Visitor> {
        self.visitors.iter().filter(|guest| guest.chair.is_some())
    }

    /// That the game has begun, with this guest's part of the key.
    pub(super) fn dealt_to(&self, line: u32) -> Vec<HostEffect> {
        let deal = self.secret.map(|secret| send(line, &Down::Dealt(pledge(&secret))));
        deal.into_iter().chain([self.parts_to(line)]).collect()
    }

    /// A guest's part of the key, and those who have the others.
    fn parts_to(&self, line: u32) -> HostEffect {
        let shares = self.secret.map(|secret| shares(&secret, self.heirs().count())).unwrap_or_default();
        let own = self.heirs().position(|guest| guest.line == Some(line)).and_then(|at| shares.get(at));
        let part = |(guest, share): (&Visitor, &Nonce)| {
            Some(HeirPart { seat: guest.chair?, hash: pledge(share), key: guest.key })
        };
        let heirs = self.heirs().zip(&shares).filter_map(part).collect();
        send(line, &Down::Parts { share: own.copied(), heirs })
    }

    /// Splits the key anew among those who have a chair now.
    pub(super) fn split_key(&self) -> Vec<HostEffect> {
        self.lines().into_iter().map(|line| self.parts_to(line)).collect()
    }

    /// The game is over: hands out everything, with what is told next to each guest. `record` is the whole record.
    pub fn finish(&mut self, record: String) -> Vec<HostEffect> {
        let Some(secret) = self.secret.filter(|_| self.is_dealt()) else { return Vec::new() };
        let first = self.stage == Stage::Playing;
        self.stage = Stage::Over;
        self.over = Some(Over { secret, numbers: self.numbers.clone(), record });
        let effects = self.hand_out();
        if first { self.changed(effects) } else { effects }
    }

    /// The whole record, for those who have seen the end and have it not yet.
    fn hand_out(&mut self) -> Vec<HostEffect> {
        let Some(over) = &self.over else { return Vec::new() };
        let mut effects = Vec::new();
        for guest in &mut self.visitors {
            let Some(line) = guest.line.filter(|_| guest.told.view.is_some()) else { continue };
            if !std::mem::replace(&mut guest.told.over, true) {
                effects.push(send(line, &Down::Over { at: guest.told.at, over: over.clone() }));
            }
        }
        effects
    }
}
