//! Bots against bots, by the thousand: win shares, speed, stalls.

use standoff_bots::Level;
use standoff_bots::arena::{ByTeam, Contest, Report, Series, bench};
use standoff_engine::card::{EventMix, Game, Set, Setup, TableRules};
use standoff_engine::core::Rules;
use standoff_engine::dice;
use std::process::ExitCode;

const USAGE: &str = "\
usage: arena [options]
  --game card              which game: card or dice; to be named first
  --players 5              players at the table
  --sets base              sets in play, separated by commas: base, dodge_city, high_noon, fistful_of_cards,
                           the_bullet; dodge_city_standalone instead of base; all
  --events apart           how both event decks lie: apart, mixed (or high_noon_last), fistful_last
  --event-length all       cards in each event deck, its last one included
  --modules none           modules of the dice game, separated by commas, or all: saloon_dice, chiefs_arrow,
                           special_roles or mixed_roles, characters, ghost
  --rules default          table rules, as key=option separated by commas, or a preset
  --bots random            one level for all, or law=LEVEL,outlaws=LEVEL,renegades=LEVEL
  --games 10000            games to play
  --seed 1                 the same seed gives the same games
  --threads 1              threads; results do not depend on it
  --json                   one JSON object instead of a table
  --bench                  measure clones and random games instead, at this table and the largest there is

levels: random (drifter), cowhand";

/// Sets that are planned; those the engine knows can be played.
const PLANNED: [&str; 2] = ["wild_west_show", "eldorado"];

/// The table of one game or the other.
#[derive(Clone)]
enum Match {
    Card(Setup),
    Dice(dice::Setup),
}

struct Options {
    table: Match,
    bots: ByTeam<Level>,
    games: u64,
    seed: u64,
    threads: usize,
    json: bool,
    bench: bool,
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments.iter().any(|argument| argument == "--help" || argument == "-h") {
        println!("{USAGE}");
        return ExitCode::SUCCESS;
    }
    match read(&arguments).and_then(|options| run(&options)) {
        Ok(code) => code,
        Err(problem) => {
            eprintln!("arena: {problem}\n\n{USAGE}");
            ExitCode::from(2)
        }
    }
}

fn run(options: &Options) -> Result<ExitCode, String> {
    match &options.table {
        Match::Card(setup) => play::<Game>(options, setup, setup.players),
        Match::Dice(setup) => play::<dice::Game>(options, setup, setup.players),
    }
}

fn play<G: Contest>(options: &Options, setup: &G::Setup, players: u8) -> Result<ExitCode, String> {
    let refuse = |error| format!("this table cannot be dealt: {error:?}");
    if options.bench {
        let result = bench::<G>(setup, options.seed).map_err(refuse)?;
        if options.json {
            println!("{}", serde_json::to_string(&result).map_err(|e| e.to_string())?);
        } else {
            println!("{result}");
        }
        return Ok(ExitCode::SUCCESS);
    }
    let series = Series::<G> {
        setup: setup.clone(),
        players,
        levels: options.bots,
        games: options.games,
        seed: options.seed,
        threads: options.threads,
    };
    let report = series.run().map_err(refuse)?;
    if options.json {
        println!("{}", serde_json::to_string(&report).map_err(|e| e.to_string())?);
    } else {
        print(options, players, &report);
    }
    Ok(if report.errors == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn print(options: &Options, players: u8, report: &Report) {
    println!("{} games, {players} players, seed {}", report.games, options.seed);
    let rows = [
        ("law", options.bots.law, report.wins.law, report.share.law),
        ("outlaws", options.bots.outlaws, report.wins.outlaws, report.share.outlaws),
        ("renegades", options.bots.renegades, report.wins.renegades, report.share.renegades),
    ];
    for (team, level, wins, share) in rows {
        let percent = |share: f64| 100.0 * share;
        println!(
            "  {team:<10} {:<8} {:5.1} %  ({:.1} to {:.1})  {wins} wins",
            level.id(),
            percent(share.share),
            percent(share.low),
            percent(share.high),
        );
    }
    println!("  {:.0} games/s, {:.0} decisions/s", report.games_per_s, report.decisions_per_s);
    println!("  {:.1} decisions a game, {} in the longest", report.decisions_per_game, report.longest);
    println!("  {} errors", report.errors);
}

fn read(arguments: &[String]) -> Result<Options, String> {
    let mut options = Options {
        table: Match::Card(Setup::base(5)),
        bots: ByTeam { law: Level::Drifter, outlaws: Level::Drifter, renegades: Level::Drifter },
        games: 10_000,
        seed: 1,
        threads: 1,
        json: false,
        bench: false,
    };
    let mut arguments = arguments.iter();
    while let Some(name) = arguments.next() {
        match name.as_str() {
            "--json" => options.json = true,
            "--bench" => options.bench = true,
            "--game" | "--players" | "--sets" | "--events" | "--event-length" | "--modules" | "--rules" | "--bots"
            | "--games" | "--seed" | "--threads" => {
                let value = arguments.next().ok_or_else(|| format!("{name} needs a value"))?;
                options.set(name, value)?;
            }
            _ => return Err(format!("unknown option {name}")),
        }
    }
    match &options.table {
        Match::Card(setup) => setup.check().map_err(|error| format!("this table cannot be dealt: {error:?}"))?,
        Match::Dice(setup) => setup.check().map_err(|error| format!("this table cannot be dealt: {error:?}"))?,
    }
    Ok(options)
}

impl Options {
    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        match name {
            "--game" => match value {
                Game::NAME => self.table = Match::Card(Setup::base(5)),
                dice::Game::NAME => self.table = Match::Dice(dice::Setup::base(5)),
                _ => return Err(format!("there is no game {value}")),
            },
            "--players" | "--sets" | "--events" | "--event-length" | "--modules" | "--rules" => {
                self.table.set(name, value)?;
            }
            "--bots" => self.bots = read_bots(value)?,
            "--games" => self.games = number(name, value)?,
            "--seed" => self.seed = number(name, value)?,
            _ => self.threads = number(name, value)?,
        }
        if self.threads == 0 {
            return Err("--threads must be at least 1".into());
        }
        Ok(())
    }
}

impl Match {
    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        match (self, name) {
            (Self::Card(setup), "--players") => setup.players = number(name, value)?,
            (Self::Card(setup), "--sets") => setup.sets = read_sets(value)?,
            (Self::Card(setup), "--events") => setup.event_mix = read_mix(value)?,
            (Self::Card(setup), "--event-length") if value == "all" => setup.event_length = None,
            (Self::Card(setup), "--event-length") => setup.event_length = Some(number(name, value)?),
            (Self::Card(setup), "--rules") => setup.rules = read_rules(value)?,
            (Self::Dice(setup), "--players") => setup.players = number(name, value)?,
            (Self::Dice(setup), "--modules") => setup.modules = read_modules(value)?,
            (Self::Card(_) | Self::Dice(_), _) => return Err(format!("{name} does not belong to this game")),
        }
        Ok(())
    }
}

