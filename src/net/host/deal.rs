//! How a deal is made with everybody's numbers, and what is handed out after the end.

use super::super::fair::{Nonce, digest, hex, nonce, pledge, seed};
use super::super::message::{Down, Over};
use super::super::seal::shares;
use super::{Deed, Host, Stage, Told, Visitor, send};

impl Host {
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
    pub(super) fn go_on_dealing(&mut self, mut deeds: Vec<Deed>) -> Vec<Deed> {
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
    pub(super) fn pledge_anew(&mut self, mut deeds: Vec<Deed>) -> Vec<Deed> {
        let Some(secret) = nonce(&self.secret) else { return deeds };
        deeds.extend(self.begin(&digest(&[b"standoff again", &secret])));
        deeds
    }

    pub(super) fn pledges(&self) -> Vec<String> {
        self.visitors.iter().filter_map(|guest| guest.pledge.clone()).collect()
    }

    pub(super) fn known_numbers(&self) -> Vec<Nonce> {
        self.numbers.iter().filter_map(|number| nonce(number)).collect()
    }

    /// The guests with a chair, in the order in which the key to the record is split among them.
    pub(super) fn heirs(&self) -> impl Iterator<Item = &Visitor> {
        self.visitors.iter().filter(|guest| guest.chair.is_some())
    }

    /// That the game has begun, with this guest's part of the key.
    pub(super) fn dealt_to(&self, line: u32) -> Deed {
        let shares = nonce(&self.secret).map(|secret| shares(&secret, self.heirs().count())).unwrap_or_default();
        let own = self.heirs().position(|guest| guest.line == Some(line)).and_then(|at| shares.get(at));
        let chairs = self.heirs().filter_map(|guest| guest.chair);
        let heirs = chairs.zip(shares.iter().map(pledge)).collect();
        send(line, &Down::Dealt { share: own.map(|share| hex(share)).unwrap_or_default(), heirs })
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
}
