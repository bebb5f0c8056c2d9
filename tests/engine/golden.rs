//! Whole games written down. An unintended change of the rules shows as a difference in text.
//!
//! `UPDATE_GOLDEN=1 cargo test -p standoff-engine golden` writes them anew; review the difference.

use crate::generic::golden_is_unchanged;
use standoff_engine::card::{Game, Set, Setup};

#[test]
fn golden_playthroughs_are_unchanged() {
    for (name, sets) in [
        ("base", vec![Set::Base]),
        ("dodge_city", vec![Set::Base, Set::DodgeCity]),
        ("dodge_city_standalone", vec![Set::DodgeCity]),
    ] {
        let (least, most) = Setup::player_range(&sets);
        for players in [least, 5, most] {
            let setup = Setup { sets: sets.clone(), ..Setup::base(players) };
            golden_is_unchanged::<Game>(&format!("{name}-{players}"), &setup, u64::from(players));
        }
    }
}
