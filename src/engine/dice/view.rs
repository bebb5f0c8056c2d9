//! What one seat may know: a type of its own, filled by allow-list. Only roles are hidden.

use super::frames::{Frame, Resolve};
use super::{Arrow, Arrows, Character, Decision, Dice, Event, Game, Mark, Modules, Power, Turn};
use crate::core::{Outcome, Ring, Role, Seat, Team};
use serde::{Deserialize, Serialize};

/// Everything a seat, or a spectator, may know of a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Nobody for a spectator.
    pub viewer: Option<Seat>,
    pub modules: Modules,
    pub board: Board,
    pub turn: Turn,
    /// What is still to be resolved; frames hold nothing hidden.
    pub stack: Vec<Frame>,
    pub decision: Option<Decision>,
}

/// What lies on the table as the viewer sees it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    pub ring: Ring,
    pub seats: Vec<SeatView>,
    pub supply: Arrows,
    pub dice: Dice,
    pub ghost: Option<Seat>,
    pub mark: Option<Mark>,
    pub outcome: Option<Outcome>,
}

/// One player as the viewer sees him.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatView {
    /// Known when shown to all or the viewer's own.
    pub role: Option<Role>,
    /// The special role, where the role is known and is one.
    pub power: Option<Power>,
    pub role_shown: bool,
    /// Whether the special role has been used or has lapsed.
    pub power_used: bool,
    /// The side a Renegade ghost has joined.
    pub side: Option<Team>,
    pub character: Character,
    pub life: u8,
    pub max_life: u8,
    pub arrows: Arrows,
}

impl View {
    pub fn of(game: &Game, viewer: Option<Seat>) -> Self {
        Self {
            viewer,
            modules: game.modules,
            board: Board::of(game, viewer),
            turn: game.turn,
            stack: game.stack.clone(),
            decision: game.stack.last().and_then(|frame| frame.decision(game)),
        }
    }

    /// The viewer's own seat.
    pub fn me(&self) -> Option<&SeatView> {
        self.viewer.map(|seat| &self.board.seats[seat.index()])
    }

    pub fn seat(&self, seat: Seat) -> &SeatView {
        &self.board.seats[seat.index()]
    }
}

impl Board {
    fn of(game: &Game, viewer: Option<Seat>) -> Self {
        Self {
            ring: game.ring,
            seats: Seat::all(game.ring.size()).map(|seat| SeatView::of(game, seat, viewer)).collect(),
            supply: game.supply,
            dice: game.dice,
            ghost: game.ghost,
            mark: game.mark,
            outcome: game.outcome,
        }
    }

    /// Follows an event. A board that follows all events stays equal to a fresh one.
    pub fn follow(&mut self, event: &Event) {
        match *event {
            Event::DiceReady { dice, .. } | Event::Rolled { dice, .. } => self.dice = dice,
            Event::DieTurned { die, face, .. } => self.dice.as_mut_slice()[usize::from(die)].face = Some(face),
            Event::ArrowTaken { seat, arrow, from } => {
                match from {
                    Some(from) => self.seats[from.index()].arrows.remove(arrow),
                    None => self.supply.remove(arrow),
                }
                self.seats[seat.index()].arrows.add(arrow);
            }
            Event::ArrowReturned { seat, arrow, .. } => {
                self.seats[seat.index()].arrows.remove(arrow);
                self.supply.add(arrow);
            }
            Event::ArrowsReturned { seat, arrows } => {
                self.seats[seat.index()].arrows = Arrows::default();
                self.supply.add_all(arrows);
            }
            Event::ArrowsSwapped { a, b } => {
                let held = self.seats[a.index()].arrows;
                self.seats[a.index()].arrows = self.seats[b.index()].arrows;
                self.seats[b.index()].arrows = held;
            }
            Event::LifeLost { seat, amount, .. } => self.seats[seat.index()].life -= amount,
            Event::LifeGained { seat, amount, .. } => self.seats[seat.index()].life += amount,
            Event::RoleShown { seat, role, power } => {
                let player = &mut self.seats[seat.index()];
                player.role = Some(role);
                player.power = power;
                player.role_shown = true;
            }
            Event::PowerUsed { seat, .. } => self.seats[seat.index()].power_used = true,
            Event::SheriffChanged { from, to } => self.change_sheriff(from, to),
            Event::Eliminated { seat, .. } => {
                self.ring.remove(seat);
                self.seats[seat.index()].power_used = true;
            }
            Event::GhostRose { seat, side } => {
                self.ghost = Some(seat);
                self.seats[seat.index()].side = side;
            }
            Event::MarkGiven { mark } => self.mark = Some(mark),
            Event::MarkReturned { .. } => self.mark = None,
            Event::GameEnded { outcome } => self.outcome = Some(outcome),
            Event::TurnBegan { .. }
            | Event::Stopped { .. }
            | Event::IndiansAttacked
            | Event::ChiefSpared { .. }
            | Event::Exploded { .. }
            | Event::Aimed { .. }
            | Event::BeerGiven { .. }
            | Event::GatlingFired { .. }
            | Event::Used { .. }
            | Event::Passed { .. }
            | Event::GainDenied { .. }
            | Event::LossTaken { .. }
            | Event::Spared { .. }
            | Event::PowerCancelled { .. }
            | Event::ExtraTurn { .. } => {}
        }
    }

    fn change_sheriff(&mut self, from: Seat, to: Seat) {
        let (old, new) = (self.seats[from.index()], self.seats[to.index()]);
        for (seat, card) in [(from, new), (to, old)] {
            let player = &mut self.seats[seat.index()];
            player.role = card.role;
            player.power = card.power;
            player.power_used = card.power_used;
            player.max_life = player.character.def().life;
        }
    }

    /// Who holds the Chief's Arrow.
    pub fn chief(&self) -> Option<Seat> {
        let holder = self.seats.iter().position(|seat| seat.arrows.has(Arrow::Chief));
        holder.map(|seat| Seat(seat as u8))
    }
}

impl SeatView {
    fn of(game: &Game, seat: Seat, viewer: Option<Seat>) -> Self {
        let player = game.player(seat);
        let known = viewer == Some(seat) || player.role_shown;
        Self {
            role: known.then_some(player.role),
            power: player.power.filter(|_| known),
            role_shown: player.role_shown,
            // A role that was used has been shown.
            power_used: player.power_used,
            side: player.side,
            character: player.character,
            life: player.life,
            max_life: player.max_life,
            arrows: player.arrows,
        }
    }
}
