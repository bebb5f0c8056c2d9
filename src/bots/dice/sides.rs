//! Friend and foe.

use super::mind::Mind;
use super::reading::room;
use standoff_engine::core::{Role, Seat};
use standoff_engine::dice::Character;

impl Mind<'_> {
    /// Decides who is friend and who is foe.
    pub(super) fn take_sides(&mut self) {
        if self.three_way() {
            self.hunt();
        } else {
            self.choose_sides();
        }
        self.feed_the_vulture();
        let mine = self.role as usize;
        self.enmity[self.me.index()] = -self.weights.own[mine];
        self.kill[self.me.index()] = -self.weights.death[mine];
    }

    fn choose_sides(&mut self) {
        let mine = self.role as usize;
        let (mut enmity, mut kill) = (self.weights.enmity[mine], self.weights.kill[mine]);
        match self.role {
            Role::Renegade => self.balance(&mut enmity, &mut kill),
            Role::Sheriff | Role::Deputy => {
                let (outlaws, renegades) = (self.expected(Role::Outlaw), self.expected(Role::Renegade));
                if outlaws < 0.5 {
                    enmity[Role::Renegade as usize] = enmity[Role::Outlaw as usize];
                    kill[Role::Renegade as usize] = kill[Role::Outlaw as usize];
                }
                if outlaws + renegades < 1.5 {
                    kill[Role::Outlaw as usize] = self.weights.won;
                    kill[Role::Renegade as usize] = self.weights.won;
                }
            }
            Role::Outlaw => {}
        }
        let others: Vec<Seat> = self.others().collect();
        for seat in others {
            let odds = &self.odds[seat.index()];
            self.enmity[seat.index()] = expect(odds, &enmity);
            self.kill[seat.index()] = expect(odds, &kill);
        }
    }

    /// Three players in a ring: whoever eliminates the one he hunts wins at once, otherwise the last one does.
    fn hunt(&mut self) {
        let last = self.view.board.ring.count() <= 2;
        let others: Vec<Seat> = self.others().collect();
        for seat in others {
            let prey = self.seat(seat).role == Some(quarry(self.role));
            let (enmity, kill) = match (last, prey) {
                (true, _) | (false, true) => (1.2, self.weights.won),
                (false, false) => (self.weights.hunter, self.weights.finish),
            };
            self.enmity[seat.index()] = enmity;
            self.kill[seat.index()] = kill;
        }
    }

    /// Whether three players hunt each other, their roles open.
    pub fn three_way(&self) -> bool {
        let seats = &self.view.board.seats;
        seats.len() == 3 && seats.iter().all(|seat| seat.role.is_some_and(|role| role != Role::Sheriff))
    }

    /// The Renegade helps the weaker side and wants the Sheriff to be the last.
    fn balance(&self, enmity: &mut [f32; 4], kill: &mut [f32; 4]) {
        let [sheriff, deputy, outlaw, renegade] = Role::ALL.map(|role| role as usize);
        let (mut law, mut bad, mut boss) = (0.0, 0.0, 0);
        for seat in self.others() {
            let (odds, life) = (&self.odds[seat.index()], self.seat(seat).life);
            law += f32::from(life) * (odds[sheriff] + odds[deputy]);
            bad += f32::from(life) * odds[outlaw];
            if odds[sheriff] > 0.5 {
                boss = life;
            }
        }
        if self.view.board.ring.count() <= 2 {
            enmity[sheriff] = 1.0;
            kill[sheriff] = self.weights.won;
            return;
        }
        if self.expected(Role::Deputy) + self.expected(Role::Outlaw) < 0.5 {
            // Another Renegade is all that stands between me and the Sheriff.
            enmity[renegade] = 1.0;
            kill[renegade] = self.weights.finish;
        }
        // Above zero if the Outlaws are ahead.
        let tilt = self.weights.lean * (bad - law) / (bad + law).max(1.0);
        enmity[outlaw] = (enmity[outlaw] + tilt).clamp(0.15, 1.0);
        enmity[deputy] = (enmity[deputy] - tilt).clamp(0.15, 1.0);
        if self.expected(Role::Deputy) < 0.5 {
            enmity[outlaw] = enmity[outlaw].max(0.6);
        }
        kill[outlaw] = self.weights.finish * enmity[outlaw];
        kill[deputy] = self.weights.finish * enmity[deputy];
        if boss > 5 && tilt < -0.2 {
            enmity[sheriff] = 0.3;
        } else if boss > 4 {
            enmity[sheriff] = 0.0;
        }
    }

    /// Expected number of other players in play with a role.
    pub fn expected(&self, role: Role) -> f32 {
        self.others().map(|seat| self.odds[seat.index()][role as usize]).sum()
    }

    /// Vulture Sam gains by every elimination but his own.
    fn feed_the_vulture(&mut self) {
        let sam = self.living().find(|seat| self.seat(*seat).character == Character::VultureSam);
        let Some(sam) = sam else { return };
        let points = f32::from(room(self.seat(sam)).min(2));
        let stake = if sam == self.me { -self.weights.own[self.role as usize] } else { self.enmity[sam.index()] };
        let others: Vec<Seat> = self.others().filter(|seat| *seat != sam).collect();
        for seat in others {
            self.kill[seat.index()] -= stake * points;
        }
    }
}

/// Whom each of three players hunts.
fn quarry(role: Role) -> Role {
    match role {
        Role::Deputy | Role::Sheriff => Role::Renegade,
        Role::Renegade => Role::Outlaw,
        Role::Outlaw => Role::Deputy,
    }
}

fn expect(odds: &[f32; 4], values: &[f32; 4]) -> f32 {
    odds.iter().zip(values).map(|(chance, value)| chance * value).sum()
}
