//! Games that are over: remembered, replayed, sent away and taken in. All of it for both games.

use super::*;
use crate::storage::{MemoryStore, Storage};
use standoff_engine::core::Rules;
use standoff_engine::{card, dice};

/// A table of bots and of persons who move at random.
fn table<G: Playable>(setup: G::Setup, players: u8, persons: &[u8], seed: u64) -> Table<G> {
    let chair = |seat: u8| {
        if persons.contains(&seat) {
            Chair::new(format!("Jo Ann \u{e1}{seat}"), Controller::Person)
        } else {
            Chair::new(format!("P{seat}"), Controller::Bot(Level::Cowhand))
        }
    };
    Table::deal(setup, seed, (0..players).map(chair).collect(), Options::default()).unwrap()
}

/// Plays on, and calls back before the first step and after every one.
fn play<G: Playable>(table: &mut Table<G>, most: usize, mut each: impl FnMut(&Table<G>)) {
    let mut rng = Rng::from_seed(3);
    each(table);
    for _ in 0..most {
        let (seat, action) = match table.next() {
            Next::Over => return,
            Next::Bot(seat) => (seat, table.bot_action(seat).unwrap()),
            Next::Person(seat) => (seat, *rng.pick(&table.legal(seat)).unwrap()),
        };
        table.act(seat, action).unwrap();
        each(table);
    }
}

fn cards(players: u8) -> card::Setup {
    use card::Set;
    card::Setup { sets: vec![Set::Base, Set::DodgeCity, Set::HighNoon], ..card::Setup::base(players) }
}

fn dice(players: u8) -> dice::Setup {
    let modules = dice::Modules { ghost: players >= 5, ..dice::Modules::ALL };
    dice::Setup { modules, ..dice::Setup::base(players) }
}

/// The game of a table after each of its steps, by number of steps. An announcement taken back is overwritten.
fn played<G: Playable>(table: &mut Table<G>) -> Vec<G> {
    let mut states: Vec<G> = Vec::new();
    play(table, 20_000, |table| {
        states.truncate(table.len());
        states.push(table.game.clone());
    });
    assert!(table.outcome().is_some());
    states
}

fn replays_as_played<G: Playable>(mut table: Table<G>) {
    let states = played(&mut table);
    let replay = table.replay();
    assert!(replay.is_over());
    let seats = || Seat::all(table.seats()).map(Eyes::Seat);
    let look = |moment: usize, eyes: Eyes| {
        let state = &states[replay.step(moment)];
        let view = if eyes == Eyes::All { state.open_view() } else { state.view(eyes.seat()) };
        assert!(replay.view(moment, eyes) == Some(view), "moment {moment} for {eyes:?}");
        assert_eq!(replay.turn(moment), state.turns());
        assert_eq!(replay.moment_of(replay.step(moment)), moment);
    };
    // Forward for all, back and here and there for some.
    for moment in 0..=replay.last() {
        seats().chain([Eyes::All, Eyes::Public]).for_each(|eyes| look(moment, eyes));
    }
    (0..=replay.last()).rev().for_each(|moment| look(moment, Eyes::All));
    let mut rng = Rng::from_seed(1);
    for _ in 0..100 {
        look(rng.below(replay.last() as u32 + 1) as usize, Eyes::Seat(Seat(0)));
    }
    // What happened is what the table's own log tells.
    for viewer in Seat::all(table.seats()).map(Some).chain([None]) {
        let eyes = viewer.map_or(Eyes::Public, Eyes::Seat);
        let told: Vec<_> =
            table.log_for(viewer).into_iter().filter(|e| !e.events.is_empty() || e.number == 0).collect();
        assert_eq!(told.len(), replay.last() + 1);
        for (moment, entry) in told.into_iter().enumerate() {
            assert_eq!((replay.step(moment), replay.events(moment, eyes)), (entry.number, entry.events));
        }
    }
    assert_eq!(replay.step(usize::MAX), table.len());
}

#[test]
fn a_replay_shows_what_was_played() {
    for seed in 0..3 {
        replays_as_played::<card::Game>(table(cards(5), 5, &[0, 2], seed));
        replays_as_played::<dice::Game>(table(dice(6), 6, &[1], seed));
    }
}

#[test]
fn before_the_end_nothing_is_open() {
    let mut table = table::<card::Game>(cards(5), 5, &[0], 7);
    play(&mut table, 60, |_| ());
    let replay = table.replay();
    for moment in 0..=replay.last() {
        assert_eq!(replay.view(moment, Eyes::All), replay.view(moment, Eyes::Public));
        assert_eq!(replay.events(moment, Eyes::All), replay.events(moment, Eyes::Public));
    }
    assert!(!replay.is_over() && replay.log(Eyes::All).eq(replay.log(Eyes::Public)));
}

