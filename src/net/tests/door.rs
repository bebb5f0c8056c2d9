//! Views from a host: every true one is let in, and nothing that is let in does any harm.

use super::*;
use crate::net::door::{check_view, checked_company, players_of};
use crate::net::message::{Company, Place};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Everything a page does with a view it has let in.
fn use_view<G: Playable>(setup: &G::Setup, seats: u8, view: &[u8]) {
    let chairs = vec![Chair::new("A", Controller::Friend); seats.into()];
    let mut table = Table::<G>::follow(setup.clone(), 1, chairs, view).expect("it is sound");
    table.told(view, &[]).expect("it is sound");
    let _ = (table.asked(), table.decision(), table.outcome());
    for seat in Seat::all(seats) {
        let _ = table.view(Some(seat));
        let legal = table.legal(seat);
        for action in legal.into_iter().take(12) {
            let _ = table.check(seat, action);
        }
    }
}

fn true_views_pass<G: Playable>(setup: &G::Setup, seats: u8, seed: u64, rounds: u32, let_in: &mut usize) -> usize {
    let chairs = vec![Chair::new("A", Controller::Person); seats.into()];
    let mut table = Table::<G>::deal(setup.clone(), seed, chairs, Options::default()).unwrap();
    let (mut rng, mut seen) = (Rng::from_seed(seed), 0);
    for step in 0.. {
        for seat in Seat::all(seats).map(Some).chain([None]) {
            let sight = table.sight(seat, table.len());
            let checked = check_view(G::NAME, seats.into(), seat, &sight.view, &sight.steps);
            assert_eq!(checked, Ok(()), "seat {seat:?} after {step} steps of {seed}");
            seen += 1;
        }
        // Bytes that are nearly a view.
        let viewer = Some(Seat(rng.below(seats.into()) as u8));
        let view = table.sight(viewer, 0).view;
        for _ in 0..rounds {
            let mut bytes = view.clone();
            for _ in 0..=rng.below(3) {
                let at = rng.below(bytes.len() as u32) as usize;
                match rng.below(4) {
                    0 => bytes[at] = rng.below(256) as u8,
                    1 => bytes[at] = bytes[at].wrapping_add(1),
                    2 => drop(bytes.remove(at)),
                    _ => bytes.insert(at, rng.below(9) as u8),
                }
            }
            let checked = catch_unwind(|| check_view(G::NAME, seats.into(), viewer, &bytes, &[]));
            let checked = checked.unwrap_or_else(|_| panic!("the door fell: {bytes:?}"));
            if checked.is_ok() {
                *let_in += 1;
                let used = catch_unwind(AssertUnwindSafe(|| use_view::<G>(setup, seats, &bytes)));
                assert!(used.is_ok(), "step {step} of {seed}: {:?}", unpack::<G::View>(&bytes));
            }
        }
        let Some(asked) = table.asked() else { break };
        let legal = table.legal(asked);
        table.act(asked, *rng.pick(&legal).unwrap()).unwrap();
    }
    seen
}

#[test]
fn true_views_pass_and_nearly_true_ones_do_no_harm() {
    let rounds = if cfg!(debug_assertions) { 2 } else { 12 };
    let (mut seen, mut let_in) = (0, 0);
    for seed in 0..6 {
        let players = 3 + seed as u8 % 6;
        if players > 3 {
            seen += true_views_pass::<card::Game>(&card_setup(players), players, seed, rounds, &mut let_in);
        }
        seen += true_views_pass::<card::Game>(
            &card::Setup::base(players.clamp(4, 7)),
            players.clamp(4, 7),
            seed,
            rounds,
            &mut let_in,
        );
        seen += true_views_pass::<dice::Game>(&dice::Setup::base(players), players, seed, rounds, &mut let_in);
    }
    println!("{seen} true views, {let_in} changed ones let in");
    assert!(seen > 5_000 && let_in > 20);
}

