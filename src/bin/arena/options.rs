//! The command line.

use crate::table::{Table, number};
use standoff_bots::arena::{ByTeam, Ledger, Record};
use standoff_bots::{Calibre, Level};
use standoff_engine::card::Setup;
use std::path::PathBuf;
use std::sync::Mutex;
use std::time::{Duration, Instant};

pub const USAGE: &str = "\
usage: arena [options]              one player for each team, game after game
       arena match [options]        player A in the place of player B, team by team on the same deals
       arena table [options]        one player at all seats, then random players in one team, beside the yardstick
       arena calibrate [options]    the marshal's beliefs held against the truth
       arena speed [options]        time for a decision, level by level, and imagined games a second
       arena report [options]       everything as a page; plays what is missing

the table
  --game card              which game: card or dice; to be named first
  --players 5              players at the table
  --sets base              sets in play, separated by commas: base, dodge_city, high_noon, fistful_of_cards,
                           the_bullet, wild_west_show, eldorado; dodge_city_standalone instead of base; all
  --events apart           how both event decks lie: apart, mixed (or high_noon_last), fistful_last
  --event-length all       cards in each event deck, its last one included
  --modules none           modules of the dice game, separated by commas, or all: saloon_dice, chiefs_arrow,
                           special_roles or mixed_roles, characters, ghost
  --rules default          table rules, as key=option separated by commas, or a preset

the players: random (drifter), karma, cowhand, marshal, legend; legend@1600 thinks that many imagined games ahead,
marshal~cautious (reckless, grudge) has a temper
  --bots random            one player for all, or law=PLAYER,outlaws=PLAYER,renegades=PLAYER
  --a marshal --b karma    of a match
  --no-partners            leave out the games with A in a single seat of a team

how much
  --games 10000            games to play
  --deals 3000             deals of a match; each is played once for each team and once without A
  --legend-deals 400       the same where somebody thinks ahead, in a report
  --long-deals 200         the same for the legend that thinks longest, in a report
  --belief-deals 1000      games whose beliefs are judged, in a report
  --playouts 400           imagined games of the legend, in a report
  --long-playouts 1600     those of the legend that thinks longest
  --seed 1                 the same seed gives the same games
  --threads all            threads; results do not depend on it

where to
  --file GAMES.csv         one line for each game; a file that is there is gone on with
  --data FOLDER            the same, with names of their own
  --out docs/bots.md       the page
  --only WORD              in a report, play only what has this word in its file's name
  --finished               in a report, play nothing
  --json                   one JSON object instead of a table
  --bench                  measure clones and random games instead, at this table, the largest with both event
                           decks of rounds, and the largest there is";

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    Play,
    Match,
    Table,
    Calibrate,
    Speed,
    Report,
}

#[derive(Clone, Debug)]
pub struct Options {
    pub command: Command,
    pub table: Table,
    pub bots: Option<ByTeam<Calibre>>,
    pub a: Calibre,
    pub b: Calibre,
    pub partners: bool,
    pub games: u64,
    pub deals: Option<u64>,
    pub legend_deals: u64,
    pub long_deals: u64,
    pub belief_deals: u64,
    pub playouts: u32,
    pub long_playouts: u32,
    pub seed: u64,
    pub threads: usize,
    pub file: Option<PathBuf>,
    pub data: Option<PathBuf>,
    pub out: Option<PathBuf>,
    pub only: Option<String>,
    pub finished: bool,
    pub json: bool,
    pub bench: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            command: Command::Play,
            table: Table::Card(Setup { crowd: true, ..Setup::base(5) }),
            bots: None,
            a: Level::Marshal.into(),
            b: Level::Karma.into(),
            partners: true,
            games: 10_000,
            deals: None,
            legend_deals: 400,
            long_deals: 200,
            belief_deals: 1_000,
            playouts: Calibre::PLAYOUTS,
            long_playouts: 1_600,
            seed: 1,
            threads: std::thread::available_parallelism().map_or(1, usize::from),
            file: None,
            data: None,
            out: None,
            only: None,
            finished: false,
            json: false,
            bench: false,
        }
    }
}

