//! What can be told from what players do in public.
//!
//! A bullseye aimed where another could have been shot instead, a beer poured for somebody else, an arrow handed out
//! or taken away: each speaks for some roles and against others. Whoever had no choice has told nothing.

use super::weights::Weights;
use crate::card::{Act, Beliefs};
use standoff_engine::core::{MAX_SEATS, Ring, Role, Seat, SeatSet};
use standoff_engine::dice::{Character, Event, SeatView, Source, View};

/// Beliefs, and as much of the table as they need.
#[derive(Clone, Debug)]
pub struct Reading {
    pub beliefs: Beliefs,
    ring: Ring,
    /// Life points missing, by seat.
    wounds: [u8; MAX_SEATS],
    characters: [Character; MAX_SEATS],
}

impl Reading {
    /// Nothing has happened yet but what the view shows to everybody.
    pub fn of(view: &View) -> Self {
        let shown: Vec<Option<Role>> =
            view.board.seats.iter().map(|seat| seat.role.filter(|_| seat.role_shown)).collect();
        let mut reading = Self {
            beliefs: Beliefs::new(&shown),
            ring: view.board.ring,
            wounds: [0; MAX_SEATS],
            characters: [Character::default(); MAX_SEATS],
        };
        reading.refresh(view);
        reading
    }

    /// The table as it is.
    pub fn refresh(&mut self, view: &View) {
        self.ring = view.board.ring;
        for (at, seat) in view.board.seats.iter().enumerate() {
            self.wounds[at] = seat.max_life.saturating_sub(seat.life);
            self.characters[at] = seat.character;
        }
    }

    /// Learns from something everybody saw.
    pub fn watch(&mut self, weights: &Weights, event: &Event) {
        match *event {
            Event::Aimed { seat, target, reach, .. } => {
                let within = |other: &Seat| hits(&self.ring, self.characters[seat.index()], seat, reach, *other);
                let choices = self.ring.after(seat).filter(within).collect();
                self.attacked(weights, seat, target, choices, weights.aims.shot);
            }
            Event::Used { seat, of: Source::Character(Character::ElenaFuente), target: Some(target) } => {
                let choices = self.ring.after(seat).collect();
                self.attacked(weights, seat, target, choices, weights.aims.snare);
            }
            Event::BeerGiven { seat, to }
            | Event::Used { seat, of: Source::Character(Character::SidKetchum), target: Some(to) } => {
                self.helped(weights, seat, to, weights.helps.shot);
                let wounds = &mut self.wounds[to.index()];
                *wounds = wounds.saturating_sub(1);
            }
            Event::LossTaken { seat, victim, .. } => self.helped(weights, seat, victim, weights.helps.shot),
            Event::ArrowReturned { seat, by, .. } => self.helped(weights, by, seat, weights.helps.snare),
            Event::LifeLost { seat, amount, .. } => self.wounds[seat.index()] += amount,
            Event::LifeGained { seat, amount, because } => {
                // Beers were counted when they were poured.
                if !matches!(because, Source::Face(_) | Source::Character(Character::SidKetchum)) {
                    let wounds = &mut self.wounds[seat.index()];
                    *wounds = wounds.saturating_sub(amount);
                }
            }
            Event::RoleShown { seat, role, .. } => self.beliefs.reveal(seat, role),
            Event::SheriffChanged { from, to } => {
                self.beliefs.convert(from, Role::Deputy);
                self.beliefs.convert(to, Role::Sheriff);
            }
            Event::Eliminated { seat, .. } => self.ring.remove(seat),
            Event::TurnBegan { .. }
            | Event::DiceReady { .. }
            | Event::Rolled { .. }
            | Event::DieTurned { .. }
            | Event::Stopped { .. }
            | Event::ArrowTaken { .. }
            | Event::ArrowsReturned { .. }
            | Event::ArrowsSwapped { .. }
            | Event::IndiansAttacked
            | Event::ChiefSpared { .. }
            | Event::Exploded { .. }
            | Event::GatlingFired { .. }
            | Event::Used { .. }
            | Event::Passed { .. }
            | Event::GainDenied { .. }
            | Event::Spared { .. }
            | Event::PowerUsed { .. }
            | Event::PowerCancelled { .. }
            | Event::ExtraTurn { .. }
            | Event::GhostRose { .. }
            | Event::MarkGiven { .. }
            | Event::MarkReturned { .. }
            | Event::GameEnded { .. } => {}
        }
    }

