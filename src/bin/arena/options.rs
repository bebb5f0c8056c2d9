//! The command line.

use crate::table::Table;
use crate::table_options::WORDS;
use clap::{Args, Parser, Subcommand};
use standoff::errln;
use standoff_bots::Calibre;
use standoff_bots::arena::{ByTeam, Ledger, Record};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, Instant};

const PLAYERS: &str = "\
Players: random (drifter), karma, cowhand, marshal, legend; legend@1600 thinks that many imagined games ahead,
marshal~cautious (reckless, grudge) has a temper";

/// Bots against bots: one player for each team, game after game, unless a command says otherwise
#[derive(Parser, Debug)]
#[command(name = "arena", args_conflicts_with_subcommands = true, args_override_self = true)]
#[command(after_help = format!("{PLAYERS}\n{WORDS}"))]
pub struct Options {
    #[command(subcommand)]
    pub command: Option<Command>,
    #[command(flatten)]
    pub play: PlayOptions,
}

#[derive(Subcommand, Debug)]
pub enum Command {
    /// Player A in the place of player B, team by team on the same deals
    #[command(after_help = format!("{PLAYERS}\n{WORDS}"))]
    Match(MatchOptions),
    /// One player at all seats, then random players in one team, beside the yardstick
    #[command(after_help = format!("{PLAYERS}\n{WORDS}"))]
    Table(YardstickOptions),
    /// The marshal's beliefs held against the truth
    #[command(after_help = WORDS)]
    Calibrate(CalibrateOptions),
    /// Time for a decision, level by level, and imagined games a second
    #[command(after_help = WORDS)]
    Speed(SpeedOptions),
    /// Everything as a page; plays what is missing
    Report(ReportOptions),
}

#[derive(Args, Debug)]
pub struct PlayOptions {
    /// One player for all teams, or law=PLAYER,outlaws=PLAYER,renegades=PLAYER
    #[arg(long, default_value = "random", value_parser = read_bots)]
    pub bots: ByTeam<Calibre>,
    /// Games to play
    #[arg(long, default_value_t = 10_000)]
    pub games: u64,
    /// Seed of the first game; the same seed gives the same games
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Threads; results do not depend on it
    #[arg(long, default_value = "all", value_parser = read_threads)]
    pub threads: usize,
    /// Print one JSON object instead of a table
    #[arg(long)]
    pub json: bool,
    /// Measure clones and random games instead, at this and the two largest tables
    #[arg(long)]
    pub bench: bool,
    #[command(flatten)]
    pub table: Table,
}

#[derive(Args, Debug)]
pub struct MatchOptions {
    /// Player on trial
    #[arg(long, value_name = "PLAYER", default_value = "marshal")]
    pub a: Calibre,
    /// Player whose place it takes
    #[arg(long, value_name = "PLAYER", default_value = "karma")]
    pub b: Calibre,
    /// Leave out the games with A in a single seat of a team
    #[arg(long)]
    pub no_partners: bool,
    /// Deals; each is played once for each team and once without A
    #[arg(long, default_value_t = 3_000)]
    pub deals: u64,
    /// File with one line for each game, instead of a folder; a file that is there is continued
    #[arg(long, value_name = "GAMES.csv")]
    pub file: Option<PathBuf>,
    #[command(flatten)]
    pub run: RunOptions,
    #[command(flatten)]
    pub table: Table,
}

#[derive(Args, Debug)]
pub struct YardstickOptions {
    /// Player at all seats
    #[arg(long, value_name = "PLAYER", default_value = "karma")]
    pub bots: Calibre,
    /// Deals; each is played once for each team and once without random players
    #[arg(long, default_value_t = 3_000)]
    pub deals: u64,
    /// File with one line for each game, instead of a folder; a file that is there is continued
    #[arg(long, value_name = "GAMES.csv")]
    pub file: Option<PathBuf>,
    #[command(flatten)]
    pub run: RunOptions,
    #[command(flatten)]
    pub table: Table,
}

#[derive(Args, Debug)]
pub struct CalibrateOptions {
    /// Games whose beliefs are judged
    #[arg(long, default_value_t = 1_000)]
    pub deals: u64,
    #[command(flatten)]
    pub run: RunOptions,
    #[command(flatten)]
    pub table: Table,
}

#[derive(Args, Debug)]
pub struct SpeedOptions {
    /// Games of each level; a fiftieth of them for the legend
    #[arg(long, default_value_t = 200)]
    pub deals: u64,
    /// Imagined games of the legend for a decision
    #[arg(long, default_value_t = Calibre::PLAYOUTS)]
    pub playouts: u32,
    /// Seed of the first game; the same seed gives the same games
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    #[command(flatten)]
    pub table: Table,
}

