//! The dice game at a table.

use super::*;
use crate::storage::{MemoryStore, Storage};
use standoff_engine::core::Role;
use standoff_engine::dice::{Action, Event, Game, Modules, Roles, Setup};

fn table(persons: &[u8], players: u8, seed: u64) -> Table<Game> {
    let modules = Modules { ghost: players >= 5, roles: Roles::Mixed, ..Modules::ALL };
    let chair = |seat: u8| {
        let controller = if persons.contains(&seat) { Controller::Person } else { Controller::Bot(Level::Cowhand) };
        Chair::new(format!("P{seat}"), controller)
    };
    let setup = Setup { modules, ..Setup::base(players) };
    Table::deal(setup, seed, (0..players).map(chair).collect(), Options::default()).unwrap()
}

/// Plays on: bots by themselves, persons at random.
fn play(table: &mut Table<Game>, rng: &mut Rng, most: usize) {
    for _ in 0..most {
        let (seat, action) = match table.next() {
            Next::Over => return,
            Next::Bot(seat) => (seat, table.bot_action(seat).unwrap()),
            Next::Person(seat) => (seat, *rng.pick(&table.legal(seat)).unwrap()),
        };
        let step = table.act(seat, action).unwrap();
        assert!(!step.events.is_empty(), "nothing is done in secret: {action:?}");
    }
}

#[test]
fn bots_play_whole_games_of_every_size() {
    for players in 3..=8 {
        for seed in 0..10 {
            let mut table = table(&[], players, seed);
            play(&mut table, &mut Rng::from_seed(seed), 10_000);
            assert!(table.outcome().is_some());
        }
    }
}

#[test]
fn a_saved_game_is_resumed_in_mid_decision() {
    let mut storage = Storage::new(MemoryStore::default());
    let mut rng = Rng::from_seed(3);
    let mut table = table(&[0, 2], 6, 8);
    for _ in 0..30 {
        play(&mut table, &mut rng, 5);
        autosave(&mut storage, &table).unwrap();
        let loaded = resume::<Game, _>(&mut storage).unwrap().unwrap();
        assert_eq!(loaded.len(), table.len());
        for viewer in Seat::all(6).map(Some).chain([None]) {
            assert_eq!(loaded.view(viewer), table.view(viewer));
        }
    }
}

#[test]
fn a_roll_cannot_be_taken_back_but_a_choice_can() {
    let mut table = table(&[0, 1, 2, 3], 4, 2);
    let Next::Person(seat) = table.next() else { panic!("a person begins") };
    let first = table.legal(seat)[0];
    assert!(matches!(first, Action::UseDie(_) | Action::Pass));
    while !table.legal(seat).iter().any(|action| matches!(action, Action::Roll(_))) {
        table.act(seat, table.legal(seat)[0]).unwrap();
    }
    assert_eq!(table.can_undo(), Ok(()));
    let roll = table.legal(seat)[0];
    let step = table.act(seat, roll).unwrap();
    assert!(step.events.iter().any(|event| matches!(event, Event::Rolled { .. })));
    assert_eq!(table.can_undo(), Err(NoUndo::Revealed));
}

#[test]
fn in_a_rematch_survivors_keep_their_characters_and_the_star_moves_on() {
    let mut table = table(&[], 5, 4);
    let view = table.view(None);
    let sheriff = Seat::all(5).find(|seat| view.seat(*seat).role == Some(Role::Sheriff)).unwrap();
    play(&mut table, &mut Rng::from_seed(4), 10_000);
    let next = table.rematch(Rematch { keep_characters: true, rotate_sheriff: true });
    let end = table.view(None);
    let last = Seat::all(5).find(|seat| end.seat(*seat).role == Some(Role::Sheriff)).unwrap();
    // The Good may have become Sheriff in the meantime.
    assert!(last == sheriff || end.seat(sheriff).role == Some(Role::Deputy));
    assert_eq!(next.sheriff, Some(Seat((last.0 + 1) % 5)));
    for seat in Seat::all(5) {
        let kept = end.board.ring.contains(seat).then_some(end.seat(seat).character);
        assert_eq!(next.characters[seat.index()], kept);
    }
    assert_eq!(next.check(), Ok(()));
}