#[test]
fn with_everything_open_all_hands_and_roles_are_seen() {
    let mut table = table::<card::Game>(cards(6), 6, &[], 2);
    play(&mut table, 20_000, |_| ());
    let replay = table.replay();
    for moment in 0..=replay.last() {
        let view = replay.view(moment, Eyes::All).unwrap();
        for seat in Seat::all(6).map(|seat| view.seat(seat)) {
            assert_eq!((seat.hand.len(), seat.role.is_some()), (seat.hand_count, true));
        }
    }
}

fn is_remembered<G: Playable>(mut table: Table<G>) {
    let mut storage = Storage::new(MemoryStore::new());
    play(&mut table, 20, |_| ());
    remember(&mut storage, &table, 5, false).unwrap();
    assert!(past(&storage).entries.is_empty(), "it goes on");
    play(&mut table, 20_000, |_| ());
    remember(&mut storage, &table, 5, false).unwrap();
    // Taken back and ended again it is still one game.
    while table.undo().is_ok() && table.outcome().is_some() {}
    play(&mut table, 20_000, |_| ());
    remember(&mut storage, &table, 6, false).unwrap();
    let history = past(&storage);
    let [(entry, true)] = &history.entries[..] else { panic!("{} games", history.entries.len()) };
    assert_eq!(Some(&entry.game), table.finished(6).as_ref());
    let saved: Saved<G> = storage.record(entry.id).unwrap().unwrap();
    let mut whole = table.save();
    whole.course.as_mut().unwrap().earlier.clear();
    assert_eq!(saved, whole);
    assert_eq!(saved.finished(6), table.finished(6));
}

#[test]
fn a_game_that_is_over_is_remembered_once() {
    let mut cards = table::<card::Game>(cards(4), 4, &[0], 1);
    cards.options.free_undo = true;
    is_remembered(cards);
    is_remembered(table::<dice::Game>(dice(5), 5, &[0], 1));
}

fn card_table(foreign: Foreign) -> Table<card::Game> {
    match foreign {
        Foreign::Card(table) => *table,
        Foreign::Dice(_) => panic!("another game"),
    }
}

fn dice_table(foreign: Foreign) -> Table<dice::Game> {
    match foreign {
        Foreign::Dice(table) => *table,
        Foreign::Card(_) => panic!("another game"),
    }
}

fn travels<G: Playable>(table: &Table<G>, arrived: fn(Foreign) -> Table<G>) {
    let Link { lasting, bound } = link(table, Some(77));
    for text in [export(table, Some(77)), lasting, bound.unwrap()] {
        let (foreign, ended) = import(&text).unwrap_or_else(|error| panic!("{error:?}: {text}"));
        let (mut found, mut sent) = (arrived(foreign).save(), table.save());
        // A link does not say what steps could be taken back to under other rules.
        for saved in [&mut found, &mut sent] {
            saved.course.as_mut().unwrap().earlier.clear();
        }
        assert_eq!((found, ended), (sent, Some(77)));
    }
    assert_eq!(import(&link(table, None).lasting).map(|(_, ended)| ended), Ok(None));
    assert_eq!(import(&export(table, None)).map(|(_, ended)| ended), Ok(None));
}

#[test]
fn a_game_arrives_as_it_was_sent() {
    for (seed, most) in [(0, 0), (1, 1), (2, 40), (3, 20_000), (4, 20_000)] {
        for players in [4, 8] {
            let mut cards = table::<card::Game>(cards(players), players, &[0], seed);
            play(&mut cards, most, |_| ());
            travels(&cards, card_table);
            let mut dice = table::<dice::Game>(dice(players), players, &[0], seed);
            play(&mut dice, most, |_| ());
            travels(&dice, dice_table);
        }
    }
}

#[test]
fn a_short_text_says_only_what_is_special() {
    let mut table = table::<card::Game>(card::Setup::base(5), 5, &[0], 9);
    play(&mut table, 3, |_| ());
    let Link { lasting, bound } = link(&table, None);
    let text = bound.unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], format!("standoff/1 card {}", card::Game::VERSION));
    let (short, past) = lasting.rsplit_once("\n\n").unwrap();
    assert_eq!(short, text.replacen("standoff/1", "standoff/2", 1));
    assert!(past.starts_with("{\"earlier\":[],\"events\":"));
    // The plain setup of links stays as it was when the first ones were made; a default that has changed since is said.
    let changed = "{\"rules\":{\"abandoned_mine_variant\":\"discarded_cards\"}}";
    assert_eq!(lines[2..6], [changed, "{\"free_undo\":false}", "person Jo Ann \u{e1}0", "cowhand P1"]);
    assert_eq!((lines[9], lines.len()), ("", 13));
}

