//! The company at the table, to the eyes of its guests, and who is waited for.

use super::super::Away;
use super::super::fair::pledge;
use super::super::message::{Company, Down, Place, Who};
use super::super::name::{clean_name, free_name, look_alike};
use super::{Host, HostEffect, SeatPlan, Stage, Visitor, send};
use standoff_engine::core::{Seat, SeatSet};

impl Host {
    /// Chairs whose friends are there: nobody acts for them.
    pub fn present(&self) -> SeatSet {
        self.visitors.iter().filter(|guest| guest.line.is_some()).filter_map(|guest| guest.chair).collect()
    }

    /// Chairs of friends for whom nobody else acts now.
    pub fn awaited(&self) -> SeatSet {
        let waited = |guest: &&Visitor| match self.terms.away {
            Away::Bot => guest.line.is_some() || self.grace_of(guest) > 0,
            Away::Wait => true,
        };
        self.visitors.iter().filter(waited).filter_map(|guest| guest.chair).collect()
    }

    /// Seconds until a bot plays for somebody who is away.
    fn grace_of(&self, guest: &Visitor) -> u16 {
        let gone = ((self.now - guest.away_since).max(0.0) / 1000.0) as u16;
        let away = guest.line.is_none() && self.terms.away == Away::Bot && self.stage == Stage::Playing;
        if away { self.terms.grace.saturating_sub(gone) } else { 0 }
    }

    /// Time goes by: somebody may not be waited for any longer. To be called every second while somebody is away.
    pub fn tick(&mut self, now: f64) -> Vec<HostEffect> {
        self.now = now;
        let awaited = self.awaited();
        if awaited == std::mem::replace(&mut self.awaited, awaited) {
            return Vec::new();
        }
        self.changed(Vec::new())
    }

    /// Whether a chair belongs to a friend, here or away.
    pub fn is_taken(&self, seat: Seat) -> bool {
        self.visitors.iter().any(|guest| guest.chair == Some(seat))
    }

    /// The names by chair, as they are at the table.
    pub fn names(&self) -> Vec<String> {
        let seats = Seat::all(self.plans.len() as u8);
        seats.map(|seat| self.place(seat).name).collect()
    }

    /// How things stand, for whoever has this chair.
    pub fn company(&self, you: Option<Seat>) -> Company {
        let ready = self.visitors.iter().any(|guest| guest.chair == you && you.is_some() && guest.ready);
        let here = |guest: &&Visitor| guest.chair.is_none() && guest.line.is_some();
        Company {
            chairs: Seat::all(self.plans.len() as u8).map(|seat| self.place(seat)).collect(),
            watchers: self.visitors.iter().filter(here).map(|guest| guest.name.clone()).collect(),
            playing: self.is_dealt(),
            terms: self.terms,
            you,
            ready,
            room: self.has_room,
        }
    }

    pub(super) fn place(&self, seat: Seat) -> Place {
        match &self.plans[seat.index()] {
            SeatPlan::Host(name) => Place { name: name.clone(), who: Who::Host, ready: true, grace: 0 },
            SeatPlan::Bot(name) => Place { name: name.clone(), who: Who::Bot, ready: true, grace: 0 },
            SeatPlan::Friend(bot) => match self.visitors.iter().find(|guest| guest.chair == Some(seat)) {
                Some(guest) => {
                    let who = if guest.line.is_some() { Who::Guest } else { Who::Away };
                    Place { name: guest.name.clone(), who, ready: guest.ready, grace: self.grace_of(guest) }
                }
                None => {
                    let who = if self.stage == Stage::Lobby { Who::Open } else { Who::Bot };
                    Place { name: bot.clone(), who, ready: false, grace: 0 }
                }
            },
        }
    }

    /// The connection of whoever has this chair.
    pub fn line_of(&self, seat: Seat) -> Option<u32> {
        self.visitors.iter().find(|guest| guest.chair == Some(seat)).and_then(|guest| guest.line)
    }

    pub(super) fn is_for_friends(&self, seat: Seat) -> bool {
        matches!(self.plans.get(seat.index()), Some(SeatPlan::Friend(_)))
    }

    pub(super) fn free_chair(&self) -> Option<Seat> {
        Seat::all(self.plans.len() as u8).find(|seat| self.is_for_friends(*seat) && !self.is_taken(*seat))
    }

    /// A name that looks like nobody else's at the table.
    pub(super) fn free_name(&self, name: &str) -> String {
        fn planned(plan: &SeatPlan) -> &String {
            match plan {
                SeatPlan::Host(name) | SeatPlan::Bot(name) | SeatPlan::Friend(name) => name,
            }
        }
        let taken = |name: &str| {
            self.plans
                .iter()
                .map(planned)
                .chain(self.visitors.iter().map(|guest| &guest.name))
                .any(|other| look_alike(other, name))
        };
        free_name(clean_name(name, "?"), taken)
    }

    pub(super) fn form(&self, line: u32) -> HostEffect {
        send(line, &Down::Form { game: self.game.clone(), setup: self.setup.clone() })
    }

    /// Tells everybody how things stand, after what is to be done already.
    pub(super) fn changed(&mut self, mut effects: Vec<HostEffect>) -> Vec<HostEffect> {
        self.awaited = self.awaited();
        for guest in &self.visitors {
            effects.extend(guest.line.map(|line| send(line, &Down::Company(self.company(guest.chair)))));
        }
        effects.push(HostEffect::Changed);
        effects
    }

    /// Everything somebody must know who has just come, or for whom the host has changed.
    pub(super) fn introduce(&self, line: u32) -> Vec<HostEffect> {
        let chair = self.visitor_at(line).and_then(|at| self.visitors[at].chair);
        let mut effects = vec![self.form(line), send(line, &Down::Company(self.company(chair)))];
        match (self.stage, self.secret) {
            (Stage::Playing | Stage::Over, _) => effects.extend(self.dealt_to(line)),
            // The deal is under way: his part in it is not too late.
            (Stage::Pledges, Some(secret)) => effects.push(send(line, &Down::Begin(pledge(&secret)))),
            (Stage::Lobby | Stage::Pledges | Stage::Numbers, _) => {}
        }
        effects
    }
}

#[cfg(test)]
impl Host {
    /// The chair of whoever owns a key.
    pub fn seat_of_key(&self, key: &super::super::keys::Key) -> Option<Seat> {
        self.visitors.iter().find(|guest| guest.key == *key).and_then(|guest| guest.chair)
    }

    /// The chair of whoever is at the other end of a line.
    pub fn seat_of_line(&self, line: u32) -> Option<Seat> {
        self.visitor_at(line).and_then(|at| self.visitors[at].chair)
    }

    /// Whether nothing is under way.
    pub fn is_idle(&self) -> bool {
        self.stage == Stage::Lobby
    }
}
