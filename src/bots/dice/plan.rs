//! How to roll on in a turn that has been thought through.

use super::throws::{LANES, Lane, Throws};
use standoff_engine::dice::{Dice, DiceSet};

/// The values of all ways to keep dice, for every roll of a turn.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    /// Places for each multiset of base dice.
    pub width: usize,
    /// What full tables are worth, and what is kept by the rolls to come.
    pub ends: Vec<Lane>,
    pub keeps: Vec<Vec<Lane>>,
}

impl Plan {
    /// Which of the loose dice to roll with so many rolls left and arrows taken since; none to stop.
    pub fn next(&self, dice: &Dice, loose: DiceSet, left: u8, arrows: u8) -> DiceSet {
        let lane = usize::from(arrows).min(LANES - 1);
        let worth = |lanes: &[Lane], taken| {
            let (set, saloon) = Throws::place(dice, taken);
            lanes.get(set * self.width + saloon).map_or(f32::MIN, |values| values[lane])
        };
        let mut best = (worth(&self.ends, DiceSet::default()), DiceSet::default());
        let Some(keeps) = self.keeps.get(usize::from(left).saturating_sub(1)) else { return best.1 };
        for taken in (1..1u8 << dice.len()).map(DiceSet).filter(|taken| taken.within(loose)) {
            let value = worth(keeps, taken);
            if value > best.0 {
                best = (value, taken);
            }
        }
        best.1
    }
}
