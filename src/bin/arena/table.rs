//! The table in words: options, names, files.

use standoff_engine::card::{EventMix, Set, Setup, TableRules};
use standoff_engine::core::Rules;
use standoff_engine::{card, dice};

/// The table of one game or the other.
#[derive(Clone, PartialEq, Debug)]
pub enum Table {
    Card(Setup),
    Dice(dice::Setup),
}

/// Calls a function of one game or the other with the setup.
macro_rules! on_table {
    ($table:expr, $call:ident($($argument:expr),*)) => {
        match $table {
            $crate::table::Table::Card(setup) => $call::<standoff_engine::card::Game>(setup, $($argument),*),
            $crate::table::Table::Dice(setup) => $call::<standoff_engine::dice::Game>(setup, $($argument),*),
        }
    };
}

pub(crate) use on_table;

impl Table {
    /// The options that describe a table, with the values they take.
    pub const OPTIONS: [&str; 7] =
        ["--game", "--players", "--sets", "--events", "--event-length", "--modules", "--rules"];

    /// The base game of a name.
    pub fn of_game(name: &str) -> Result<Self, String> {
        match name {
            card::Game::NAME => Ok(Self::Card(Setup { crowd: true, ..Setup::base(5) })),
            dice::Game::NAME => Ok(Self::Dice(dice::Setup::base(5))),
            _ => Err(format!("there is no game {name}")),
        }
    }

    pub fn check(&self) -> Result<(), String> {
        match self {
            Self::Card(setup) => setup.check().map_err(refuse),
            Self::Dice(setup) => setup.check().map_err(refuse),
        }
    }

    pub fn players(&self) -> u8 {
        match self {
            Self::Card(setup) => setup.players,
            Self::Dice(setup) => setup.players,
        }
    }

    /// Everything that tells this table from others, in words: `card 5 base`.
    pub fn name(&self) -> String {
        let mut words = match self {
            Self::Card(setup) => vec![card::Game::NAME.into(), setup.players.to_string(), sets(setup)],
            Self::Dice(setup) => vec![dice::Game::NAME.into(), setup.players.to_string(), modules(setup.modules)],
        };
        if let Self::Card(setup) = self {
            if setup.event_mix != EventMix::Apart {
                words.push(setup.event_mix.id().into());
            }
            words.extend(setup.event_length.map(|length| format!("event_length={length}")));
            for rule in TableRules::ALL {
                let option = setup.rules.get(rule.key).unwrap_or_default();
                if option != rule.options[0] {
                    words.push(format!("{}={option}", rule.key));
                }
            }
        }
        words.join(" ")
    }

    /// The same for the name of a file.
    pub fn stem(&self) -> String {
        self.name().replace(' ', "-")
    }
}

fn sets(setup: &Setup) -> String {
    if setup.sets == Set::ALL {
        return "all".into();
    }
    setup.sets.iter().map(|set| set.id()).collect::<Vec<_>>().join("+")
}

fn modules(modules: dice::Modules) -> String {
    match modules {
        dice::Modules::NONE => "base".into(),
        dice::Modules::ALL => "all".into(),
        _ => dice::Modules::IDS.into_iter().filter(|id| modules.has(id)).collect::<Vec<_>>().join("+"),
    }
}

pub fn refuse(error: impl std::fmt::Debug) -> String {
    format!("this table cannot be dealt: {error:?}")
}

impl Table {
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
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

pub fn number<T: std::str::FromStr>(name: &str, value: &str) -> Result<T, String> {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn name(game: &str, options: &[(&str, &str)]) -> String {
        let mut table = Table::of_game(game).unwrap();
        for (name, value) in options {
            table.set(name, value).unwrap();
        }
        table.check().unwrap();
        table.name()
    }

    #[test]
    fn tables_that_differ_have_names_that_differ() {
        assert_eq!(name("card", &[]), "card 5 base");
        assert_eq!(name("card", &[("--players", "8"), ("--sets", "dodge_city")]), "card 8 base+dodge_city");
        let options =
            [("--sets", "all"), ("--events", "mixed"), ("--event-length", "4"), ("--rules", "panic_self=true")];
        assert_eq!(name("card", &options), "card 5 all high_noon_last event_length=4 panic_self=true");
        assert_eq!(name("dice", &[("--players", "7")]), "dice 7 base");
        assert_eq!(name("dice", &[("--modules", "all")]), "dice 5 all");
        assert_eq!(name("dice", &[("--modules", "ghost,saloon_dice")]), "dice 5 saloon_dice+ghost");
    }

    #[test]
    fn options_belong_to_their_game() {
        assert!(Table::of_game("chess").is_err());
        assert!(Table::of_game("dice").unwrap().set("--sets", "all").is_err());
        assert!(Table::of_game("card").unwrap().set("--modules", "all").is_err());
    }
}
