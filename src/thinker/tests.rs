use super::{Answer, Ask, Budget, HURRY, Minds, Told, Turn};
use crate::table::{Chair, Controller, Level, Next, Options, Playable, Table};
use standoff_engine::card::{Game, Setup};
use standoff_engine::core::Seat;
use standoff_engine::dice;

fn table<G: Playable>(setup: G::Setup, seats: u8, seed: u64) -> Table<G> {
    let chair = |seat| Chair::new(format!("P{seat}"), Controller::Bot(Level::Legend));
    Table::deal(setup, seed, (0..seats).map(chair).collect(), Options::default()).ok().unwrap()
}

/// A question to a seat, with the lines from `from` on; from the first one the setup comes too.
fn ask<G: Playable>(table: &Table<G>, seat: Seat, from: usize, most: u32) -> Ask {
    let (calibre, seed) = table.calibre(seat);
    Ask {
        id: table.len() as u32,
        game: G::NAME.into(),
        seat: seat.0,
        calibre: calibre.to_string(),
        seed,
        budget: Budget { most, ms: 1000 },
        think: true,
        also: None,
        deal: table.seed(),
        setup: if from == 0 { table.opening().unwrap().0 } else { String::new() },
        from,
        lines: table.lines()[from..].to_vec(),
    }
}

fn answer(minds: &mut Minds, ask: &Ask) -> Answer {
    let mut turn = minds.turn(Some(&ask.write()), 0.0);
    loop {
        match turn {
            Turn::Answer(text) => return Answer::read(&text).unwrap(),
            Turn::More => turn = minds.turn(None, 0.0),
            Turn::Idle | Turn::Refused => panic!("{turn:?}"),
        }
    }
}

#[test]
fn what_is_written_is_read() {
    let table = table::<Game>(Setup::base(4), 4, 1);
    let full =
        Ask { also: Some("end".into()), lines: vec!["A end".into(), "B pass".into()], ..ask(&table, Seat(2), 0, 9) };
    let bare = Ask { think: false, setup: String::new(), lines: Vec::new(), also: None, ..full.clone() };
    for ask in [full, bare] {
        assert_eq!(Ask::read(&ask.write()), Some(ask));
    }
    let told = Told { action: "bang 7D > C".into(), chance: 0.25, doubt: 0.5 };
    let odds = vec![[0.0, 1.0, 0.5, 0.25]; 3];
    let full = Answer {
        id: 7,
        playouts: 90,
        ms: 12,
        action: Some("bang 7D > C".into()),
        odds,
        lines: vec![told.clone(), told],
    };
    for answer in [full, Answer::default()] {
        assert_eq!(Answer::read(&answer.write()), Some(answer));
    }
}

#[test]
fn nonsense_is_refused() {
    let table = table::<Game>(Setup::base(4), 4, 1);
    let good = ask(&table, table.asked().unwrap(), 0, 100);
    let bad = [
        Ask { seat: 9, ..good.clone() },
        Ask { calibre: "saint".into(), ..good.clone() },
        Ask { setup: "{}".into(), ..good.clone() },
        Ask { setup: String::new(), ..good.clone() },
        Ask { from: 3, ..good.clone() },
        Ask { lines: vec!["A nothing".into()], ..good.clone() },
        Ask { lines: vec!["no line".into()], ..good.clone() },
        Ask { also: Some("nothing".into()), ..good.clone() },
        Ask { game: "chess".into(), ..good.clone() },
    ];
    for ask in bad {
        assert_eq!(Minds::default().turn(Some(&ask.write()), 0.0), Turn::Refused, "{ask:?}");
    }
    for text in ["", "1 2 3", "\n\n\n", &good.write()[..10]] {
        assert_eq!(Minds::default().turn(Some(text), 0.0), Turn::Refused, "{text}");
    }
}

fn play<G: Playable>(mut table: Table<G>, most: u32) -> usize {
    let (mut minds, mut told, mut thought) = (Minds::default(), 0, 0);
    while let Next::Bot(seat) = table.next() {
        let answer = answer(&mut minds, &ask(&table, seat, told, most));
        told = table.lines().len();
        assert_eq!(answer.id, table.len() as u32);
        assert_eq!(answer.odds.len(), 8);
        thought += usize::from(answer.playouts > 0);
        let action = G::read_action(&answer.action.unwrap()).unwrap();
        table.act(seat, action).unwrap();
    }
    thought
}

#[test]
fn legends_play_whole_games_by_messages() {
    assert!(play(table::<Game>(Setup::base(4), 4, 3), 12) > 20);
    assert!(play(table::<dice::Game>(dice::Setup::base(5), 5, 3), 12) > 20);
}

