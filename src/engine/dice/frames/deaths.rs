//! Eliminations, the ghost and the end of the game.

use super::Resolve;
use crate::core::{Outcome, Role, Seat, SeatSet, Team};
use crate::dice::{Game, Moment, Stage, Step};
use serde::{Deserialize, Serialize};

/// Players without life, settled one after the other, clockwise from the active player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Deaths {
    pub waiting: SeatSet,
    /// The one whose elimination can still be averted.
    pub current: Option<Seat>,
    pub dead: SeatSet,
    /// The first of them.
    pub first: Option<Seat>,
    pub by: Option<Seat>,
}

impl Deaths {
    pub(super) fn new(waiting: SeatSet, by: Option<Seat>) -> Self {
        Self { waiting, current: None, dead: SeatSet::EMPTY, first: None, by }
    }

    /// Eliminates the current one unless he was saved.
    fn settle(self, step: &mut Step, seat: Seat) {
        let mut next = Self { current: None, waiting: self.waiting.without(seat), ..self };
        if step.player(seat).life == 0 {
            next.dead = self.dead.with(seat);
            next.first = self.first.or(Some(seat));
        }
        step.replace(next);
        if step.player(seat).life == 0 {
            step.eliminate(seat, self.by);
            step.show_role(seat);
            step.return_all(seat);
            step.return_mark(seat);
        }
    }

    /// All are settled: the ghost, the end, and those who profit.
    fn conclude(self, step: &mut Step) {
        step.pop();
        let Some(first) = self.first else { return };
        if let Some(outcome) = self.victory(step) {
            for seat in Seat::all(step.ring.size()) {
                step.show_role(seat);
            }
            return step.end_game(outcome);
        }
        // The first ever: everybody out now went out in this moment.
        if step.modules.ghost && step.ghost.is_none() && step.ring.size() - step.ring.count() == self.dead.len() as u8 {
            let side = (step.player(first).role == Role::Renegade).then(|| ghost_side(step.ring.size()));
            step.raise_ghost(first, side);
        }
        for seat in self.dead.iter() {
            step.stack.retain(|frame| !frame.dies_with(seat));
        }
        if self.dead.contains(step.turn.seat) {
            step.turn.stage = Stage::Over;
        }
        let profiteer = step.ring.from(step.turn.seat).find(|seat| step.hooks(*seat).after_deaths.is_some());
        if let Some((seat, trigger)) = profiteer.and_then(|seat| Some((seat, step.hooks(seat).after_deaths?))) {
            trigger(step, seat, self.dead.len() as u8);
        }
    }

    /// Who has won by these eliminations.
    fn victory(self, game: &Game) -> Option<Outcome> {
        if !game.is_three_way() {
            return game.victory();
        }
        // A hunter who eliminates his target and survives it wins at once (R328), otherwise the last one standing; if
        // nobody is left, the Outlaw (R302).
        let role = |seat: Seat| game.player(seat).role;
        let alive = self.by.filter(|by| game.in_play(*by));
        let hunter = alive.filter(|by| self.dead.iter().any(|dead| role(dead) == quarry(role(*by))));
        let last = || game.ring.seats().iter().next().filter(|_| game.ring.count() == 1);
        let outlaw = || game.ring.everyone().find(|seat| game.ring.count() == 0 && role(*seat) == Role::Outlaw);
        let winner = hunter.or_else(last).or_else(outlaw)?;
        Some(Outcome { team: role(winner).team(), winners: SeatSet::of(winner) })
    }
}

impl Resolve for Deaths {
    fn resume(self, step: &mut Step) {
        if let Some(seat) = self.current {
            return self.settle(step, seat);
        }
        let next = step.ring.from(step.turn.seat).find(|seat| self.waiting.contains(*seat));
        match next {
            Some(seat) => {
                step.replace(Self { current: Some(seat), ..self });
                step.window(Moment::Death { seat });
            }
            None => self.conclude(step),
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

/// The side a Renegade ghost joins (R125).
pub fn ghost_side(players: u8) -> Team {
    if players.is_multiple_of(2) { Team::Law } else { Team::Outlaws }
}

impl Game {
    /// Who has won, judged after eliminations (R127).
    pub(in crate::dice) fn victory(&self) -> Option<Outcome> {
        let living = |role: Role| self.ring.seats().iter().filter(|s| self.player(*s).role == role).count();
        let team = if living(Role::Sheriff) == 0 {
            if living(Role::Renegade) == 1 && self.ring.count() == 1 { Team::Renegades } else { Team::Outlaws }
        } else if living(Role::Outlaw) + living(Role::Renegade) == 0 {
            Team::Law
        } else {
            return None;
        };
        let wins = |seat: &Seat| self.side(*seat) == team && (team != Team::Renegades || self.in_play(*seat));
        Some(Outcome { team, winners: self.ring.everyone().filter(wins).collect() })
    }
}
