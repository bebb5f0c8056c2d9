//! How long somebody may think: a limit for each decision, and one for all his decisions in one turn, so that nobody
//! holds the table up by many small steps.

use standoff_engine::core::Seat;

/// A turn may take as long as so many decisions.
pub const DECISIONS: u32 = 4;

/// The time of whoever is asked.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct DecisionClock {
    /// The seat that is asked, in which turn, and after how many steps.
    asked: Option<(Seat, u16, usize)>,
    /// When he was asked, in milliseconds.
    since: f64,
    /// Time he has taken in this turn before that.
    spent: f64,
}

impl DecisionClock {
    /// Notes who is asked now; gives the time left to him, in milliseconds.
    pub fn left(&mut self, seat: Seat, turn: u16, step: usize, now: f64, seconds: u16) -> f64 {
        let limit = f64::from(seconds) * 1000.0;
        let now_asked = Some((seat, turn, step));
        if self.asked != now_asked {
            let same = self.asked.is_some_and(|(before, then, _)| (before, then) == (seat, turn));
            self.spent = if same { self.spent + (now - self.since).max(0.0) } else { 0.0 };
            (self.asked, self.since) = (now_asked, now);
        }
        let taken = (now - self.since).max(0.0);
        (limit - taken).min(limit * f64::from(DECISIONS) - self.spent - taken).max(0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decision_and_a_turn_have_an_end() {
        let mut clock = DecisionClock::default();
        let anna = Seat(1);
        assert_eq!(clock.left(anna, 7, 1, 0.0, 30) as u32, 30_000);
        assert_eq!(clock.left(anna, 7, 1, 10_000.0, 30) as u32, 20_000);
        // A step just in time begins the next decision, but the turn is not endless.
        let mut now = 0.0;
        for step in 2..=5 {
            now += 29_000.0;
            assert!(clock.left(anna, 7, step, now, 30) > 0.0, "{step}");
        }
        assert_eq!(clock.left(anna, 7, 5, now, 30) as u32, 4_000);
        assert_eq!(clock.left(anna, 7, 6, now + 4_000.0, 30) as u32, 0);
        // The next turn, and anybody else, has a time of his own.
        assert_eq!(clock.left(anna, 8, 7, now + 5_000.0, 30) as u32, 30_000);
        assert_eq!(clock.left(Seat(2), 8, 8, now + 6_000.0, 30) as u32, 30_000);
    }
}