impl Options {
    pub fn read(arguments: &[String]) -> Result<Self, String> {
        let mut options = Self::default();
        let mut arguments = arguments.iter().peekable();
        if let Some(word) = arguments.next_if(|word| !word.starts_with("--")) {
            options.command = match word.as_str() {
                "match" => Command::Match,
                "table" => Command::Table,
                "calibrate" => Command::Calibrate,
                "speed" => Command::Speed,
                "report" => Command::Report,
                _ => return Err(format!("there is no command {word}")),
            };
        }
        while let Some(name) = arguments.next() {
            match name.as_str() {
                "--json" => options.json = true,
                "--bench" => options.bench = true,
                "--finished" => options.finished = true,
                "--no-partners" => options.partners = false,
                _ => {
                    let value = arguments.next().ok_or_else(|| format!("{name} needs a value, or is unknown"))?;
                    options.set(name, value)?;
                }
            }
        }
        options.table.check()?;
        Ok(options)
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        match name {
            "--game" => self.table = Table::of_game(value)?,
            _ if Table::OPTIONS.contains(&name) => self.table.set(name, value)?,
            "--bots" => self.bots = Some(read_bots(value)?),
            "--a" => self.a = value.parse()?,
            "--b" => self.b = value.parse()?,
            "--games" => self.games = number(name, value)?,
            "--deals" => self.deals = Some(number(name, value)?),
            "--legend-deals" => self.legend_deals = number(name, value)?,
            "--long-deals" => self.long_deals = number(name, value)?,
            "--belief-deals" => self.belief_deals = number(name, value)?,
            "--playouts" => self.playouts = number(name, value)?,
            "--long-playouts" => self.long_playouts = number(name, value)?,
            "--seed" => self.seed = number(name, value)?,
            "--threads" if value == "all" => self.threads = Self::default().threads,
            "--threads" => self.threads = number(name, value)?,
            "--file" => self.file = Some(value.into()),
            "--data" => self.data = Some(value.into()),
            "--out" => self.out = Some(value.into()),
            "--only" => self.only = Some(value.into()),
            _ => return Err(format!("unknown option {name}")),
        }
        if self.threads == 0 {
            return Err("--threads must be at least 1".into());
        }
        Ok(())
    }

    pub fn deals(&self) -> u64 {
        self.deals.unwrap_or(3_000)
    }

    /// The file for games of this name, or only the memory.
    pub fn ledger<R: Record>(&self, stem: &str, title: impl FnOnce() -> String) -> Result<Ledger<R>, String> {
        let path = match (&self.file, &self.data) {
            (Some(file), _) => file.clone(),
            (None, Some(folder)) => {
                std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
                folder.join(format!("{stem}.csv"))
            }
            (None, None) => return Ok(Ledger::in_memory()),
        };
        Ledger::open(&path, &title()).map_err(|error| error.to_string())
    }
}

/// Says now and then how far a run has come.
pub fn ticker(name: String) -> impl Fn(usize, usize) + Sync {
    const PAUSE: Duration = Duration::from_secs(10);
    let last = Mutex::new(Instant::now());
    move |done, all| {
        if let Ok(mut last) = last.lock()
            && last.elapsed() > PAUSE
        {
            *last = Instant::now();
            eprintln!("{name}: {done} of {all} games");
        }
    }
}

fn read_bots(value: &str) -> Result<ByTeam<Calibre>, String> {
    if !value.contains('=') {
        let calibre: Calibre = value.parse()?;
        return Ok(ByTeam { law: calibre, outlaws: calibre, renegades: calibre });
    }
    let mut bots = ByTeam { law: None, outlaws: None, renegades: None };
    for part in value.split(',') {
        let (team, words) = part.split_once('=').ok_or_else(|| format!("a team's level is team=level, not {part}"))?;
        let chosen = match team {
            "law" => &mut bots.law,
            "outlaws" => &mut bots.outlaws,
            "renegades" => &mut bots.renegades,
            _ => return Err(format!("there is no team {team}")),
        };
        *chosen = Some(words.parse()?);
    }
    match (bots.law, bots.outlaws, bots.renegades) {
        (Some(law), Some(outlaws), Some(renegades)) => Ok(ByTeam { law, outlaws, renegades }),
        _ => Err("name a level for law, outlaws and renegades".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Options, String> {
        Options::read(&line.split_whitespace().map(String::from).collect::<Vec<_>>())
    }

    #[test]
    fn commands_and_options_are_read() {
        let options = read("match --a legend@80~reckless --b random --players 7 --deals 12 --threads 2").unwrap();
        assert_eq!((options.command, options.table.players(), options.deals()), (Command::Match, 7, 12));
        assert_eq!((options.a.to_string(), options.b.to_string()), ("legend@80~reckless".into(), "drifter".into()));
        let options = read("--bots law=marshal,outlaws=karma,renegades=random --json").unwrap();
        assert_eq!((options.command, options.json), (Command::Play, true));
        assert_eq!(options.bots.unwrap().outlaws, Level::Karma.into());
        assert_eq!(read("report --finished --game dice").unwrap().command, Command::Report);
    }

    #[test]
    fn nonsense_is_refused() {
        for line in
            ["fight", "--games", "--games x", "--bots saint", "--bots law=karma", "--players 9", "--threads 0", "-x y"]
        {
            assert!(read(line).is_err(), "{line}");
        }
    }
}
