//! The whole ladder: nobody stalls, nobody sees what is hidden, and each is himself.

use super::games::{LONGEST, table, tables};
use crate::arena::{ByTeam, Series};
use crate::dice::{Stand, bot, thinker};
use crate::{Bot, Calibre, Level, Temper};
use standoff_engine::core::{Rng, Role, Rules, Seat, Team};
use standoff_engine::dice::{Action, Event, Game, Setup};

fn few(level: Level) -> Calibre {
    Calibre { playouts: 12, ..level.into() }
}

/// What has happened, a question and what may be answered.
type Question<'a> = (&'a [Event], &'a Game, Seat, &'a [Action]);

/// Plays a game with these players by seat, showing each question to `look` first.
fn play(setup: &Setup, seed: u64, who: impl Fn(Seat) -> Calibre, mut look: impl FnMut(Question)) -> Vec<Action> {
    let mut told = Vec::new();
    let mut game = Game::deal(setup, seed, &mut told).unwrap();
    let mut bots: Vec<Box<dyn Bot<Game>>> =
        Seat::all(setup.players).map(|seat| bot(who(seat), seat, seed ^ u64::from(seat.0))).collect();
    let (mut heard, mut actions) = (0, Vec::new());
    while let Some(seat) = game.asked() {
        for bot in &mut bots {
            told[heard..].iter().for_each(|event| bot.watch(event));
        }
        heard = told.len();
        let legal = game.legal_actions(seat);
        look((&told, &game, seat, &legal));
        let action = bots[seat.index()].choose(&Rules::view(&game, Some(seat)), &legal);
        game.act(seat, action, &mut told).unwrap_or_else(|why| panic!("{action:?}: {why:?}"));
        actions.push(action);
        assert!(actions.len() < LONGEST, "a game must end");
    }
    actions
}

/// Levels in turn, so that everybody meets everybody.
fn mixed(seed: u64) -> impl Fn(Seat) -> Calibre {
    move |seat| few(Level::ALL[(u64::from(seat.0) + seed) as usize % 5])
}

#[test]
fn every_level_plays_at_every_table() {
    // A step that has no factor in common with what the tables run through in turn.
    for (i, setup) in tables().enumerate().skip(1).step_by(5) {
        play(&setup, i as u64, mixed(i as u64), |_| {});
    }
}

#[test]
fn the_same_seed_and_playouts_play_the_same_game() {
    for seed in 0..3 {
        let game = || play(&table(seed), seed, mixed(seed), |_| {});
        assert_eq!(game(), game());
    }
}

#[test]
fn tempers_play_on() {
    for (seed, temper) in (0..).zip(Temper::ALL) {
        for level in [Level::Cowhand, Level::Marshal, Level::Legend] {
            play(&table(seed), seed, |_| Calibre { temper, ..few(level) }, |_| {});
        }
    }
}

#[test]
fn what_is_hidden_makes_no_difference_to_any_level() {
    let mut rng = Rng::from_seed(9);
    let mut positions = 0;
    for seed in 0..12 {
        play(&table(seed), seed, mixed(seed), |(told, game, seat, legal)| {
            if legal.len() == 1 || rng.below(10) > 0 {
                return;
            }
            let view = Rules::view(game, Some(seat));
            let other = view.determinize(&mut rng, None);
            let answer = |game: &Game, level| {
                let mut bot = bot(few(level), seat, seed);
                for event in told {
                    bot.watch(event);
                }
                bot.choose(&Rules::view(game, Some(seat)), &game.legal_actions(seat))
            };
            for level in Level::ALL {
                assert_eq!(answer(game, level), answer(&other, level), "{level:?}");
            }
            positions += 1;
        });
    }
    assert!(positions > 40, "{positions} positions");
}

#[test]
fn a_thought_can_be_followed() {
    let mut seen = 0;
    play(
        &Setup::base(5),
        4,
        |_| Level::Marshal.into(),
        |(told, game, seat, legal)| {
            let view = Rules::view(game, Some(seat));
            let mut legend = thinker(Calibre { playouts: 60, ..Level::Legend.into() }, seat, 1);
            for event in told {
                legend.watch(event);
            }
            if legend.begin(&view, legal) {
                while legend.think(8) {}
                let lines = legend.lines();
                assert_eq!(Some(lines[0].action), legend.answer());
                assert!(lines.iter().all(|line| (0.0..=1.0).contains(&line.chance) && legal.contains(&line.action)));
                seen += 1;
            }
            let odds = legend.odds(&view)[seat.index()];
            assert!((odds[game.player(seat).role as usize] - 1.0).abs() < 1e-4);
        },
    );
    assert!(seen > 10, "{seen} thoughts");
}

/// Enough games to see it, few enough to run unoptimised.
#[test]
fn karma_beats_a_drifter_in_every_team() {
    const RANDOM: ByTeam<Level> = ByTeam { law: Level::Drifter, outlaws: Level::Drifter, renegades: Level::Drifter };
    let series = |levels| Series::<Game> { setup: Setup::base(5), players: 5, levels, games: 80, seed: 3, threads: 1 };
    let random = series(RANDOM).tally().unwrap();
    for team in Team::ALL {
        let mut levels = RANDOM;
        *levels.get_mut(team) = Level::Karma;
        let tally = series(levels).tally().unwrap();
        assert!(tally.wins.get(team) > &(random.wins.get(team) + 9), "{team:?}: {tally:?} against {random:?}");
    }
}

#[test]
fn chances_go_by_life_points() {
    let game = Game::deal(&Setup { sheriff: Some(Seat(0)), ..Setup::base(5) }, 3, &mut Vec::new()).unwrap();
    let stand = Stand::of(&game, Seat(0));
    let chances = |role, life| {
        let mut stand = stand;
        stand.men_mut().iter_mut().filter(|man| man.role == role).for_each(|man| man.life = life);
        stand.buried().chances()
    };
    let [law, outlaws, renegades] = Team::ALL.map(|team| team as usize);
    for role in Role::ALL {
        let sum: f32 = chances(role, 4).iter().sum();
        assert!((sum - 1.0).abs() < 1e-4);
    }
    assert!(chances(Role::Sheriff, 2)[law] + 0.1 < chances(Role::Sheriff, 8)[law]);
    assert!(chances(Role::Outlaw, 2)[outlaws] + 0.1 < chances(Role::Outlaw, 8)[outlaws]);
    assert!(chances(Role::Renegade, 2)[renegades] + 0.05 < chances(Role::Renegade, 8)[renegades]);
    assert!(chances(Role::Sheriff, 0)[outlaws] > 0.999);
    assert!(chances(Role::Renegade, 0)[renegades] < 0.1);
}
