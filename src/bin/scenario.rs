//! Runs scenario files and says where the rules differ from them.
//!
//! `cargo run --bin scenario -- [--show] [--only TITLE] FILE-OR-FOLDER...`

use clap::Parser;
use standoff_engine::core::Rules;
use standoff_engine::notation::scenario::{self, BrokenCase, Case, Failure, Script};
use standoff_engine::{card, dice};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Runs scenario files and says where the rules differ from them.
///
/// The format is described in tests/scenarios/README.md. Ends with 0 if every case holds, with 1 if a case fails or none
/// was run, with 2 if the command line is wrong.
#[derive(Parser)]
#[command(name = "scenario")]
struct Options {
    /// Print the position at the beginning of each case and after each action
    #[arg(long)]
    show: bool,
    /// Run only cases with this text in their title, in whatever case it is written; may be given several times
    #[arg(long, value_name = "TITLE")]
    only: Vec<String>,
    /// Scenario files, or folders with `.scn` files below them
    #[arg(required = true, value_name = "FILE-OR-FOLDER")]
    paths: Vec<PathBuf>,
}

impl Options {
    /// Whether a case of this title is to be run.
    fn selects(&self, title: &str) -> bool {
        let title = title.to_lowercase();
        self.only.is_empty() || self.only.iter().any(|wanted| title.contains(&wanted.to_lowercase()))
    }
}

fn main() -> ExitCode {
    let mut report = Report { options: Options::parse(), out: Out::new(), held: 0, failed: 0 };
    for path in report.options.paths.clone() {
        let mut files = Vec::new();
        if let Err(error) = collect(&path, &mut files) {
            report.fail(&format!("{}: {error}", path.display()));
        } else if files.is_empty() {
            report.fail(&format!("{}: no .scn file below it", path.display()));
        }
        files.sort();
        for file in files {
            report.run_file(&file);
        }
    }
    report.finish()
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

/// Standard output that falls silent once nobody reads it any more, as under `| head`. The cases go on, so that the exit
/// code stays what it is without a pipe.
struct Out {
    stdout: io::BufWriter<io::StdoutLock<'static>>,
    closed: bool,
}

impl Out {
    fn new() -> Self {
        Self { stdout: io::BufWriter::new(io::stdout().lock()), closed: false }
    }

    fn line(&mut self, text: &str) {
        self.closed = self.closed || writeln!(self.stdout, "{text}").is_err();
    }

    fn flush(&mut self) {
        self.closed = self.closed || self.stdout.flush().is_err();
    }
}

/// The results of all files.
struct Report {
    options: Options,
    out: Out,
    held: usize,
    failed: usize,
}

impl Report {
    fn fail(&mut self, text: &str) {
        self.out.line(&format!("FAILED {text}"));
        self.failed += 1;
    }

    fn run_file(&mut self, path: &Path) {
        let name = path.display();
        let text = match fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) => return self.fail(&format!("{name}: {error}")),
        };
        match scenario::game_of(&text) {
            card::Game::NAME => self.run_text::<card::Game>(path, &text),
            dice::Game::NAME => self.run_text::<dice::Game>(path, &text),
            other => self.fail(&format!("{name}: there is no game `{other}`, only `card` and `dice`")),
        }
        self.out.flush();
    }

    fn run_text<G: Script>(&mut self, path: &Path, text: &str) {
        let cases = scenario::read_each::<G>(text);
        if cases.is_empty() {
            self.fail(&format!("{}: no scenario in it", path.display()));
        }
        for case in cases {
            match case {
                Ok(case) if self.options.selects(&case.title) => self.run_case(path, text, &case),
                Err(broken) if self.options.selects(&broken.title) => self.report_broken(path, text, &broken),
                Ok(_) | Err(_) => {}
            }
        }
    }

    /// A case that cannot be read, with all its mistakes.
    fn report_broken(&mut self, path: &Path, text: &str, broken: &BrokenCase) {
        let name = path.display();
        self.fail(&format!("{name}:{}: {}", broken.line, broken.title));
        for error in &broken.errors {
            self.out.line(&format!("  {name}:{}: {}", error.line, line_of(text, error.line)));
            self.out.line(&format!("    {}", error.problem));
        }
    }

    fn run_case<G: Script>(&mut self, path: &Path, text: &str, case: &Case<G>) {
        let (show, out) = (self.options.show, &mut self.out);
        let failures = scenario::run_watched(case, &mut |line, game| {
            if show {
                out.line(&format!("--- {}", if line == 0 { &case.title } else { line_of(text, line) }));
                out.line(game.describe().trim_end());
            }
        });
        if failures.is_empty() {
            self.out.line(&format!("ok     {}: {}", path.display(), case.title));
            self.held += 1;
            return;
        }
        self.fail(&format!("{}:{}: {}", path.display(), case.line, case.title));
        // Facts that fail at one point share the position, which is printed once below them.
        for failures in failures.chunk_by(|a, b| a.state == b.state) {
            self.report_failures(path, text, failures);
        }
    }

    fn report_failures(&mut self, path: &Path, text: &str, failures: &[Failure]) {
        for failure in failures {
            self.out.line(&format!("  {}:{}: {}", path.display(), failure.line, line_of(text, failure.line)));
            self.out.line(&format!("    expected: {}", failure.expected));
            self.out.line(&format!("    found:    {}", failure.found));
        }
        for line in failures[0].state.lines() {
            self.out.line(&format!("      {line}"));
        }
    }

    /// Prints the sum; the exit code says whether everything held.
    fn finish(mut self) -> ExitCode {
        let sum = format!("{} held, {} failed", self.held, self.failed);
        self.out.line(&sum);
        if self.held + self.failed == 0 && !self.options.only.is_empty() {
            let wanted = self.options.only.iter().map(|title| format!("`{title}`")).collect::<Vec<_>>();
            self.out.line(&format!("no title contains {}", wanted.join(" or ")));
        }
        self.out.flush();
        if self.failed == 0 && self.held > 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}

fn line_of(text: &str, line: usize) -> &str {
    text.lines().nth(line.wrapping_sub(1)).unwrap_or_default().trim()
}
