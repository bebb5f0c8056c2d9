//! Counts of legal sequences: any drift in what is legal changes a number.

use standoff_engine::card::{Game, Set, Setup};
use standoff_engine::core::Rules;
use std::fmt::Write as _;
use std::path::PathBuf;

/// Sequences of `depth` actions from here.
fn perft(game: &Game, depth: u32) -> u64 {
    let Some(seat) = game.asked() else { return 1 };
    let legal = game.legal_actions(seat);
    if depth == 1 {
        return legal.len() as u64;
    }
    legal
        .iter()
        .map(|action| {
            let mut next = game.clone();
            next.act(seat, *action, &mut Vec::new()).unwrap();
            perft(&next, depth - 1)
        })
        .sum()
}

#[test]
fn counts_are_unchanged() {
    for (name, sets) in [("base", vec![Set::Base]), ("dodge_city", vec![Set::Base, Set::DodgeCity])] {
        counts_of(name, &sets);
    }
}

fn counts_of(name: &str, sets: &[Set]) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../../tests/perft/{name}.txt"));
    let table = std::fs::read_to_string(&path).unwrap();
    let mut now = String::from("# players seed depth count\n");
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let numbers: Vec<u64> = line.split_whitespace().map(|n| n.parse().unwrap()).collect();
        let game =
            Game::deal(&Setup { sets: sets.to_vec(), ..Setup::base(numbers[0] as u8) }, numbers[1], &mut Vec::new())
                .unwrap();
        let count = perft(&game, numbers[2] as u32);
        writeln!(now, "{} {} {} {count}", numbers[0], numbers[1], numbers[2]).unwrap();
    }
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &now).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&path).unwrap(), now);
}
