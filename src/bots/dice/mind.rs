//! One question in front of one seat: friend and foe, and what life points and arrows are worth.

use super::prospects::Prospects;
use super::reading::{Reading, hits, room};
use super::weights::Weights;
use crate::card::Odds;
use standoff_engine::core::{MAX_SEATS, Role, Seat, Team};
use standoff_engine::dice::{ARROWS, Arrow, Arrows, Cause, Character, SeatView, View};

/// Everything a score is made from.
pub struct Mind<'a> {
    pub weights: &'a Weights,
    pub view: &'a View,
    pub me: Seat,
    pub role: Role,
    pub odds: Odds,
    /// What a lost life point of each player is to me; below zero for friends and myself.
    pub enmity: [f32; MAX_SEATS],
    /// What the elimination of each player is to me.
    pub kill: [f32; MAX_SEATS],
    /// What life points are worth, if that has been thought through.
    pub prospects: Option<Box<Prospects>>,
}

/// All arrow tokens, the supply's and the players'.
#[derive(Clone, Copy)]
pub(super) struct Quiver {
    pub supply: Arrows,
    pub held: [Arrows; MAX_SEATS],
}

impl<'a> Mind<'a> {
    /// The mind of a seat that has a role, as far as the view allows to see into it.
    pub fn new(weights: &'a Weights, view: &'a View, reading: &Reading, me: Seat, role: Role) -> Self {
        let odds = reading.beliefs.odds(Some((me, role)));
        // A Renegade who stays as a ghost has joined a side.
        let role = match view.seat(me).side {
            Some(Team::Law) => Role::Deputy,
            Some(Team::Outlaws) => Role::Outlaw,
            Some(Team::Renegades) | None => role,
        };
        let none = [0.0; MAX_SEATS];
        let mut mind = Self { weights, view, me, role, odds, enmity: none, kill: none, prospects: None };
        mind.take_sides();
        mind
    }

    /// What seat `other` must think, if he has the role he most likely has.
    #[must_use]
    pub fn of_other(&self, reading: &Reading, other: Seat) -> Self {
        let odds = &self.odds[other.index()];
        let likely = Role::ALL
            .into_iter()
            .fold(Role::Sheriff, |best, role| if odds[role as usize] > odds[best as usize] { role } else { best });
        Self::new(self.weights, self.view, reading, other, likely)
    }

    /// Who hurt me is an enemy, whatever else he is.
    pub fn bear_grudges(&mut self, hurt: &[u8; MAX_SEATS]) {
        for (enmity, points) in self.enmity.iter_mut().zip(hurt) {
            *enmity += self.weights.grudge * f32::from(*points);
        }
        if let Some(prospects) = &mut self.prospects {
            for (row, points) in prospects.iter_mut().zip(hurt) {
                for (life, worth) in row.iter_mut().enumerate() {
                    *worth -= self.weights.grudge * f32::from(*points) * life as f32;
                }
            }
        }
    }

    pub fn seat(&self, seat: Seat) -> &SeatView {
        self.view.seat(seat)
    }

    pub fn own(&self) -> &SeatView {
        self.view.seat(self.me)
    }

    pub fn is(&self, character: Character) -> bool {
        self.own().character == character && self.view.board.ring.contains(self.me)
    }

