//! Tests over whole games: properties, hidden information, goldens and counts of legal moves.

mod cards;
mod dice;
mod doors;
mod generic;
mod golden;
mod hidden;
mod mechanics;
mod perft;
mod properties;

use standoff_engine::card::{EventMix, Set, Setup, TableRules};
use standoff_engine::core::Rng;

/// How many random games the long properties play; `GAMES=1000000` plays more.
fn games() -> u64 {
    std::env::var("GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(100_000)
}

/// No game of random players takes more decisions, whatever the sets and rules; most take a few hundred.
const MOST_DECISIONS: usize = 50_000;

/// One action sets off fewer events than this before somebody is asked again.
const MOST_EVENTS: usize = 1_000;

/// Setups in rotation: every combination of sets and players, with presets and with random table rules.
fn setup(number: u64) -> Setup {
    let decks: [&[Set]; 3] = [&[Set::Base], &[Set::Base, Set::DodgeCity], &[Set::DodgeCity]];
    let sets = decks[number as usize % decks.len()].to_vec();
    let (least, most) = Setup::player_range(&sets);
    let players = least + (number / 3 % u64::from(most - least + 1)) as u8;
    let mut setup = Setup { sets, ..Setup::base(players) };
    let mut rng = Rng::from_seed(number);
    add_events(&mut setup, number / 3, &mut rng);
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

/// Every combination of the decks turned up by rounds in rotation; the other sets by chance.
fn add_events(setup: &mut Setup, number: u64, rng: &mut Rng) {
    let (high_noon, fistful) = (&[Set::HighNoon][..], &[Set::FistfulOfCards][..]);
    let both = &[Set::HighNoon, Set::FistfulOfCards][..];
    let decks = [
        (&[][..], EventMix::Apart),
        (high_noon, EventMix::Apart),
        (fistful, EventMix::Apart),
        (both, EventMix::Apart),
        (both, EventMix::HighNoonLast),
        (both, EventMix::FistfulLast),
    ];
    let (sets, mix) = decks[(number % 6) as usize];
    setup.sets.extend(sets);
    setup.event_mix = mix;
    if !sets.is_empty() && rng.below(2) == 0 {
        setup.event_length = Some(1 + rng.below(15) as u8);
    }
    let more = [(Set::TheBullet, 2), (Set::WildWestShow, 3), (Set::Eldorado, 3)];
    for (set, one_in) in more {
        if rng.below(one_in) == 0 {
            setup.sets.push(set);
        }
    }
}
