//! Whole games written down. An unintended change of the rules shows as a difference in text.
//!
//! `UPDATE_GOLDEN=1 cargo test -p standoff-engine golden` writes them anew; review the difference.

use standoff_engine::card::{Event, EventMix, Game, Set, Setup};
use standoff_engine::core::{Rng, Rules};
use standoff_engine::notation::write_action;
use std::fmt::Write as _;
use std::path::PathBuf;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden")
}

/// A random game as text: each action, what it did, and now and then the state.
fn playthrough(setup: &Setup, seed: u64) -> String {
    let mut events: Vec<Event> = Vec::new();
    let mut game = Game::deal(setup, seed, &mut events).unwrap();
    let mut rng = Rng::from_seed(seed);
    let mut text = format!("setup {}\nseed {seed}\n", serde_json::to_string(setup).unwrap());
    while let Some(decision) = game.decision() {
        for event in events.drain(..) {
            writeln!(text, "    {}", serde_json::to_string(&event).unwrap()).unwrap();
        }
        let legal = game.legal_actions(decision.seat);
        let action = *rng.pick(&legal).unwrap();
        writeln!(text, "{} {} ({} legal)", decision.seat, write_action(action), legal.len()).unwrap();
        game.act(decision.seat, action, &mut events).unwrap();
    }
    writeln!(text, "{}", serde_json::to_string(&game.outcome()).unwrap()).unwrap();
    text
}

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
        ("mixed_events", vec![Set::Base, Set::DodgeCity, high_noon, fistful], EventMix::HighNoonLast),
    ] {
        let (least, most) = Setup::player_range(&sets);
        for players in [least, 5, most] {
            let setup = Setup { sets: sets.clone(), event_mix, ..Setup::base(players) };
            let path = folder().join(format!("{name}-{players}.txt"));
            let now = playthrough(&setup, u64::from(players));
            if std::env::var_os("UPDATE_GOLDEN").is_some() {
                std::fs::write(&path, &now).unwrap();
            }
            let golden = std::fs::read_to_string(&path).expect("every set has golden playthroughs");
            let first = golden.lines().zip(now.lines()).position(|(a, b)| a != b);
            assert!(golden == now, "{} differs from line {:?}", path.display(), first.map(|n| n + 1));
        }
    }
}
