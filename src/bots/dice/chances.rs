//! How likely each side is to win from a position, judged by life points, arrows and the order of turns.
//!
//! A small network with one hidden layer, fitted to games of marshals. All roles are given: who does not know them
//! asks for each deal of roles he thinks possible.

use super::fitted::{HIDDEN, IN, INPUTS, OUT};
use standoff_engine::core::{MAX_SEATS, Ring, Role, Seat, Team};
use standoff_engine::dice::Game;

/// A player in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Man {
    pub seat: Seat,
    pub role: Role,
    pub life: u8,
    pub arrows: u8,
}

/// A position between two turns: everybody in play, whoever is on turn next first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stand {
    count: usize,
    men: [Man; MAX_SEATS],
}

impl Stand {
    pub fn new(ring: &Ring, next: Seat, man: impl Fn(Seat) -> Man) -> Self {
        let mut stand = Self { count: 0, men: [Man::default(); MAX_SEATS] };
        for seat in ring.from(next) {
            stand.men[stand.count] = man(seat);
            stand.count += 1;
        }
        stand
    }

    /// Where a game stands, with `next` on turn.
    pub fn of(game: &Game, next: Seat) -> Self {
        Self::new(game.ring(), next, |seat| {
            let player = game.player(seat);
            Man { seat, role: player.role, life: player.life, arrows: player.arrows.weight() }
        })
    }

    pub fn men(&self) -> &[Man] {
        &self.men[..self.count]
    }

    pub fn men_mut(&mut self) -> &mut [Man] {
        &mut self.men[..self.count]
    }

    /// Without those who have no life left.
    #[must_use]
    pub fn buried(&self) -> Self {
        let mut stand = Self { count: 0, men: [Man::default(); MAX_SEATS] };
        for man in self.men().iter().filter(|man| man.life > 0) {
            stand.men[stand.count] = *man;
            stand.count += 1;
        }
        stand
    }

    /// The side that has won, if one has.
    pub fn winner(&self) -> Option<Team> {
        let has = |role| self.men().iter().any(|man| man.role == role);
        if has(Role::Sheriff) {
            (!has(Role::Outlaw) && !has(Role::Renegade)).then_some(Team::Law)
        } else if self.count == 1 && has(Role::Renegade) {
            Some(Team::Renegades)
        } else {
            Some(Team::Outlaws)
        }
    }

    /// The chance of each team.
    pub fn chances(&self) -> [f32; 3] {
        if let Some(team) = self.winner() {
            return Team::ALL.map(|other| f32::from(u8::from(other == team)));
        }
        judge(&self.inputs())
    }

    /// The chance of one player, who shares it with nobody if he is a Renegade.
    pub fn chance(&self, seat: Seat, role: Role) -> f32 {
        let chance = self.chances()[role.team() as usize];
        if role != Role::Renegade {
            return chance;
        }
        let renegades = self.men().iter().filter(|man| man.role == Role::Renegade);
        let all: u8 = renegades.clone().map(|man| man.life).sum();
        let own: u8 = renegades.filter(|man| man.seat == seat).map(|man| man.life).sum();
        if own == 0 { 0.0 } else { chance * f32::from(own) / f32::from(all) }
    }

    /// What the network is told.
    pub fn inputs(&self) -> [f32; INPUTS] {
        let mut x = [0.0; INPUTS];
        let held: u8 = self.men().iter().map(|man| man.arrows).sum();
        let near = f32::from(held.min(10)) / 10.0;
        let boss = self.men().iter().position(|man| man.role == Role::Sheriff).unwrap_or(0);
        let [count, life, least, last, tempo, arrows, doomed] = [0usize, 4, 8, 12, 16, 20, 24];
        for (at, man) in self.men().iter().enumerate() {
            let role = man.role as usize;
            let points = f32::from(man.life);
            x[count + role] += 0.5;
            x[life + role] += points / 8.0;
            let low = 1.0 / points.max(1.0);
            x[least + role] = x[least + role].max(low);
            x[last + role] += low;
            x[tempo + role] += 1.0 - at as f32 / self.count as f32;
            x[arrows + role] += f32::from(man.arrows) / 5.0;
            if man.arrows >= man.life {
                x[doomed + role] += near * near;
            }
            let apart = at.abs_diff(boss);
            if man.role == Role::Outlaw && apart.min(self.count - apart) > 2 {
                x[28] += 0.5;
            }
        }
        x[29] = 1.0;
        x
    }
}

fn judge(x: &[f32; INPUTS]) -> [f32; 3] {
    let mut hidden = [0.0f32; HIDDEN];
    for (x, row) in x.iter().zip(&IN) {
        for (sum, weight) in hidden.iter_mut().zip(row) {
            *sum += x * weight;
        }
    }
    let mut out = [0.0f32; 3];
    for (sum, row) in hidden.iter().zip(&OUT) {
        for (out, weight) in out.iter_mut().zip(row) {
            *out += sum.max(0.0) * weight;
        }
    }
    let most = out[0].max(out[1]).max(out[2]);
    let parts = out.map(|logit| (logit - most).exp());
    parts.map(|part| part / (parts[0] + parts[1] + parts[2]))
}
