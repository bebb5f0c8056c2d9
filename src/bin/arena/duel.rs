//! One player against another, and the yardstick.

use crate::options::{MatchOptions, RunOptions, YardstickOptions, ticker};
use crate::table::{Table, on_table, refuse};
use standoff::outln;
use standoff_bots::arena::yardstick::{self, Percent};
use standoff_bots::arena::{ByTeam, Contest, Deals, Share, Summary, Trial, Uplift};
use standoff_bots::{Calibre, Level};
use standoff_engine::card::Set;
use standoff_engine::core::Team;
use std::path::Path;

pub const TEAMS: [(Team, &str); 3] = [(Team::Law, "law"), (Team::Outlaws, "outlaws"), (Team::Renegades, "renegades")];

/// What is to be played.
#[derive(Clone, Copy, Debug)]
pub struct Duel {
    pub a: Calibre,
    pub b: Calibre,
    pub deals: u64,
    pub partners: bool,
}

/// The name of the file for a duel at a table.
pub fn stem(table: &Table, duel: &Duel) -> String {
    format!("{}-{}-vs-{}", table.stem(), duel.a, duel.b)
}

/// Plays what is missing and says what follows.
pub fn duel(table: &Table, duel: &Duel, run: &RunOptions, file: Option<&Path>) -> Result<Summary, String> {
    on_table!(table, fight(&table.name(), &stem(table, duel), duel, run, file))
}

fn fight<G: Contest>(
    setup: &G::Setup,
    table: &str,
    stem: &str,
    duel: &Duel,
    run: &RunOptions,
    file: Option<&Path>,
) -> Result<Summary, String> {
    let deals = Deals::<G> { setup: setup.clone(), seed: run.seed };
    deals.check().map_err(refuse)?;
    let trial = Trial { deals, a: duel.a, b: duel.b };
    let mut ledger = run.ledger(file, stem, || trial.title(table))?;
    trial
        .run(duel.deals, duel.partners, run.threads, &mut ledger, ticker(stem.into()))
        .map_err(|error| error.to_string())?;
    Ok(Summary::of(&trial, &ledger))
}

pub fn run_match(options: &MatchOptions) -> Result<bool, String> {
    let (a, b) = (options.a, options.b);
    let plan = Duel { a, b, deals: options.deals, partners: !options.no_partners };
    let summary = duel(&options.table, &plan, &options.run, options.file.as_deref())?;
    outln!("{}: {a} in the place of {b}, {} deals, seed {}", options.table.name(), summary.deals, options.run.seed);
    for (team, name) in TEAMS {
        let side = summary.teams.get(team);
        let uplift = side.uplift;
        outln!(
            "  {name:<10} {a} {}  {b} {}  {}  lower bound {:+.1}",
            interval(side.share),
            interval(*summary.control.get(team)),
            points(uplift),
            100.0 * uplift.bound,
        );
    }
    for (team, name) in TEAMS {
        if let Some(partner) = summary.partners.get(team) {
            outln!("  partner test, {name}: {} over {} deals", points(partner.uplift), partner.deals);
        }
    }
    let verdict = if summary.beats() { "beats" } else { "is not shown to beat" };
    outln!("  {a} {verdict} {b} at this table");
    outln!("  {:.1} decisions a game with {b} only, {} errors", summary.decisions, summary.errors);
    outln!("  microseconds a decision: {a} {:.1}, {b} {:.1}", summary.a_micros, summary.b_micros);
    Ok(summary.errors == 0)
}

pub fn run_table(options: &YardstickOptions) -> Result<bool, String> {
    let bots = options.bots;
    let plan = Duel { a: Level::Drifter.into(), b: bots, deals: options.deals, partners: false };
    let summary = duel(&options.table, &plan, &options.run, options.file.as_deref())?;
    let players = options.table.players();
    outln!("{}: {} deals, seed {}", options.table.name(), summary.deals, options.run.seed);
    let row = |name: &str, shares: ByTeam<Share>, yardstick: Option<Percent>| {
        outln!("  {name:<24} {}", intervals(shares));
        if let Some(yardstick) = yardstick {
            outln!("  {:<24} {}, difference {}", "  yardstick", triple(yardstick), differences(shares, yardstick));
        }
    };
    let comparable = compares(&options.table);
    let own = match bots.level {
        Level::Karma => yardstick::karma(players),
        Level::Drifter => yardstick::random(players),
        Level::Cowhand | Level::Marshal | Level::Legend => None,
    };
    row(&format!("{bots} everywhere"), summary.control, own.filter(|_| comparable));
    for (team, name) in TEAMS {
        let yardstick = yardstick::random_side(players, team).filter(|_| comparable && bots.level == Level::Karma);
        row(&format!("{name} random"), *summary.tables.get(team), yardstick);
    }
    outln!("  {:.1} decisions a game with {bots} only, {} errors", summary.decisions, summary.errors);
    Ok(summary.errors == 0)
}

/// Whether the yardstick is about such tables: the base game.
pub fn compares(table: &Table) -> bool {
    match table {
        Table::Card(setup) => setup.sets == [Set::Base],
        Table::Dice(_) => false,
    }
}

/// How far win shares are from the yardstick, in points.
pub fn differences(shares: ByTeam<Share>, yardstick: Percent) -> String {
    let [law, outlaws, renegades] = Team::ALL.map(|team| 100.0 * shares.get(team).share - yardstick.get(team));
    format!("{law:+.1} / {outlaws:+.1} / {renegades:+.1}")
}

pub fn triple(percent: Percent) -> String {
    format!("{:.1} / {:.1} / {:.1}", percent.law, percent.outlaws, percent.renegades)
}

/// Win shares with their intervals.
pub fn intervals(shares: ByTeam<Share>) -> String {
    TEAMS.map(|(team, _)| interval(*shares.get(team))).join(" / ")
}

fn interval(share: Share) -> String {
    format!("{:.1} % ({:.1} to {:.1})", 100.0 * share.share, 100.0 * share.low, 100.0 * share.high)
}

/// An uplift with its interval, in points.
pub fn points(uplift: Uplift) -> String {
    format!("{:+.1} ({:+.1} to {:+.1})", 100.0 * uplift.mean, 100.0 * uplift.low, 100.0 * uplift.high)
}