/// The views that froze a page for good.
#[test]
fn impossible_views_are_refused() {
    let chairs = vec![Chair::new("A", Controller::Person); 5];
    let table = Table::<card::Game>::deal(card::Setup::base(5), 3, chairs, Options::default()).unwrap();
    let sound = table.view(Some(Seat(1)));
    let refused = |change: &dyn Fn(&mut card::View)| {
        let mut view = sound.clone();
        change(&mut view);
        check_view("card", 5, Some(Seat(1)), &pack(&view), &[]).is_err()
    };
    assert!(!refused(&|_| {}));
    assert!(refused(&|view| view.decision.as_mut().unwrap().seat = Seat(7)));
    assert!(refused(&|view| view.decision = None));
    assert!(refused(&|view| view.viewer = Some(Seat(2))), "somebody else's view");
    assert!(refused(&|view| view.viewer = Some(Seat(7))));
    assert!(refused(&|view| view.board.ring.swap(Seat(1), Seat(7))), "a stranger among five");
    assert!(refused(&|view| view.board.seats.truncate(4)));
    assert!(refused(&|view| view.board.discard = vec![card::CardId::default(); 500]));
    assert!(refused(&|view| view.board.table = vec![(None, standoff_engine::core::SeatSet::EMPTY); 200]));
    assert!(refused(&|view| view.board.deck += 1));
    assert!(refused(&|view| view.board.seats[2].hand_count = 255));
    assert!(refused(&|view| view.board.seats[2].life = 100));
    assert!(refused(&|view| view.stack.clear()));
    assert!(refused(&|view| view.stack = vec![view.stack[0]; 500]));
    assert!(refused(&|view| view.turn.seat = Seat(6)));
    assert!(refused(&|view| view.talkers = standoff_engine::core::SeatSet(255)));
    // At a table of another size, of another game, or nothing of the kind.
    let view = pack(&sound);
    assert!(check_view("card", 6, Some(Seat(1)), &view, &[]).is_err());
    assert!(check_view("dice", 5, Some(Seat(1)), &view, &[]).is_err());
    assert!(check_view("chess", 5, Some(Seat(1)), &view, &[]).is_err());
    // Events of people who do not sit there.
    let events = |seat| pack(&vec![card::Event::TurnBegan { seat }]);
    let told = |steps: &[(Option<Seat>, Vec<u8>)]| check_view("card", 5, Some(Seat(1)), &view, steps).is_ok();
    assert!(told(&[(Some(Seat(4)), events(Seat(4)))]));
    assert!(!told(&[(Some(Seat(4)), events(Seat(5)))]) && !told(&[(Some(Seat(5)), events(Seat(4)))]));
    assert!(!told(&[(None, vec![9, 9, 9])]) && !told(&vec![(None, pack(&Vec::<card::Event>::new())); 5_000]));
}

#[test]
fn setups_and_companies_are_checked_too() {
    let setup = |players| serde_json::to_string(&card::Setup { players, ..card::Setup::base(4) }).unwrap();
    assert_eq!(players_of("card", &setup(5)), Some(5));
    assert_eq!(players_of("card", &setup(200)), None);
    assert_eq!(players_of("chess", &setup(5)), None);
    assert_eq!(players_of("card", "{}"), None);
    assert_eq!(players_of("card", &" ".repeat(9_000)), None);
    let place = |name: &str| Place { name: name.into(), grace: 60_000, ..Place::default() };
    let company =
        Company { chairs: vec![place("Anna"), place("\u{202e}Anna"), place("\u{200b}")], ..Company::default() };
    let shown = checked_company(&company).unwrap();
    assert_eq!(shown.chairs.iter().map(|place| place.name.as_str()).collect::<Vec<_>>(), ["Anna", "Anna 2", "?"]);
    assert_eq!(shown.chairs[0].grace, 3_600);
    assert_eq!(checked_company(&Company { you: Some(Seat(3)), ..company.clone() }), None);
    assert_eq!(checked_company(&Company { chairs: vec![Place::default(); 9], ..company.clone() }), None);
    assert_eq!(checked_company(&Company { watchers: vec![String::new(); 99], ..company }), None);
}
