//! Whole games written down. An unintended change of the rules shows as a difference in text.
//!
//! `UPDATE_GOLDEN=1 cargo test -p standoff-engine golden` writes them anew; review the difference.

use crate::generic::golden_is_unchanged;
use standoff_engine::card::{EventMix, Game, Set, Setup};

#[test]
fn golden_playthroughs_are_unchanged() {
    let (high_noon, fistful, bullet) = (Set::HighNoon, Set::FistfulOfCards, Set::TheBullet);
    for (name, sets, event_mix) in [
        ("base", vec![Set::Base], EventMix::Apart),
        ("dodge_city", vec![Set::Base, Set::DodgeCity], EventMix::Apart),
        ("dodge_city_standalone", vec![Set::DodgeCity], EventMix::Apart),
        ("high_noon", vec![Set::Base, high_noon, bullet], EventMix::Apart),
        ("fistful_of_cards", vec![Set::Base, fistful, bullet], EventMix::Apart),
        ("both_events", vec![Set::Base, Set::DodgeCity, high_noon, fistful, bullet], EventMix::Apart),
        ("wild_west_show", vec![Set::Base, Set::WildWestShow], EventMix::Apart),
        ("eldorado", vec![Set::Base, Set::Eldorado], EventMix::Apart),
        ("everything", Set::ALL.to_vec(), EventMix::Apart),
        ("mixed_events", vec![Set::Base, Set::DodgeCity, high_noon, fistful], EventMix::HighNoonLast),
    ] {
        let (least, most) = Setup::player_range(&sets);
        for players in [least, 5, most] {
            let setup = Setup { sets: sets.clone(), event_mix, ..Setup::base(players) };
            golden_is_unchanged::<Game>(&format!("{name}-{players}"), &setup, u64::from(players));
        }
    }
}
