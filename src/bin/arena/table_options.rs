//! The options that describe a table.

use crate::table::Table;
use clap::error::ErrorKind;
use clap::{ArgMatches, Args, Command, Error, FromArgMatches, ValueEnum};
use standoff_engine::card::{EventMix, Set, Setup, TableRules};
use standoff_engine::dice;
use std::str::FromStr;

/// The words of the options below, for the end of a help text.
pub const WORDS: &str = "\
Sets: base, dodge_city, high_noon, fistful_of_cards, the_bullet, wild_west_show, eldorado; dodge_city_standalone
instead of base; all
Event decks: apart, mixed (or high_noon_last), fistful_last
Modules of the dice game: saloon_dice, chiefs_arrow, special_roles or mixed_roles, characters, ghost; none; all";

#[derive(Clone, Copy, Default, ValueEnum)]
enum GameName {
    #[default]
    Card,
    Dice,
}

#[derive(Args)]
#[command(next_help_heading = "Table")]
struct TableOptions {
    /// Game to play
    #[arg(long, value_enum, default_value_t)]
    game: GameName,
    /// Players at the table
    #[arg(long, default_value_t = 5)]
    players: u8,
    /// Sets of the card game, separated by commas, or all [default: base]
    #[arg(long)]
    sets: Option<Sets>,
    /// How both event decks lie [default: apart]
    #[arg(long, value_name = "ORDER", value_parser = read_mix)]
    events: Option<EventMix>,
    /// Cards in each event deck, its last one included, or all [default: all]
    #[arg(long, value_name = "CARDS")]
    event_length: Option<EventLength>,
    /// Table rules of the card game, as key=option separated by commas, or a preset [default: default]
    #[arg(long, value_parser = read_rules)]
    rules: Option<TableRules>,
    /// Modules of the dice game, separated by commas, or all [default: none]
    #[arg(long, value_parser = read_modules)]
    modules: Option<dice::Modules>,
}

impl TableOptions {
    fn table(self) -> Result<Table, Error> {
        let foreign = match self.game {
            GameName::Card => [("--modules", self.modules.is_some())].into_iter().find(|(_, given)| *given),
            GameName::Dice => [
                ("--sets", self.sets.is_some()),
                ("--events", self.events.is_some()),
                ("--event-length", self.event_length.is_some()),
                ("--rules", self.rules.is_some()),
            ]
            .into_iter()
            .find(|(_, given)| *given),
        };
        if let Some((name, _)) = foreign {
            return Err(Error::raw(ErrorKind::ArgumentConflict, format!("{name} does not belong to this game")));
        }
        let table = match self.game {
            GameName::Card => Table::Card(Setup {
                crowd: true,
                sets: self.sets.map_or_else(|| vec![Set::Base], |sets| sets.0),
                event_mix: self.events.unwrap_or(EventMix::Apart),
                event_length: self.event_length.and_then(|length| length.0),
                rules: self.rules.unwrap_or_default(),
                ..Setup::base(self.players)
            }),
            GameName::Dice => Table::Dice(dice::Setup {
                modules: self.modules.unwrap_or(dice::Modules::NONE),
                ..dice::Setup::base(self.players)
            }),
        };
        table.check().map_err(|problem| Error::raw(ErrorKind::ValueValidation, problem))?;
        Ok(table)
    }
}

/// A table is read and checked in one step, so that a command never sees one that cannot be dealt.
impl FromArgMatches for Table {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        TableOptions::from_arg_matches(matches)?.table()
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Args for Table {
    fn augment_args(command: Command) -> Command {
        TableOptions::augment_args(command)
    }

    fn augment_args_for_update(command: Command) -> Command {
        TableOptions::augment_args_for_update(command)
    }
}

/// A list of sets. An expansion brings the base game with it; Dodge City can also stand in for it.
#[derive(Clone)]
struct Sets(Vec<Set>);

impl FromStr for Sets {
    type Err = String;

    fn from_str(value: &str) -> Result<Self, String> {
        if value == "all" {
            return Ok(Self(Set::ALL.to_vec()));
        }
        let alone = "dodge_city_standalone";
        let read = |id: &str| match Set::from_id(id) {
            None if id == alone => Ok(Set::DodgeCity),
            Some(set) => Ok(set),
            None => Err(format!("there is no set {id}")),
        };
        let mut sets = value.split(',').map(read).collect::<Result<Vec<_>, _>>()?;
        if !value.split(',').any(|id| id == alone) {
            sets.push(Set::Base);
        }
        sets.sort_unstable();
        sets.dedup();
        Ok(Self(sets))
    }
}

/// Cards in each event deck; none for all of them.
#[derive(Clone, Copy)]
struct EventLength(Option<u8>);

impl FromStr for EventLength {
    type Err = String;

    fn from_str(value: &str) -> Result<Self, String> {
        match value {
            "all" => Ok(Self(None)),
            _ => value.parse().map(|cards| Self(Some(cards))).map_err(|_| "neither a number nor all".into()),
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct OnlyTable {
        #[command(flatten)]
        table: Table,
    }

    fn read(line: &str) -> Result<String, ErrorKind> {
        let words = std::iter::once("test").chain(line.split_whitespace());
        OnlyTable::try_parse_from(words).map(|options| options.table.name()).map_err(|error| error.kind())
    }

    #[test]
    fn tables_that_differ_have_names_that_differ() {
        for (line, name) in [
            ("", "card 5 base"),
            ("--players 8 --sets dodge_city", "card 8 base+dodge_city"),
            ("--players 7 --sets dodge_city_standalone", "card 7 dodge_city"),
            (
                "--sets all --events mixed --event-length 4 --rules panic_self=true",
                "card 5 all high_noon_last event_length=4 panic_self=true",
            ),
            ("--game dice --players 7", "dice 7 base"),
            ("--players 7 --game dice", "dice 7 base"),
            ("--game dice --modules all", "dice 5 all"),
            ("--game dice --modules ghost,saloon_dice", "dice 5 saloon_dice+ghost"),
        ] {
            assert_eq!(read(line), Ok(name.into()), "{line}");
        }
    }

    #[test]
    fn options_belong_to_their_game() {
        assert_eq!(read("--game chess"), Err(ErrorKind::InvalidValue));
        assert_eq!(read("--game dice --sets all"), Err(ErrorKind::ArgumentConflict));
        assert_eq!(read("--game dice --rules default"), Err(ErrorKind::ArgumentConflict));
        assert_eq!(read("--modules all"), Err(ErrorKind::ArgumentConflict));
    }

    #[test]
    fn bad_values_are_refused() {
        for line in
            ["--sets poker", "--events under", "--event-length x", "--rules shoot", "--players 9", "--players x"]
        {
            assert_eq!(read(line), Err(ErrorKind::ValueValidation), "{line}");
        }
        assert_eq!(read("--game dice --modules poker"), Err(ErrorKind::ValueValidation));
    }
}
