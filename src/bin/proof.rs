//! Examines the players: blunders in known positions, and whether anything hidden moves them.

use standoff_bots::proof::blunders::{Marks, mark, positions};
use standoff_bots::proof::{Exam, fairness};
use standoff_bots::{Calibre, Level};
use standoff_engine::core::Rules;
use standoff_engine::notation::scenario::{Script, game_of};
use standoff_engine::{card, dice};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;
use std::{env, fs};

const USAGE: &str = "\
usage: proof blunders [options] [FILE-OR-FOLDER...]
       proof fairness [options]
  --bots LEVELS        levels, separated by commas, e.g. marshal,legend@400; cowhand,marshal,legend@200 for blunders,
                       all of them, legend@24, for fairness
  --positions 10000    fairness: positions for each level and game
  --seeds 3            blunders: how often each position is asked
  --seed 1             fairness: the same seed gives the same games
  --verbose            blunders: every answer that is not one of the best

blunders fails if a marshal or a legend makes a forbidden move or finds less than 95 % of the best moves.
fairness fails if an answer depends on anything its seat may not know.";

struct Options {
    paths: Vec<PathBuf>,
    bots: Option<Vec<Calibre>>,
    positions: u64,
    seeds: u64,
    seed: u64,
    verbose: bool,
}

fn main() -> ExitCode {
    let mut arguments = env::args().skip(1);
    let command = arguments.next().unwrap_or_default();
    let done = read(arguments).and_then(|options| match command.as_str() {
        "blunders" => blunders(&options),
        "fairness" => Ok(fair(&options)),
        other => Err(format!("what is {other:?}?")),
    });
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(problem) => {
            eprintln!("proof: {problem}\n\n{USAGE}");
            ExitCode::from(2)
        }
    }
}

fn read(mut arguments: impl Iterator<Item = String>) -> Result<Options, String> {
    let mut options = Options { paths: Vec::new(), bots: None, positions: 10_000, seeds: 3, seed: 1, verbose: false };
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or_else(|| format!("{argument} needs a value"));
        let number = |text: String| text.parse::<u64>().map_err(|_| format!("{text} is no number"));
        match argument.as_str() {
            "--verbose" => options.verbose = true,
            "--bots" => options.bots = Some(value()?.split(',').map(str::parse).collect::<Result<_, _>>()?),
            "--positions" => options.positions = number(value()?)?,
            "--seeds" => options.seeds = number(value()?)?,
            "--seed" => options.seed = number(value()?)?,
            path if !path.starts_with("--") => options.paths.push(path.into()),
            unknown => return Err(format!("unknown option {unknown}")),
        }
    }
    if options.paths.is_empty() {
        options.paths.push("tests/blunders".into());
    }
    Ok(options)
}

/// Every player in every position.
fn blunders(options: &Options) -> Result<bool, String> {
    let mut files = Vec::new();
    for path in &options.paths {
        collect(path, &mut files).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    files.sort();
    let usual = || [(Level::Cowhand, 0), (Level::Marshal, 0), (Level::Legend, 200)].map(of).to_vec();
    let mut passed = true;
    println!("{:<6}{:<18}{:>10}{:>11}{:>14}{:>8}", "game", "level", "positions", "forbidden", "best moves", "s");
    for calibre in options.bots.clone().unwrap_or_else(usual) {
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
            println!(
                "{name:<6}{:<18}{:>10}{:>11}{:>12.1} %{seconds:>8.1}",
                calibre.to_string(),
                marks.positions,
                marks.forbidden,
                marks.percent()
            );
            let binding = calibre.level >= Level::Marshal;
            passed &= !binding || marks.passes();
            if options.verbose || binding {
                marks.faults.iter().for_each(|fault| println!("      {fault}"));
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

/// A level with so many imagined games.
fn of((level, playouts): (Level, u32)) -> Calibre {
    Calibre { playouts, ..level.into() }
}

/// Every level of both games.
fn fair(options: &Options) -> bool {
    println!(
        "{:<6}{:<14}{:>8}{:>11}{:>10}{:>7}{:>12}{:>8}",
        "game", "level", "games", "positions", "changed", "leaks", "violations", "s"
    );
    let usual = || Level::ALL.map(|level| of((level, 24))).to_vec();
    let bots = options.bots.clone().unwrap_or_else(usual);
    // All of them, even after a violation.
    let clean: Vec<bool> =
        bots.iter().flat_map(|bot| [prove::<card::Game>(*bot, options), prove::<dice::Game>(*bot, options)]).collect();
    clean.into_iter().all(|clean| clean)
}

fn prove<G: Exam>(calibre: Calibre, options: &Options) -> bool {
    let start = Instant::now();
    let found = fairness::examine::<G>(calibre, options.positions, options.seed);
    println!(
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