    fn attacked(&mut self, weights: &Weights, actor: Seat, target: Seat, choices: SeatSet, weight: f32) {
        if choices.contains(target) && choices.len() > 1 {
            self.beliefs.attacked(&weights.aims, Act { actor, choices, weight }, target);
        }
    }

    /// Help is a choice among all who need it; who needs it himself could have kept it.
    fn helped(&mut self, weights: &Weights, actor: Seat, target: Seat, weight: f32) {
        let needy = |seat: &Seat| *seat == target || self.wounds[seat.index()] > 0;
        let choices: SeatSet = self.ring.after(actor).filter(needy).collect();
        let mut helps = weights.helps;
        if self.wounds[actor.index()] == 0 {
            helps.hold = 0.0;
        }
        let free = choices.len() > 1 || helps.hold > 0.0;
        if actor != target && choices.contains(target) && free && self.wounds[target.index()] > 0 {
            self.beliefs.attacked(&helps, Act { actor, choices, weight }, target);
        }
    }
}

/// Whether a bullseye of this reach, rolled by a seat, hits another one.
pub(super) fn hits(ring: &Ring, character: Character, seat: Seat, reach: u8, target: Seat) -> bool {
    let Some(before) = ring.after(seat).position(|other| other == target) else { return false };
    let (count, distance) = (ring.count(), before as u8 + 1);
    let reach = if count <= 3 { 1 } else { reach };
    let hits = character.def().hooks.hits;
    hits(reach, distance) || hits(reach, count - distance)
}

/// The life points a player can still gain.
pub(super) fn room(seat: &SeatView) -> u8 {
    seat.max_life.saturating_sub(seat.life)
}

#[cfg(test)]
mod tests {
    use super::*;
    use standoff_engine::dice::{Game, Setup};

    const WEIGHTS: Weights = Weights::MARSHAL;

    /// Five strangers and the Sheriff at A.
    fn strangers() -> Reading {
        let setup = Setup { sheriff: Some(Seat(0)), ..Setup::base(6) };
        Reading::of(&View::of(&Game::deal(&setup, 1, &mut Vec::new()).unwrap(), None))
    }

    fn chance(reading: &Reading, seat: u8, role: Role) -> f32 {
        reading.beliefs.odds(None)[usize::from(seat)][role as usize]
    }

    fn aimed(seat: u8, target: u8) -> Event {
        Event::Aimed { seat: Seat(seat), target: Seat(target), reach: 1, doubled: false }
    }

    #[test]
    fn who_shoots_the_sheriff_is_suspect() {
        let mut reading = strangers();
        let before = chance(&reading, 1, Role::Outlaw);
        reading.characters = [Character::LuckyDuke; MAX_SEATS];
        reading.watch(&WEIGHTS, &aimed(1, 0));
        assert!(chance(&reading, 1, Role::Outlaw) > before + 0.15);
        assert!(chance(&reading, 1, Role::Deputy) < 0.1);
        // Who spares the Sheriff next to him is less so.
        reading.watch(&WEIGHTS, &aimed(5, 4));
        assert!(chance(&reading, 5, Role::Outlaw) < before);
    }

    #[test]
    fn who_has_no_choice_tells_nothing() {
        let mut reading = strangers();
        reading.characters = [Character::LuckyDuke; MAX_SEATS];
        for seat in [2, 3, 4, 5] {
            reading.ring.remove(Seat(seat));
        }
        let before = chance(&reading, 1, Role::Outlaw);
        reading.watch(&WEIGHTS, &aimed(1, 0));
        assert!((chance(&reading, 1, Role::Outlaw) - before).abs() < 1e-6);
    }

    #[test]
    fn a_beer_for_the_sheriff_speaks_for_a_deputy() {
        let mut reading = strangers();
        let before = chance(&reading, 1, Role::Deputy);
        // Nobody needs it: it tells nothing.
        reading.watch(&WEIGHTS, &Event::BeerGiven { seat: Seat(1), to: Seat(0) });
        assert!((chance(&reading, 1, Role::Deputy) - before).abs() < 1e-6);
        reading.wounds = [2; MAX_SEATS];
        reading.watch(&WEIGHTS, &Event::BeerGiven { seat: Seat(1), to: Seat(0) });
        assert!(chance(&reading, 1, Role::Deputy) > before + 0.1);
    }
}
