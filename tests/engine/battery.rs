//! Tests over whole games: properties, hidden information, goldens and counts of legal moves.

mod cards;
mod golden;
mod hidden;
mod mechanics;
mod perft;
mod properties;

use standoff_engine::card::{EventMix, Game, Set, Setup, TableRules};
use standoff_engine::core::{Rng, Rules, Seat};

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

/// Every combination of event decks in rotation, The Bullet's people with every second.
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
    if number.is_multiple_of(2) {
        setup.sets.push(Set::TheBullet);
    }
}

/// Plays a random game of any kind and shows every state to `each` before the next action.
fn play<G: Rules>(
    setup: &G::Setup,
    seed: u64,
    mut each: impl FnMut(&G, Seat, &[G::Action], &mut Rng) -> Option<G::Action>,
) -> G {
    let mut rng = Rng::from_seed(seed ^ 0xabcd);
    let mut game = G::deal(setup, seed, &mut Vec::new()).expect("a legal setup");
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    for _ in 0..50_000 {
        let Some(seat) = game.asked() else { return game };
        game.legal_actions(seat, &mut legal);
        assert!(!legal.is_empty(), "somebody is asked and cannot answer");
        let action = match each(&game, seat, &legal, &mut rng) {
            Some(action) => action,
            None => *rng.pick(&legal).unwrap(),
        };
        events.clear();
        game.act(seat, action, &mut events).expect("a listed action is legal");
    }
    panic!("the game of seed {seed} does not end");
}

/// A random game of the card game, for tests that look at one kind of thing.
fn random_game(number: u64, each: impl FnMut(&Game, Seat)) -> Game {
    let mut each = each;
    play::<Game>(&setup(number), number, |game, seat, _, _| {
        each(game, seat);
        None
    })
}
