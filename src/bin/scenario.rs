//! Runs scenario files and says where the rules differ from them.
//!
//! `cargo run --bin scenario -- [--show] FILE-OR-FOLDER...`

use standoff_engine::core::Rules;
use standoff_engine::notation::scenario::{self, Case, Script};
use standoff_engine::{card, dice};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs, io};

/// What became of all files.
#[derive(Default)]
struct Tally {
    held: usize,
    failed: usize,
}

fn main() -> ExitCode {
    let (options, paths): (Vec<String>, Vec<String>) = env::args().skip(1).partition(|word| word.starts_with("--"));
    if let Some(unknown) = options.iter().find(|option| *option != "--show") {
        eprintln!("unknown option {unknown}");
        return ExitCode::from(2);
    }
    if paths.is_empty() {
        eprintln!("usage: scenario [--show] FILE-OR-FOLDER...");
        return ExitCode::from(2);
    }
    let mut tally = Tally::default();
    for path in paths {
        let mut files = Vec::new();
        if let Err(error) = collect(Path::new(&path), &mut files) {
            println!("FAILED {path}: {error}");
            tally.failed += 1;
        }
        files.sort();
        for file in files {
            run_file(&file, !options.is_empty(), &mut tally);
        }
    }
    println!("{} held, {} failed", tally.held, tally.failed);
    if tally.failed == 0 && tally.held > 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// A file as it is, a folder with every `.scn` below it.
fn collect(path: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    if !path.is_dir() {
        files.push(path.into());
        return Ok(());
    }
    for entry in fs::read_dir(path)? {
        let path = entry?.path();
        if path.is_dir() || path.extension().is_some_and(|extension| extension == "scn") {
            collect(&path, files)?;
        }
    }
    Ok(())
}

fn run_file(path: &Path, show: bool, tally: &mut Tally) {
    let name = path.display();
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => {
            println!("FAILED {name}: {error}");
            tally.failed += 1;
            return;
        }
    };
    match scenario::game_of(&text) {
        card::Game::NAME => run_text::<card::Game>(path, &text, show, tally),
        dice::Game::NAME => run_text::<dice::Game>(path, &text, show, tally),
        other => {
            println!("FAILED {name}: there is no game {other}");
            tally.failed += 1;
        }
    }
}

fn run_text<G: Script>(path: &Path, text: &str, show: bool, tally: &mut Tally) {
    let name = path.display();
    match scenario::read::<G>(text) {
        Ok(cases) if cases.is_empty() => {
            println!("FAILED {name}: no scenario in it");
            tally.failed += 1;
        }
        Ok(cases) => {
            for case in &cases {
                run_case(path, text, case, show, tally);
            }
        }
        Err(error) => {
            println!("FAILED {name}:{}: {}", error.line, error.problem);
            tally.failed += 1;
        }
    }
}

fn run_case<G: Script>(path: &Path, text: &str, case: &Case<G>, show: bool, tally: &mut Tally) {
    let line_of = |line: usize| text.lines().nth(line.wrapping_sub(1)).unwrap_or_default().trim();
    let failures = scenario::run_watched(case, &mut |line, game| {
        if show {
            println!("--- {}", if line == 0 { &case.title } else { line_of(line) });
            print!("{}", game.describe());
        }
    });
    if failures.is_empty() {
        println!("ok     {}: {}", path.display(), case.title);
        tally.held += 1;
        return;
    }
    println!("FAILED {}:{}: {}", path.display(), case.line, case.title);
    for failure in &failures {
        println!("  {}:{}: {}", path.display(), failure.line, line_of(failure.line));
        println!("    expected: {}", failure.expected);
        println!("    found:    {}", failure.found);
        for line in failure.state.lines() {
            println!("      {line}");
        }
    }
    tally.failed += 1;
}
