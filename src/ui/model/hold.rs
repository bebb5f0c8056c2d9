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
    /// From whose place the table is shown while it lies open before everybody.
    place: Option<Seat>,
    /// Who wants to see what only he may see. As long as he does, nothing is done for him.
    wanted: Option<Seat>,
    /// Who had the device last.
    last: Option<Seat>,
}

/// What the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    Over,
    /// The person who holds the device acts.
    Person,
    /// This person can answer before everybody's eyes; nothing private is shown.
    Open(Seat),
    /// The device must be handed to this person first.
    HandOver(Seat),
    /// The person who holds the device could only pass: it is done for him, after the time everybody takes.
    Pass(Seat),
    Bot(Seat),
    /// Somebody on another device.
    Friend(Seat),
    /// Nothing: this is a moment of the past.
    Past,
}

impl Next {
    /// Whether nobody is asked for anything.
    pub fn is_at_rest(self) -> bool {
        matches!(self, Self::Over | Self::Past)
    }

    /// Whether somebody at the device is asked and sees the question.
    pub fn is_asked(self) -> bool {
        matches!(self, Self::Person | Self::Open(_))
    }
}

/// Who looks at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// This person, or a spectator.
    Of(Option<Seat>),
    /// Everybody, from this person's place.
    All(Seat),
}

impl Hold {
    /// A single person holds the device from the start. Several must each take it, after a reload too.
    pub fn new(persons: SeatSet) -> Self {
        let mut seats = persons.iter();
        let holder = if persons.len() == 1 { seats.next() } else { None };
        Self { persons, holder, place: None, wanted: None, last: None }
    }

    /// Whether several persons share the device.
    pub fn is_shared(self) -> bool {
        self.persons.len() > 1
    }

    /// Through whose eyes the table is shown; nobody's for a spectator.
    pub fn viewer(self) -> Option<Seat> {
        self.holder
    }

    /// Who had the device in his hands last.
    pub fn last(self) -> Option<Seat> {
        self.last
    }

    /// Who sees the table while it waits for this. While the device changes hands nobody does.
    pub fn sight(self, next: Next) -> Sight {
        match (next, self.holder, self.place) {
            (Next::HandOver(_), ..) => Sight::Of(None),
            (Next::Open(seat), ..) | (_, None, Some(seat)) => Sight::All(seat),
            (_, holder, _) => Sight::Of(holder),
        }
    }

    #[must_use]
    pub fn taken_by(self, seat: Seat) -> Self {
        let wanted = self.wanted.filter(|wanted| *wanted == seat);
        Self { holder: Some(seat), place: None, wanted, last: Some(seat), ..self }
    }

    /// The table lies open before everybody, seen from this place.
    #[must_use]
    pub fn laid_open(self, seat: Seat) -> Self {
        Self { holder: None, place: Some(seat), wanted: None, ..self }
    }

    /// This person wants to see what only he may see before he answers.
    #[must_use]
    pub fn wanted_by(self, seat: Seat) -> Self {
        Self { wanted: Some(seat), ..self }
    }

    pub fn is_wanted_by(self, seat: Seat) -> bool {
        self.wanted == Some(seat)
    }

    /// Nobody looks any more; whoever is asked takes the device anew. A single person is not bothered.
    #[must_use]
    pub fn let_go(self) -> Self {
        Self { last: self.last, ..Self::new(self.persons) }
    }

    /// What to do about the seat that is asked, given what it may do and whether it can answer before everybody.
    ///
    /// A person who does not hold the device is always asked, even if he could only pass: otherwise it would tell the
    /// others what he holds.
    pub fn next<A: Passing>(
        self,
        asked: Option<Seat>,
        legal: &[A],
        pass_for_me: bool,
        openly: impl FnOnce() -> bool,
    ) -> Next {
        match asked {
            None => Next::Over,
            Some(seat) if !self.persons.contains(seat) => Next::Bot(seat),
            Some(seat) if Some(seat) != self.holder => {
                if self.wanted != Some(seat) && openly() {
                    Next::Open(seat)
                } else {
                    Next::HandOver(seat)
                }
            }
            Some(seat) if pass_for_me && self.wanted.is_none() && can_only_pass(legal) => Next::Pass(seat),
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
