//! The battery that every game must pass, written once.

use serde::Serialize;
use standoff_engine::core::{Record, Rng, Rules, Seat, Sink};
use std::fmt::{Debug, Write as _};
use std::path::PathBuf;

/// What the battery needs to know of a game beyond its rules.
pub trait Subject: Rules<View: Serialize> {
    type Board: PartialEq + Debug;

    /// Setups in rotation: everything that can be combined.
    fn setup(number: u64) -> Self::Setup;

    /// Decisions no game may exceed: the bound that stands for "it ends".
    const BOUND: u64;

    /// Things that must hold at every decision, and at the end, when nobody is asked.
    fn assert_sound(&self, asked: Option<Seat>);

    /// Every action anybody could think of.
    fn universe(&self) -> Vec<Self::Action>;

    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Self::Illegal>;

    /// An action that answers hardly any question.
    fn idle() -> Self::Action;

    /// Why somebody who is not asked is refused; also for a seat that is not at the table.
    fn not_asked(&self, seat: Seat, asked: Seat) -> Self::Illegal;

    /// The part of a view that follows events, and whose turn it is for the how manieth time.
    fn board(view: &Self::View) -> Self::Board;
    fn turn(view: &Self::View) -> (Seat, u16);

    /// The same game with everything exchanged that `viewer` may not know, in its saved form.
    fn swap_hidden(&self, viewer: Option<Seat>, rng: &mut Rng) -> Self;

    /// A game that could be behind a view.
    fn imagine(view: &Self::View, rng: &mut Rng) -> Self;
    fn asked_in(view: &Self::View) -> Option<Self::Decision>;
}

/// Plays a random game and shows every state to `each` before the next action.
pub fn play<G: Rules>(
    setup: &G::Setup,
    seed: u64,
    mut each: impl FnMut(&G, Seat, &[G::Action], &mut Rng) -> Option<G::Action>,
) -> G {
    let mut rng = Rng::from_seed(seed ^ 0xabcd);
    let mut game = G::deal(setup, seed, &mut Vec::new()).expect("a legal setup");
    let (mut legal, mut events) = (Vec::new(), Vec::new());
    for _ in 0..crate::MOST_DECISIONS {
        let Some(seat) = game.asked() else { return game };
        game.legal_actions(seat, &mut legal);
        assert!(!legal.is_empty(), "somebody is asked and cannot answer");
        let action = match each(&game, seat, &legal, &mut rng) {
            Some(action) => action,
            None => *rng.pick(&legal).unwrap(),
        };
        events.clear();
        game.act(seat, action, &mut events).expect("a listed action is legal");
        assert!(events.len() < crate::MOST_EVENTS, "one action of seed {seed} goes on and on");
    }
    panic!("the game of seed {seed} does not end");
}

/// A random game of the setups in rotation.
pub fn random_game<G: Subject>(number: u64, mut each: impl FnMut(&G, Seat)) -> G {
    play::<G>(&G::setup(number), number, |game, seat, _, _| {
        each(game, seat);
        None
    })
}

/// The legal actions of a seat.
pub fn legal<G: Rules>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    actions
}

/// Random games end within the bound and are sound all the way; how many decisions they took.
pub fn games_end<G: Subject>(numbers: impl Iterator<Item = u64>, mut ended: impl FnMut(&G)) -> u64 {
    let mut total = 0;
    for number in numbers {
        let mut decisions = 0;
        let end = random_game::<G>(number, |game, seat| {
            decisions += 1;
            game.assert_sound(Some(seat));
        });
        assert!(decisions <= G::BOUND, "game {number} took {decisions} decisions");
        total += decisions;
        end.assert_sound(None);
        assert!(end.outcome().is_some(), "a finished game has an outcome");
        ended(&end);
    }
    total
}

/// Exactly the listed actions are accepted, and a refusal changes nothing.
pub fn legality_is_exact<G: Subject>(number: u64, looks: impl Fn(&G) -> bool) {
    random_game::<G>(number, |game, _| {
        if !looks(game) {
            return;
        }
        for seat in Seat::all(game.seats()) {
            let legal = legal(game, seat);
            assert!(legal.is_sorted_by(|a, b| a < b), "sorted, nothing twice");
            for action in game.universe() {
                let mut copy = game.clone();
                let result = copy.act(seat, action, &mut Vec::new());
                assert_eq!(result.is_ok(), legal.contains(&action), "{seat} {action:?} {result:?}");
                assert_eq!(result.is_err(), copy == *game, "{seat} {action:?}");
                assert_eq!(result.err(), game.check(seat, action).err());
            }
        }
    });
}

