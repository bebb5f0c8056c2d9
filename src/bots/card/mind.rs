//! One question in front of one seat: friend and foe, chances, and what a hit is worth.

use super::beliefs::Odds;
use super::reading::Reading;
use super::scene::{Place, Scene};
use super::weights::Weights;
use standoff_engine::card::{CardKind, CardSet, Character, View};
use standoff_engine::core::{MAX_SEATS, Role, Seat};

/// Everything a score is made from.
pub struct Mind<'a> {
    pub weights: &'a Weights,
    pub view: &'a View,
    pub scene: &'a Scene,
    pub me: Seat,
    pub role: Role,
    pub odds: Odds,
    /// What a lost life point of each player is to me; below zero for friends.
    pub enmity: [f32; MAX_SEATS],
    /// What the elimination of each player is to me.
    pub kill: [f32; MAX_SEATS],
    /// My hand.
    pub hand: CardSet,
    chance: Chance,
}

/// How likely an unknown card is of a kind.
#[derive(Clone, Copy, Debug, Default)]
struct Chance {
    bang: f32,
    missed: f32,
    beer: f32,
}

impl<'a> Mind<'a> {
    pub fn new(weights: &'a Weights, view: &'a View, reading: &'a Reading, me: Seat) -> Self {
        let own = view.seat(me);
        let role = own.role.unwrap_or_default();
        let mut mind = Self {
            weights,
            view,
            scene: &reading.scene,
            me,
            role,
            odds: reading.beliefs.odds(Some((me, role))),
            enmity: [0.0; MAX_SEATS],
            kill: [0.0; MAX_SEATS],
            hand: own.hand,
            chance: Chance::default(),
        };
        mind.chance = mind.count_unseen();
        mind.take_sides();
        mind
    }

    pub fn place(&self, seat: Seat) -> &Place {
        self.scene.place(seat)
    }

    /// Myself, as others see me.
    pub fn own(&self) -> &Place {
        self.scene.place(self.me)
    }

    pub fn is(&self, character: Character) -> bool {
        self.own().character == Some(character)
    }

