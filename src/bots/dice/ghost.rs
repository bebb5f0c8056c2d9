//! The ghost: what a token does to whom, and which of two dice to roll again.

use super::mind::Mind;
use super::reading::hits;
use standoff_engine::core::Seat;
use standoff_engine::dice::{Action, Arrow, Dice, Die, Face};

const FACES: [Face; 6] = Die::Base.faces();

impl Mind<'_> {
    /// What it is to me that a player begins his turn with a die, or two, of this face.
    pub(super) fn haunt(&self, face: Face, seat: Seat, double: bool) -> f32 {
        /// What two dynamites and two gatlings are, of three.
        const ONE: f32 = 0.35;
        const TWO: f32 = 1.0;
        let enmity = self.enmity[seat.index()];
        let part = if double { TWO } else { ONE };
        let times = if double { 2.0 } else { 1.0 };
        match face {
            Face::Arrow => {
                let quiver = self.quiver();
                let arrow = if quiver.supply.normal > 0 { Arrow::Normal } else { Arrow::Chief };
                times * self.arrow(&quiver, seat, arrow)
            }
            Face::Dynamite => part * enmity + part * self.harm(seat, 1) * 0.5,
            Face::Beer | Face::DoubleBeer => 0.9 * self.relief(seat, 0, if double { 2 } else { 1 }),
            Face::Gatling | Face::DoubleGatling => -part * enmity * 1.5,
            Face::Bullseye1 | Face::DoubleBullseye1 => times * self.armed(seat, 1),
            Face::Bullseye2 | Face::DoubleBullseye2 => times * self.armed(seat, 2),
            Face::BrokenArrow | Face::Bullet => 0.0,
        }
    }

    /// What a bullseye in somebody's hands is to me; he can roll it again if he does not like it.
    fn armed(&self, seat: Seat, reach: u8) -> f32 {
        const USED: f32 = 0.6;
        let (ring, character) = (&self.view.board.ring, self.seat(seat).character);
        let reached = ring.after(seat).filter(|target| hits(ring, character, seat, reach, *target));
        let harms = reached.map(|target| self.harm(target, 1));
        if self.enmity[seat.index()] < 0.0 {
            USED * harms.fold(0.0, f32::max)
        } else {
            USED * harms.fold(0.0, f32::min)
        }
    }

    /// What two dice allow at best, by their faces.
    fn gifts(&self) -> [[f32; 6]; 6] {
        let best = |face: Face, double: bool| {
            self.others().map(|seat| self.haunt(face, seat, double)).fold(f32::NEG_INFINITY, f32::max)
        };
        let single = FACES.map(|face| best(face, false));
        let double = FACES.map(|face| best(face, true));
        std::array::from_fn(|a| std::array::from_fn(|b| if a == b { double[a] } else { single[a].max(single[b]) }))
    }

    /// What it is to roll some of the two dice, or to stop, with rolls left.
    pub(super) fn ghost_roll(&self, dice: &Dice, left: u8, action: Action) -> f32 {
        let ends = self.gifts();
        let mut worth = ends;
        for _ in 1..left {
            worth = std::array::from_fn(|a| {
                std::array::from_fn(|b| (0..4).map(|set| roll(&worth, &ends, a, b, set)).fold(f32::MIN, f32::max))
            });
        }
        let number = |at: usize| {
            let face = dice.get(at).and_then(|thrown| thrown.face);
            FACES.into_iter().position(|other| Some(other) == face).unwrap_or(0)
        };
        let set = if let Action::Roll(set) = action { set.0 & 3 } else { 0 };
        roll(&worth, &ends, number(0), number(1), set)
    }
}

/// The mean worth after rolling a set of two dice; what they allow now if it is empty.
fn roll(worth: &[[f32; 6]; 6], ends: &[[f32; 6]; 6], a: usize, b: usize, set: u8) -> f32 {
    match set {
        0 => ends[a][b],
        1 => worth.iter().map(|row| row[b]).sum::<f32>() / 6.0,
        2 => worth[a].iter().sum::<f32>() / 6.0,
        _ => worth.iter().flatten().sum::<f32>() / 36.0,
    }
}
