//! Checks the language files in public/locales: `cargo run --bin locales -- check [languages]`.

use clap::{Parser, Subcommand};
use standoff::i18n::check::{File, check, unused};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(Parser)]
#[command(about = "Checks the language files")]
struct Options {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Prints how complete each language is and every problem with file and line.
    Check {
        /// Tags of languages, all of them without.
        languages: Vec<String>,
        #[arg(long, default_value = "public/locales")]
        folder: PathBuf,
        /// Rust files in which English messages must be used.
        #[arg(long, default_value = "src")]
        code: PathBuf,
    },
}

fn main() -> ExitCode {
    let Command::Check { languages, folder, code } = Options::parse().command;
    let mut tags: Vec<String> = entries(&folder)
        .into_iter()
        .filter(|path| path.is_dir())
        .filter_map(|path| Some(path.file_name()?.to_str()?.to_string()))
        .collect();
    tags.sort_by_key(|tag| (tag != "en", tag.clone()));
    if let Some(strange) = languages.iter().find(|tag| !tags.contains(tag)) {
        eprintln!("{}: there is no language {strange}", folder.display());
        return ExitCode::FAILURE;
    }
    let english = files(&folder.join("en"));
    let mut count = 0;
    for tag in tags.iter().filter(|tag| languages.is_empty() || languages.contains(tag)) {
        let (mut problems, coverage) = check(tag, &files(&folder.join(tag)), &english);
        if tag == "en" {
            problems.extend(unused(&english, &all_code(&code)));
        }
        for problem in &problems {
            println!("{problem}");
        }
        println!("{tag}: {} of {} messages, {} problems", coverage.there, coverage.of, problems.len());
        count += problems.len();
    }
    if count == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder).into_iter().flatten().filter_map(|entry| entry.ok().map(|entry| entry.path())).collect();
    paths.sort();
    paths
}

fn files(folder: &Path) -> Vec<File> {
    let texts = entries(folder).into_iter().filter(|path| path.extension().is_some_and(|ending| ending == "ftl"));
    texts
        .filter_map(|path| Some(File { text: fs::read_to_string(&path).ok()?, path: path.display().to_string() }))
        .collect()
}

/// All Rust below a folder, one after the other.
fn all_code(folder: &Path) -> String {
    let mut code = String::new();
    for path in entries(folder) {
        if path.is_dir() {
            code += &all_code(&path);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            code += &fs::read_to_string(&path).unwrap_or_default();
        }
    }
    code
}
