use super::*;
use crate::{Calibre, Level};
use standoff_engine::card::{Game, Setup};
use standoff_engine::core::{Seat, Team};
use standoff_engine::dice;
use std::path::PathBuf;

fn trial(players: u8, a: Level, b: Level) -> Trial<Game> {
    Trial { deals: Deals { setup: Setup::base(players), seed: 7 }, a: a.into(), b: b.into() }
}

fn played<G: Contest>(trial: &Trial<G>, deals: u64, threads: usize) -> Ledger<Row> {
    let mut ledger = Ledger::in_memory();
    trial.run(deals, true, threads, &mut ledger, |_, _| {}).unwrap();
    ledger
}

/// Everything but the time it took.
fn games(ledger: &Ledger<Row>) -> Vec<Row> {
    ledger.rows().map(|row| Row { a_micros: 0, b_micros: 0, ..*row }).collect()
}

/// A file of its own for a test.
fn file(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("standoff-arena-{}-{name}.csv", std::process::id()));
    let _ = std::fs::remove_file(&path);
    path
}

#[test]
fn the_same_player_makes_no_difference_at_all() {
    for level in [Level::Drifter, Level::Karma, Level::Marshal] {
        let trial = trial(5, level, level);
        let ledger = played(&trial, 10, 2);
        let summary = Summary::of(&trial, &ledger);
        assert_eq!((summary.deals, summary.errors), (10, 0));
        for team in Team::ALL {
            assert_eq!(summary.teams.get(team).uplift, Uplift::default(), "{level:?} {team:?}");
        }
        assert_eq!(summary.partners.law.unwrap().uplift, Uplift::default());
        assert!(!summary.beats());
    }
}

/// The same level with other luck: a difference, but none that means anything.
#[test]
fn one_like_the_other_covers_zero() {
    let trial = trial(5, Level::Drifter, Level::Drifter);
    let other = Trial { deals: Deals { seed: 8, ..trial.deals.clone() }, ..trial.clone() };
    let (one, two) = (played(&trial, 400, 2), played(&other, 400, 2));
    let won =
        |ledger: &Ledger<Row>, deal, team| i8::from(ledger.get(&(deal, Arm::Control)).unwrap().winner == Some(team));
    let differences =
        ByTeam::from_fn(|team| (0..400).map(|deal| won(&one, deal, team) - won(&two, deal, team)).collect::<Vec<_>>());
    let uplifts = uplift(&differences, 1);
    for team in Team::ALL {
        let one = uplifts.get(team);
        assert!(one.low < 0.0 && one.high > 0.0 && one.bound <= one.low, "{team:?} {one:?}");
    }
}

#[test]
fn a_better_player_beats_a_worse_one() {
    let better = trial(5, Level::Marshal, Level::Drifter);
    let ledger = played(&better, Summary::FEWEST, 2);
    let summary = Summary::of(&better, &ledger);
    assert!(summary.beats(), "{summary:?}");
    let mut few = Ledger::in_memory();
    better.run(30, false, 2, &mut few, |_, _| {}).unwrap();
    assert!(!Summary::of(&better, &few).beats(), "too few to claim anything");
    let worse = trial(5, Level::Drifter, Level::Marshal);
    let summary = Summary::of(&worse, &played(&worse, 30, 2));
    assert!(!summary.beats() && summary.teams.law.uplift.high < 0.0, "{summary:?}");
}

