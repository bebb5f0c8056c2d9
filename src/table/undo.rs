//! Taking back a step.

use super::{Playable, Table};
use standoff_engine::core::Seat;

/// Why nothing can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NoUndo {
    /// No person has acted yet.
    Nothing,
    /// Somebody has seen a card or a role since that he could not see before.
    Revealed,
    /// The rules have changed since, and the state before is not kept.
    RulesChanged,
}

impl<G: Playable> Table<G> {
    /// Whether [`undo`](Self::undo) would work, and why not.
    pub fn can_undo(&self) -> Result<(), NoUndo> {
        let (last, actor) = self.last_of_a_person().ok_or(NoUndo::Nothing)?;
        if !self.options.free_undo && self.revealed_since(last, actor) {
            return Err(NoUndo::Revealed);
        }
        let kept = || self.earlier.iter().any(|(step, _)| *step == last - 1);
        let live = self.live_from().is_some_and(|from| from < last);
        if live || kept() { Ok(()) } else { Err(NoUndo::RulesChanged) }
    }

    /// Takes back everything since the last action of a person, that action included; returns the seat that decides
    /// anew. What was announced goes with what came of it. Before a change of the rules, the state comes from those
    /// that are kept, and the present rules hold from there.
    pub fn undo(&mut self) -> Result<Seat, NoUndo> {
        self.can_undo()?;
        let (last, seat) = self.last_of_a_person().ok_or(NoUndo::Nothing)?;
        let steps = last - 1;
        let game = self.state_at(steps).ok_or(NoUndo::RulesChanged)?;
        let live = self.live_from().is_some_and(|from| from <= steps);
        let mut record = self.record.clone();
        record.truncate(steps, &game);
        let mut earlier = Self::seated(game, record, self.chairs.clone(), self.options);
        (earlier.rules, earlier.live, earlier.starts) = (self.rules, live, self.starts.clone());
        earlier.starts.truncate(earlier.record.changes.len() + 1);
        earlier.earlier = self.earlier.iter().filter(|(step, _)| *step < steps).cloned().collect();
        for entry in &self.history[..last] {
            earlier.note(entry.seat.zip(entry.action), entry.events.clone());
        }
        if !live {
            earlier.begin_segment(steps);
        }
        *self = earlier;
        Ok(seat)
    }

    /// The last log entry that is a person's doing, or the announcement it completes.
    fn last_of_a_person(&self) -> Option<(usize, Seat)> {
        let persons = self.persons();
        let (last, seat) = self.history.iter().rev().find_map(|entry| {
            let seat = entry.seat.filter(|seat| persons.contains(*seat))?;
            Some((entry.number, seat))
        })?;
        let earlier = self.history[..last].iter().rev();
        let announced = earlier.take_while(|entry| entry.is_silent() && entry.seat == Some(seat)).count();
        Some((last - announced, seat))
    }

    /// Whether any person has learnt something hidden from this log entry of `actor` on.
    fn revealed_since(&self, entry: usize, actor: Seat) -> bool {
        let events = || self.history[entry..].iter().flat_map(|entry| &entry.events);
        self.persons()
            .iter()
            .any(|person| events().any(|event| G::reveals(&G::event_for(event, Some(person)), person, actor)))
    }
}
