//! Games that outlive the rules they were played under. Another page is one whose rules have another number.

use super::*;
use crate::storage::{MemoryStore, OpenError, Storage, Store};
use standoff_engine::core::{RecordError, Rules, RulesChange, Unsound};
use standoff_engine::{card, dice};

const OTHER: u32 = 77;

fn cards(number: u64) -> card::Setup {
    use card::Set::{Base, DodgeCity, Eldorado, FistfulOfCards, HighNoon, TheBullet, WildWestShow};
    let sets: [&[card::Set]; 4] = [
        &[Base],
        &[Base, DodgeCity],
        &[Base, DodgeCity, HighNoon, FistfulOfCards, TheBullet],
        &[Base, DodgeCity, HighNoon, WildWestShow, Eldorado],
    ];
    let sets = sets[number as usize % 4].to_vec();
    let (least, most) = card::Setup::player_range(&sets);
    card::Setup { sets, ..card::Setup::base(least + (number % u64::from(most - least + 1)) as u8) }
}

fn throws(number: u64) -> dice::Setup {
    let players = 3 + (number % 6) as u8;
    let all = dice::Modules { ghost: players >= 5, ..dice::Modules::ALL };
    dice::Setup {
        modules: if number.is_multiple_of(2) { all } else { dice::Modules::default() },
        ..dice::Setup::base(players)
    }
}

/// Two persons who move at random and bots.
fn table<G: Playable>(setup: G::Setup, seed: u64, free_undo: bool) -> Table<G> {
    let players = G::deal(&setup, seed, &mut Vec::new()).unwrap().seats();
    let chair = |seat: u8| match seat {
        0 | 1 => Chair::new(format!("Jo {seat}"), Controller::Person),
        _ => Chair::new(format!("P{seat}"), Controller::Bot(Level::Drifter)),
    };
    let options = Options { free_undo, ..Options::default() };
    Table::deal(setup, seed, (0..players).map(chair).collect(), options).unwrap()
}

fn play<G: Playable>(table: &mut Table<G>, rng: &mut Rng, most: usize) {
    for _ in 0..most {
        let (seat, action) = match table.next() {
            Next::Over => return,
            Next::Bot(seat) => (seat, table.bot_action(seat).unwrap()),
            Next::Person(seat) => (seat, *rng.pick(&table.legal(seat)).unwrap()),
        };
        table.act(seat, action).unwrap();
    }
}

/// The same save, written and read, on a page with other rules.
fn updated<G: Playable>(table: &Table<G>) -> Table<G> {
    reopened(table, OTHER)
}

fn reopened<G: Playable>(table: &Table<G>, rules: u32) -> Table<G> {
    let text = serde_json::to_string(&table.save()).unwrap();
    let saved: Saved<G> = serde_json::from_str(&text).unwrap();
    assert_eq!(saved, table.save());
    Table::load_under(saved, rules).unwrap_or_else(|error| panic!("{error:?}"))
}

fn viewers<G: Playable>(table: &Table<G>) -> Vec<Option<Seat>> {
    Seat::all(table.seats()).map(Some).chain([None]).collect()
}

/// Everybody sees and may do the same, and has been told the same.
fn same<G: Playable>(one: &Table<G>, other: &Table<G>) {
    assert_eq!(one.decision(), other.decision());
    assert_eq!(one.can_undo(), other.can_undo());
    for viewer in viewers(one) {
        assert!(one.view(viewer) == other.view(viewer), "{viewer:?}");
        assert!(one.log_for(viewer) == other.log_for(viewer), "{viewer:?}");
        assert_eq!(viewer.map(|seat| one.legal(seat)), viewer.map(|seat| other.legal(seat)));
    }
}

