//! A series of games, and the speed of the rules.

use crate::options::PlayOptions;
use crate::table::{Table, on_table, refuse};
use standoff::outln;
use standoff_bots::Calibre;
use standoff_bots::arena::{ByTeam, Contest, Report, Series, bench};
use standoff_engine::card::{Set, Setup};
use std::fmt::Debug;

pub fn run(options: &PlayOptions) -> Result<bool, String> {
    if !options.bench {
        return on_table!(&options.table, play(options));
    }
    let mut tables = vec![options.table.clone()];
    if let Table::Card(_) = options.table {
        tables.extend([rounds(), largest()].map(Table::Card));
    }
    for table in tables {
        let name = table.name();
        on_table!(&table, time(options, &name))?;
    }
    Ok(true)
}

/// Prints how fast games of this table are.
fn time<G: Contest>(setup: &G::Setup, options: &PlayOptions, name: &str) -> Result<(), String> {
    let result = bench::<G>(setup, options.seed).map_err(refuse)?;
    if options.json {
        outln!("{}", serde_json::to_string(&result).map_err(|e| e.to_string())?);
    } else {
        outln!("{name}\n{result}\n");
    }
    Ok(())
}

fn play<G: Contest<SetupError: Debug>>(setup: &G::Setup, options: &PlayOptions) -> Result<bool, String> {
    let bots = options.bots;
    let series = Series::<G, Calibre> {
        setup: setup.clone(),
        players: G::players(setup),
        levels: bots,
        games: options.games,
        seed: options.seed,
        threads: options.threads,
    };
    let report = series.run().map_err(refuse)?;
    if options.json {
        outln!("{}", serde_json::to_string(&report).map_err(|e| e.to_string())?);
    } else {
        print(options, bots, &report);
    }
    Ok(report.errors == 0)
}

/// Most players, Dodge City and the two event decks of which every round turns up a card.
fn rounds() -> Setup {
    let sets = vec![Set::Base, Set::DodgeCity, Set::HighNoon, Set::FistfulOfCards, Set::TheBullet];
    Setup { sets, ..Setup::base(8) }
}

/// Most players and every set: all event decks side by side.
fn largest() -> Setup {
    Setup { sets: Set::ALL.to_vec(), ..Setup::base(8) }
}

fn print(options: &PlayOptions, bots: ByTeam<Calibre>, report: &Report) {
    outln!("{} games, {} players, seed {}", report.games, options.table.players(), options.seed);
    let rows = [
        ("law", bots.law, report.wins.law, report.share.law),
        ("outlaws", bots.outlaws, report.wins.outlaws, report.share.outlaws),
        ("renegades", bots.renegades, report.wins.renegades, report.share.renegades),
    ];
    for (team, calibre, wins, share) in rows {
        let percent = |share: f64| 100.0 * share;
        outln!(
            "  {team:<10} {:<8} {:5.1} %  ({:.1} to {:.1})  {wins} wins",
            calibre.to_string(),
            percent(share.share),
            percent(share.low),
            percent(share.high),
        );
    }
    outln!("  {:.0} games/s, {:.0} decisions/s", report.games_per_s, report.decisions_per_s);
    outln!("  {:.1} decisions a game, {} in the longest", report.decisions_per_game, report.longest);
    outln!("  {} errors", report.errors);
}
