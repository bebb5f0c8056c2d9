//! Friend and foe.

use super::mind::Mind;
use super::scene::Place;
use standoff_engine::card::Character;
use standoff_engine::core::{MAX_SEATS, Role, Seat};

/// An elimination worth this much ends the game.
const WON: f32 = 50.0;

/// What it is to the law to end the game with a volley: more than all that could be lost by it.
const LAST_ENEMY: f32 = 50.0;
/// How likely a volley must end the game for it to be fired whoever else falls.
const DECISIVE: f32 = 0.8;

impl Mind<'_> {
    /// Who hurt me is more of an enemy to one who bears grudges, unless he is a sure friend.
    pub(super) fn bear_grudges(&mut self, hurts: &[u8; MAX_SEATS]) {
        for (enmity, hurts) in self.enmity.iter_mut().zip(hurts).filter(|(enmity, _)| **enmity > -0.8) {
            *enmity += self.weights.grudge * f32::from(*hurts);
        }
    }

    /// Decides who is friend and who is foe.
    pub(super) fn take_sides(&mut self) {
        if self.scene.is_last_stand() {
            return self.stand_alone();
        }
        if self.three_way() {
            return self.hunt();
        }
        let lasting: [f32; MAX_SEATS] = std::array::from_fn(|seat| self.lasting(Seat(seat as u8)));
        let mine = self.role as usize;
        let (mut enmity, mut kill) = (self.weights.enmity[mine], self.weights.kill[mine]);
        if self.role == Role::Renegade {
            self.balance(&mut enmity, &mut kill);
        } else if self.role != Role::Outlaw && self.living(Role::Outlaw) < 0.5 {
            // Only the Renegade is left to be dealt with; better a Deputy lost than a game without end.
            enmity[Role::Deputy as usize] = self.weights.doubt;
            enmity[Role::Renegade as usize] = enmity[Role::Outlaw as usize];
            kill[Role::Renegade as usize] = kill[Role::Outlaw as usize];
        }
        kill[Role::Outlaw as usize] += self.weights.bounty;
        if self.role == Role::Sheriff {
            let cards = f32::from(self.own().hand) + f32::from(self.own().in_play.len());
            kill[Role::Deputy as usize] -= self.weights.penalty * cards;
        }
        for seat in self.scene.ring.after(self.me) {
            let odds = &self.odds[seat.index()];
            self.enmity[seat.index()] = expect(odds, &enmity);
            self.kill[seat.index()] = expect(odds, &kill);
            if self.role == Role::Sheriff && odds[Role::Deputy as usize] > self.weights.spare {
                self.kill[seat.index()] = self.kill[seat.index()].min(-1.0);
            }
        }
        self.think_of_graves();
        for seat in self.scene.ring.after(self.me) {
            // Whoever comes back is not gone; a game that is won is.
            let kill = &mut self.kill[seat.index()];
            if kill.abs() < WON {
                *kill *= lasting[seat.index()];
            }
        }
        self.enjoy_kills();
    }

    /// Whether one more elimination wins the game for the law.
    fn one_enemy_left(&self) -> bool {
        let law = matches!(self.role, Role::Sheriff | Role::Deputy);
        law && self.living(Role::Outlaw) + self.living(Role::Renegade) < 1.5
    }

    /// What it is to the law that an attack on all may well end the game; `falls` is the chance that a player does.
    pub(super) fn decides(&self, falls: impl Fn(Seat) -> f32) -> f32 {
        if self.scene.is_last_stand() || self.three_way() || !self.one_enemy_left() {
            return 0.0;
        }
        let enemy = |seat: Seat| {
            let odds = &self.odds[seat.index()];
            odds[Role::Outlaw as usize] + odds[Role::Renegade as usize]
        };
        let sheriff_falls = self.others().any(|seat| self.place(seat).role == Some(Role::Sheriff) && falls(seat) > 0.0);
        let chance: f32 = self.others().map(|seat| enemy(seat) * falls(seat)).sum();
        if chance > DECISIVE && !sheriff_falls { LAST_ENEMY } else { 0.0 }
    }

    /// Everybody against everybody: the last one in play wins.
    fn stand_alone(&mut self) {
        let last = self.scene.ring.count() <= 2;
        for seat in self.scene.ring.after(self.me) {
            self.enmity[seat.index()] = 1.0;
            self.kill[seat.index()] = if last { 100.0 } else { self.weights.finish };
        }
        self.enjoy_kills();
    }

    /// The Grave Digger wants to be left alone with the Sheriff, which nobody else can want.
    fn think_of_graves(&mut self) {
        let mine = self.own().digger;
        let left = self.scene.ring.count();
        for seat in self.scene.ring.after(self.me) {
            let sheriff = self.place(seat).role == Some(Role::Sheriff);
            let (enmity, kill) = (&mut self.enmity[seat.index()], &mut self.kill[seat.index()]);
            if mine && !sheriff {
                *enmity = enmity.max(0.8);
                *kill = if left <= 3 { 100.0 } else { self.weights.finish };
            } else if self.scene.place(seat).digger {
                *enmity = enmity.max(0.8);
                *kill = kill.max(self.weights.finish);
            }
        }
    }

    /// Some abilities pay for every elimination, mine and others'.
    fn enjoy_kills(&mut self) {
        let pays = |place: &Place| {
            let heals = place.can(Character::GregDigger) && place.life < place.max_life;
            heals || place.can(Character::HerbHunter) || place.can(Character::VultureSam)
        };
        for seat in self.scene.ring.after(self.me) {
            let gain = |other: Seat| if pays(self.place(other)) { self.weights.spoils } else { 0.0 };
            let rivals = self.others().filter(|other| *other != seat);
            let joy = gain(self.me) - rivals.map(|other| gain(other) * self.enmity(other)).sum::<f32>();
            self.kill[seat.index()] += joy;
        }
    }

    /// Three players in a ring: whoever eliminates the one he hunts wins at once, otherwise the last one does.
    fn hunt(&mut self) {
        let last = self.scene.ring.count() <= 2;
        for seat in self.scene.ring.after(self.me) {
            let prey = self.place(seat).role == Some(quarry(self.role));
            let (enmity, kill) = match (last, prey) {
                (true, _) | (false, true) => (1.2, 100.0),
                // He hunts me, but if my own prey gets him I have lost.
                (false, false) if self.place(seat).life <= 2 => (self.weights.hunter * 0.5, self.weights.finish),
                (false, false) => (self.weights.hunter, self.weights.finish),
            };
            self.enmity[seat.index()] = enmity;
            self.kill[seat.index()] = kill;
        }
    }

    /// Whether three players hunt each other, their roles open.
    pub fn three_way(&self) -> bool {
        let roles = &self.scene.places[..usize::from(self.scene.ring.size())];
        roles.len() == 3 && roles.iter().all(|place| place.role.is_some_and(|role| role != Role::Sheriff))
    }

    /// The Renegade helps the weaker side and wants the Sheriff to be the last.
    fn balance(&self, enmity: &mut [f32; 4], kill: &mut [f32; 4]) {
        let [sheriff, deputy, outlaw, renegade] = Role::ALL.map(|role| role as usize);
        let (mut law, mut bad, mut guard) = (0.0, 0.0, 0.0);
        let mut boss = None;
        for seat in self.others() {
            let (odds, power) = (&self.odds[seat.index()], power(self.place(seat)));
            law += power * (odds[sheriff] + odds[deputy]);
            bad += power * odds[outlaw];
            guard += odds[deputy];
            if odds[sheriff] > 0.5 {
                boss = Some(seat);
            }
        }
        if self.scene.ring.count() <= 2 {
            enmity[sheriff] = 1.0;
            kill[sheriff] = 100.0;
            return;
        }
        if self.living(Role::Deputy) + self.living(Role::Outlaw) < 0.5 {
            // Another Renegade is all that stands between me and the Sheriff.
            enmity[renegade] = 1.0;
            kill[renegade] = self.weights.finish;
        }
        // Above zero if the Outlaws are ahead.
        let tilt = self.weights.lean * (bad - law) / (bad + law).max(1.0);
        enmity[outlaw] = (enmity[outlaw] + tilt).clamp(0.1, 1.0);
        enmity[deputy] = (enmity[deputy] - tilt).clamp(0.1, 1.0);
        if guard < 0.5 {
            enmity[outlaw] = enmity[outlaw].max(0.6);
        }
        kill[outlaw] = self.weights.finish * enmity[outlaw];
        kill[deputy] = self.weights.finish * enmity[deputy];
        let strong = boss.is_some_and(|seat| self.place(seat).life > 3);
        if strong && tilt < -0.3 {
            enmity[sheriff] = 0.15;
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

/// How much a player can still do.
fn power(place: &Place) -> f32 {
    f32::from(place.life) + 0.4 * f32::from(place.hand) + 0.5 * f32::from(place.in_play.len())
}

fn expect(odds: &[f32; 4], values: &[f32; 4]) -> f32 {
    odds.iter().zip(values).map(|(chance, value)| chance * value).sum()
}