#[test]
fn what_is_damaged_foreign_or_too_large_is_refused() {
    let mut table = table::<card::Game>(cards(4), 4, &[0], 6);
    play(&mut table, 20_000, |_| ());
    let why = |text: &str| import(text).err();
    let (file, short) = (export(&table, Some(1)), link(&table, Some(1)).bound.unwrap());
    for text in ["", "hello", "[1]", "\u{0}", "standoff", "<html>", "{\"a\":1}", "{}"] {
        assert_eq!(why(text), Some(ImportError::NoGame), "{text}");
    }
    assert_eq!(why("{\"standoff\":1,"), Some(ImportError::Damaged));
    assert_eq!(why(&"{".repeat(100_000)), Some(ImportError::Damaged));
    assert_eq!(why(&"x".repeat(MOST_TEXT + 1)), Some(ImportError::TooLarge));
    assert_eq!(why(&file.replace("\"standoff\": 2", "\"standoff\": 3")), Some(ImportError::OtherFormat));
    assert_eq!(why(&short.replacen("standoff/1", "standoff/9", 1)), Some(ImportError::OtherFormat));
    assert_eq!(why(&short.replacen("standoff/1", "standoff/2", 1)), Some(ImportError::Damaged));
    // A record alone of other rules, which ours do not allow.
    let version = card::Game::VERSION;
    let other = ImportError::OtherRules { found: 9999, expected: version };
    let (head, last) = short.rsplit_once('\n').unwrap();
    let foreign = format!("{head}\nA end\n{last}").replacen(&format!("card {version}"), "card 9999", 1);
    assert_eq!(why(&foreign), Some(other));
    assert_eq!(why(&short.replacen("card", "chess", 1)), Some(ImportError::NoGame));
    assert!(short.len() < MOST_TEXT / 10);
}

/// No text whatever brings it down, and none that was cut or changed in its course passes for a game that ended as it
/// says.
#[test]
fn no_change_of_a_text_brings_it_down() {
    let mut table = table::<dice::Game>(dice(8), 8, &[0], 6);
    play(&mut table, 60, |_| ());
    let mut rng = Rng::from_seed(5);
    let Link { lasting, bound } = link(&table, Some(1));
    for text in [export(&table, Some(1)), lasting, bound.unwrap()] {
        for _ in 0..300 {
            let mut bytes = text.clone().into_bytes();
            let at = rng.below(bytes.len() as u32) as usize;
            match rng.below(3) {
                0 => bytes.truncate(at),
                1 => bytes[at] = b' ' + rng.below(90) as u8,
                _ => drop(bytes.drain(at..(at + 7).min(text.len()))),
            }
            if let Ok((foreign, _)) = import(&String::from_utf8_lossy(&bytes)) {
                // Names, options and dates may differ; the game may not.
                assert_eq!(dice_table(foreign).game, table.game);
            }
        }
    }
}

#[test]
fn the_code_of_a_link_is_found() {
    let code = "abc-DEF_0123456789xyz";
    assert_eq!(link_code(&format!(" https://example.org/a/?x#/game/{code}\n")), Some(code));
    assert_eq!(link_code(code), Some(code));
    for text in ["", "hello", "#/game/", "{\"standoff\":1}", "standoff/1 card 4\n", "#/game/abc$DEF_0123456789xyz"] {
        assert_eq!(link_code(text), None, "{text}");
    }
}

/// A game with friends has a long seed, and travels with it.
#[test]
fn a_game_dealt_from_a_long_seed_travels_too() {
    let chairs = (0..4).map(|seat| Chair::new(format!("P{seat}"), Controller::Bot(Level::Cowhand))).collect();
    let mut table =
        Table::<card::Game>::deal_from(cards(4), Seed::ChaCha([7; 32]), chairs, Options::default()).unwrap();
    play(&mut table, 60, |_| {});
    travels(&table, card_table);
    let again = Table::<card::Game>::load(table.save()).expect("it replays");
    assert_eq!(again.view(None), table.view(None));
    assert!(serde_json::to_string(&table.save().record).unwrap().contains("\"seed\":\"chacha20:0707"));
}

/// Names from files are cleaned and told apart like those of friends.
#[test]
fn names_from_files_are_fit_to_be_shown() {
    let mut table = table::<card::Game>(cards(4), 4, &[], 5);
    play(&mut table, 20, |_| {});
    let names = ["\u{202e}Anna", "Anna", "\u{200b}", &"x".repeat(64)];
    for (chair, name) in table.chairs.iter_mut().zip(names) {
        chair.name = name.into();
    }
    let (foreign, _) = import(&export(&table, None)).expect("a game");
    assert_eq!(card_table(foreign).names(), ["Anna", "Anna 2", "3", &"x".repeat(20)]);
}
