//! The arithmetic of paired games.

use super::ByTeam;
use standoff_engine::core::{Rng, Team};

/// Resamples of a bootstrap.
const RESAMPLES: usize = 4_000;
/// What lies below a 95 % interval.
const TAIL: f64 = 0.025;

/// How much one player wins more than the other in the same place, on the same deals.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Uplift {
    pub mean: f64,
    /// The 95 % interval.
    pub low: f64,
    pub high: f64,
    /// The lower bound with all three teams in mind.
    pub bound: f64,
}

/// The uplift of each team, from its differences deal by deal: -1, 0 or 1.
///
/// Deals are drawn anew with replacement and all that was played on a deal stays together; the same deals are drawn
/// for every team. The lower bounds are Holm's: the clearest of the three must hold with a third of the error, the
/// next with half of it, the last with all of it.
pub fn uplift(differences: &ByTeam<Vec<i8>>, seed: u64) -> ByTeam<Uplift> {
    let means = ByTeam::from_fn(|team| resampled(differences.get(team), seed));
    let mut order = Team::ALL;
    let clear = |team: &Team| clearness(mean(differences.get(*team)), means.get(*team));
    order.sort_by(|a, b| clear(b).total_cmp(&clear(a)));
    ByTeam::from_fn(|team| {
        let rank = order.iter().position(|other| *other == team).unwrap_or_default();
        let means = means.get(team);
        Uplift {
            mean: mean(differences.get(team)),
            low: quantile(means, TAIL),
            high: quantile(means, 1.0 - TAIL),
            bound: quantile(means, TAIL / (order.len() - rank) as f64),
        }
    })
}

/// One uplift by itself.
pub(super) fn single(differences: &[i8], seed: u64) -> Uplift {
    let means = resampled(differences, seed);
    let low = quantile(&means, TAIL);
    Uplift { mean: mean(differences), low, high: quantile(&means, 1.0 - TAIL), bound: low }
}

fn mean(differences: &[i8]) -> f64 {
    let sum: i64 = differences.iter().map(|d| i64::from(*d)).sum();
    sum as f64 / differences.len().max(1) as f64
}

/// The means of all resamples, in order.
fn resampled(differences: &[i8], seed: u64) -> Vec<f64> {
    let mut rng = Rng::from_seed(seed);
    let count = differences.len() as u32;
    let mut draw = |_| {
        let sum: i64 = (0..count).map(|_| i64::from(differences[rng.below(count) as usize])).sum();
        sum as f64 / f64::from(count.max(1))
    };
    let mut means: Vec<f64> = (0..RESAMPLES).map(&mut draw).collect();
    means.sort_by(f64::total_cmp);
    means
}

/// How many standard errors a mean is above zero.
fn clearness(mean: f64, means: &[f64]) -> f64 {
    let middle = means.iter().sum::<f64>() / means.len() as f64;
    let variance = means.iter().map(|m| (m - middle) * (m - middle)).sum::<f64>() / means.len() as f64;
    if mean == 0.0 { 0.0 } else { mean / variance.sqrt() }
}

fn quantile(sorted: &[f64], part: f64) -> f64 {
    let at = part * (sorted.len() - 1) as f64;
    let (below, above) = (sorted[at.floor() as usize], sorted[at.ceil() as usize]);
    below + (above - below) * at.fract()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `plus` ones, `minus` minus ones, the rest zeros.
    fn sample(plus: usize, minus: usize, count: usize) -> Vec<i8> {
        let mut all = vec![0; count];
        all[..plus].fill(1);
        all[plus..plus + minus].fill(-1);
        all
    }

    /// 300 better and 200 worse of 1,000: +0.1 with a standard error of 0.0221.
    #[test]
    fn intervals_are_as_wide_as_theory_says() {
        let one = single(&sample(300, 200, 1_000), 1);
        assert!((one.mean - 0.1).abs() < 1e-9);
        assert!((one.low - 0.0566).abs() < 0.004 && (one.high - 0.1434).abs() < 0.004, "{one:?}");
        assert_eq!(one, single(&sample(300, 200, 1_000), 1), "the same seed, the same interval");
    }

    #[test]
    fn the_clearest_team_has_the_strictest_bound() {
        let differences = ByTeam {
            law: sample(300, 200, 1_000),
            outlaws: sample(400, 100, 1_000),
            renegades: sample(210, 200, 1_000),
        };
        let teams = uplift(&differences, 1);
        // A third of 2.5 % lies 2.39 standard errors below, half of it 2.24, all of it 1.96.
        assert!((teams.outlaws.bound - (0.3 - 2.394 * 0.0202)).abs() < 0.005, "{teams:?}");
        assert!((teams.law.bound - (0.1 - 2.241 * 0.0221)).abs() < 0.005, "{teams:?}");
        assert!((teams.renegades.bound - teams.renegades.low).abs() < 1e-12, "{teams:?}");
        assert!(teams.renegades.bound < 0.0 && teams.renegades.high > 0.0);
    }

    #[test]
    fn no_difference_is_exactly_none() {
        let teams = uplift(&ByTeam::from_fn(|_| vec![0; 50]), 1);
        assert_eq!(teams, ByTeam::default());
        assert_eq!(uplift(&ByTeam::default(), 1), ByTeam::default(), "no deals at all");
    }
}