/// Boards, life and hands as watched from the events are those that were played.
fn watched_as_played<G: Playable>(played: &Replay<G>, watched: &Replay<G>, same_board: fn(&G::View, &G::View) -> bool) {
    assert_eq!((played.last(), played.is_over()), (watched.last(), watched.is_over()));
    for moment in (0..=played.last()).step_by(7).chain([played.last()]) {
        assert_eq!((played.step(moment), played.turn(moment)), (watched.step(moment), watched.turn(moment)));
        for eyes in [Eyes::All, Eyes::Public, Eyes::Seat(Seat(0)), Eyes::Seat(Seat(2))] {
            let views = (played.view(moment, eyes).unwrap(), watched.view(moment, eyes).unwrap());
            assert!(same_board(&views.0, &views.1), "moment {moment} for {eyes:?}");
            assert_eq!(played.events(moment, eyes), watched.events(moment, eyes));
        }
    }
}

fn outlives<G: Playable>(setup: fn(u64) -> G::Setup, same_board: fn(&G::View, &G::View) -> bool) {
    for number in 0..12 {
        let mut rng = Rng::from_seed(number);
        let mut played = table::<G>(setup(number), number, true);
        let stops: Vec<usize> = (0..3).map(|_| rng.below(60) as usize).collect();
        for most in stops {
            play(&mut played, &mut rng, most);
            let mut went_on = updated(&played);
            same(&played, &went_on);
            watched_as_played(&played.replay(), &went_on.replay(), same_board);
            let over = played.outcome().is_some();
            let news = RulesNews::GoesOn { from: G::VERSION, to: OTHER };
            assert_eq!(went_on.rules_news(), (!over).then_some(news));
            // It is saved and loaded there as often as it likes, and on the old page again.
            play(&mut went_on, &mut rng, 5);
            same(&went_on, &reopened(&went_on, OTHER));
            let mut back = reopened(&went_on, G::VERSION);
            same(&went_on, &back);
            play(&mut back, &mut rng, 20_000);
            play(&mut went_on, &mut rng, 20_000);
            assert!(back.outcome().is_some() && went_on.outcome().is_some());
            for finished in [back, went_on] {
                let watched = reopened(&finished, OTHER + 1);
                assert_eq!((watched.finished(5), watched.rules_news()), (finished.finished(5), None));
                assert!(!watched.replay().is_live() && watched.opening().is_none());
                watched_as_played(&finished.replay(), &watched.replay(), same_board);
            }
        }
    }
}

#[test]
fn a_card_game_goes_on_under_other_rules() {
    outlives::<card::Game>(cards, |a, b| a.board == b.board && a.turn.number == b.turn.number);
}

#[test]
fn a_dice_game_goes_on_under_other_rules() {
    outlives::<dice::Game>(throws, |a, b| a.board == b.board && a.turn.number == b.turn.number);
}

#[test]
fn steps_are_taken_back_to_before_the_change() {
    let mut games = 0;
    for number in 0..12 {
        let mut rng = Rng::from_seed(number);
        let mut old = table::<card::Game>(cards(number), number, true);
        let decided = |table: &Table<card::Game>| {
            table.history.iter().filter(|entry| entry.seat.is_some_and(|seat| seat.0 < 2) && !entry.is_silent()).count()
        };
        while old.outcome().is_none() && (decided(&old) < 2 * EARLIER || !matches!(old.next(), Next::Person(_))) {
            play(&mut old, &mut rng, 1);
        }
        if old.outcome().is_some() {
            continue;
        }
        games += 1;
        let mut new = updated(&old);
        let change = new.record.changes.clone();
        assert_eq!(change, [RulesChange { after: old.len(), version: OTHER }]);
        play(&mut new, &mut rng, 1);
        let mut undone = 0;
        while new.undo().is_ok() {
            undone += 1;
            if new.len() < old.len() {
                // The same as on the old page, and the present rules hold from there.
                while old.len() > new.len() {
                    old.undo().unwrap();
                }
                assert_eq!((old.game == new.game, old.len()), (true, new.len()));
                assert_eq!(new.record.changes, [RulesChange { after: new.len(), version: OTHER }]);
                same_but_undo(&old, &new);
                same_but_undo(&new, &reopened(&new, OTHER));
            }
        }
        assert!(undone >= 2, "{undone} steps back");
        assert_eq!(new.can_undo(), Err(NoUndo::RulesChanged));
        play(&mut new, &mut rng, 20_000);
        assert!(new.outcome().is_some());
    }
    assert!(games >= 6, "{games} games");
}

