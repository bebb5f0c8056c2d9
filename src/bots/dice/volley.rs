//! Bullseyes and beers: who is best hit with so many of each, and who is best served.

use super::mind::Mind;
use super::reading::room;
use standoff_engine::core::{MAX_SEATS, Seat};
use standoff_engine::dice::{Arrow, Character};

/// More bullseyes than any dice can show, and one more.
pub(super) const SHOTS: usize = 8;

/// The best that bullseyes of both reaches can do, by their number; with none and with one of them doubled.
pub(super) struct Volley {
    pub plain: [[f32; SHOTS]; SHOTS],
    pub doubled: [[f32; SHOTS]; SHOTS],
}

const NEVER: f32 = -1e9;

impl Mind<'_> {
    /// What bullseyes can do beyond those aimed already.
    pub(super) fn volley(&self, aimed: &[u8; MAX_SEATS], gatling: bool, can_double: bool) -> Volley {
        let mut best = Volley { plain: [[NEVER; SHOTS]; SHOTS], doubled: [[NEVER; SHOTS]; SHOTS] };
        best.plain[0][0] = 0.0;
        let sting = self.sting();
        // Base dice show a bullseye each, a Saloon die up to two.
        let most = if self.view.modules.saloon_dice { SHOTS - 1 } else { 5 };
        for seat in self.others() {
            let (near, far) = (self.hits(1, seat), self.hits(2, seat));
            let before = aimed[seat.index()];
            let start = self.hit(seat, before, false);
            let mut gains = [0.0; SHOTS + 1];
            for (more, gain) in gains.iter_mut().enumerate() {
                *gain = self.hit(seat, before + more as u8, gatling) - start;
                if more > 0 && before == 0 && self.seat(seat).character == Character::ElGringo {
                    *gain += sting;
                }
            }
            let old = Volley { plain: best.plain, doubled: best.doubled };
            for ones in 0..=most {
                for twos in 0..=most - ones {
                    let (mut plain, mut doubled) = (NEVER, NEVER);
                    for near_hits in 0..=if near { ones } else { 0 } {
                        for far_hits in 0..=if far { twos } else { 0 } {
                            let hits = near_hits + far_hits;
                            let (rest_ones, rest_twos) = (ones - near_hits, twos - far_hits);
                            plain = plain.max(old.plain[rest_ones][rest_twos] + gains[hits]);
                            if can_double {
                                doubled = doubled.max(old.doubled[rest_ones][rest_twos] + gains[hits]);
                                if hits > 0 {
                                    doubled = doubled.max(old.plain[rest_ones][rest_twos] + gains[hits + 1]);
                                }
                            }
                        }
                    }
                    best.plain[ones][twos] = plain;
                    best.doubled[ones][twos] = doubled;
                }
            }
        }
        best
    }

    /// What the arrow El Gringo gives me is to me.
    fn sting(&self) -> f32 {
        let quiver = self.quiver();
        let arrow = if quiver.supply.normal > 0 { Arrow::Normal } else { Arrow::Chief };
        self.arrow(&quiver, self.me, arrow)
    }

    /// What one more beer for a player is to me.
    pub(super) fn beer(&self, to: Seat, given: &[u8; MAX_SEATS], gatling: bool) -> f32 {
        let each = if to == self.me {
            let own = self.own().character.def().hooks.own_beer;
            own.map_or(1, |worth| worth(self.own().life))
        } else {
            1
        };
        // The gun fires after the beers: a point more is the last one saved.
        let saved = gatling && to != self.me && self.seat(to).life == 1 && given[to.index()] == 0;
        let rescue = if saved && room(self.seat(to)) > 0 { -self.kill[to.index()] } else { 0.0 };
        self.relief(to, given[to.index()] * each, each) + rescue
    }

    /// The best that so many beers can do.
    pub(super) fn beers(&self) -> [f32; SHOTS] {
        let mut given = [0; MAX_SEATS];
        let mut sums = [0.0; SHOTS];
        for count in 1..SHOTS {
            let mut best = (NEVER, self.me);
            for seat in self.living() {
                let gain = self.beer(seat, &given, false);
                if gain > best.0 {
                    best = (gain, seat);
                }
            }
            given[best.1.index()] += 1;
            sums[count] = sums[count - 1] + best.0.max(-1e3);
        }
        sums
    }
}
