//! Counts of legal sequences: any drift in what is legal changes a number.

use crate::generic::perft_is_unchanged;
use standoff_engine::card::{Game, Set, Setup};

#[test]
fn counts_are_unchanged() {
    for (name, sets) in [("base", vec![Set::Base]), ("dodge_city", vec![Set::Base, Set::DodgeCity])] {
        perft_is_unchanged::<Game>(name, |players| Setup { sets: sets.clone(), ..Setup::base(players) });
    }
}