fn same_but_undo<G: Playable>(one: &Table<G>, other: &Table<G>) {
    for viewer in viewers(one) {
        assert!(one.view(viewer) == other.view(viewer) && one.log_for(viewer) == other.log_for(viewer));
    }
}

#[test]
fn an_announcement_is_taken_back_across_the_change() {
    let mut found = 0;
    for seed in 0..40 {
        let mut old = table::<card::Game>(cards(1), seed, false);
        let mut rng = Rng::from_seed(seed);
        for _ in 0..300 {
            play(&mut old, &mut rng, 1);
            let Some(seat) = old.asked().filter(|_| old.announced.is_some()) else { continue };
            let mut new = updated(&old);
            same(&old, &new);
            let silent = |table: &Table<card::Game>, action| {
                let mut trial = updated(table);
                trial.act(seat, action).is_ok_and(|step| step.events.is_empty()) && trial.len() < table.len()
            };
            let Some(back) = new.legal(seat).into_iter().find(|action| silent(&old, *action)) else { continue };
            new.act(seat, back).unwrap();
            assert_eq!(new.record.changes, [RulesChange { after: new.len(), version: OTHER }]);
            same(&new, &reopened(&new, OTHER));
            found += 1;
            break;
        }
    }
    assert!(found > 5, "{found} announcements");
}

#[test]
fn files_and_links_of_other_rules_are_watched_and_sent_on() {
    let mut old = table::<card::Game>(cards(3), 4, false);
    play(&mut old, &mut Rng::from_seed(1), 20_000);
    let later = updated(&old);
    let sent = link(&later, Some(9));
    assert_eq!((sent.bound, later.other_rules()), (None, Some((card::Game::VERSION, OTHER))));
    // As they look to the page they came from: written under rules that are not ours.
    let version = card::Game::VERSION;
    let file = export(&old, Some(9)).replacen(&format!("\"version\": {version}"), "\"version\": 99", 1);
    let lasting = link(&old, Some(9)).lasting.replacen(&format!("card {version}"), "card 99", 1);
    for text in [file, lasting] {
        let (foreign, ended) = import(&text).unwrap_or_else(|error| panic!("{error:?}"));
        let Foreign::Card(table) = foreign else { panic!("another game") };
        assert_eq!((table.finished(9), ended), (old.finished(9), Some(9)));
        assert_eq!(table.other_rules(), Some((99, version)));
        assert!(import(&link(&table, None).lasting).is_ok() && import(&export(&table, None)).is_ok());
    }
}

#[test]
fn a_record_alone_is_played_again_or_refused_with_the_step() {
    let mut old = table::<dice::Game>(throws(3), 4, false);
    play(&mut old, &mut Rng::from_seed(1), 60);
    let alone = || Saved { course: None, ..old.save() };
    let again = Table::load_under(alone(), OTHER).unwrap_or_else(|error| panic!("{error:?}"));
    assert_eq!(again.rules_news(), Some(RulesNews::PlayedAgain { from: dice::Game::VERSION, to: OTHER }));
    same(&old, &again);
    let mut other = alone();
    other.record.actions.insert(30, "A pass".into());
    other.record.actions.insert(30, "A stop".into());
    let refused = Table::load_under(other, OTHER).err();
    assert!(matches!(
        refused,
        Some(LoadError::OtherRules { found: dice::Game::VERSION, expected: OTHER, step: 31 | 32 })
    ));
}

