//! Questions about the table that more than one rule asks.

use super::{Game, Power, Roles};
use crate::core::{Role, Seat, Team};

impl Game {
    /// Whether a bullseye of this reach, rolled by `seat`, hits `target` (R120, R304).
    pub fn hits(&self, seat: Seat, reach: u8, target: Seat) -> bool {
        let Some(before) = self.ring.after(seat).position(|other| other == target) else { return false };
        let (count, distance) = (self.ring.count(), before as u8 + 1);
        let reach = if count <= 3 { 1 } else { reach };
        let hits = self.hooks(seat).hits;
        hits(reach, distance) || hits(reach, count - distance)
    }

    /// The Sheriff, while there is one in play.
    pub fn sheriff(&self) -> Option<Seat> {
        self.ring.seats().iter().find(|seat| self.player(*seat).role == Role::Sheriff)
    }

    /// Whether three hunt each other instead of playing for sides.
    pub fn is_three_way(&self) -> bool {
        self.ring.size() == 3 && self.players().iter().all(|player| player.role != Role::Sheriff)
    }

    /// The side a player wins with.
    pub fn side(&self, seat: Seat) -> Team {
        let player = self.player(seat);
        player.side.unwrap_or(player.role.team())
    }

    /// Whether a player could use a special role now as far as all can see.
    pub fn could_hold(&self, seat: Seat, power: Power) -> bool {
        let player = self.player(seat);
        if self.modules.roles == Roles::Normal || !self.in_play(seat) {
            false
        } else if player.role_shown {
            player.power == Some(power) && !player.power_used
        } else {
            let hidden = self.players().iter().any(|p| !p.role_shown && p.role == power.role());
            hidden && !self.players().iter().any(|p| p.role_shown && p.power == Some(power))
        }
    }

    /// Life points a player would gain.
    pub(super) fn room(&self, seat: Seat, amount: u8) -> u8 {
        let player = self.player(seat);
        amount.min(player.max_life.saturating_sub(player.life))
    }

    /// Rolls a player may make in his turn.
    pub(super) fn roll_limit(&self, seat: Seat) -> u8 {
        3 + self.hooks(seat).extra_rolls
    }
}
