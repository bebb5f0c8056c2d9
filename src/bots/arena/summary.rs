//! What follows from the games of a trial.

use super::stats::{Uplift, single, uplift};
use super::{Arm, ByTeam, Contest, Ledger, Row, Share, Trial};
use standoff_engine::core::Team;

/// One player in the place of another, in numbers.
#[derive(Clone, Debug)]
pub struct Summary {
    /// Deals of which every game is there.
    pub deals: u64,
    /// Games that stalled or in which an answer was refused.
    pub errors: u64,
    pub teams: ByTeam<Side>,
    /// None for teams of one, or if it was not played.
    pub partners: ByTeam<Option<Partner>>,
    /// Win shares in the control games.
    pub control: ByTeam<Share>,
    /// Decisions of a control game.
    pub decisions: f64,
    /// Microseconds a decision took, of those with a choice.
    pub a_micros: f64,
    pub b_micros: f64,
    /// The other teams when `a` plays for this one: the whole table.
    pub tables: ByTeam<ByTeam<Share>>,
}

/// One team.
#[derive(Clone, Copy, Debug)]
pub struct Side {
    /// Its win share with `a` in all its seats.
    pub share: Share,
    pub uplift: Uplift,
}

/// One team with `a` in a single seat.
#[derive(Clone, Copy, Debug)]
pub struct Partner {
    pub deals: u64,
    pub share: Share,
    pub uplift: Uplift,
}

/// Decides which deals are drawn anew; any other number would do.
const SEED: u64 = 0x005e_ed0f_ba11_0717;

impl Summary {
    /// Deals count up to the first of which a game is missing: those that take long would be missing more often.
    pub fn of<G: Contest>(trial: &Trial<G>, rows: &Ledger<Row>) -> Self {
        let deals = whole(rows, &Trial::<G>::TEAMS);
        let control = played(rows, deals, Arm::Control);
        let arms = ByTeam::from_fn(|team| played(rows, deals, Arm::Team(team)));
        let differences = ByTeam::from_fn(|team| differences(arms.get(team), &control, team));
        let uplifts = uplift(&differences, SEED);
        let partners = ByTeam::from_fn(|team| {
            trial.partners().find(|arm| *arm == Arm::One(team))?;
            let deals = whole(rows, &[Arm::Control, Arm::One(team)]).min(deals);
            let one = played(rows, deals, Arm::One(team));
            let partner = || Partner {
                deals,
                share: share(&one, team),
                uplift: single(&self::differences(&one, &control, team), SEED),
            };
            (deals > 0).then(partner)
        });
        let all = || control.iter().chain(Team::ALL.into_iter().flat_map(|team| arms.get(team).iter()));
        let rate = |micros: u64, choices: u64| micros as f64 / choices.max(1) as f64;
        Self {
            deals,
            errors: all().filter(|row| row.winner.is_none()).count() as u64,
            teams: ByTeam::from_fn(|team| Side { share: share(arms.get(team), team), uplift: *uplifts.get(team) }),
            partners,
            control: ByTeam::from_fn(|team| share(&control, team)),
            decisions: control.iter().map(|row| row.decisions).sum::<u64>() as f64 / deals.max(1) as f64,
            a_micros: rate(all().map(|row| row.a_micros).sum(), all().map(|row| u64::from(row.a_choices)).sum()),
            b_micros: rate(all().map(|row| row.b_micros).sum(), all().map(|row| u64::from(row.b_choices)).sum()),
            tables: ByTeam::from_fn(|side| ByTeam::from_fn(|team| share(arms.get(side), team))),
        }
    }

    /// Deals without which nothing is claimed: drawing anew from a handful says little.
    pub const FEWEST: u64 = 100;

    /// Whether `a` beats `b` at this table: every lower bound is above zero.
    pub fn beats(&self) -> bool {
        self.deals >= Self::FEWEST && Team::ALL.into_iter().all(|team| self.teams.get(team).uplift.bound > 0.0)
    }
}

/// Deals before the first of which one of these games is missing.
fn whole(rows: &Ledger<Row>, arms: &[Arm]) -> u64 {
    let complete = |deal: &u64| arms.iter().all(|arm| rows.get(&(*deal, *arm)).is_some());
    (0..u64::MAX).take_while(complete).count() as u64
}

fn played(rows: &Ledger<Row>, deals: u64, arm: Arm) -> Vec<Row> {
    (0..deals).filter_map(|deal| rows.get(&(deal, arm)).copied()).collect()
}

fn share(rows: &[Row], team: Team) -> Share {
    let finished = rows.iter().filter(|row| row.winner.is_some()).count() as u64;
    Share::of(rows.iter().filter(|row| row.winner == Some(team)).count() as u64, finished)
}

/// Deal by deal, how much more often a team won than in the control game.
fn differences(rows: &[Row], control: &[Row], team: Team) -> Vec<i8> {
    let won = |row: &Row| i8::from(row.winner == Some(team));
    rows.iter().zip(control).map(|(row, control)| won(row) - won(control)).collect()
}
