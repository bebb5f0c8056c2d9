//! Examines the players: blunders in known positions, and whether anything hidden moves them.

use clap::{Args, Parser};
use standoff::{errln, outln};
use standoff_bots::proof::blunders::{Marks, mark, positions};
use standoff_bots::proof::{Exam, fairness};
use standoff_bots::{Calibre, Level};
use standoff_engine::core::Rules;
use standoff_engine::notation::scenario::{Script, game_of};
use standoff_engine::{card, dice};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

/// Examines the players: blunders in known positions, and whether anything hidden moves them
#[derive(Parser)]
#[command(name = "proof", args_override_self = true)]
enum Command {
    /// Every player in every position; fails if a marshal or a legend makes a forbidden move or finds less than 95 % of the
    /// best moves
    Blunders(BlunderOptions),
    /// Deals everything hidden anew; fails if an answer depends on anything its seat may not know
    Fairness(FairnessOptions),
}

#[derive(Args)]
struct BlunderOptions {
    /// Files with positions, or folders with .txt files
    #[arg(value_name = "FILE-OR-FOLDER", default_value = "tests/blunders")]
    paths: Vec<PathBuf>,
    /// Levels, separated by commas
    #[arg(long, value_name = "LEVELS", value_delimiter = ',', default_value = "cowhand,marshal,legend@200")]
    bots: Vec<Calibre>,
    /// How often each position is asked
    #[arg(long, default_value_t = 3)]
    seeds: u64,
    /// Print every answer that is not one of the best
    #[arg(long)]
    verbose: bool,
}

#[derive(Args)]
struct FairnessOptions {
    /// Levels, separated by commas
    #[arg(
        long,
        value_name = "LEVELS",
        value_delimiter = ',',
        default_value = "drifter,karma,cowhand,marshal,legend@24"
    )]
    bots: Vec<Calibre>,
    /// Positions for each level and game
    #[arg(long, default_value_t = 10_000)]
    positions: u64,
    /// Seed of the first game; the same seed gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn main() -> ExitCode {
    let done = match Command::parse() {
        Command::Blunders(options) => blunders(&options),
        Command::Fairness(options) => Ok(fair(&options)),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(problem) => {
            errln!("proof: {problem}");
            ExitCode::from(2)
        }
    }
}

/// Every player in every position.
fn blunders(options: &BlunderOptions) -> Result<bool, String> {
    let mut files = Vec::new();
    for path in &options.paths {
        collect(path, &mut files).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    files.sort();
    let mut passed = true;
    outln!("{:<6}{:<18}{:>10}{:>11}{:>14}{:>8}", "game", "level", "positions", "forbidden", "best moves", "s");
    for &calibre in &options.bots {
        let mut cards = Marks::default();
        let mut throws = Marks::default();
        let mut seconds = [0.0; 2];
        for file in &files {
            let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
            let start = Instant::now();
            let is_dice = game_of(&text) == dice::Game::NAME;
            let (marks, total) = if is_dice {
                (examine::<dice::Game>(file, &text, calibre, options.seeds)?, &mut throws)
            } else {
                (examine::<card::Game>(file, &text, calibre, options.seeds)?, &mut cards)
            };
            total.add(marks);
            seconds[usize::from(is_dice)] += start.elapsed().as_secs_f64();
        }
        for ((name, marks), seconds) in [(card::Game::NAME, cards), (dice::Game::NAME, throws)].iter().zip(seconds) {
            if marks.positions == 0 {
                continue;
            }
            outln!(
                "{name:<6}{:<18}{:>10}{:>11}{:>12.1} %{seconds:>8.1}",
                calibre.to_string(),
                marks.positions,
                marks.forbidden,
                marks.percent()
            );
            let binding = calibre.level >= Level::Marshal;
            passed &= !binding || marks.passes();
            if options.verbose || binding {
                marks.faults.iter().for_each(|fault| outln!("      {fault}"));
            }
        }
    }
    Ok(passed)
}

fn examine<G: Exam + Script>(file: &Path, text: &str, calibre: Calibre, seeds: u64) -> Result<Marks, String> {
    let named = |problem| format!("{}: {problem}", file.display());
    mark(&positions::<G>(text).map_err(named)?, calibre, seeds).map_err(named)
}

/// A file as it is, a folder with every `.txt` below it.
fn collect(path: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    if !path.is_dir() {
        files.push(path.into());
        return Ok(());
    }
    for entry in fs::read_dir(path)? {
        let path = entry?.path();
        if path.is_dir() || path.extension().is_some_and(|extension| extension == "txt") {
            collect(&path, files)?;
        }
    }
    Ok(())
}

/// Every level of both games.
fn fair(options: &FairnessOptions) -> bool {
    outln!(
        "{:<6}{:<14}{:>8}{:>11}{:>10}{:>7}{:>12}{:>8}",
        "game",
        "level",
        "games",
        "positions",
        "changed",
        "leaks",
        "violations",
        "s"
    );
    let bots = &options.bots;
    // All of them, even after a violation.
    let clean: Vec<bool> =
        bots.iter().flat_map(|bot| [prove::<card::Game>(*bot, options), prove::<dice::Game>(*bot, options)]).collect();
    clean.into_iter().all(|clean| clean)
}

fn prove<G: Exam>(calibre: Calibre, options: &FairnessOptions) -> bool {
    let start = Instant::now();
    let found = fairness::examine::<G>(calibre, options.positions, options.seed);
    outln!(
        "{:<6}{:<14}{:>8}{:>11}{:>10}{:>7}{:>12}{:>8.1}",
        G::NAME,
        calibre.to_string(),
        found.games,
        found.positions,
        found.changed,
        found.leaks,
        found.violations,
        start.elapsed().as_secs_f64()
    );
    found.is_clean()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Command, clap::Error> {
        Command::try_parse_from(std::iter::once("proof").chain(line.split_whitespace()))
    }

    #[test]
    fn commands_and_options_are_read() {
        let Ok(Command::Blunders(options)) = read("blunders --bots legend@1600 --seeds 5 outlaw.txt") else {
            panic!("not read")
        };
        assert_eq!((options.bots.len(), options.seeds, options.paths), (1, 5, vec!["outlaw.txt".into()]));
        let Ok(Command::Fairness(options)) = read("fairness") else { panic!("not read") };
        let names: Vec<String> = options.bots.iter().map(ToString::to_string).collect();
        assert_eq!(names, ["drifter", "karma", "cowhand", "marshal", "legend@24"]);
    }

    #[test]
    fn nonsense_is_refused() {
        for line in ["", "honesty", "fairness --seeds 2", "blunders --bots saint", "fairness --positions x"] {
            assert_eq!(read(line).err().map(|error| error.exit_code()), Some(2), "{line}");
        }
    }
}