fn read_modules(value: &str) -> Result<dice::Modules, String> {
    let mut modules = dice::Modules::NONE;
    match value {
        "none" => return Ok(modules),
        "all" => return Ok(dice::Modules::ALL),
        _ => {}
    }
    for id in value.split(',') {
        if !modules.add(id) {
            return Err(format!("there is no module {id}; there are {}", dice::Modules::IDS.join(", ")));
        }
    }
    Ok(modules)
}

fn number<T: std::str::FromStr>(name: &str, value: &str) -> Result<T, String> {
    value.parse().map_err(|_| format!("{name} needs a number, not {value}"))
}

/// The sets of a list. An expansion brings the base game with it; Dodge City can also stand in for it.
fn read_sets(value: &str) -> Result<Vec<Set>, String> {
    if value == "all" {
        return Ok(Set::ALL.to_vec());
    }
    let alone = "dodge_city_standalone";
    let read = |id: &str| match Set::from_id(id) {
        None if id == alone => Ok(Set::DodgeCity),
        Some(set) => Ok(set),
        None if PLANNED.contains(&id) => Err(format!("the set {id} cannot be played yet")),
        None => Err(format!("there is no set {id}")),
    };
    let mut sets = value.split(',').map(read).collect::<Result<Vec<_>, _>>()?;
    if !value.split(',').any(|id| id == alone) {
        sets.push(Set::Base);
    }
    sets.sort_unstable();
    sets.dedup();
    Ok(sets)
}

fn read_mix(value: &str) -> Result<EventMix, String> {
    match EventMix::from_id(value) {
        Some(mix) => Ok(mix),
        None if value == "mixed" => Ok(EventMix::HighNoonLast),
        None => Err(format!("event decks do not lie {value}")),
    }
}

fn read_rules(value: &str) -> Result<TableRules, String> {
    let mut rules = TableRules::default();
    if value == "default" {
        return Ok(rules);
    }
    if let Some(preset) = TableRules::preset(value) {
        return Ok(preset);
    }
    for rule in value.split(',') {
        let (key, option) = rule.split_once('=').ok_or_else(|| format!("a table rule is key=option, not {rule}"))?;
        if !rules.set(key, option) {
            let known = TableRules::ALL.iter().find(|known| known.key == key);
            return Err(match known {
                Some(known) => format!("the options of {key} are {}", known.options.join(", ")),
                None => format!("there is no table rule {key}"),
            });
        }
    }
    Ok(rules)
}

fn read_bots(value: &str) -> Result<ByTeam<Level>, String> {
    let level = |id: &str| Level::from_id(id).ok_or_else(|| format!("there is no level {id}"));
    if !value.contains('=') {
        let level = level(value)?;
        return Ok(ByTeam { law: level, outlaws: level, renegades: level });
    }
    let mut bots = ByTeam { law: None, outlaws: None, renegades: None };
    for part in value.split(',') {
        let (team, id) = part.split_once('=').ok_or_else(|| format!("a team's level is team=level, not {part}"))?;
        let chosen = match team {
            "law" => &mut bots.law,
            "outlaws" => &mut bots.outlaws,
            "renegades" => &mut bots.renegades,
            _ => return Err(format!("there is no team {team}")),
        };
        *chosen = Some(level(id)?);
    }
    match (bots.law, bots.outlaws, bots.renegades) {
        (Some(law), Some(outlaws), Some(renegades)) => Ok(ByTeam { law, outlaws, renegades }),
        _ => Err("name a level for law, outlaws and renegades".into()),
    }
}