/// An action that is neither checked nor reported changes the game as any other does.
pub fn unchecked_steps_lead_to_the_same_state<G: Subject>(numbers: impl Iterator<Item = u64>) {
    for number in numbers {
        let mut expected: Option<G> = None;
        let end = play::<G>(&G::setup(number), number, |game, seat, legal, rng| {
            assert!(expected.as_ref().is_none_or(|expected| expected == game), "game {number}");
            let action = *rng.pick(legal).unwrap();
            let mut next = game.clone();
            next.act_unchecked(seat, action, Sink::Discard);
            expected = Some(next);
            Some(action)
        });
        assert_eq!(expected.as_ref(), Some(&end), "game {number}");
    }
}

pub fn nobody_acts_for_somebody_else<G: Subject>(numbers: impl Iterator<Item = u64>) {
    for number in numbers {
        random_game::<G>(number, |game, asked| {
            // One seat more than there are.
            for seat in Seat::all(game.seats() + 1).filter(|seat| *seat != asked) {
                assert_eq!(game.check(seat, G::idle()), Err(game.not_asked(seat, asked)));
            }
        });
    }
}

pub fn survives_saving<G: Subject>(numbers: impl Iterator<Item = u64>) {
    for number in numbers {
        random_game::<G>(number, |game, _| {
            let saved = serde_json::to_string(game).unwrap();
            let loaded = serde_json::from_str::<G>(&saved).unwrap();
            assert_eq!(loaded, *game);
            assert_eq!(loaded.check_sound(), Ok(()));
            let view = game.view(Some(Seat(0)));
            let saved = serde_json::to_string(&view).unwrap();
            assert_eq!(serde_json::from_str::<G::View>(&saved).unwrap(), view);
        });
    }
}

/// A view that follows the events has the new board, for every viewer, and knows whose turn it is.
pub fn boards_follow_events<G: Subject>(numbers: impl Iterator<Item = u64>) {
    for number in numbers {
        let mut game = G::deal(&G::setup(number), number, &mut Vec::new()).unwrap();
        let viewers: Vec<Option<Seat>> = Seat::all(game.seats()).map(Some).chain([None]).collect();
        let mut views: Vec<G::View> = viewers.iter().map(|v| game.view(*v)).collect();
        let mut rng = Rng::from_seed(number);
        while let Some(seat) = game.asked() {
            let action = *rng.pick(&legal(&game, seat)).unwrap();
            let mut events = Vec::new();
            game.act(seat, action, &mut events).unwrap();
            for (viewer, view) in viewers.iter().zip(&mut views) {
                for event in &events {
                    G::follow(view, &G::event_for(event, *viewer)).unwrap();
                }
                let fresh = game.view(*viewer);
                assert_eq!(G::board(view), G::board(&fresh), "{viewer:?} after {action:?}");
                assert_eq!(G::turn(view).1, G::turn(&fresh).1, "{viewer:?} after {action:?}");
            }
        }
        assert_eq!(game.check_sound(), Ok(()));
    }
}

/// A random game and its record.
pub fn recorded<G: Rules>(setup: &G::Setup, seed: u64) -> (Record<G>, G) {
    let mut record = Record::<G>::new(setup.clone(), seed);
    let mut last: Option<(Seat, G::Action)> = None;
    let end = play::<G>(setup, seed, |game, seat, legal, rng| {
        if let Some((seat, action)) = last {
            record.push(seat, action, game);
        }
        let action = *rng.pick(legal).unwrap();
        last = Some((seat, action));
        Some(action)
    });
    if let Some((seat, action)) = last {
        record.push(seat, action, &end);
    }
    (record, end)
}

pub fn records_replay<G: Subject>(numbers: impl Iterator<Item = u64>) {
    for number in numbers {
        let (record, end) = recorded::<G>(&G::setup(number), number);
        let text = serde_json::to_string(&record).unwrap();
        let loaded: Record<G> = serde_json::from_str(&text).unwrap();
        let replay = loaded.replay().expect("an honest record replays");
        assert_eq!(replay.end, end);
        assert_eq!(replay.events.len(), record.actions.len());
    }
}

