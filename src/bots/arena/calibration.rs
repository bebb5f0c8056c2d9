//! What the marshal's beliefs are worth: held against the truth, round by round.
//!
//! At the first question of every turn each player who is still in is asked what he believes of everybody whose role
//! he does not know. Beside it stands what can be said from the number of players and the roles shown alone.

use super::hall::Hall;
use super::{Contest, Deals, Ledger, Record};
use crate::{Bot, Calibre, Level, Temper};
use standoff_engine::core::{Rng, Role, Seat};
use std::fmt::Write;
use std::io;

/// Rounds told apart; the last one stands for all that follow.
pub const ROUNDS: usize = 8;
const BINS: usize = 10;
/// The least chance that counts, so that one surprise does not drown everything.
const LEAST: f64 = 1e-6;

/// The levels of a mixed company.
const MIXED: [Level; 4] = [Level::Drifter, Level::Karma, Level::Cowhand, Level::Marshal];

/// Who sits at the tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Company {
    /// Marshals only.
    Alike,
    /// Anybody but legends, of any temper.
    Mixed,
}

impl Company {
    pub const ALL: [Self; 2] = [Self::Alike, Self::Mixed];

    pub const fn id(self) -> &'static str {
        match self {
            Self::Alike => "alike",
            Self::Mixed => "mixed",
        }
    }
}

/// Games whose beliefs are judged.
#[derive(Clone, Debug)]
pub struct Sittings<G: Contest> {
    pub deals: Deals<G>,
    pub company: Company,
}

/// Beliefs held against the truth: sums over all of them.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Gauge {
    pub count: u32,
    /// Minus the logarithm of the chance given to the true role.
    pub loss: f64,
    /// The squared distance from the truth.
    pub brier: f64,
    pub prior_loss: f64,
    pub prior_brier: f64,
}

/// Chances of one size.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Bin {
    pub count: u32,
    pub chance: f64,
    pub hits: u32,
}

/// One game.
#[derive(Clone, PartialEq, Debug)]
pub struct Sitting {
    pub deal: u64,
    pub rounds: [Gauge; ROUNDS],
    pub bins: [Bin; BINS],
}

/// All games together.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Calibration {
    pub games: u64,
    pub rounds: [Gauge; ROUNDS],
    pub bins: [Bin; BINS],
}

impl Gauge {
    fn add(&mut self, other: &Self) {
        self.count += other.count;
        self.loss += other.loss;
        self.brier += other.brier;
        self.prior_loss += other.prior_loss;
        self.prior_brier += other.prior_brier;
    }

    /// The means of loss, Brier score and both of the prior.
    pub fn means(&self) -> [f64; 4] {
        [self.loss, self.brier, self.prior_loss, self.prior_brier].map(|sum| sum / f64::from(self.count.max(1)))
    }
}

impl Bin {
    fn add(&mut self, other: &Self) {
        self.count += other.count;
        self.chance += other.chance;
        self.hits += other.hits;
    }
}

impl Sitting {
    fn new(deal: u64) -> Self {
        Self { deal, rounds: Default::default(), bins: Default::default() }
    }

    fn judge(&mut self, round: usize, believed: [f32; 4], prior: [f32; 4], truth: Role) {
        let gauge = &mut self.rounds[round.min(ROUNDS - 1)];
        let loss = |odds: [f32; 4]| -f64::from(odds[truth as usize]).max(LEAST).ln();
        let hit = |role: Role| f64::from(u8::from(role == truth));
        let brier = |odds: [f32; 4]| {
            Role::ALL.into_iter().map(|role| (f64::from(odds[role as usize]) - hit(role)).powi(2)).sum::<f64>()
        };
        gauge.add(&Gauge {
            count: 1,
            loss: loss(believed),
            brier: brier(believed),
            prior_loss: loss(prior),
            prior_brier: brier(prior),
        });
        // A role nobody can have says nothing of the beliefs.
        for role in Role::ALL.into_iter().filter(|role| prior[*role as usize] > 0.0) {
            let chance = f64::from(believed[role as usize]);
            let bin = &mut self.bins[((chance * BINS as f64) as usize).min(BINS - 1)];
            bin.add(&Bin { count: 1, chance, hits: u32::from(role == truth) });
        }
    }
}