#[test]
fn our_own_save_goes_on_from_its_state_when_its_record_does_not_replay() {
    let mut old = table::<card::Game>(cards(0), 4, false);
    play(&mut old, &mut Rng::from_seed(1), 60);
    let mut saved = old.save();
    saved.record.checkpoints[1] ^= 1;
    let diverged = LoadError::Record(RecordError::Diverged { after: 32 });
    assert_eq!(Table::load(saved.clone()).err(), Some(diverged));
    let mut own = Table::load_own(saved).unwrap_or_else(|error| panic!("{error:?}"));
    same(&old, &own);
    same(&own, &reopened(&own, card::Game::VERSION));
    play(&mut own, &mut Rng::from_seed(2), 20_000);
    assert!(own.outcome().is_some());
}

/// Everything an attacker may change in a save of other rules is refused or harmless.
#[test]
fn a_tampered_save_is_refused_with_the_reason() {
    let mut old = table::<card::Game>(cards(2), 4, false);
    play(&mut old, &mut Rng::from_seed(1), 50);
    let why = |change: &dyn Fn(&mut Saved<card::Game>)| {
        let mut saved = old.save();
        change(&mut saved);
        Table::load_under(saved, OTHER).err()
    };
    assert_eq!(why(&|_| ()), None);
    let course =
        |s: &mut Saved<card::Game>, change: &dyn Fn(&mut Course<card::Game>)| change(s.course.as_mut().unwrap());
    let seat = card::Event::TurnBegan { seat: Seat(7) };
    let nobody = Some(LoadError::Unsound(Unsound::Seat));
    assert_eq!(why(&|s| course(s, &|c| c.events[3].push(seat))), nobody);
    assert_eq!(why(&|s| course(s, &|c| c.events[0].push(seat))), nobody);
    let lost = |amount| card::Event::LifeLost { seat: Seat(0), amount, by: None, because: card::Source::Rules };
    assert_eq!(why(&|s| course(s, &|c| c.events[3].push(lost(200)))), Some(LoadError::Unsound(Unsound::Life)));
    assert_eq!(why(&|s| course(s, &|c| drop(c.events.pop()))), Some(LoadError::Altered));
    assert_eq!(why(&|s| course(s, &|c| c.starts.clear())), Some(LoadError::Altered));
    let change = |after| RulesChange { after, version: 3 };
    assert_eq!(why(&|s| s.record.changes = vec![change(999)]), Some(LoadError::Altered));
    assert_eq!(why(&|s| s.record.changes = vec![change(9), change(5)]), Some(LoadError::Altered));
    assert_eq!(why(&|s| s.chairs.clear()), Some(LoadError::Chairs { found: 0, expected: usize::from(old.seats()) }));
    let other = |s: &mut Saved<card::Game>| {
        let stranger = table::<card::Game>(cards(0), 4, false);
        course(s, &|c| c.now = stranger.game.clone());
    };
    assert!(why(&other).is_some());
}

#[test]
fn a_later_format_is_refused_by_its_number_and_kept() {
    let table = table::<card::Game>(cards(0), 4, false);
    let mut tree = table.save().to_tree();
    tree["format"] = (FORMAT + 1).into();
    tree["now"] = "something new".into();
    assert_eq!(Saved::<card::Game>::from_tree(tree), Err(FormatError::Later { found: FORMAT + 1 }));
    let store = MemoryStore::new();
    let mut storage = Storage::new(store.clone());
    autosave(&mut storage, &table).unwrap();
    let text = store.get("standoff.game").unwrap().unwrap();
    let later = text.replacen(&format!("standoff/{FORMAT}"), &format!("standoff/{}", FORMAT + 1), 1);
    store.set("standoff.game", &later).unwrap();
    let mut storage = Storage::new(store);
    let refused = resume::<card::Game, _>(&mut storage).err();
    assert_eq!(refused, Some(ResumeError::Open(OpenError::OtherVersion { found: FORMAT + 1 })));
    assert_eq!(storage.set_aside()[0].text, later);
    assert_eq!(import(&later).err(), Some(ImportError::OtherFormat));
    assert!(import(&text).is_ok(), "one that was set aside can be brought back");
}
