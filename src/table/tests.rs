use super::*;
use crate::storage::{MemoryStore, OpenError, SaveError, Storage, Store};
use standoff_engine::card::frames::Frame;
use standoff_engine::card::{Action, CardKind, Event, Game, Illegal, Set, Setup, SetupError, TableRules, Zone};
use standoff_engine::core::{RecordError, Role, Rules};

fn chairs(persons: &[u8], count: u8, level: Level) -> Vec<Chair> {
    let chair = |seat: u8| {
        let controller = if persons.contains(&seat) { Controller::Person } else { Controller::Bot(level) };
        Chair::new(format!("P{seat}"), controller)
    };
    (0..count).map(chair).collect()
}

fn table(persons: &[u8], count: u8, seed: u64) -> Table<Game> {
    let chairs = chairs(persons, count, Level::Drifter);
    Table::deal(Setup::base(count), seed, chairs, Options::default()).unwrap()
}

/// What can be played with.
const SETS: [&[Set]; 3] = [&[Set::Base], &[Set::Base, Set::DodgeCity], &[Set::DodgeCity]];

/// Setups of all sets and sizes with every preset.
fn setups() -> impl Iterator<Item = Setup> {
    SETS.into_iter().flat_map(|sets| {
        let (least, most) = Setup::player_range(sets);
        let rules = TableRules::PRESETS.iter().map(|(name, _)| TableRules::preset(name).unwrap());
        let with = move |rules| {
            (least..=most).map(move |players| Setup { sets: sets.to_vec(), rules, ..Setup::base(players) })
        };
        rules.flat_map(with)
    })
}

/// A table of Dodge City with the base game, at which bots move at random.
fn dodge_city(persons: &[u8], count: u8, seed: u64) -> Table<Game> {
    let setup = Setup { sets: Set::ALL.to_vec(), ..Setup::base(count) };
    Table::deal(setup, seed, chairs(persons, count, Level::Drifter), Options::default()).unwrap()
}

/// Plays on: bots by themselves, persons at random.
fn play(table: &mut Table<Game>, rng: &mut Rng, most: usize) {
    for _ in 0..most {
        let (seat, action) = match table.next() {
            Next::Over => return,
            Next::Bot(seat) => (seat, table.bot_action(seat).unwrap()),
            Next::Person(seat) => (seat, *rng.pick(&table.legal(seat)).unwrap()),
        };
        table.act(seat, action).unwrap();
    }
}

/// Everything a table shows to anybody.
fn shown(table: &Table<Game>) -> (Vec<<Game as Rules>::View>, Vec<Vec<LogEntry<Game>>>) {
    let viewers = || Seat::all(table.seats()).map(Some).chain([None]);
    (viewers().map(|v| table.view(v)).collect(), viewers().map(|v| table.log_for(v)).collect())
}