#[derive(Args, Debug)]
pub struct ReportOptions {
    /// Page to write [default: standard output]
    #[arg(long, value_name = "PAGE")]
    pub out: Option<PathBuf>,
    /// Play only matches with this word in the name of their file
    #[arg(long, value_name = "WORD")]
    pub only: Option<String>,
    /// Play nothing; write the page from what is there
    #[arg(long)]
    pub finished: bool,
    /// Leave out the games with A in a single seat of a team
    #[arg(long)]
    pub no_partners: bool,
    /// Deals of a match; each is played once for each team and once without A
    #[arg(long, default_value_t = 3_000)]
    pub deals: u64,
    /// Deals of a match of the legend
    #[arg(long, value_name = "DEALS", default_value_t = 400)]
    pub legend_deals: u64,
    /// Deals of the match of the legend that thinks longest
    #[arg(long, value_name = "DEALS", default_value_t = 200)]
    pub long_deals: u64,
    /// Games whose beliefs are judged
    #[arg(long, value_name = "DEALS", default_value_t = 1_000)]
    pub belief_deals: u64,
    /// Imagined games of the legend for a decision
    #[arg(long, default_value_t = Calibre::PLAYOUTS)]
    pub playouts: u32,
    /// Imagined games of the legend that thinks longest
    #[arg(long, value_name = "PLAYOUTS", default_value_t = 1_600)]
    pub long_playouts: u32,
    #[command(flatten)]
    pub run: RunOptions,
}

/// The options of every command that keeps its games in files.
#[derive(Args, Debug)]
pub struct RunOptions {
    /// Folder with one file for each match; a file that is there is continued
    #[arg(long, value_name = "FOLDER")]
    pub data: Option<PathBuf>,
    /// Seed of the first game; the same seed gives the same games
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Threads; results do not depend on it
    #[arg(long, default_value = "all", value_parser = read_threads)]
    pub threads: usize,
}

impl RunOptions {
    /// The given file, the file of this name in the data folder, or only the memory.
    pub fn ledger<R: Record>(
        &self,
        file: Option<&Path>,
        stem: &str,
        title: impl FnOnce() -> String,
    ) -> Result<Ledger<R>, String> {
        let path = match (file, &self.data) {
            (Some(file), _) => file.to_path_buf(),
            (None, Some(folder)) => {
                std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
                folder.join(format!("{stem}.csv"))
            }
            (None, None) => return Ok(Ledger::in_memory()),
        };
        Ledger::open(&path, &title()).map_err(|error| error.to_string())
    }
}

/// Reports the progress of a run every ten seconds.
pub fn ticker(name: String) -> impl Fn(usize, usize) + Sync {
    const PAUSE: Duration = Duration::from_secs(10);
    let last = Mutex::new(Instant::now());
    move |done, all| {
        if let Ok(mut last) = last.lock()
            && last.elapsed() > PAUSE
        {
            *last = Instant::now();
            errln!("{name}: {done} of {all} games");
        }
    }
}

fn read_threads(value: &str) -> Result<usize, String> {
    if value == "all" {
        return Ok(std::thread::available_parallelism().map_or(1, usize::from));
    }
    value.parse().ok().filter(|threads| *threads > 0).ok_or_else(|| "neither a number above 0 nor all".into())
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
    use clap::CommandFactory;
    use standoff_bots::Level;

    fn read(line: &str) -> Result<Options, clap::Error> {
        Options::try_parse_from(std::iter::once("arena").chain(line.split_whitespace()))
    }

    #[test]
    fn the_command_line_is_well_formed_and_every_option_has_help() {
        let mut command = Options::command();
        command.build();
        command.clone().debug_assert();
        for command in command.get_subcommands().chain([&command]) {
            for option in command.get_arguments() {
                let help = option.get_help().map(ToString::to_string).unwrap_or_default();
                assert!(!help.is_empty() && !help.contains('\n'), "{} {}", command.get_name(), option.get_id());
            }
        }
    }

    #[test]
    fn commands_and_options_are_read() {
        let line = "match --a legend@80~reckless --b random --players 7 --deals 12 --threads 2";
        let Some(Command::Match(options)) = read(line).unwrap().command else { panic!("not a match") };
        assert_eq!((options.table.players(), options.deals, options.run.threads), (7, 12, 2));
        assert_eq!((options.a.to_string(), options.b.to_string()), ("legend@80~reckless".into(), "drifter".into()));
        let options = read("--bots law=marshal,outlaws=karma,renegades=random --json").unwrap();
        assert!(options.command.is_none() && options.play.json);
        assert_eq!(options.play.bots.outlaws, Level::Karma.into());
        assert!(matches!(read("report --finished").unwrap().command, Some(Command::Report(_))));
    }

    #[test]
    fn the_last_of_two_values_counts() {
        assert_eq!(read("--games 1 --games 2").unwrap().play.games, 2);
    }

    #[test]
    fn nonsense_is_refused() {
        for line in [
            "fight",
            "--games",
            "--games x",
            "--bots saint",
            "--bots law=karma",
            "--players 9",
            "--threads 0",
            "-x y",
            "--games 1 match",
            "match --players 9",
        ] {
            assert_eq!(read(line).map_err(|error| error.exit_code()).err(), Some(2), "{line}");
        }
    }
}
