//! Tests over whole games: properties, hidden information, goldens and counts of legal moves.

mod cards;
mod dice;
mod generic;
mod golden;
mod hidden;
mod mechanics;
mod perft;
mod properties;

use standoff_engine::card::{Set, Setup, TableRules};
use standoff_engine::core::Rng;

/// How many random games the long properties play; `GAMES=1000000` plays more.
fn games() -> u64 {
    std::env::var("GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(100_000)
}

/// Setups in rotation: every combination of sets and players, with presets and with random table rules.
fn setup(number: u64) -> Setup {
    let decks: [&[Set]; 3] = [&[Set::Base], &[Set::Base, Set::DodgeCity], &[Set::DodgeCity]];
    let sets = decks[number as usize % decks.len()].to_vec();
    let (least, most) = Setup::player_range(&sets);
    let players = least + (number / 3 % u64::from(most - least + 1)) as u8;
    let mut setup = Setup { sets, ..Setup::base(players) };
    let mut rng = Rng::from_seed(number);
    if number % 4 == 1 {
        let (name, _) = rng.pick(TableRules::PRESETS).unwrap();
        setup.rules = TableRules::preset(name).unwrap();
    }
    if number.is_multiple_of(4) {
        for rule in TableRules::ALL {
            let option = rng.pick(rule.options).unwrap();
            assert!(setup.rules.set(rule.key, option));
        }
    }
    setup
}
