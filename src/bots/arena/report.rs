//! Figures as they are printed.

use super::ByTeam;
use serde::Serialize;

/// A tally with its rates, as it is printed.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    pub games: u64,
    pub seconds: f64,
    pub games_per_s: f64,
    pub decisions_per_s: f64,
    pub decisions_per_game: f64,
    pub longest: u64,
    pub wins: ByTeam<u64>,
    pub share: ByTeam<Share>,
    pub errors: u64,
}

/// A win share with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Share {
    pub share: f64,
    pub low: f64,
    pub high: f64,
}

impl Share {
    /// Wilson's interval.
    pub fn of(wins: u64, games: u64) -> Self {
        const Z: f64 = 1.959_964;
        if games == 0 {
            return Self { share: 0.0, low: 0.0, high: 1.0 };
        }
        let (n, p) = (games as f64, wins as f64 / games as f64);
        let middle = p + Z * Z / (2.0 * n);
        let spread = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + Z * Z / n;
        Self { share: p, low: ((middle - spread) / scale).max(0.0), high: ((middle + spread) / scale).min(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_are_wilsons() {
        let share = Share::of(50, 100);
        assert!((share.low - 0.4038).abs() < 1e-3 && (share.high - 0.5962).abs() < 1e-3);
        let none = Share::of(0, 100);
        assert!(none.low.abs() < 1e-9 && (none.high - 0.0370).abs() < 1e-3);
    }
}
