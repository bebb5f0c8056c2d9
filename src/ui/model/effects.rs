//! What just happened, as things that flash, turn over or arrive.

use super::Scene;
use standoff_engine::card::{CardId, Event, EventCard, EventDeck, Source};
use standoff_engine::core::{Seat, SeatSet};

/// The visible side of the events of one step.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Effects {
    pub hit: SeatSet,
    pub healed: SeatSet,
    pub died: SeatSet,
    /// Who gave and who got what was played.
    pub acted: SeatSet,
    pub flips: Vec<Flip>,
    /// Event cards that came into force.
    pub turned: Vec<(EventDeck, EventCard)>,
    /// Who came back, for good or as a ghost.
    pub returned: SeatSet,
    /// What flies, shows and sounds for a moment.
    pub scene: Scene,
}

impl AsRef<Scene> for Effects {
    fn as_ref(&self) -> &Scene {
        &self.scene
    }
}

/// One draw! and what came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flip {
    pub seat: Seat,
    pub card: CardId,
    pub because: Source,
    pub good: bool,
}

impl Effects {
    pub fn of(events: &[Event], viewer: Option<Seat>) -> Self {
        let mut effects = Self { scene: Scene::of(events, viewer), ..Self::default() };
        for event in events {
            match *event {
                Event::LifeLost { seat, .. } => effects.hit = effects.hit.with(seat),
                Event::LifeGained { seat, .. } => effects.healed = effects.healed.with(seat),
                Event::Eliminated { seat, .. } => effects.died = effects.died.with(seat),
                Event::Played { seat, .. } | Event::Answered { seat, .. } | Event::Used { seat, .. } => {
                    effects.acted = effects.acted.with(seat);
                }
                Event::Checked { seat, card, because, good } => {
                    effects.flips.push(Flip { seat, card, because, good });
                }
                Event::EventTurned { deck, card, .. } => effects.turned.push((deck, card)),
                Event::Returned { seat, .. } => effects.returned = effects.returned.with(seat),
                _ => {}
            }
        }
        effects
    }
}
