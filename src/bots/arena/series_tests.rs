use super::deals::Deal;
use super::*;
use crate::Level;
use standoff_engine::card::{Game, Set, Setup};
use standoff_engine::core::{Rules, Seat, Team};

fn series(players: u8, levels: ByTeam<Level>, games: u64) -> Series<Game> {
    Series { setup: Setup::base(players), players, levels, games, seed: 3, threads: 1 }
}

const RANDOM: ByTeam<Level> = ByTeam { law: Level::Drifter, outlaws: Level::Drifter, renegades: Level::Drifter };
const MIXED: ByTeam<Level> = ByTeam { law: Level::Marshal, outlaws: Level::Drifter, renegades: Level::Marshal };

#[test]
fn threads_make_no_difference() {
    for levels in [RANDOM, MIXED] {
        let one = series(5, levels, 50).tally().unwrap();
        let three = Series { threads: 3, ..series(5, levels, 50) }.tally().unwrap();
        assert_eq!(one, three);
        assert_eq!(one.wins.law + one.wins.outlaws + one.wins.renegades, 50);
        assert_eq!(one.errors, 0);
    }
}

/// The quick way for drifters plays the very games of the long way.
#[test]
fn the_quick_way_is_the_same_way() {
    let quick = series(6, RANDOM, 20);
    let deals = Deals::<Game> { setup: quick.setup.clone(), seed: quick.seed };
    let mut tally = Tally::default();
    for i in 0..quick.games {
        let Deal { mut game, seeds } = deals.deal(i, &mut Vec::new()).unwrap();
        let bot = |seat: Seat| Game::bot(Level::Drifter.into(), seat, seeds[seat.index()]);
        let mut bots: Vec<_> = Seat::all(6).map(bot).collect();
        let mut decisions = 0;
        while let Some(seat) = game.asked() {
            let legal = game.legal_actions(seat);
            let action = bots[seat.index()].choose(&Rules::view(&game, Some(seat)), &legal);
            game.apply(seat, action).unwrap();
            decisions += 1;
        }
        let mut one = Tally { decisions, longest: decisions, ..Tally::default() };
        *one.wins.get_mut(game.outcome().unwrap().team) = 1;
        tally.add(&one);
    }
    assert_eq!(tally, quick.tally().unwrap());
}

#[test]
fn the_sheriff_goes_round() {
    let base = Deals::<Game> { setup: Setup::base(5), seed: 3 };
    for i in 0..10 {
        let game = base.deal(i, &mut Vec::new()).unwrap().game;
        assert_eq!(game.sheriff(), Some(Seat((i % 5) as u8)));
    }
    let three = Deals::<Game> { setup: Setup { sets: Set::ALL.to_vec(), ..Setup::base(3) }, seed: 3 };
    for i in 0..6 {
        let game = three.deal(i, &mut Vec::new()).unwrap().game;
        assert_eq!((game.sheriff(), game.turn().seat), (None, Seat((i % 3) as u8)));
    }
}

/// Every deck, from three players to eight.
#[test]
fn all_sets_are_played() {
    for sets in [vec![Set::Base], Set::ALL.to_vec(), vec![Set::DodgeCity]] {
        let (least, most) = Setup::player_range(&sets);
        for players in least..=most {
            let setup = Setup { sets: sets.clone(), ..Setup::base(players) };
            for levels in [RANDOM, MIXED] {
                let tally = Series { setup: setup.clone(), ..series(players, levels, 8) }.tally().unwrap();
                assert_eq!(tally.wins.law + tally.wins.outlaws + tally.wins.renegades, 8, "{players} {sets:?}");
                assert_eq!(tally.errors, 0);
            }
        }
    }
}

#[test]
fn a_table_that_cannot_be_dealt_is_refused() {
    assert!(series(3, RANDOM, 1).run().is_err());
}

/// Enough games to see it, few enough to run unoptimised.
#[test]
fn a_marshal_beats_a_drifter_in_every_team() {
    let random = series(5, RANDOM, 60).tally().unwrap();
    for team in Team::ALL {
        let mut levels = RANDOM;
        *levels.get_mut(team) = Level::Marshal;
        let tally = series(5, levels, 60).tally().unwrap();
        assert!(tally.wins.get(team) > &(random.wins.get(team) + 12), "{team:?}: {tally:?} against {random:?}");
    }
}