/// Whoever is asked late and told everything knows what he would know; a course that was taken back is forgotten.
#[test]
fn the_course_of_a_game_can_be_told_anew() {
    let mut table = table::<Game>(Setup::base(5), 5, 8);
    let mut minds = Minds::default();
    for _ in 0..40 {
        let Next::Bot(seat) = table.next() else { panic!("it ended") };
        let action = table.bot_action(seat).unwrap();
        table.act(seat, action).unwrap();
    }
    let seat = table.asked().unwrap();
    let first = answer(&mut minds, &ask(&table, seat, 0, 60));
    assert_eq!(answer(&mut Minds::default(), &ask(&table, seat, 0, 60)), first);
    // Half of it was taken back, then the same happened again.
    let half = Ask { setup: String::new(), from: 20, lines: Vec::new(), think: false, ..ask(&table, seat, 0, 60) };
    assert_ne!(answer(&mut minds, &half).odds, first.odds);
    assert_eq!(answer(&mut minds, &ask(&table, seat, 20, 60)).odds, first.odds);
}

#[test]
fn a_thought_can_be_hurried_replaced_and_started_over() {
    let mut table = table::<Game>(Setup::base(5), 5, 8);
    let seat = loop {
        let Next::Bot(seat) = table.next() else { panic!("it ended") };
        let mut minds = Minds::default();
        let open = ask(&table, seat, 0, 1600).write();
        if minds.turn(Some(&open), 0.0) == Turn::More && minds.turn(None, 0.0) == Turn::More {
            break seat;
        }
        let action = table.bot_action(seat).unwrap();
        table.act(seat, action).unwrap();
    };
    let open = ask(&table, seat, 0, 1600);
    let mut minds = Minds::default();
    assert_eq!(minds.turn(Some(&open.write()), 0.0), Turn::More);
    assert_eq!(minds.turn(None, 1.0), Turn::More);
    let Turn::More = minds.turn(Some(HURRY), 2.0) else { panic!("hurried too early") };
    let Turn::Answer(text) = minds.turn(None, 3.0) else { panic!("not hurried") };
    let hurried = Answer::read(&text).unwrap();
    assert!(hurried.action.is_some() && hurried.playouts < 200, "{hurried:?}");
    assert_eq!(minds.turn(None, 4.0), Turn::Idle);

    // A new question ends the one before; each is answered.
    let known = open.lines.len();
    let again = Ask { id: 77, setup: String::new(), from: known, lines: Vec::new(), ..open.clone() };
    assert_eq!(minds.turn(Some(&again.write()), 5.0), Turn::More);
    let third = Ask { id: 78, ..again };
    let Turn::Answer(text) = minds.turn(Some(&third.write()), 6.0) else { panic!("not ended") };
    assert_eq!(Answer::read(&text).unwrap().id, 77);
    let Turn::More = minds.turn(None, 7.0) else { panic!("the third is not thought about") };

    // Beliefs alone are told at once; told from the deal on, everything begins anew.
    let beliefs = Ask { id: 79, think: false, ..open };
    let Turn::Answer(first) = minds.turn(Some(&beliefs.write()), 8.0) else { panic!("slow") };
    let Turn::Answer(second) = minds.turn(None, 9.0) else { panic!("lost") };
    let (first, second) = (Answer::read(&first).unwrap(), Answer::read(&second).unwrap());
    assert_eq!((first.id, second.id), (78, 79));
    assert!(second.action.is_none() && second.odds[1].iter().sum::<f32>() > 0.9);
}

#[test]
fn time_ends_a_thought_but_not_before_it_is_worth_something() {
    let mut table = table::<Game>(Setup::base(5), 5, 8);
    for _ in 0..16 {
        let Next::Bot(seat) = table.next() else { return };
        let mut minds = Minds::default();
        let asked = Ask { budget: Budget::time(400), ..ask(&table, seat, 0, 0) };
        let mut turn = minds.turn(Some(&asked.write()), 0.0);
        while turn == Turn::More {
            turn = minds.turn(None, 500.0);
        }
        let Turn::Answer(text) = turn else { panic!("{turn:?}") };
        let answer = Answer::read(&text).unwrap();
        assert!(answer.playouts < Budget::LEAST + 60, "{answer:?}");
        let action = <Game as standoff_engine::core::Rules>::read_action(&answer.action.unwrap()).unwrap();
        table.act(seat, action).unwrap();
    }
}
