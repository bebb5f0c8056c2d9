use super::{Course, Deed, Deeds, LifeCurve, Lives, Shot, Shots};
use crate::table::{Chair, Controller, Level, Next, Options, Table};
use standoff_engine::card::{self, CardId, CardKind, Set, Source};
use standoff_engine::core::{Seat, Team};
use standoff_engine::dice;

const ANN: Seat = Seat(0);
const BO: Seat = Seat(1);
const CLEO: Seat = Seat(2);

#[test]
fn life_is_noted_at_the_end_of_each_turn() {
    let deeds = [
        Deed::Lost { seat: BO, amount: 2, by: Some(ANN) },
        Deed::Gained { seat: BO, amount: 1 },
        Deed::Turn,
        Deed::Lost { seat: ANN, amount: 1, by: Some(BO) },
        Deed::Turn,
        Deed::Lost { seat: BO, amount: 3, by: None },
        Deed::Out { seat: BO, by: None },
        Deed::Turn,
        Deed::Has { seat: BO, life: 2 },
    ];
    let curve = LifeCurve::of(&[5, 4], true, &deeds);
    let rows = [[Some(5), Some(4)], [Some(5), Some(3)], [Some(4), Some(3)], [Some(4), None], [Some(4), Some(2)]];
    assert_eq!(curve.lives, rows.map(Vec::from));
    assert_eq!((curve.turns(), curve.most(), curve.seats()), (4, 5, 2));
    assert_eq!((&curve.lost[..], &curve.gained[..]), (&[1, 5][..], &[0, 1][..]));
    assert_eq!(curve.death(1).map(|death| death.turn), Some(3));
    assert_eq!((curve.ended_with(1), curve.began_with(1), curve.death(0)), (Some(2), 4, None));
    // Characters chosen before the first turn belong to the deal.
    let chosen = LifeCurve::of(&[0], false, &[Deed::Has { seat: ANN, life: 4 }, Deed::Turn]);
    assert_eq!(chosen.lives, [[Some(4)], [Some(4)]]);
}

#[test]
fn shots_of_cards_are_told_by_what_the_cards_say() {
    let card = |kind| CardId::all().find(|card| card.kind() == kind).unwrap();
    let play = |kind, target| card::Event::Played { seat: ANN, card: card(kind), kind, target };
    let shot = Some(Deed::Shot { by: ANN, at: BO });
    assert_eq!(play(CardKind::Bang, Some(BO)).deed(), shot);
    assert_eq!(play(CardKind::Punch, Some(BO)).deed(), shot);
    assert_eq!(play(CardKind::Gatling, None).deed(), None);
    assert_eq!(play(CardKind::Panic, Some(BO)).deed(), None);
    let of = Source::Card(card(CardKind::Derringer));
    assert_eq!(card::Event::Used { seat: ANN, of, target: Some(BO) }.deed(), shot);
    let returned = card::Event::Returned { seat: BO, life: 0 };
    assert_eq!(returned.deed(), Some(Deed::Has { seat: BO, life: 0 }));
    let aimed = dice::Event::Aimed { seat: ANN, target: BO, reach: 1, doubled: false };
    assert_eq!(aimed.deed(), shot);
    assert_eq!(dice::Event::GhostRose { seat: BO, side: Some(Team::Law) }.deed(), None);
}

#[test]
fn who_shot_whom_is_counted_with_what_nobody_did() {
    let deeds = [
        Deed::Shot { by: ANN, at: BO },
        Deed::Shot { by: ANN, at: BO },
        Deed::Lost { seat: BO, amount: 1, by: Some(ANN) },
        Deed::Lost { seat: CLEO, amount: 3, by: None },
        Deed::Lost { seat: BO, amount: 1, by: Some(CLEO) },
        Deed::Out { seat: BO, by: Some(CLEO) },
    ];
    let shots = Shots::of(3, &deeds);
    assert_eq!(shots.cells[0][1], Shot { aimed: 2, taken: 1, eliminated: false });
    assert_eq!(shots.cells[2][1], Shot { aimed: 0, taken: 1, eliminated: true });
    assert_eq!(shots.cells[3][2], Shot { aimed: 0, taken: 3, eliminated: false });
    let heat = |by: usize, at: usize| shots.heat(shots.cells[by][at]);
    assert_eq!((heat(0, 0), heat(0, 1), heat(3, 2)), (0, 2, 4));
    assert_eq!(Shots::of(2, &[]).heat(Shot::default()), 0);
}

/// Bots play a whole game; everything drawn of it must agree with how it began and ended.
fn check<G: Lives>(setup: G::Setup, seats: u8, seed: u64) {
    let level = if seed.is_multiple_of(2) { Level::Cowhand } else { Level::Drifter };
    let chairs = (0..seats).map(|n| Chair::new(format!("P{n}"), Controller::Bot(level))).collect();
    let mut table = Table::<G>::deal(setup, seed, chairs, Options::default()).unwrap();
    for _ in 0..6000 {
        let Next::Bot(seat) = table.next() else { break };
        let action = table.bot_action(seat).unwrap();
        table.act(seat, action).unwrap();
    }
    let saved = table.save();
    let replay = saved.record.replay().unwrap();
    let Course { curve, shots } = Course::of(&saved).unwrap();
    let context = || format!("{} with {seats}, seed {seed}", G::NAME);
    assert_eq!(curve.turns(), usize::from(replay.end.turns()), "turns of {}", context());
    let has = replay.events.iter().flatten().filter_map(Deeds::deed).filter_map(|deed| match deed {
        Deed::Has { seat, .. } => Some(seat),
        _ => None,
    });
    let restarted: Vec<Seat> = has.collect();
    for seat in Seat::all(seats) {
        let at = seat.index();
        let alive = replay.end.identity(seat).alive;
        assert_eq!(curve.ended_with(at), alive.then(|| replay.end.life(seat)), "life of {seat}, {}", context());
        assert!(alive || curve.death(at).is_some(), "death of {seat}, {}", context());
        let (lost, gained) = (i64::from(curve.lost[at]), i64::from(curve.gained[at]));
        let taken: u32 = shots.cells.iter().map(|row| row[at].taken).sum();
        assert_eq!(i64::from(taken), lost, "who took life from {seat}, {}", context());
        if !restarted.contains(&seat) {
            let (start, end) = (i64::from(replay.start.life(seat)), i64::from(replay.end.life(seat)));
            assert_eq!(lost - gained, start - end, "life of {seat}, {}", context());
        }
    }
}

#[test]
fn whole_card_games_add_up() {
    for seed in 0..6 {
        let seats = 4 + (seed % 4) as u8;
        check::<card::Game>(card::Setup::base(seats), seats, seed);
        let all = card::Setup { sets: Set::ALL.to_vec(), ..card::Setup::base(3 + seed as u8) };
        check::<card::Game>(all, 3 + seed as u8, seed);
    }
}

#[test]
fn whole_dice_games_add_up() {
    for seed in 0..12 {
        let seats = 3 + (seed % 6) as u8;
        check::<dice::Game>(dice::Setup::base(seats), seats, seed);
        let all = dice::Setup { modules: dice::Modules::ALL, ..dice::Setup::base(6) };
        check::<dice::Game>(all, 6, seed);
    }
}
