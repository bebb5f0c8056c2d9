//! The table of one game or the other, and its name in words and in files.

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
