//! The moves of a finished game that cost most.

use crate::thinker::Answer;
use standoff_engine::core::Seat;

/// A move that cost something; actions are lines of notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Slip {
    pub step: usize,
    pub seat: Seat,
    pub done: String,
    pub better: String,
    /// What it cost, in points of the chance to win.
    pub loss: u16,
}

/// What a move cost by this answer, if that is worth a word and no mere chance.
pub fn slip(step: usize, seat: Seat, done: &str, answer: &Answer) -> Option<Slip> {
    /// Less is not worth a word.
    const LEAST: f32 = 0.03;
    let (best, own) = (answer.lines.first()?, answer.lines.iter().find(|told| told.action == done)?);
    let loss = best.chance - own.chance;
    let counts = best.action != done && loss >= LEAST && loss > own.doubt.max(best.doubt);
    counts.then(|| Slip {
        step,
        seat,
        done: done.into(),
        better: best.action.clone(),
        loss: super::hint::percent(loss),
    })
}

/// Those that cost most, the worst first.
pub fn worst(mut slips: Vec<Slip>) -> Vec<Slip> {
    const MOST: usize = 5;
    slips.sort_by_key(|slip| (std::cmp::Reverse(slip.loss), slip.step));
    slips.truncate(MOST);
    slips
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::thinker::Told;

    #[test]
    fn only_what_costs_more_than_chance_would_is_a_slip() {
        let told = |action: &str, chance, doubt| Told { action: action.into(), chance, doubt };
        let lines = vec![told("end", 0.5, 0.0), told("pass", 0.42, 0.02), told("rest", 0.4, 0.2)];
        let answer = Answer { lines, ..Answer::default() };
        let of = |done| slip(7, Seat(2), done, &answer).map(|slip| (slip.better, slip.loss));
        assert_eq!(of("pass"), Some(("end".into(), 8)));
        assert_eq!(of("end"), None, "that was best");
        assert_eq!(of("rest"), None, "that may be chance");
        assert_eq!(of("pick hidden"), None, "nothing is known of that");
    }

    #[test]
    fn the_worst_come_first() {
        let one = |step, loss| Slip { step, seat: Seat(0), done: "pass".into(), better: "end".into(), loss };
        let found = worst((0..8).map(|step| one(step, 3 + step as u16 % 4)).collect());
        let brief: Vec<_> = found.iter().map(|slip| (slip.step, slip.loss)).collect();
        assert_eq!(brief, [(3, 6), (7, 6), (2, 5), (6, 5), (1, 4)]);
    }
}
