//! Who holds the device, who must act next, and how long the others think.

use crate::storage::Speed;
use standoff_engine::card::{Action, Event, EventCard, Source, Zone};
use standoff_engine::core::{Seat, SeatSet};

/// What is done in the name of somebody who spoke under Gag.
pub const GAG: Action = Action::Use { of: Source::Event(EventCard::Gag), cards: None, target: None };

/// An action that may be to decline.
pub trait Passing: Copy + PartialEq {
    const PASS: Self;

    /// Whether it answers no question: it can be done at any time and is nobody's business but the table's.
    fn is_aside(self) -> bool {
        false
    }
}

impl Passing for Action {
    const PASS: Self = Self::Pass;

    fn is_aside(self) -> bool {
        self == GAG
    }
}

/// Something that happened, and how long it is looked at.
pub trait Beats {
    /// How much there is to look at, in quarters of a step.
    fn beats(&self) -> u32;

    /// Whether nothing is to be seen of it and nothing may be known by the time it takes.
    fn is_silent(&self) -> bool {
        false
    }
}

/// The persons at this device and the one who looks at it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hold {
    persons: SeatSet,
    holder: Option<Seat>,
}

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    Over,
    /// The person who holds the device acts.
    Person,
    /// The device must be handed to this person first.
    HandOver(Seat),
    /// The person who holds the device could only pass: it is done for him, after the time everybody takes.
    Pass(Seat),
    Bot(Seat),
    /// Nothing: this is a moment of the past.
    Past,
}

impl Hold {
    /// A single person holds the device from the start. Several must each take it, after a reload too.
    pub fn new(persons: SeatSet) -> Self {
        let mut seats = persons.iter();
        let holder = if persons.len() == 1 { seats.next() } else { None };
        Self { persons, holder }
    }

    /// Through whose eyes the table is shown; nobody's for a spectator.
    pub fn viewer(self) -> Option<Seat> {
        self.holder
    }

    #[must_use]
    pub fn taken_by(self, seat: Seat) -> Self {
        Self { holder: Some(seat), ..self }
    }

    /// What to do about the seat that is asked, given what it may do.
    ///
    /// A person who does not hold the device is always handed it, even if he could only pass: otherwise the
    /// hand-over itself would tell the others what he holds.
    pub fn next<A: Passing>(self, asked: Option<Seat>, legal: &[A], pass_for_me: bool) -> Next {
        match asked {
            None => Next::Over,
            Some(seat) if !self.persons.contains(seat) => Next::Bot(seat),
            Some(seat) if Some(seat) != self.holder => Next::HandOver(seat),
            Some(seat) if pass_for_me && can_only_pass(legal) => Next::Pass(seat),
            Some(_) => Next::Person,
        }
    }
}

/// Whether there is nothing else to do; that one could say who spoke does not count.
fn can_only_pass<A: Passing>(legal: &[A]) -> bool {
    let mut acts = legal.iter().filter(|action| !action.is_aside());
    acts.next() == Some(&A::PASS) && acts.next().is_none()
}

/// Milliseconds from what just happened to the next thing done without a person; none if that waits for a tap. It
/// depends on public things only, so that it gives nothing away.
pub fn wait<E: Beats>(speed: Speed, happened: &[E]) -> Option<u32> {
    if speed == Speed::Step {
        return None;
    }
    let unit = speed.stretch(800);
    Some(match happened.iter().map(E::beats).sum::<u32>() {
        // Nothing to look at: a discard at the end of a turn.
        0 if !happened.is_empty() => unit / 3,
        beats => unit + unit * beats.min(6) / 4,
    })
}

impl Beats for Event {
    fn beats(&self) -> u32 {
        match self {
            Event::Eliminated { .. } | Event::EventTurned { .. } => 4,
            Event::Checked { .. } | Event::ColourGuessed { .. } => 3,
            Event::LifeLost { .. } | Event::TurnSkipped { .. } | Event::Returned { .. } => 2,
            Event::TurnBegan { .. }
            | Event::Played { .. }
            | Event::Answered { .. }
            | Event::Used { .. }
            | Event::Declined { .. }
            | Event::LifeGained { .. }
            | Event::SuitNamed { .. }
            | Event::Disguised { .. }
            | Event::Moved { from: Zone::InPlay(_) | Zone::Table, .. }
            | Event::Moved { from: Zone::Hand(_), to: Zone::Hand(_), .. } => 1,
            _ => 0,
        }
    }
}