    /// The other players in play, from my left.
    pub fn others(&self) -> impl Iterator<Item = Seat> + '_ {
        self.scene.ring.after(self.me)
    }

    pub fn enmity(&self, seat: Seat) -> f32 {
        self.enmity[seat.index()]
    }

    /// My cards that can be used as a kind.
    pub fn count(&self, kind: CardKind) -> u8 {
        let swap = self.is(Character::CalamityJanet);
        self.hand.iter().filter(|card| counts_as(card.kind(), kind, swap)).count() as u8
    }

    fn count_unseen(&self) -> Chance {
        let board = &self.view.board;
        let mut seen: CardSet = board.discard.iter().copied().collect();
        seen = seen.union(self.hand);
        for place in &self.scene.places[..board.seats.len()] {
            seen = seen.union(place.in_play).union(place.known);
        }
        let (mut all, mut bang, mut missed, mut beer) = (0.0f32, 0.0, 0.0, 0.0);
        for card in self.view.cards.minus(seen) {
            all += 1.0;
            match card.kind() {
                CardKind::Bang => bang += 1.0,
                CardKind::Missed => missed += 1.0,
                CardKind::Beer => beer += 1.0,
                _ => {}
            }
        }
        let all = all.max(1.0);
        Chance { bang: bang / all, missed: missed / all, beer: beer / all }
    }

    /// Decides who is friend and who is foe.
    fn take_sides(&mut self) {
        let mine = self.role as usize;
        let (mut enmity, mut kill) = (self.weights.enmity[mine], self.weights.kill[mine]);
        if self.role == Role::Renegade {
            self.balance(&mut enmity, &mut kill);
        } else if self.role != Role::Outlaw && self.living(Role::Outlaw) < 0.5 {
            // Only the Renegade is left to be dealt with.
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
    }

    /// The Renegade helps the weaker side and wants the Sheriff to be the last.
    fn balance(&self, enmity: &mut [f32; 4], kill: &mut [f32; 4]) {
        let [sheriff, deputy, outlaw, _] = Role::ALL.map(|role| role as usize);
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

    /// Expected number of players in play with a role.
    pub fn living(&self, role: Role) -> f32 {
        self.others().map(|seat| self.odds[seat.index()][role as usize]).sum()
    }

    /// The chance that a player cannot cancel a shot that takes this many Missed! effects.
    pub fn hit(&self, seat: Seat, needed: u8) -> f32 {
        let place = self.place(seat);
        let swap = place.character == Some(Character::CalamityJanet);
        let each = self.chance.missed + if swap { self.chance.bang } else { 0.0 };
        let sure = place.knows(CardKind::Missed) + if swap { place.knows(CardKind::Bang) } else { 0 };
        let barrel = if place.character == Some(Character::LuckyDuke) { 0.4375 } else { 0.25 };
        let loose = place.unknown().saturating_sub(place.no_missed);
        // The chance of `n` successful draws, then of too few cards for the rest.
        let mut hit = 0.0;
        for drawn in 0..=place.dodges.min(needed) {
            if needed > drawn {
                hit += exactly(drawn, place.dodges, barrel) * fewer((needed - drawn).saturating_sub(sure), loose, each);
            }
        }
        hit
    }

    /// The chance that a player has no BANG! to discard.
    pub fn no_bang(&self, seat: Seat) -> f32 {
        self.bangs_below(seat, 1)
    }

    /// The chance that a player holds fewer than this many BANG!s.
    pub fn bangs_below(&self, seat: Seat, count: u8) -> f32 {
        let place = self.place(seat);
        let swap = place.character == Some(Character::CalamityJanet);
        let each = self.chance.bang + if swap { self.chance.missed } else { 0.0 };
        let sure = place.knows(CardKind::Bang) + if swap { place.knows(CardKind::Missed) } else { 0 };
        if sure >= count {
            return 0.0;
        }
        fewer(count - sure, place.unknown().saturating_sub(place.no_bang), each)
    }

    /// The chance that a player at his last life point saves himself.
    fn rescue(&self, seat: Seat) -> f32 {
        if self.scene.ring.count() <= 2 {
            return 0.0;
        }
        let place = self.place(seat);
        if place.knows(CardKind::Beer) > 0 {
            return 1.0;
        }
        let pairs = place.character == Some(Character::SidKetchum) && place.hand >= 2;
        if pairs { 1.0 } else { 1.0 - fewer(1, place.unknown(), self.chance.beer) }
    }

    /// What it is to me that a player loses life points.
    pub fn harm(&self, seat: Seat, points: i8) -> f32 {
        let life = self.place(seat).life;
        let lost: f32 = (0..points.min(life)).map(|i| self.life(life - i)).sum();
        if life > points {
            return self.enmity(seat) * lost;
        }
        let saved = if points > 1 { 0.0 } else { self.rescue(seat) };
        (1.0 - saved) * self.kill[seat.index()] + saved * self.enmity(seat)
    }

    /// A life point by the points left before it is lost.
    pub fn life(&self, life: i8) -> f32 {
        self.weights.life[(life.max(0) as usize).min(self.weights.life.len() - 1)]
    }

    /// What it costs me to lose a life point.
    pub fn pain(&self) -> f32 {
        let life = self.own().life;
        if life > 1 {
            return self.life(life);
        }
        if self.scene.ring.count() > 2 && self.count(CardKind::Beer) > 0 { 1.5 } else { self.weights.death }
    }

    /// What a life point is to a player who is hurt; nothing to one who is not.
    pub fn relief(&self, seat: Seat) -> f32 {
        let place = self.place(seat);
        if place.life < place.max_life { self.life(place.life + 1) } else { 0.0 }
    }
}

/// Whether a card can be used as another kind by somebody who may swap BANG! and Missed!.
fn counts_as(own: CardKind, kind: CardKind, swap: bool) -> bool {
    own == kind
        || swap && matches!((own, kind), (CardKind::Bang, CardKind::Missed) | (CardKind::Missed, CardKind::Bang))
}

/// How much a player can still do.
fn power(place: &Place) -> f32 {
    f32::from(place.life) + 0.4 * f32::from(place.hand) + 0.5 * f32::from(place.in_play.len())
}

fn expect(odds: &[f32; 4], values: &[f32; 4]) -> f32 {
    odds.iter().zip(values).map(|(chance, value)| chance * value).sum()
}

/// A number multiplied by itself, alike on every machine.
pub(super) fn times(number: f32, count: u8) -> f32 {
    (0..count).fold(1.0, |product, _| product * number)
}

/// The chance of exactly `k` successes in `n` tries.
fn exactly(k: u8, n: u8, each: f32) -> f32 {
    let ways: f32 = (0..k).map(|i| f32::from(n - i) / f32::from(i + 1)).product();
    ways * times(each, k) * times(1.0 - each, n - k)
}

/// The chance of fewer than `k` successes in `n` tries.
fn fewer(k: u8, n: u8, each: f32) -> f32 {
    (0..k.min(n + 1)).map(|i| exactly(i, n, each)).sum()
}
