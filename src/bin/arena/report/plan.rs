//! Which tables and which players a report is about.

use crate::duel::Duel;
use crate::options::ReportOptions;
use crate::table::Table;
use standoff_bots::{Calibre, Level};
use standoff_engine::card::{Set, Setup};
use standoff_engine::dice;

/// A table with the words a reader knows it by.
pub struct Place {
    pub name: &'static str,
    pub table: Table,
    /// Claims are made where this is set, and partners are tested.
    pub main: bool,
}

/// One player against another somewhere.
pub struct Row {
    pub place: usize,
    pub duel: Duel,
}

fn card(players: u8, sets: &[Set]) -> Table {
    Table::Card(Setup { sets: sets.to_vec(), crowd: true, ..Setup::base(players) })
}

fn throw(players: u8, modules: dice::Modules) -> Table {
    Table::Dice(dice::Setup { modules, ..dice::Setup::base(players) })
}

/// All tables of a report. Eight with the base deck alone is an experiment: the yardstick has such a row.
pub fn places() -> Vec<Place> {
    let (base, dodge) = ([Set::Base], [Set::Base, Set::DodgeCity]);
    let place = |name, table, main| Place { name, table, main };
    vec![
        place("4 players", card(4, &base), false),
        place("5 players", card(5, &base), true),
        place("6 players", card(6, &base), false),
        place("7 players", card(7, &base), true),
        place("8 players", card(8, &base), false),
        place("5 players, Dodge City", card(5, &dodge), false),
        place("8 players, Dodge City", card(8, &dodge), false),
        place("6 players, all sets", card(6, &Set::ALL), false),
        place("dice, 5 players", throw(5, dice::Modules::NONE), true),
        place("dice, 7 players", throw(7, dice::Modules::NONE), true),
        place("dice, 7 players, all modules", throw(7, dice::Modules::ALL), false),
    ]
}

/// Levels and the one below each.
pub const LADDER: [(Level, Level); 4] = [
    (Level::Karma, Level::Drifter),
    (Level::Cowhand, Level::Karma),
    (Level::Marshal, Level::Cowhand),
    (Level::Legend, Level::Marshal),
];

/// Further matches, where claims are made.
pub const LEAPS: [(Level, Level); 2] = [(Level::Marshal, Level::Karma), (Level::Legend, Level::Karma)];

pub fn rows(places: &[Place], options: &ReportOptions) -> Vec<Row> {
    let mut rows = Vec::new();
    let calibre = |level: Level| Calibre { playouts: options.playouts, ..level.into() };
    for (place, at) in places.iter().zip(0..) {
        let leaps = LEAPS.into_iter().filter(|_| place.main);
        for (a, b) in LADDER.into_iter().chain(leaps) {
            let deals = if a == Level::Legend { options.legend_deals } else { options.deals };
            let duel = Duel { a: calibre(a), b: calibre(b), deals, partners: place.main && !options.no_partners };
            rows.push(Row { place: at, duel });
        }
        if place.table == card(5, &[Set::Base]) {
            let a = Calibre { playouts: options.long_playouts, ..Level::Legend.into() };
            let duel = Duel { a, b: Level::Karma.into(), deals: options.long_deals, partners: false };
            rows.push(Row { place: at, duel });
        }
    }
    rows
}

/// Tables at which random players take the place of karma, beside the yardstick.
pub fn yardsticks() -> Vec<Table> {
    (4..=8).map(|players| card(players, &[Set::Base])).collect()
}

/// Tables at which beliefs are judged.
pub fn beliefs() -> Vec<(&'static str, Table)> {
    let base = [Set::Base];
    vec![
        ("5 players", card(5, &base)),
        ("7 players", card(7, &base)),
        ("6 players, all sets", card(6, &Set::ALL)),
        ("dice, 5 players", throw(5, dice::Modules::NONE)),
        ("dice, 7 players", throw(7, dice::Modules::NONE)),
    ]
}

/// Tables at which time is taken.
pub fn clocks() -> Vec<(&'static str, Table)> {
    let base = [Set::Base];
    vec![
        ("5 players", card(5, &base)),
        ("7 players", card(7, &base)),
        ("dice, 5 players", throw(5, dice::Modules::NONE)),
    ]
}
