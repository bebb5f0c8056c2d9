//! Bots against bots, by the thousand: who beats whom, win shares, beliefs, speed, stalls.
//!
//! * `options`: the command line; `table_options`: the part of it that describes a table; `table`: the table in words.
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
mod table_options;

use clap::Parser;
use options::{Command, Options};
use standoff::errln;
use std::process::ExitCode;

fn main() -> ExitCode {
    let options = Options::parse();
    let result = match &options.command {
        None => play::run(&options.play),
        Some(Command::Match(options)) => duel::run_match(options),
        Some(Command::Table(options)) => duel::run_table(options),
        Some(Command::Calibrate(options)) => beliefs::run(options),
        Some(Command::Speed(options)) => speed::run(options),
        Some(Command::Report(options)) => report::run(options),
    };
    match result {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(problem) => {
            errln!("arena: {problem}");
            ExitCode::from(2)
        }
    }
}
