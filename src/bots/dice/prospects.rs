//! What life points are worth in chances to win, over all deals of roles that are thought possible.

use super::chances::{Man, Stand};
use super::mind::Mind;
use super::reading::Reading;
use super::weights::Weights;
use standoff_engine::core::{MAX_SEATS, Rng, Role, Seat};
use standoff_engine::dice::{Ask, View};

/// Most life points anybody has, and one more.
const LIVES: usize = 13;
/// Deals drawn from what is believed, and how many different ones are judged.
const DRAWN: u32 = 120;
const JUDGED: usize = 24;

/// What it is to me that a player has so many life points, everybody else as he is.
pub type Prospects = [[f32; LIVES]; MAX_SEATS];

/// Whether the end of the turn shows what an answer was worth: tokens, a ghost's gifts and special roles show theirs
/// only later, and the chances are none of three who hunt each other.
pub(super) fn can_judge(view: &View, seat: Seat) -> bool {
    let Some(decision) = view.decision else { return false };
    let playing = view.board.ring.contains(seat) && view.board.seats.len() > 3;
    match decision.ask {
        Ask::Dice | Ask::Roll { .. } | Ask::Shoot { .. } | Ask::Heal { .. } | Ask::TakeLoss { .. } | Ask::Turn => {
            playing
        }
        Ask::PickSeat
        | Ask::Arrow { .. }
        | Ask::Dodge { .. }
        | Ask::Return { .. }
        | Ask::ReturnAll
        | Ask::Role { .. }
        | Ask::Give => false,
    }
}

impl Mind<'_> {
    /// Judges life points by chances instead of rules of thumb.
    pub fn look_ahead(&mut self, reading: &Reading, rng: &mut Rng) {
        let own = (self.me, self.role);
        let mut deals: Vec<([Role; MAX_SEATS], f32)> = Vec::new();
        for _ in 0..DRAWN {
            let Some(roles) = reading.beliefs.sample(Some(own), rng) else { return };
            match deals.iter_mut().find(|(other, _)| *other == roles) {
                Some((_, times)) => *times += 1.0,
                None => deals.push((roles, 1.0)),
            }
        }
        deals.sort_by(|a, b| b.1.total_cmp(&a.1));
        deals.truncate(JUDGED);
        let total: f32 = deals.iter().map(|(_, times)| times).sum();
        let board = &self.view.board;
        let next = board.ring.next(self.view.turn.seat);
        let mut table: Prospects = [[0.0; LIVES]; MAX_SEATS];
        for (roles, times) in deals {
            let part = self.weights.chances * times / total;
            let stand = Stand::new(&board.ring, next, |seat| {
                let player = self.seat(seat);
                let role = if seat == self.me { self.role } else { roles[seat.index()] };
                Man { seat, role, life: player.life, arrows: player.arrows.weight() }
            });
            for (at, man) in stand.men().iter().enumerate() {
                let most = usize::from(self.seat(man.seat).max_life.max(man.life)).min(LIVES - 1);
                for (life, worth) in table[man.seat.index()].iter_mut().enumerate().take(most + 1) {
                    let mut other = stand;
                    other.men_mut()[at].life = life as u8;
                    let other = if life == 0 { other.buried() } else { other };
                    *worth += part * other.chance(self.me, self.role);
                }
            }
        }
        // Whoever minds his skin more, or less, than others.
        let care = self.weights.own[self.role as usize] / Weights::MARSHAL.own[self.role as usize];
        for worth in &mut table[self.me.index()] {
            *worth *= care;
        }
        for seat in board.ring.seats().iter() {
            let (row, life) = (&table[seat.index()], usize::from(self.seat(seat).life).clamp(1, LIVES - 1));
            self.enmity[seat.index()] = row[life - 1] - row[life];
            self.kill[seat.index()] = row[0] - row[1];
        }
        self.prospects = Some(Box::new(table));
    }
}