#[test]
fn threads_and_interruptions_make_no_difference() {
    let trial = trial(6, Level::Karma, Level::Drifter);
    let whole = played(&trial, 12, 1);
    assert_eq!(games(&whole), games(&played(&trial, 12, 3)));

    let path = file("resume");
    let title = trial.title("card 6 base");
    let mut ledger = Ledger::open(&path, &title).unwrap();
    trial.run(5, false, 2, &mut ledger, |_, _| {}).unwrap();
    drop(ledger);
    // Cut off in the middle of a line, as when the lights go out.
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, &text[..text.len() - 9]).unwrap();
    let lines = text.lines().count() - 3;
    let mut ledger = Ledger::<Row>::open(&path, &title).unwrap();
    assert_eq!(ledger.rows().count(), lines);
    trial.run(12, true, 2, &mut ledger, |_, _| {}).unwrap();
    assert_eq!(games(&whole), games(&ledger));
    drop(ledger);
    // Nothing is played twice, and what is read is what was written.
    let before = std::fs::read_to_string(&path).unwrap();
    let mut ledger = Ledger::open(&path, &title).unwrap();
    trial.run(12, true, 2, &mut ledger, |_, _| {}).unwrap();
    assert_eq!(before, std::fs::read_to_string(&path).unwrap());
    assert_eq!(games(&whole), games(&ledger));
    // Another trial does not go on with it.
    let other = Trial { a: Level::Marshal.into(), ..trial };
    let refused = Ledger::<Row>::open(&path, &other.title("card 6 base")).unwrap_err();
    assert!(refused.to_string().contains("something else"));
    std::fs::remove_file(&path).unwrap();
}

#[test]
fn a_spoilt_file_is_refused() {
    let path = file("spoilt");
    drop(Ledger::<Row>::open(&path, "a").unwrap());
    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, format!("{text}0,control,law,1,1,1,1\n0,law,law,1,1,1,1,1\n")).unwrap();
    assert!(Ledger::<Row>::open(&path, "a").is_err());
    std::fs::remove_file(&path).unwrap();
}

#[test]
fn lines_lead_back_to_games() {
    let ledger = played(&trial(7, Level::Karma, Level::Drifter), 2, 1);
    assert_eq!(ledger.rows().count(), 2 * 6);
    for row in ledger.rows() {
        assert_eq!(Row::parse(&row.line()), Some(*row));
    }
    let stalled = Row { winner: None, ..*ledger.rows().next().unwrap() };
    assert_eq!(Row::parse(&stalled.line()), Some(stalled));
    for line in ["", "1,control", "1,nobody,law,1,1,1,1,1", "1,law,law,1,1,1,1,1,1", "1,law,us,1,1,1,1,1"] {
        assert_eq!(Row::parse(line), None, "{line}");
    }
}

/// Only who sits at the seats of the arm is another.
#[test]
fn the_deal_is_the_same_for_every_arm() {
    let deals = Deals::<Game> { setup: Setup::base(7), seed: 1 };
    for i in 0..14 {
        let (one, two) = (deals.deal(i, &mut Vec::new()).unwrap(), deals.deal(i, &mut Vec::new()).unwrap());
        assert_eq!((&one.game, one.seeds), (&two.game, two.seeds));
        assert_eq!(one.game.sheriff(), Some(Seat((i % 7) as u8)));
        let mut seeds = one.seeds.to_vec();
        seeds.sort_unstable();
        seeds.dedup();
        assert_eq!(seeds.len(), 8, "every seat has a stream of its own");
    }
}

#[test]
fn the_dice_game_has_trials_too() {
    let deals =
        Deals::<dice::Game> { setup: dice::Setup { modules: dice::Modules::ALL, ..dice::Setup::base(8) }, seed: 3 };
    let trial = Trial { deals, a: Level::Marshal.into(), b: Level::Drifter.into() };
    let summary = Summary::of(&trial, &played(&trial, 8, 2));
    assert_eq!((summary.deals, summary.errors), (8, 0));
    assert!(summary.partners.renegades.is_some(), "there are two renegades at a table of eight");
}

#[test]
fn a_fingerprint_tells_players_apart() {
    let deals = Deals::<Game> { setup: Setup::base(5), seed: 1 };
    let print = |words: &str| deals.fingerprint(words.parse::<Calibre>().unwrap());
    let all = ["drifter", "karma", "cowhand", "marshal", "marshal~reckless", "legend@20", "legend@40"].map(print);
    assert_eq!(print("marshal"), all[3]);
    for (i, one) in all.iter().enumerate() {
        assert!(!all[..i].contains(one), "{all:?}");
    }
}
