//! Bots against bots, by the thousand: who beats whom, win shares, beliefs, speed, stalls.
//!
//! * `table`: the table in words; `options`: the command line.
//! * `play`: a series of games; `duel`: one player against another, and the yardstick; `beliefs`: calibration;
//!   `speed`: time for a decision.
//! * `report`: all of it as a page.

mod beliefs;
mod duel;
mod options;
mod play;
mod report;
mod speed;
mod table;

use options::{Command, Options};
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments.iter().any(|argument| argument == "--help" || argument == "-h") {
        println!("{}", options::USAGE);
        return ExitCode::SUCCESS;
    }
    let options = match Options::read(&arguments) {
        Ok(options) => options,
        Err(problem) => {
            eprintln!("arena: {problem}\n\n{}", options::USAGE);
            return ExitCode::from(2);
        }
    };
    let result = match options.command {
        Command::Play => play::run(&options),
        Command::Match => duel::run_match(&options),
        Command::Table => duel::run_table(&options),
        Command::Calibrate => beliefs::run(&options),
        Command::Speed => speed::run(&options),
        Command::Report => report::run(&options),
    };
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(problem) => {
            eprintln!("arena: {problem}");
            ExitCode::from(2)
        }
    }
}
