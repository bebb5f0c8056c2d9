//! What just happened, as things that flash or roll.

use crate::ui::model::hold::{Beats, Passing};
use standoff_engine::core::{Seat, SeatSet};
use standoff_engine::dice::{Action, DiceSet, Event};

/// The visible side of the events of one step.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Effects {
    pub hit: SeatSet,
    pub healed: SeatSet,
    pub died: SeatSet,
    /// The dice that were rolled, and those turned by hand.
    pub rolled: DiceSet,
    /// The last arrow was taken.
    pub indians: bool,
}

impl Effects {
    pub fn of(events: &[Event]) -> Self {
        let mut effects = Self::default();
        for event in events {
            match *event {
                Event::LifeLost { seat, .. } => effects.hit = effects.hit.with(seat),
                Event::LifeGained { seat, .. } => effects.healed = effects.healed.with(seat),
                Event::Eliminated { seat, .. } => effects.died = effects.died.with(seat),
                Event::Rolled { rolled, .. } => effects.rolled = rolled,
                Event::DieTurned { die, .. } => effects.rolled = effects.rolled.with(die),
                Event::DiceReady { .. } => effects.rolled = DiceSet::default(),
                Event::IndiansAttacked => effects.indians = true,
                _ => {}
            }
        }
        effects
    }

    /// Whether something just hit this player.
    pub fn is_hit(&self, seat: Seat) -> bool {
        self.hit.contains(seat)
    }
}

impl Passing for Action {
    const PASS: Self = Self::Pass;
}

impl Beats for Event {
    /// Who passes when special roles are asked for is nobody's business.
    fn is_silent(&self) -> bool {
        matches!(self, Event::Passed { .. })
    }

    fn beats(&self) -> u32 {
        match self {
            Event::Eliminated { .. } | Event::IndiansAttacked | Event::GatlingFired { .. } => 4,
            Event::DieTurned { .. } | Event::PowerUsed { .. } | Event::Exploded { .. } | Event::GhostRose { .. } => 3,
            Event::Rolled { .. }
            | Event::LifeLost { .. }
            | Event::RoleShown { .. }
            | Event::PowerCancelled { .. }
            | Event::MarkGiven { .. }
            | Event::ArrowsSwapped { .. } => 2,
            Event::TurnBegan { .. }
            | Event::Stopped { .. }
            | Event::ArrowTaken { .. }
            | Event::ArrowReturned { .. }
            | Event::Aimed { .. }
            | Event::BeerGiven { .. }
            | Event::Used { .. }
            | Event::LifeGained { .. }
            | Event::GainDenied { .. }
            | Event::LossTaken { .. }
            | Event::Spared { .. } => 1,
            Event::DiceReady { .. }
            | Event::ArrowsReturned { .. }
            | Event::ChiefSpared { .. }
            | Event::Passed { .. }
            | Event::SheriffChanged { .. }
            | Event::ExtraTurn { .. }
            | Event::MarkReturned { .. }
            | Event::GameEnded { .. } => 0,
        }
    }
}