    /// Everybody in play, from my left; myself last, if I am.
    pub fn living(&self) -> impl Iterator<Item = Seat> + '_ {
        self.others().chain(Some(self.me).filter(|seat| self.view.board.ring.contains(*seat)))
    }

    pub fn others(&self) -> impl Iterator<Item = Seat> + '_ {
        self.view.board.ring.after(self.me).filter(|seat| *seat != self.me)
    }

    /// Whether a bullseye of mine of this reach hits a player.
    pub fn hits(&self, reach: u8, target: Seat) -> bool {
        hits(&self.view.board.ring, self.own().character, self.me, reach, target)
    }

    /// What a life point weighs by the points left before it is lost.
    fn point(&self, life: u8) -> f32 {
        self.weights.life[usize::from(life).min(self.weights.life.len() - 1)]
    }

    /// What it is to me that a player with this much life loses some of it.
    pub fn harm_at(&self, seat: Seat, life: u8, points: u8) -> f32 {
        if let Some(prospects) = &self.prospects {
            let row = &prospects[seat.index()];
            let at = |life: u8| row[usize::from(life).min(row.len() - 1)];
            return at(life.saturating_sub(points)) - at(life);
        }
        let lost: f32 = (0..points.min(life)).map(|i| self.point(life - i)).sum();
        let end = if points >= life { self.kill[seat.index()] } else { 0.0 };
        self.enmity[seat.index()] * lost + end
    }

    /// What it is to me that a player loses life.
    pub fn harm(&self, seat: Seat, points: u8) -> f32 {
        self.harm_at(seat, self.seat(seat).life, points)
    }

    /// What it is to me that a player gains life, above what he has with `before` points more.
    pub fn relief(&self, seat: Seat, before: u8, points: u8) -> f32 {
        let free = room(self.seat(seat));
        let from = before.min(free);
        let life = self.seat(seat).life;
        if let Some(prospects) = &self.prospects {
            let row = &prospects[seat.index()];
            let at = |more: u8| row[usize::from(life + more).min(row.len() - 1)];
            return at((before + points).min(free)) - at(from);
        }
        let won: f32 = (from..(before + points).min(free)).map(|i| self.point(life + i + 1)).sum();
        -self.enmity[seat.index()] * won
    }

    /// What hits of mine on a player are to me, after what spares him; `gatling` if the gun follows.
    pub(super) fn hit(&self, seat: Seat, bullseyes: u8, gatling: bool) -> f32 {
        let player = self.seat(seat);
        let spares = |cause, amount| player.character.def().hooks.loss.map_or(amount, |loss| loss(cause, amount));
        let points = spares(Cause::Bullseye, bullseyes) + spares(Cause::Gatling, u8::from(gatling));
        let mut harm = self.harm(seat, points);
        if points > 0 && player.character == Character::BartCassidy && self.view.board.supply.tokens() > points {
            harm *= self.weights.dodged;
        }
        harm
    }

    pub(super) fn quiver(&self) -> Quiver {
        let mut held = [Arrows::default(); MAX_SEATS];
        for (held, seat) in held.iter_mut().zip(&self.view.board.seats) {
            *held = seat.arrows;
        }
        Quiver { supply: self.view.board.supply, held }
    }

    /// What it is to me that the Indians attack now.
    pub(super) fn attack(&self, held: &[Arrows; MAX_SEATS]) -> f32 {
        let chief = held.iter().position(|arrows| arrows.chief);
        let spared = chief.filter(|at| {
            let most = held[*at].weight();
            held.iter().filter(|arrows| arrows.weight() >= most).count() == 1
        });
        let losses = self.living().filter(|seat| spared != Some(seat.index())).map(|seat| {
            let amount = held[seat.index()].weight();
            let loss = self.seat(seat).character.def().hooks.loss;
            self.harm(seat, loss.map_or(amount, |loss| loss(Cause::Indians, amount)))
        });
        losses.sum()
    }

    /// What it is to me that arrows lie as they do: the attack that will come, as likely as it is to come.
    pub(super) fn outlook(&self, quiver: &Quiver) -> f32 {
        let left = usize::from(quiver.supply.tokens()).min(self.weights.indians.len() - 1);
        self.weights.indians[left] * self.attack(&quiver.held)
    }

    /// What it is to me that a player takes an arrow from the supply.
    pub(super) fn arrow(&self, quiver: &Quiver, seat: Seat, arrow: Arrow) -> f32 {
        let mut after = *quiver;
        let now = self.take(&mut after, seat, arrow);
        now + self.outlook(&after) - self.outlook(quiver)
    }

    /// A player takes an arrow; what comes of it at once.
    pub(super) fn take(&self, quiver: &mut Quiver, seat: Seat, arrow: Arrow) -> f32 {
        match arrow {
            Arrow::Chief if quiver.supply.chief => {
                quiver.supply.chief = false;
                quiver.held[seat.index()].chief = true;
            }
            Arrow::Normal if quiver.supply.normal > 0 => {
                quiver.supply.normal -= 1;
                quiver.held[seat.index()].normal += 1;
            }
            Arrow::Chief | Arrow::Normal => return 0.0,
        }
        if quiver.supply.tokens() > 0 {
            return 0.0;
        }
        let harm = self.attack(&quiver.held);
        *quiver = Quiver {
            supply: Arrows { normal: ARROWS, chief: self.view.modules.chiefs_arrow },
            held: [Arrows::default(); MAX_SEATS],
        };
        harm
    }

    /// What it is to me that a player puts arrows back.
    pub(super) fn put_back(&self, quiver: &Quiver, seat: Seat, normal: u8, chief: bool) -> f32 {
        let mut after = *quiver;
        give_back(&mut after, seat, normal, chief);
        self.outlook(&after) - self.outlook(quiver)
    }
}

/// Puts arrows of a player back.
pub(super) fn give_back(quiver: &mut Quiver, seat: Seat, normal: u8, chief: bool) {
    let held = &mut quiver.held[seat.index()];
    let normal = normal.min(held.normal);
    held.normal -= normal;
    quiver.supply.normal += normal;
    if chief && held.chief {
        held.chief = false;
        quiver.supply.chief = true;
    }
}