impl<G: Contest> Sittings<G> {
    /// Plays whatever is missing of the first so many deals.
    pub fn run(
        &self,
        deals: u64,
        threads: usize,
        ledger: &mut Ledger<Sitting>,
        tick: impl Fn(usize, usize) + Sync,
    ) -> io::Result<()> {
        ledger.fill(0..deals, threads, Hall::<G>::default, |hall, deal| self.sit(hall, deal), tick)
    }

    /// What a file of these games begins with.
    pub fn title(&self, table: &str) -> String {
        let levels: &[Level] = match self.company {
            Company::Alike => &[Level::Marshal],
            Company::Mixed => &MIXED,
        };
        let print = |level: &Level| format!(" {:08x}", self.deals.fingerprint((*level).into()));
        let prints: String = levels.iter().map(print).collect();
        format!("{table}, seed {}, beliefs, {}{prints}", self.deals.seed, self.company.id())
    }

    /// Who sits at each seat of a deal.
    fn players(&self, deal: u64) -> impl FnMut(&G, Seat) -> Calibre + use<G> {
        let mut rng = Rng::from_seed(deal ^ self.deals.seed.rotate_left(32));
        let company = self.company;
        move |_, _| match company {
            Company::Alike => Level::Marshal.into(),
            Company::Mixed => {
                let level = MIXED[rng.below(MIXED.len() as u32) as usize];
                let temper = Temper::ALL[rng.below(Temper::ALL.len() as u32) as usize];
                Calibre { temper, ..level.into() }
            }
        }
    }

    fn sit(&self, hall: &mut Hall<G>, deal: u64) -> Sitting {
        let mut sitting = Sitting::new(deal);
        let Ok(dealt) = hall.deal(&self.deals, deal) else { return sitting };
        let players = self.deals.players();
        let mut judges: Vec<_> = Seat::all(players).map(|seat| G::marshal(seat, 0)).collect();
        let (mut turns, mut legal) = (0, Vec::new());
        let watch = |game: &G, events: &[G::Event]| {
            for (seat, judge) in Seat::all(players).zip(&mut judges) {
                for event in events {
                    judge.watch(&G::event_for(event, Some(seat)));
                }
            }
            let Some(asked) = game.asked() else { return };
            if game.turns() == turns {
                return;
            }
            turns = game.turns();
            let round = usize::from(turns.saturating_sub(1)) / usize::from(players);
            game.legal_actions(asked, &mut legal);
            for (seat, judge) in Seat::all(players).zip(&mut judges).filter(|(seat, _)| game.plays(*seat)) {
                let view = game.view(Some(seat));
                // A question with one answer makes it look at the table.
                judge.choose(&view, &legal[..1]);
                let known = G::known(&view);
                let own = known[seat.index()].map(|role| (seat, role));
                let Some(beliefs) = G::beliefs(judge) else { continue };
                let (believed, prior) = (beliefs.odds(own), G::prior(&view).odds(own));
                for other in Seat::all(players).filter(|other| known[other.index()].is_none()) {
                    let at = other.index();
                    sitting.judge(round, believed[at], prior[at], game.role(other));
                }
            }
        };
        hall.play_while(dealt, self.players(deal), watch, |_| true);
        sitting
    }
}

impl Calibration {
    /// The first so many games of a file, or as many as there are without a gap.
    pub fn of(ledger: &Ledger<Sitting>) -> Self {
        let mut sum = Self::default();
        for (_, sitting) in (0..).zip(ledger.rows()).take_while(|(deal, sitting)| *deal == sitting.deal) {
            sum.games += 1;
            sum.rounds.iter_mut().zip(&sitting.rounds).for_each(|(all, one)| all.add(one));
            sum.bins.iter_mut().zip(&sitting.bins).for_each(|(all, one)| all.add(one));
        }
        sum
    }

