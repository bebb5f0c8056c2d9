//! Everything as a page: what is finished is read, what is missing is played.
//!
//! * `plan`: which tables and which players; `page`: the sections; here: where the numbers come from.

mod page;
mod plan;

use crate::duel::{self, Duel};
use crate::options::ReportOptions;
use crate::table::Table;
use crate::{beliefs, speed};
use page::{Clock, Finding};
use standoff::console::write_out;
use standoff_bots::Level;
use standoff_bots::arena::{Calibration, Company, Summary};
use std::fs;

/// Games of each level whose decisions are timed.
const TIMED: u64 = 200;

pub fn run(options: &ReportOptions) -> Result<bool, String> {
    let source = Source { options };
    let places = plan::places();
    let mut findings = Vec::new();
    for row in plan::rows(&places, options) {
        if let Some(summary) = source.duel(&places[row.place].table, &row.duel)? {
            findings.push(Finding { place: row.place, duel: row.duel, summary });
        }
    }
    let mut yardsticks = Vec::new();
    for table in plan::yardsticks() {
        let (a, b) = (Level::Drifter.into(), Level::Karma.into());
        let plan = Duel { a, b, deals: options.deals, partners: false };
        if let Some(summary) = source.duel(&table, &plan)? {
            yardsticks.push((table, summary));
        }
    }
    let mut calibrations = Vec::new();
    for (name, table) in plan::beliefs() {
        for company in Company::ALL {
            if let Some(calibration) = source.calibration(&table, company)? {
                calibrations.push((name, company, calibration));
            }
        }
    }
    let mut clocks = Vec::new();
    for (name, table) in plan::clocks() {
        clocks.extend(source.clocks(name, &table)?);
    }
    let errors = findings.iter().map(|finding| finding.summary.errors).sum::<u64>();
    let text = page::write(&places, &findings, &yardsticks, &calibrations, &clocks, options);
    match &options.out {
        Some(path) => fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))?,
        None => write_out(format_args!("{text}")),
    }
    Ok(errors == 0)
}

/// Files and games.
struct Source<'a> {
    options: &'a ReportOptions,
}

impl Source<'_> {
    /// How much of it is to be played; none if nothing is and there is no file either.
    fn wanted(&self, stem: &str, deals: u64) -> Option<u64> {
        let options = self.options;
        let chosen = options.only.as_ref().is_none_or(|word| stem.contains(word.as_str()));
        if chosen && !options.finished && deals > 0 {
            return Some(deals);
        }
        let file = options.run.data.as_ref().map(|folder| folder.join(format!("{stem}.csv")));
        file.is_some_and(|file| file.exists()).then_some(0)
    }

    fn duel(&self, table: &Table, plan: &Duel) -> Result<Option<Summary>, String> {
        let Some(deals) = self.wanted(&duel::stem(table, plan), plan.deals) else { return Ok(None) };
        let summary = duel::duel(table, &Duel { deals, ..*plan }, &self.options.run, None)?;
        Ok(Some(summary).filter(|summary| summary.deals > 0))
    }

    fn calibration(&self, table: &Table, company: Company) -> Result<Option<Calibration>, String> {
        let Some(games) = self.wanted(&beliefs::stem(table, company), self.options.belief_deals) else {
            return Ok(None);
        };
        let calibration = beliefs::calibrate(table, company, games, &self.options.run)?;
        Ok(Some(calibration).filter(|calibration| calibration.games > 0))
    }

    /// Times are kept as they were taken; without their file they are taken anew.
    fn clocks(&self, name: &'static str, table: &Table) -> Result<Vec<Clock>, String> {
        const COLUMNS: &str = "player,microseconds,watching,decisions";
        let stem = format!("{}-speed", table.stem());
        let file = self.options.run.data.as_ref().map(|folder| folder.join(format!("{stem}.csv")));
        if let Some(text) = file.as_ref().and_then(|file| fs::read_to_string(file).ok()) {
            let clocks: Option<Vec<Clock>> = text.lines().skip(1).map(|line| Clock::parse(name, line)).collect();
            return clocks.ok_or_else(|| format!("{stem}.csv has a line that is none"));
        }
        if self.wanted(&stem, TIMED).is_none() {
            return Ok(Vec::new());
        }
        let speed = speed::measure(table, self.options.playouts, TIMED, self.options.run.seed)?;
        let of_level = |(calibre, pace): &(standoff_bots::Calibre, standoff_bots::arena::Pace)| Clock {
            place: name,
            player: calibre.to_string(),
            thinking: pace.thinking,
            watching: pace.watching,
            decisions: pace.choices,
        };
        let mut clocks: Vec<Clock> = speed.levels.iter().map(of_level).collect();
        clocks.extend(speed.imagined.map(|rate| Clock {
            place: name,
            player: Clock::IMAGINED.into(),
            thinking: 1e6 / rate,
            watching: 0.0,
            decisions: speed::POSITIONS,
        }));
        if let Some(file) = file {
            let lines: Vec<String> = clocks.iter().map(Clock::line).collect();
            let text = format!("{COLUMNS}\n{}\n", lines.join("\n"));
            fs::write(&file, text).map_err(|error| format!("{}: {error}", file.display()))?;
        }
        Ok(clocks)
    }
}