#[test]
fn bots_play_whole_games_of_every_size_and_level() {
    for level in Level::ALL {
        for setup in setups() {
            let chairs = chairs(&[], setup.players, level);
            let mut table = Table::<Game>::deal(setup.clone(), 11, chairs, Options::default()).unwrap();
            play(&mut table, &mut Rng::from_seed(1), 20_000);
            assert_eq!(table.next(), Next::Over, "{level:?} {setup:?}");
            assert!(table.outcome().is_some());
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let game = |seed| {
        let mut table = table(&[], 5, seed);
        play(&mut table, &mut Rng::from_seed(0), 5000);
        table.save().record.actions
    };
    assert_eq!(game(5), game(5));
    assert_ne!(game(5), game(6));
    assert_ne!(bot_seed(5, Seat(0)), bot_seed(5, Seat(1)));
}

#[test]
fn wrong_chairs_and_setups_are_refused() {
    let deal = |players, count| {
        Table::<Game>::deal(Setup::base(players), 1, chairs(&[], count, Level::Drifter), Options::default()).err()
    };
    assert_eq!(deal(5, 4), Some(DealError::Chairs { found: 4, expected: 5 }));
    assert_eq!(deal(9, 9), Some(DealError::Setup(SetupError::Players { found: 9, least: 4, most: 7 })));
}

#[test]
fn a_refused_action_changes_nothing() {
    let mut table = table(&[0, 1, 2, 3], 4, 3);
    let before = (table.save(), shown(&table));
    let Next::Person(asked) = table.next() else { panic!("somebody is asked") };
    let other = Seat((asked.0 + 1) % 4);
    let refused = Err(Illegal::NotYourDecision { waiting_for: asked });
    assert_eq!(table.check(other, Action::End), refused);
    assert_eq!(table.act(other, Action::End).map(|_| ()), refused);
    assert_eq!(table.check(Seat(7), Action::End), Err(Illegal::NoSuchSeat { seat: Seat(7) }));
    assert_eq!(table.legal(Seat(7)), []);
    assert_eq!(table.bot_action(asked), None);
    assert_eq!((table.save(), shown(&table)), before);
}

#[test]
fn what_is_legal_is_what_can_be_done() {
    let mut table = table(&[0], 5, 9);
    let mut rng = Rng::from_seed(4);
    for _ in 0..200 {
        for seat in Seat::all(5) {
            for action in table.legal(seat) {
                assert_eq!(table.check(seat, action), Ok(()));
            }
        }
        play(&mut table, &mut rng, 1);
    }
}

#[test]
fn persons_are_counted() {
    assert_eq!(table(&[2], 4, 1).single_person(), Some(Seat(2)));
    assert_eq!(table(&[], 4, 1).single_person(), None);
    let two = table(&[0, 3], 4, 1);
    assert_eq!(two.single_person(), None);
    assert_eq!(two.persons().iter().collect::<Vec<_>>(), [Seat(0), Seat(3)]);
}

#[test]
fn the_log_tells_each_reader_what_he_may_know() {
    for setup in setups() {
        let chairs = chairs(&[0], setup.players, Level::Drifter);
        let mut table = Table::<Game>::deal(setup, 21, chairs, Options::default()).unwrap();
        play(&mut table, &mut Rng::from_seed(2), 300);
        for viewer in Seat::all(table.seats()).map(Some).chain([None]) {
            let log = table.log_for(viewer);
            assert_eq!((log[0].number, log[0].seat, log[0].action), (0, None, None));
            let told = |entry: &&LogEntry<Game>| entry.seat == viewer && viewer.is_some() || !entry.events.is_empty();
            assert_eq!(log.len(), table.history.iter().filter(told).count());
            for entry in &log {
                assert!(entry.action.is_none() || entry.seat == viewer);
                for event in &entry.events {
                    if let Event::Moved { card: Some(_), from: Zone::Deck, to: Zone::Hand(seat), .. } = event {
                        assert_eq!(Some(*seat), viewer);
                    }
                }
            }
            let late: Vec<_> = log.into_iter().filter(|entry| entry.number >= 20).collect();
            assert_eq!(table.log_since(viewer, 20), late);
        }
    }
}

#[test]
fn a_step_is_its_log_entry() {
    let mut table = dodge_city(&[0], 4, 8);
    let mut rng = Rng::from_seed(3);
    for _ in 0..100 {
        let (Next::Bot(seat) | Next::Person(seat)) = table.next() else { return };
        let before = table.len();
        let step = table.act(seat, *rng.pick(&table.legal(seat)).unwrap()).unwrap();
        assert_eq!(step.number, table.len());
        // An announcement taken back is no step.
        if step.number > before {
            for viewer in [None, Some(Seat(0)), Some(seat)] {
                assert_eq!(step.seen_by(viewer), table.log_since(viewer, step.number).pop());
            }
        }
    }
}

#[test]
fn a_loaded_table_is_the_saved_one_at_every_step() {
    for (seed, setup) in setups().enumerate() {
        let mut rng = Rng::from_seed(5);
        let chairs = chairs(&[1, 2], setup.players, Level::Drifter);
        let mut table = Table::<Game>::deal(setup, seed as u64, chairs, Options::default()).unwrap();
        for _ in 0..40 {
            let text = serde_json::to_string(&table.save()).unwrap();
            let loaded = Table::<Game>::load(serde_json::from_str(&text).unwrap()).unwrap();
            assert_eq!(shown(&loaded), shown(&table));
            assert_eq!(loaded.save(), table.save());
            play(&mut table, &mut rng, 1);
        }
    }
}

#[test]
fn a_loaded_table_plays_on_to_the_end() {
    let mut table = table(&[], 7, 2);
    play(&mut table, &mut Rng::from_seed(0), 60);
    let mut loaded = Table::load(table.save()).unwrap();
    play(&mut loaded, &mut Rng::from_seed(0), 20_000);
    assert_eq!(loaded.next(), Next::Over);
    assert!(Table::load(loaded.save()).is_ok());
}

#[test]
fn damaged_and_foreign_saves_are_refused_with_the_reason() {
    let mut table = table(&[0], 4, 6);
    play(&mut table, &mut Rng::from_seed(7), 40);
    let load = |change: &dyn Fn(&mut Saved<Game>)| {
        let mut saved = table.save();
        change(&mut saved);
        match Table::load(saved) {
            Ok(_) => panic!("a damaged save was loaded"),
            Err(error) => error,
        }
    };
    let record = LoadError::Record;
    assert_eq!(load(&|s| s.record.game = "dice".into()), record(RecordError::OtherGame("dice".into())));
    assert_eq!(load(&|s| s.record.actions[3] = "A dances".into()), record(RecordError::Unreadable { index: 3 }));
    assert_eq!(load(&|s| s.record.checkpoints.push(1)), record(RecordError::Checkpoints));
    assert_eq!(load(&|s| s.record.checkpoints[1] ^= 1), record(RecordError::Diverged { after: 32 }));
    assert!(matches!(load(&|s| s.record.seed = (s.record.seed.short() + 1).into()), LoadError::Record(_)));
    let course = |s: &mut Saved<Game>, change: &dyn Fn(&mut Course<Game>)| change(s.course.as_mut().unwrap());
    assert_eq!(load(&|s| course(s, &|c| drop(c.events.pop()))), LoadError::Altered);
    assert_eq!(load(&|s| course(s, &|c| c.events[9].clear())), LoadError::Altered);
    assert_eq!(load(&|s| course(s, &|c| c.starts.clear())), LoadError::Altered);
    assert_eq!(load(&|s| course(s, &|c| c.now = c.starts[0].clone())), LoadError::Altered);
    assert_eq!(load(&|s| course(s, &|c| c.earlier[0].0 = 999)), LoadError::Altered);
    assert_eq!(load(&|s| s.chairs.truncate(2)), LoadError::Chairs { found: 2, expected: 4 });
    assert_eq!(load(&|s| s.chairs.clear()), LoadError::Chairs { found: 0, expected: 4 });
}

#[test]
fn a_long_record_is_loaded_quickly() {
    let long = (0..50).map(|seed| {
        let mut table = table(&[], 7, seed);
        play(&mut table, &mut Rng::from_seed(0), 20_000);
        table.save()
    });
    let longest = long.max_by_key(|saved| saved.record.actions.len()).unwrap();
    let actions = longest.record.actions.len();
    let start = std::time::Instant::now();
    Table::load(longest).unwrap();
    let each = start.elapsed().as_secs_f64() / actions as f64;
    // A thousand actions within a second even without optimisation on a busy machine; it takes a few milliseconds
    // with it.
    assert!(each < 0.001, "{each} s for each of {actions} actions");
}

/// Acts for the person at `seat` with the first legal action that `wanted` likes.
fn act_as(table: &mut Table<Game>, seat: Seat, wanted: impl Fn(&Action) -> bool) -> bool {
    let action = table.legal(seat).into_iter().find(wanted);
    action.is_some_and(|action| table.act(seat, action).is_ok())
}

/// A table of four persons in which the one asked can put something into play.
fn before_equipping() -> (Table<Game>, Seat) {
    (0..)
        .find_map(|seed| {
            let table = table(&[0, 1, 2, 3], 4, seed);
            let Next::Person(seat) = table.next() else { return None };
            table.legal(seat).iter().any(equips).then_some((table, seat))
        })
        .unwrap()
}

fn equips(action: &Action) -> bool {
    matches!(action, Action::Play { kind: CardKind::Mustang | CardKind::Barrel | CardKind::Winchester, .. })
}

#[test]
fn a_step_that_revealed_nothing_can_be_taken_back() {
    let (mut table, seat) = before_equipping();
    assert_eq!(table.can_undo(), Err(NoUndo::Nothing));
    let before = (table.save(), shown(&table));
    assert!(act_as(&mut table, seat, equips));
    assert_eq!(table.undo(), Ok(seat));
    assert_eq!((table.save(), shown(&table)), before);
    assert_eq!(table.undo(), Err(NoUndo::Nothing));
}

#[test]
fn what_has_been_seen_cannot_be_taken_back_unless_undo_is_free() {
    let (mut table, seat) = before_equipping();
    // The next player's draw shows him cards, so the end of the turn stays.
    assert!(act_as(&mut table, seat, |action| *action == Action::End));
    while table.view(None).turn.seat == seat {
        assert!(act_as(&mut table, seat, |_| true));
    }
    assert_eq!(table.undo(), Err(NoUndo::Revealed));

    table.options.free_undo = true;
    let mut loaded = Table::load(table.save()).unwrap();
    assert!(loaded.options().free_undo);
    let steps = loaded.len();
    for left in (0..steps).rev() {
        assert_eq!(loaded.undo(), Ok(seat));
        assert_eq!(loaded.len(), left);
    }
}

#[test]
fn undo_goes_back_behind_the_bots() {
    let mut rng = Rng::from_seed(8);
    for seed in 0..20 {
        let mut table = Table::<Game>::deal(
            Setup::base(5),
            seed,
            chairs(&[0], 5, Level::Drifter),
            Options { free_undo: true, ..Options::default() },
        )
        .unwrap();
        play(&mut table, &mut rng, 200);
        while let Ok(seat) = table.undo() {
            assert_eq!((seat, table.next()), (Seat(0), Next::Person(Seat(0))));
        }
        assert!(table.log_for(None).iter().all(|entry| entry.seat != Some(Seat(0))));
        // The shorter record is still a sound one.
        assert!(Table::load(table.save()).is_ok());
    }
}

#[test]
fn an_allowed_undo_never_hides_what_a_person_has_seen() {
    let mut rng = Rng::from_seed(9);
    for seed in 0..40 {
        let mut table = if seed < 20 { table(&[0, 2], 5, seed) } else { dodge_city(&[0, 2], 5, seed) };
        for _ in 0..150 {
            play(&mut table, &mut rng, 1);
            if table.can_undo().is_err() {
                continue;
            }
            let mut back = Table::load(table.save()).unwrap();
            let actor = back.undo().unwrap();
            let shown_by_actor = back.view(Some(actor)).seat(actor).hand;
            for person in table.persons().iter().map(Some) {
                let (now, then) = (table.view(person), back.view(person));
                let unseen_then = then.unseen_cards();
                let seen = unseen_then
                    .iter()
                    .filter(|card| !now.unseen_cards().contains(card) && !shown_by_actor.contains(**card));
                assert_eq!(seen.count(), 0);
                assert_eq!(now.unseen_roles(), then.unseen_roles());
            }
        }
    }
}

#[test]
fn in_a_rematch_survivors_keep_their_characters_and_the_star_moves_on() {
    let mut table = table(&[], 5, 4);
    play(&mut table, &mut Rng::from_seed(0), 20_000);
    let view = table.view(None);
    let sheriff = Seat::all(5).find(|s| view.seat(*s).role == Some(Role::Sheriff)).unwrap();

    let plain = table.rematch(Rematch::default());
    assert_eq!(plain, Setup::base(5));

    let setup = table.rematch(Rematch { keep_characters: true, rotate_sheriff: true });
    assert_eq!(setup.sheriff, Some(Seat((sheriff.0 + 1) % 5)));
    for seat in Seat::all(5) {
        let kept = view.board.ring.contains(seat).then(|| view.seat(seat).character.unwrap());
        assert_eq!(setup.characters[seat.index()], kept);
    }
    let form = table.form();
    let next = Table::<Game>::deal(setup.clone(), 5, form.chairs, form.options).unwrap().view(None);
    assert_eq!(next.seat(setup.sheriff.unwrap()).role, Some(Role::Sheriff));
    for (seat, kept) in Seat::all(5).zip(setup.characters) {
        assert!(kept.is_none() || next.seat(seat).character == kept);
    }
}

#[test]
fn among_three_the_deputy_s_badge_moves_on() {
    let mut table = dodge_city(&[], 3, 4);
    play(&mut table, &mut Rng::from_seed(0), 20_000);
    let deputy = |table: &Table<Game>| {
        let view = table.view(None);
        Seat::all(3).find(|s| view.seat(*s).role == Some(Role::Deputy)).unwrap()
    };
    let setup = table.rematch(Rematch { keep_characters: true, rotate_sheriff: true });
    let next = Seat((deputy(&table).0 + 1) % 3);
    assert_eq!(setup.sheriff, Some(next));
    let form = table.form();
    let again = Table::<Game>::deal(setup, 9, form.chairs, form.options).unwrap();
    assert_eq!((deputy(&again), again.view(None).turn.seat), (next, next));
}

/// A table whose first person can announce something, and how.
fn before_announcing() -> (Table<Game>, Seat, Action) {
    let announces = |action: &Action| {
        matches!(action, Action::Play { kind: CardKind::Springfield | CardKind::Whisky | CardKind::Brawl, .. })
    };
    (0..)
        .find_map(|seed| {
            let table = dodge_city(&[0, 1, 2, 3, 4], 5, seed);
            let Next::Person(seat) = table.next() else { return None };
            let action = table.legal(seat).into_iter().find(announces)?;
            Some((table, seat, action))
        })
        .unwrap()
}

#[test]
fn an_announcement_is_nobody_else_s_business() {
    let (mut table, seat, action) = before_announcing();
    let viewers = || Seat::all(5).map(Some).chain([None]);
    let before: Vec<_> = viewers().map(|viewer| (table.view(viewer), table.log_for(viewer))).collect();
    let step = table.act(seat, action).unwrap();
    assert!(step.events.is_empty());
    for (viewer, before) in viewers().zip(&before) {
        let own = viewer == Some(seat);
        assert_eq!((table.view(viewer), table.log_for(viewer)) == *before, !own);
        assert_eq!(step.seen_by(viewer).is_some(), own);
    }
    // Paid, it is told to all, and the announcement still to nobody.
    let pay = table.legal(seat)[0];
    assert!(matches!(pay, Action::Pick(_)));
    let paid = table.act(seat, pay).unwrap();
    for viewer in viewers().filter(|viewer| *viewer != Some(seat)) {
        let told: Vec<usize> = table.log_for(viewer).iter().map(|entry| entry.number).collect();
        assert_eq!(told, [0, paid.number]);
    }
}

#[test]
fn an_announcement_taken_back_leaves_no_trace() {
    let (mut table, seat, action) = before_announcing();
    let before = (table.save(), shown(&table));
    table.act(seat, action).unwrap();
    // Not even if the page was closed in between.
    let mut loaded = Table::load(table.save()).unwrap();
    assert_eq!(shown(&loaded), shown(&table));
    for table in [&mut table, &mut loaded] {
        table.act(seat, Action::Pass).unwrap();
        assert_eq!((table.save(), shown(table)), before);
        assert_eq!(table.can_undo(), Err(NoUndo::Nothing));
    }
}

#[test]
fn what_was_announced_is_taken_back_with_what_came_of_it() {
    let (mut table, seat, action) = before_announcing();
    let before = (table.save(), shown(&table));
    table.act(seat, action).unwrap();
    assert_eq!(table.undo(), Ok(seat));
    assert_eq!((table.save(), shown(&table)), before);

    table.options.free_undo = true;
    table.act(seat, action).unwrap();
    table.act(seat, table.legal(seat)[0]).unwrap();
    assert_eq!(table.undo(), Ok(seat));
    assert_eq!((table.len(), shown(&table)), (0, before.1));
}

#[test]
fn over_whole_games_records_hold_no_announcement_taken_back() {
    let mut rng = Rng::from_seed(12);
    let mut seen = 0;
    for seed in 0..40 {
        let mut table = dodge_city(&[0, 1, 2, 3], 4, seed);
        for _ in 0..400 {
            let announced = |table: &Table<Game>| table.game.stack().iter().any(|f| matches!(f, Frame::Announce(_)));
            let (Next::Person(seat), before) = (table.next(), table.len()) else { break };
            let action = *rng.pick(&table.legal(seat)).unwrap();
            let (was, pass) = (announced(&table), action == Action::Pass);
            table.act(seat, action).unwrap();
            if was && pass && table.next() == Next::Person(seat) && !announced(&table) {
                seen += 1;
                assert_eq!(table.len() + 1, before);
            }
        }
        let loaded = Table::load(table.save()).unwrap();
        assert_eq!(shown(&loaded), shown(&table));
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn the_game_is_resumed_from_storage_in_mid_decision() {
    let store = MemoryStore::new();
    let mut storage = Storage::new(store.clone());
    assert!(resume::<Game, _>(&mut storage).unwrap().is_none());
    let mut table = table(&[0], 4, 12);
    let mut rng = Rng::from_seed(1);
    for _ in 0..40 {
        play(&mut table, &mut rng, 1);
        autosave(&mut storage, &table).unwrap();
    }
    let mut reloaded = Storage::new(store);
    let resumed = resume::<Game, _>(&mut reloaded).unwrap().unwrap();
    assert_eq!(shown(&resumed), shown(&table));
    autosave(&mut reloaded, &resumed).unwrap();
    assert_eq!(autosave(&mut storage, &table), Err(SaveError::OtherTab));
}

#[test]
fn a_save_that_cannot_be_continued_is_set_aside_and_told() {
    let store = MemoryStore::new();
    let mut storage = Storage::new(store.clone());
    store.set("standoff.game", "{\"half a ga").unwrap();
    assert_eq!(resume::<Game, _>(&mut storage).err(), Some(ResumeError::Open(OpenError::Foreign)));

    // A whole text with an impossible game in it.
    let mut saved = table(&[0], 4, 12).save();
    saved.record.actions.push("A flies".into());
    saved.record.checkpoints.push(0);
    saved.course = None;
    storage.save_game(&saved).unwrap();
    let unreadable = LoadError::Record(RecordError::Unreadable { index: 0 });
    assert_eq!(resume::<Game, _>(&mut storage).err(), Some(ResumeError::Load(unreadable)));

    assert_eq!(storage.set_aside().len(), 2);
    assert!(resume::<Game, _>(&mut storage).unwrap().is_none());
    autosave(&mut storage, &table(&[0], 4, 13)).unwrap();
}

#[test]
fn the_form_of_the_last_game_is_kept() {
    let mut storage = Storage::new(MemoryStore::new());
    let table = dodge_city(&[1], 8, 1);
    storage.save_new_game("card", &table.form()).unwrap();
    assert_eq!(storage.new_game::<NewGame<Game>>("card"), Some(table.form()));
}
