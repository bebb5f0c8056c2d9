//! What just happened, as things that flash or roll.

use crate::ui::model::hold::{Beats, Passing};
use crate::ui::model::{Place, Scene, Sign, Sound, Thing};
use standoff_engine::core::{Seat, SeatSet};
use standoff_engine::dice::{Action, Arrow, Cause, DiceSet, Event};

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
    /// What flies, shows and sounds for a moment.
    pub scene: Scene,
}

impl AsRef<Scene> for Effects {
    fn as_ref(&self) -> &Scene {
        &self.scene
    }
}

impl Effects {
    pub fn of(events: &[Event], viewer: Option<Seat>) -> Self {
        let mut effects = Self::default();
        for event in events {
            play(&mut effects.scene, event, viewer);
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

/// What is seen and heard of one event.
fn play(scene: &mut Scene, event: &Event, viewer: Option<Seat>) {
    let token = |arrow| match arrow {
        Arrow::Normal => Thing::Arrow,
        Arrow::Chief => Thing::Chief,
    };
    match *event {
        Event::TurnBegan { seat } => scene.turn(seat, viewer),
        Event::Rolled { .. } => scene.sound(Sound::Roll),
        Event::DieTurned { .. } => scene.sound(Sound::Flip),
        Event::ArrowTaken { seat, arrow, from } => {
            scene.fly(token(arrow), from.map_or(Place::Supply, Place::Seat), Place::Seat(seat));
            scene.sound(Sound::Draw);
        }
        Event::ArrowReturned { seat, arrow, .. } => scene.fly(token(arrow), Place::Seat(seat), Place::Supply),
        Event::ArrowsReturned { seat, arrows } => {
            for _ in 0..arrows.normal {
                scene.fly(Thing::Arrow, Place::Seat(seat), Place::Supply);
            }
            if arrows.chief {
                scene.fly(Thing::Chief, Place::Seat(seat), Place::Supply);
            }
        }
        Event::ArrowsSwapped { a, b } => {
            scene.fly(Thing::Arrow, Place::Seat(a), Place::Seat(b));
            scene.fly(Thing::Arrow, Place::Seat(b), Place::Seat(a));
        }
        Event::Aimed { seat, target, .. } => scene.shot(seat, Place::Seat(target)),
        Event::GatlingFired { seat } => scene.shot(seat, Place::Others(seat)),
        Event::BeerGiven { seat, to } => {
            scene.fly(Thing::Beer, Place::Seat(seat), Place::Seat(to));
            scene.sound(Sound::Draw);
        }
        Event::LifeLost { seat, amount, cause, .. } => scene.lost(seat, amount, cause == Cause::Dynamite),
        Event::LifeGained { seat, amount, .. } => scene.gained(seat, amount),
        Event::Spared { seat, .. } | Event::ChiefSpared { seat } => scene.missed(seat),
        Event::RoleShown { seat, role, .. } => scene.sign(seat, Sign::Role(role)),
        Event::Eliminated { .. } => scene.sound(Sound::Death),
        Event::GameEnded { outcome } => scene.ended(outcome, viewer),
        _ => {}
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