/// Everything a seat gets to see, as bytes.
fn everything_seen<G: Subject>(game: &G, viewer: Option<Seat>) -> String {
    let legal = viewer.map_or(Vec::new(), |seat| legal(game, seat));
    serde_json::to_string(&(game.view(viewer), legal)).unwrap()
}

/// What a seat may not know changes nothing it sees; how often something was really exchanged.
pub fn hidden_stays_hidden<G: Subject>(numbers: impl Iterator<Item = u64>) -> u32 {
    let mut rng = Rng::from_seed(5);
    let mut different = 0;
    for number in numbers {
        random_game::<G>(number, |game, _| {
            for viewer in Seat::all(game.seats()).map(Some).chain([None]) {
                let other = game.swap_hidden(viewer, &mut rng);
                different += u32::from(other != *game);
                assert_eq!(everything_seen(game, viewer), everything_seen(&other, viewer));
            }
        });
    }
    different
}

/// A game imagined from a view looks the same and allows the same.
pub fn imagined_games_look_alike<G: Subject>(numbers: impl Iterator<Item = u64>) {
    let mut rng = Rng::from_seed(6);
    for number in numbers {
        random_game::<G>(number, |game, _| {
            for seat in Seat::all(game.seats()) {
                let view = game.view(Some(seat));
                let imagined = G::imagine(&view, &mut rng);
                assert_eq!(imagined.view(Some(seat)), view);
                assert_eq!(legal(&imagined, seat), legal(game, seat));
                assert_eq!(imagined.decision(), G::asked_in(&view));
            }
        });
    }
}

/// Sequences of `depth` actions from here.
pub fn perft<G: Rules>(game: &G, depth: u32) -> u64 {
    let Some(seat) = game.asked() else { return 1 };
    let legal = legal(game, seat);
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

/// Counts of a table of players, seeds and depths are unchanged. `UPDATE_GOLDEN=1` writes them anew.
pub fn perft_is_unchanged<G: Rules>(name: &str, setup: impl Fn(u8) -> G::Setup) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../../tests/perft/{name}.txt"));
    let table = std::fs::read_to_string(&path).unwrap();
    let mut now = String::from("# players seed depth count\n");
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let numbers: Vec<u64> = line.split_whitespace().map(|n| n.parse().unwrap()).collect();
        let game = G::deal(&setup(numbers[0] as u8), numbers[1], &mut Vec::new()).unwrap();
        let count = perft(&game, numbers[2] as u32);
        writeln!(now, "{} {} {} {count}", numbers[0], numbers[1], numbers[2]).unwrap();
    }
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &now).unwrap();
    }
    assert_eq!(std::fs::read_to_string(&path).unwrap(), now);
}

/// A random game as text: each action and what it did.
pub fn playthrough<G: Rules>(setup: &G::Setup, seed: u64) -> String {
    let mut events: Vec<G::Event> = Vec::new();
    let mut game = G::deal(setup, seed, &mut events).unwrap();
    let mut rng = Rng::from_seed(seed);
    let mut text = format!("setup {}\nseed {seed}\n", serde_json::to_string(setup).unwrap());
    while let Some(seat) = game.asked() {
        for event in events.drain(..) {
            writeln!(text, "    {}", serde_json::to_string(&event).unwrap()).unwrap();
        }
        let legal = legal(&game, seat);
        let action = *rng.pick(&legal).unwrap();
        writeln!(text, "{seat} {} ({} legal)", G::write_action(action), legal.len()).unwrap();
        game.act(seat, action, &mut events).unwrap();
    }
    writeln!(text, "{}", serde_json::to_string(&game.outcome()).unwrap()).unwrap();
    text
}

/// A playthrough is the one written down. `UPDATE_GOLDEN=1` writes it anew; review the difference.
pub fn golden_is_unchanged<G: Rules>(name: &str, setup: &G::Setup, seed: u64) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../../tests/golden/{name}.txt"));
    let now = playthrough::<G>(setup, seed);
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &now).unwrap();
    }
    let golden = std::fs::read_to_string(&path).expect("every set has golden playthroughs");
    let first = golden.lines().zip(now.lines()).position(|(a, b)| a != b);
    assert!(golden == now, "{} differs from line {:?}", path.display(), first.map(|n| n + 1));
}
