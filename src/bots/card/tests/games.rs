//! Whole games: always legal, always the same, nothing seen that is hidden.

use crate::card::{Beliefs, Marshal, Reading};
use crate::{Bot, Calibre, Level, bot};
use standoff_engine::card::frames::Frame;
use standoff_engine::card::{
    Action, CardKind, Character, CharacterChoice, Event, EventCard, EventMix, Game, Set, Setup, Source, TableRules,
    View,
};
use standoff_engine::core::{Rng, Role, Rules, Seat};

/// Plays a game with marshals, showing each question to `look` first.
fn play(setup: &Setup, seed: u64, mut look: impl FnMut(&Game, &View, &[Action], &Marshal)) -> Vec<(Seat, Action)> {
    let mut events = Vec::new();
    let mut game = Game::deal(setup, seed, &mut events).unwrap();
    let mut bots: Vec<Marshal> =
        Seat::all(setup.players).map(|seat| Marshal::new(seat, seed ^ u64::from(seat.0))).collect();
    let mut actions = Vec::new();
    loop {
        for (bot, seat) in bots.iter_mut().zip(Seat::all(setup.players)) {
            for event in &events {
                let event: &Event = event;
                bot.watch(&event.seen_by(Some(seat)));
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

/// The decks there are.
const DECKS: [&[Set]; 3] = [&[Set::Base], &[Set::Base, Set::DodgeCity], &[Set::DodgeCity]];

/// What can be added to them, and how event decks lie.
const EVENTS: [(&[Set], EventMix); 9] = [
    (&[], EventMix::Apart),
    (&[Set::HighNoon], EventMix::Apart),
    (&[Set::FistfulOfCards, Set::TheBullet], EventMix::Apart),
    (&[Set::HighNoon, Set::FistfulOfCards, Set::TheBullet], EventMix::Apart),
    (&[Set::HighNoon, Set::FistfulOfCards], EventMix::HighNoonLast),
    (&[Set::HighNoon, Set::FistfulOfCards, Set::TheBullet], EventMix::FistfulLast),
    (&[Set::WildWestShow], EventMix::Apart),
    (&[Set::Eldorado], EventMix::Apart),
    (&[Set::HighNoon, Set::FistfulOfCards, Set::TheBullet, Set::WildWestShow, Set::Eldorado], EventMix::Apart),
];

/// Every deck with every number of players, with and without events.
fn tables() -> impl Iterator<Item = Setup> {
    DECKS.into_iter().flat_map(|sets| {
        let (least, most) = Setup::player_range(sets);
        (least..=most).flat_map(move |players| {
            EVENTS.into_iter().map(move |(events, event_mix)| {
                let sets = sets.iter().chain(events).copied().collect();
                Setup { sets, event_mix, ..Setup::base(players) }
            })
        })
    })
}

/// Most decisions of a game; the longest of 100,000 games of marshals with events had less than a third of this.
const LONGEST: usize = 4000;

/// A table by number, all kinds of them in turn.
fn table(number: u64) -> Setup {
    let tables: Vec<Setup> = tables().collect();
    // A step that has no factor in common with their number.
    tables[number as usize * 17 % tables.len()].clone()
}

/// The presets, and rules that differ from the first of them in one choice.
fn rules() -> impl Iterator<Item = TableRules> {
    let presets = TableRules::PRESETS.iter().filter_map(|(name, _)| TableRules::preset(name));
    let all = TableRules::ALL.iter().flat_map(|rule| rule.options[1..].iter().map(|option| (rule.key, *option)));
    let others = all.map(|(key, option)| {
        let mut rules = TableRules::default();
        assert!(rules.set(key, option));
        rules
    });
    presets.chain(others)
}

#[test]
fn every_answer_is_legal_under_every_table_rule() {
    for (i, rules) in rules().enumerate() {
        // A share of the tables for each rule; together they meet all of them.
        for (j, setup) in tables().enumerate().filter(|(j, _)| (i + j) % 11 == 0) {
            play(&Setup { rules, ..setup }, (100 * i + j) as u64, |_, _, _, _| {});
        }
    }
}

#[test]
fn every_answer_is_legal_with_every_deck() {
    for seed in 0..3 {
        for setup in tables() {
            play(&setup, seed, |_, _, _, _| {});
        }
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    for setup in tables().step_by(5) {
        assert_eq!(play(&setup, 5, |_, _, _, _| {}), play(&setup, 5, |_, _, _, _| {}));
    }
}

/// Every number of players with any of the sets, under the presets: whole games that end.
#[test]
fn games_with_any_sets_end() {
    let mut rng = Rng::from_seed(4);
    let presets: Vec<TableRules> =
        TableRules::PRESETS.iter().filter_map(|(name, _)| TableRules::preset(name)).collect();
    for seed in 0..60 {
        let mut sets = vec![Set::Base];
        sets.extend(Set::ALL.into_iter().filter(|set| *set != Set::Base && rng.below(2) == 0));
        sets.sort_unstable();
        let (least, most) = Setup::player_range(&sets);
        let players = least + (seed % u64::from(most - least + 1)) as u8;
        let rules = presets[seed as usize % presets.len()];
        play(&Setup { sets, rules, ..Setup::base(players) }, seed, |_, _, _, _| {});
    }
}

/// Everything on: orders, repeats and exchanges happen, and what is begun is not taken back for ever.
#[test]
fn shows_are_made_use_of() {
    let mut used = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let setup = Setup { sets: Set::ALL.to_vec(), ..Setup::base(5 + (seed % 4) as u8) };
        for (_, action) in play(&setup, seed, |_, _, _, _| {}) {
            if let Action::Use { of: of @ (Source::Event(_) | Source::Character(_)), .. } = action {
                used.insert(of);
            }
        }
    }
    let shows =
        [EventCard::DorothyRage, EventCard::LadyRoseOfTexas, EventCard::DougBadman, EventCard::DeadSheriffsGhost];
    assert!(shows.iter().all(|event| used.contains(&Source::Event(*event))), "{used:?}");
    let people = [Character::FlintWestwood, Character::LeeVanKliff];
    assert!(people.iter().all(|who| used.contains(&Source::Character(*who))), "{used:?}");
}

/// What is announced is paid for; who took it back could do so for ever.
#[test]
fn what_is_announced_is_done() {
    let mut announced = 0;
    for seed in 0..45 {
        let mut asked = Vec::new();
        let setup = table(seed);
        let actions = play(&setup, seed, |_, view, _, _| {
            asked.push(matches!(view.stack.last(), Some(Frame::Announce(_))));
        });
        for (announcing, (_, action)) in asked.iter().zip(&actions) {
            assert!(!announcing || matches!(action, Action::Pick(_)), "{action:?}");
            announced += u32::from(*announcing);
        }
    }
    assert!(announced > 30, "{announced} plays that cost a card");
}

/// Everything hidden is dealt anew, consistent with the view: the answer stays.
#[test]
fn what_is_hidden_makes_no_difference() {
    let mut rng = Rng::from_seed(9);
    let mut positions = 0;
    for seed in 0..30 {
        let setup = table(seed);
        play(&setup, seed, |_, view, legal, bot| {
            let answer = bot.clone().choose(view, legal);
            for _ in 0..2 {
                let other = view.determinize(&mut rng, None);
                let seat = view.own_seat();
                let same = Rules::view(&other, Some(seat));
                assert_eq!(&same, view);
                assert_eq!(bot.clone().choose(&same, &other.legal_actions(seat)), answer);
            }
            positions += 1;
        });
    }
    assert!(positions > 2000, "{positions} positions");
}

/// A bot that comes to the table late has seen nothing; it still plays.
#[test]
fn a_newcomer_plays_on() {
    for seed in 0..15 {
        let setup = table(seed);
        play(&setup, seed, |_, view, legal, _| {
            for level in Level::ALL {
                let action = bot(Calibre { playouts: 12, ..level.into() }, view.own_seat(), seed).choose(view, legal);
                assert!(legal.contains(&action));
            }
        });
    }
}

/// A bot that follows every event knows the table as well as a fresh look.
#[test]
fn the_scene_follows_events() {
    for seed in 0..30 {
        let setup = table(seed);
        play(&setup, seed, |_, view, _, bot| {
            let Some(Reading { scene, .. }) = bot.reading() else { return };
            for seat in Seat::all(setup.players) {
                let (place, seen) = (scene.place(seat), view.seat(seat));
                assert_eq!((place.life, place.hand), (seen.life, seen.hand_count));
                assert_eq!(place.in_play, seen.in_play.iter().copied().collect());
                assert!(place.known.len() <= place.hand);
                assert_eq!((place.character, place.borrowed), (seen.character, seen.borrowed));
                assert_eq!((place.guise, place.ghost, place.max_life), (seen.guise, seen.ghost, seen.max_life));
                assert!(place.no_missed <= place.unknown() && place.no_bang <= place.unknown());
            }
            assert_eq!((scene.ring, scene.turn, scene.bangs), (view.board.ring, view.turn.seat, view.turn.bangs));
        });
    }
}

/// Distances and ranges are those of the rules, and known cards are really there.
#[test]
fn the_scene_agrees_with_the_rules() {
    for seed in 0..30 {
        let setup = table(seed);
        play(&setup, seed, |game, view, _, bot| {
            let Some(Reading { scene, .. }) = bot.reading() else { return };
            for from in game.ring().seats().iter() {
                assert_eq!(scene.range(from), game.weapon_range(from));
                assert_eq!(scene.place(from).known.minus(game.player(from).hand).len(), 0, "{from} in {view:?}");
                for to in game.ring().seats().iter() {
                    assert_eq!(scene.distance(from, to), game.distance(from, to));
                }
            }
        });
    }
}

/// At the end of games beliefs are much better than chance.
#[test]
fn beliefs_find_the_truth() {
    let (mut believed, mut chance, mut count) = (0.0, 0.0, 0);
    for seed in 0..40 {
        let setup = Setup::base(5 + (seed % 3) as u8);
        play(&setup, seed, |game, view, _, bot| {
            let (Some(reading), Some(me)) = (bot.reading(), view.me()) else { return };
            if game.turn().number < 10 {
                return;
            }
            let own = (view.own_seat(), me.role.unwrap());
            let prior = Beliefs::new(
                &view.board.seats.iter().map(|seat| seat.role.filter(|_| seat.role_shown)).collect::<Vec<_>>(),
            );
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

#[test]
fn a_character_is_chosen() {
    let rules = TableRules { character_choice: CharacterChoice::ChooseOneOfTwo, ..TableRules::default() };
    let setup = Setup { rules, ..Setup::base(5) };
    let actions = play(&setup, 3, |_, _, _, _| {});
    assert!(matches!(actions[0].1, Action::Choose(_)));
}

#[test]
fn a_deputy_never_shoots_the_sheriff_in_whole_games() {
    for seed in 0..60 {
        // Under Wild West Show and Eldorado roles change hands.
        let sets = vec![Set::Base, Set::DodgeCity, Set::HighNoon, Set::FistfulOfCards, Set::TheBullet];
        let setup = Setup { sets, ..Setup::base(5 + (seed % 4) as u8) };
        let game = Game::deal(&setup, seed, &mut Vec::new()).unwrap();
        let sheriff = game.sheriff();
        for (seat, action) in play(&setup, seed, |_, _, _, _| {}) {
            let aimed = match action {
                Action::Play { kind: CardKind::Tequila | CardKind::CatBalou | CardKind::Panic, .. } => None,
                Action::Play { target, .. } | Action::Use { target, .. } => target,
                _ => None,
            };
            let rob = matches!(action, Action::Use { of: Source::Card(card), .. } if matches!(card.kind(), CardKind::CanCan | CardKind::Conestoga));
            if let (Some(target), false) = (aimed, rob) {
                assert!(game.player(seat).role != Role::Deputy || Some(target) != sheriff, "{seat} {action:?}");
            }
        }
    }
}
