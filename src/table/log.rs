//! What happened at a table, step by step.

use standoff_engine::core::{Rules, Seat};

/// One entry of the log. Entry zero is the deal and has no actor. A step in which nothing happened yet, such as a play
/// not yet paid for, is told to nobody but the actor.
#[derive(Clone, PartialEq, Debug)]
pub struct LogEntry<G: Rules> {
    /// How many actions had been taken when this was over.
    pub number: usize,
    /// Who acted.
    pub seat: Option<Seat>,
    /// What he did. Only the actor is told: an action may name a card nobody else may know. What became
    /// public of it is in the events.
    pub action: Option<G::Action>,
    /// What happened, as the reader may know it.
    pub events: Vec<G::Event>,
}

/// An action just carried out, with everything hidden in it. Show only [`Step::seen_by`].
#[derive(Clone, PartialEq, Debug)]
pub struct Step<G: Rules> {
    /// The number of its log entry.
    pub number: usize,
    pub seat: Seat,
    pub action: G::Action,
    pub events: Vec<G::Event>,
}

impl<G: Rules> LogEntry<G> {
    /// The entry as `viewer` may know it; none if he may not know of it at all.
    pub(super) fn seen_by(&self, viewer: Option<Seat>) -> Option<Self> {
        let own = viewer.is_some() && viewer == self.seat;
        (own || !self.is_silent()).then(|| Self {
            number: self.number,
            seat: self.seat,
            action: self.action.filter(|_| own),
            events: self.events.iter().map(|event| G::event_for(event, viewer)).collect(),
        })
    }

    /// Whether somebody acted and nothing happened yet.
    pub(super) fn is_silent(&self) -> bool {
        self.seat.is_some() && self.events.is_empty()
    }
}

impl<G: Rules> Step<G> {
    /// The step as `viewer` may know it; none if he may not know of it at all.
    pub fn seen_by(&self, viewer: Option<Seat>) -> Option<LogEntry<G>> {
        let Self { number, seat, action, events } = self.clone();
        LogEntry { number, seat: Some(seat), action: Some(action), events }.seen_by(viewer)
    }
}