    pub fn all_rounds(&self) -> Gauge {
        let mut sum = Gauge::default();
        self.rounds.iter().for_each(|round| sum.add(round));
        sum
    }

    /// How far the chances given are from how often they came true, on average over ten bins.
    pub fn error(&self) -> f64 {
        let total: u32 = self.bins.iter().map(|bin| bin.count).sum();
        let gaps = self.bins.iter().map(|bin| (bin.chance - f64::from(bin.hits)).abs());
        gaps.sum::<f64>() / f64::from(total.max(1))
    }
}

impl Record for Sitting {
    type Key = u64;

    fn columns() -> String {
        let mut columns = String::from("deal");
        for round in 1..=ROUNDS {
            for name in ["count", "loss", "brier", "prior_loss", "prior_brier"] {
                let _ = write!(columns, ",{name}_{round}");
            }
        }
        for bin in 0..BINS {
            let _ = write!(columns, ",bin_{bin},chance_{bin},hits_{bin}");
        }
        columns
    }

    fn key(&self) -> u64 {
        self.deal
    }

    /// Numbers are written in full, so that sums are the same whether games were just played or read.
    fn line(&self) -> String {
        let mut line = self.deal.to_string();
        for Gauge { count, loss, brier, prior_loss, prior_brier } in self.rounds {
            let _ = write!(line, ",{count},{loss},{brier},{prior_loss},{prior_brier}");
        }
        for Bin { count, chance, hits } in self.bins {
            let _ = write!(line, ",{count},{chance},{hits}");
        }
        line
    }

    fn parse(line: &str) -> Option<Self> {
        let mut words = line.split(',');
        let mut sitting = Self::new(words.next()?.parse().ok()?);
        let mut float = |count: &mut u32, floats: &mut [&mut f64]| {
            *count = words.next()?.parse().ok()?;
            for float in floats {
                **float = words.next()?.parse().ok()?;
            }
            Some(())
        };
        for Gauge { count, loss, brier, prior_loss, prior_brier } in &mut sitting.rounds {
            float(count, &mut [loss, brier, prior_loss, prior_brier])?;
        }
        for Bin { count, chance, hits } in &mut sitting.bins {
            float(count, &mut [chance])?;
            float(hits, &mut [])?;
        }
        words.next().is_none().then_some(sitting)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use standoff_engine::card::{Game, Setup};

    fn played<G: Contest>(setup: G::Setup, company: Company, deals: u64, threads: usize) -> Ledger<Sitting> {
        let mut ledger = Ledger::in_memory();
        let sittings = Sittings::<G> { deals: Deals { setup, seed: 5 }, company };
        sittings.run(deals, threads, &mut ledger, |_, _| {}).unwrap();
        ledger
    }

    #[test]
    fn lines_lead_back_to_games() {
        let ledger = played::<Game>(Setup::base(5), Company::Mixed, 3, 1);
        for sitting in ledger.rows() {
            assert_eq!(Sitting::parse(&sitting.line()).as_ref(), Some(sitting));
            assert_eq!(sitting.line().split(',').count(), Sitting::columns().split(',').count());
        }
    }

    #[test]
    fn threads_make_no_difference() {
        let of = |threads| Calibration::of(&played::<Game>(Setup::base(6), Company::Alike, 6, threads));
        assert_eq!(of(1), of(3));
        assert_eq!(of(1).games, 6);
    }

    /// Before anything has happened a belief is the prior; later it is better.
    #[test]
    fn beliefs_are_better_than_the_prior() {
        let card = Calibration::of(&played::<Game>(Setup::base(5), Company::Alike, 40, 2));
        let dice = standoff_engine::dice::Setup::base(5);
        let dice = Calibration::of(&played::<standoff_engine::dice::Game>(dice, Company::Alike, 40, 2));
        for one in [card, dice] {
            let [loss, brier, prior_loss, prior_brier] = one.all_rounds().means();
            assert!(loss < prior_loss && brier < prior_brier, "{loss} {prior_loss}, {brier} {prior_brier}");
            assert!(one.error() < 0.2);
        }
    }
}
