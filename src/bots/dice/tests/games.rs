//! Whole games: always legal, always the same, nothing seen that is hidden.

use crate::arena::{ByTeam, Series};
use crate::card::Beliefs;
use crate::dice::Marshal;
use crate::{Bot, Calibre, Level};
use standoff_engine::core::{Rng, Rules, Seat, Team};
use standoff_engine::dice::{Action, GHOST_PLAYERS, Game, Modules, Roles, Setup, View};

/// Most decisions of a game.
pub(super) const LONGEST: usize = 5000;

/// Plays a game with marshals, showing each question to `look` first.
fn play(setup: &Setup, seed: u64, mut look: impl FnMut(&Game, &View, &[Action], &Marshal)) -> Vec<(Seat, Action)> {
    let mut events = Vec::new();
    let mut game = Game::deal(setup, seed, &mut events).unwrap();
    let mut bots: Vec<Marshal> =
        Seat::all(setup.players).map(|seat| Marshal::new(seat, seed ^ u64::from(seat.0))).collect();
    let mut actions = Vec::new();
    loop {
        for bot in &mut bots {
            for event in &events {
                bot.watch(event);
            }
        }
        events.clear();
        let Some(seat) = game.asked() else { return actions };
        let legal = game.legal_actions(seat);
        let view = Rules::view(&game, Some(seat));
        look(&game, &view, &legal, &bots[seat.index()]);
        let action = bots[seat.index()].choose(&view, &legal);
        assert!(legal.contains(&action), "{action:?} is not among {legal:?}");
        game.act(seat, action, &mut events).unwrap();
        actions.push((seat, action));
        assert!(actions.len() < LONGEST, "a game must end");
    }
}

/// Every combination of modules with every number of players.
pub(super) fn tables() -> impl Iterator<Item = Setup> {
    let flag = |bits: u8, bit: u8| bits >> bit & 1 == 1;
    (3..=8).flat_map(move |players| {
        [Roles::Normal, Roles::Special, Roles::Mixed].into_iter().flat_map(move |roles| {
            (0..16).filter(move |bits| players >= GHOST_PLAYERS || !flag(*bits, 3)).map(move |bits| {
                let modules = Modules {
                    saloon_dice: flag(bits, 0),
                    chiefs_arrow: flag(bits, 1),
                    characters: flag(bits, 2),
                    ghost: flag(bits, 3),
                    roles,
                };
                Setup { modules, ..Setup::base(players) }
            })
        })
    })
}

/// A table by number, all kinds of them in turn.
pub(super) fn table(number: u64) -> Setup {
    let tables: Vec<Setup> = tables().collect();
    // A step that has no factor in common with their number.
    tables[number as usize * 17 % tables.len()].clone()
}

#[test]
fn every_answer_is_legal_at_every_table() {
    for (i, setup) in tables().enumerate() {
        play(&setup, i as u64, |_, _, _, _| {});
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    for seed in 0..6 {
        let game = || play(&table(seed), seed, |_, _, _, _| {});
        assert_eq!(game(), game());
    }
}

#[test]
fn what_is_hidden_makes_no_difference() {
    let mut rng = Rng::from_seed(9);
    let mut positions = 0;
    for seed in 0..30 {
        play(&table(seed), seed, |_, view, legal, bot| {
            if legal.len() == 1 {
                return;
            }
            let answer = bot.clone().choose(view, legal);
            let other = view.determinize(&mut rng, None);
            let seat = view.own_seat();
            let same = Rules::view(&other, Some(seat));
            assert_eq!(&same, view);
            assert_eq!(bot.clone().choose(&same, &other.legal_actions(seat)), answer);
            positions += 1;
        });
    }
    assert!(positions > 1000, "{positions} positions");
}

/// A bot that comes to the table late has seen nothing; it still plays.
#[test]
fn a_newcomer_plays_on() {
    for seed in 0..4 {
        play(&table(seed), seed, |_, view, legal, _| {
            for level in Level::ALL {
                let action = crate::dice::bot(Calibre { playouts: 12, ..level.into() }, view.own_seat(), seed)
                    .choose(view, legal);
                assert!(legal.contains(&action));
            }
        });
    }
}

#[test]
fn beliefs_find_the_truth() {
    let (mut believed, mut chance, mut count) = (0.0, 0.0, 0);
    for seed in 0..60 {
        let setup = Setup::base(5 + (seed % 3) as u8);
        play(&setup, seed, |game, view, _, bot| {
            let (Some(reading), Some(me)) = (bot.reading(), view.me()) else { return };
            if game.turn().number < 8 {
                return;
            }
            let own = (view.own_seat(), me.role.unwrap());
            let shown: Vec<_> = view.board.seats.iter().map(|seat| seat.role.filter(|_| seat.role_shown)).collect();
            let prior = Beliefs::new(&shown);
            for seat in Seat::all(setup.players).filter(|seat| view.seat(*seat).role.is_none()) {
                let truth = game.player(seat).role as usize;
                believed += f64::from(reading.beliefs.odds(Some(own))[seat.index()][truth]).ln();
                chance += f64::from(prior.odds(Some(own))[seat.index()][truth]).ln();
                count += 1;
            }
        });
    }
    let (believed, chance) = (believed / f64::from(count), chance / f64::from(count));
    assert!(believed > chance * 0.8, "log loss {believed:.3} against {chance:.3} over {count}");
}

const RANDOM: ByTeam<Level> = ByTeam { law: Level::Drifter, outlaws: Level::Drifter, renegades: Level::Drifter };

#[test]
fn threads_make_no_difference() {
    let levels = ByTeam { law: Level::Marshal, renegades: Level::Marshal, ..RANDOM };
    let setup = Setup { modules: Modules::ALL, ..Setup::base(6) };
    let series = |threads| Series::<Game> { setup: setup.clone(), players: 6, levels, games: 24, seed: 3, threads };
    let tally = series(1).tally().unwrap();
    assert_eq!((tally.errors, series(2).tally().unwrap()), (0, tally));
}

/// Enough games to see it, few enough to run unoptimised.
#[test]
fn a_marshal_beats_a_drifter_in_every_team() {
    let series = |levels| Series::<Game> { setup: Setup::base(5), players: 5, levels, games: 60, seed: 3, threads: 1 };
    let random = series(RANDOM).tally().unwrap();
    for team in Team::ALL {
        let mut levels = RANDOM;
        *levels.get_mut(team) = Level::Marshal;
        let tally = series(levels).tally().unwrap();
        assert!(tally.wins.get(team) > &(random.wins.get(team) + 12), "{team:?}: {tally:?} against {random:?}");
    }
}
