//! The marshal's beliefs held against the truth.

use crate::options::{CalibrateOptions, RunOptions, ticker};
use crate::table::{Table, on_table, refuse};
use standoff::outln;
use standoff_bots::arena::{Calibration, Company, Contest, Deals, Sittings};

pub fn stem(table: &Table, company: Company) -> String {
    format!("{}-beliefs-{}", table.stem(), company.id())
}

/// Plays what is missing and says what follows.
pub fn calibrate(table: &Table, company: Company, games: u64, run: &RunOptions) -> Result<Calibration, String> {
    on_table!(table, sit(&table.name(), &stem(table, company), company, games, run))
}

fn sit<G: Contest>(
    setup: &G::Setup,
    table: &str,
    stem: &str,
    company: Company,
    games: u64,
    run: &RunOptions,
) -> Result<Calibration, String> {
    let sittings = Sittings::<G> { deals: Deals { setup: setup.clone(), seed: run.seed }, company };
    sittings.deals.check().map_err(refuse)?;
    let mut ledger = run.ledger(None, stem, || sittings.title(table))?;
    sittings.run(games, run.threads, &mut ledger, ticker(stem.into())).map_err(|error| error.to_string())?;
    Ok(Calibration::of(&ledger))
}

pub fn run(options: &CalibrateOptions) -> Result<bool, String> {
    for company in Company::ALL {
        let calibration = calibrate(&options.table, company, options.deals, &options.run)?;
        outln!("{}, company {}: {} games", options.table.name(), company.id(), calibration.games);
        outln!("  round    beliefs   log loss (prior)   Brier (prior)");
        for (round, gauge) in (1..).zip(&calibration.rounds).filter(|(_, gauge)| gauge.count > 0) {
            let [loss, brier, prior_loss, prior_brier] = gauge.means();
            outln!(
                "  {round:>5} {:>10}    {loss:.3} ({prior_loss:.3})      {brier:.3} ({prior_brier:.3})",
                gauge.count
            );
        }
        outln!("  expected calibration error {:.3}", calibration.error());
        for bin in calibration.bins.iter().filter(|bin| bin.count > 0) {
            let count = f64::from(bin.count);
            outln!("    believed {:.3}  true {:.3}  {}", bin.chance / count, f64::from(bin.hits) / count, bin.count);
        }
    }
    Ok(true)
}
