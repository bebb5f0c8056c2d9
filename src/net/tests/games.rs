//! Whole games: what is told, what is proven, and what nobody may learn.

use super::*;
use standoff_engine::core::Rules as _;

#[test]
fn whole_games_are_told_and_proven() {
    for seed in 0..6 {
        let (players, friends) = [(4, 1), (5, 2), (8, 7), (6, 3), (7, 6), (8, 4)][seed as usize];
        let world = whole_game::<card::Game>(card_setup(players), players, friends, seed);
        for (at, friend) in world.friends.iter().enumerate() {
            assert!(friend.guest.witness.seen.len() > 10);
            assert_eq!(friend.guest.witness.check(&world.evidence(at)), Ok(()));
        }
        let world = whole_game::<dice::Game>(dice::Setup::base(players), players, friends, seed);
        for at in 0..world.friends.len() {
            assert_eq!(world.friends[at].guest.witness.check(&world.evidence(at)), Ok(()));
        }
    }
}

#[test]
fn a_changed_record_is_noticed() {
    let world = whole_game::<card::Game>(card_setup(5), 5, 2, 11);
    let (witness, good) = (&world.friends[0].guest.witness, world.evidence(0));
    let check = |change: &dyn Fn(&mut Evidence<card::Game>)| {
        let mut evidence = good.clone();
        change(&mut evidence);
        witness.check(&evidence)
    };
    assert_eq!(check(&|_| {}), Ok(()));
    assert_eq!(check(&|e| e.secret = nonce(1)), Err(Flaw::Secret));
    assert_eq!(check(&|e| e.numbers[1] = nonce(1)), Err(Flaw::Number));
    assert_eq!(check(&|e| e.numbers.truncate(1)), Err(Flaw::Number));
    assert_eq!(check(&|e| e.numbers.swap(0, 1)), Err(Flaw::Number));
    assert_eq!(check(&|e| e.record.seed = e.record.seed.short().into()), Err(Flaw::Seed));
    assert_eq!(check(&|e| e.record.setup.players = 6), Err(Flaw::Setup));
    assert_eq!(check(&|e| drop(e.record.actions.pop())), Err(Flaw::Record));
    // The record as it was one step before the end, which is sound in itself.
    let short = |evidence: &mut Evidence<card::Game>| {
        let mut game = evidence.record.replay().unwrap().start;
        let len = evidence.record.actions.len() - 1;
        for at in 0..len {
            let (seat, action) = evidence.record.action(at).unwrap();
            game.act(seat, action, &mut Vec::new()).unwrap();
        }
        evidence.record.truncate(len, &game);
    };
    assert_eq!(check(&short), Err(Flaw::Unfinished));
    assert_eq!(check(&|e| e.record.version += 1), Err(Flaw::Rules));
    assert_eq!(check(&|e| e.record.actions[3] = "A nonsense".into()), Err(Flaw::Record));
    // Another game that is sound in itself, from the same deal.
    let other = |evidence: &mut Evidence<card::Game>| {
        let record = &evidence.record;
        let mut table = Table::<card::Game>::deal_from(
            record.setup.clone(),
            record.seed,
            world.table.as_ref().unwrap().chairs().to_vec(),
            Options::default(),
        )
        .unwrap();
        let mut rng = Rng::from_seed(3);
        while let Some(asked) = table.asked() {
            let legal = table.legal(asked);
            table.act(asked, *rng.pick(&legal).unwrap()).unwrap();
        }
        evidence.record = table.save().record;
    };
    assert_eq!(check(&other), Err(Flaw::Steps));
    // Hashes that fit, but the guest was shown something else.
    let mut shown = witness.clone();
    shown.seen[5] = [3; 16];
    assert_eq!(shown.check(&good), Err(Flaw::Shown));
    let mut unseen = witness.clone();
    unseen.marks.clear();
    let mut evidence = good.clone();
    other(&mut evidence);
    let mut chain = crate::net::fair::Chain::new(&evidence.secret);
    chain.follow(&evidence.record.actions);
    unseen.last = Some(chain.mark());
    assert_eq!(unseen.check(&evidence), Err(Flaw::Shown));
}

#[test]
fn a_whole_game_of_eight_is_less_than_half_a_megabyte_for_each() {
    let world = whole_game::<card::Game>(card_setup(8), 8, 7, 71);
    let steps = world.table.as_ref().unwrap().len();
    for friend in &world.friends {
        let bytes: usize = friend.bytes.iter().map(String::len).sum();
        println!("{bytes} bytes to one guest in {steps} steps, {} a step", bytes / steps);
        assert!(bytes < 500_000 && bytes / steps < 400);
    }
}

/// What a guest is sent says nothing about what he may not know: everything hidden from him is dealt anew, and the same
/// things happen. Hashes and sealed steps differ, but not in length.
#[test]
fn hidden_things_leave_no_trace_in_what_is_sent() {
    let plain = |text: &String| match Down::read(text) {
        Some(Down::Tell(mut tell)) => {
            (tell.mark, tell.sealed) = Default::default();
            Down::Tell(tell).write()
        }
        _ => text.clone(),
    };
    let mut compared = [0, 0];
    for (seed, watching) in (0..16).flat_map(|seed| [(seed, false), (seed, true)]) {
        let mut world = World::<card::Game>::new(card_setup(6), 6, 3, 90 + seed);
        if watching {
            world.say(0, &Up::Sit(None));
        }
        world.begin(nonce(seed));
        world.play(40 + 7 * seed as usize);
        let viewer = world.friends[0].guest.seat();
        assert_eq!(viewer.is_none(), watching);
        let table = world.table.as_ref().unwrap();
        if table.outcome().is_some() {
            continue;
        }
        let twin = table.twin(viewer, &mut Rng::from_seed(seed + 1));
        assert_eq!(twin.view(viewer), table.view(viewer));
        // From here on both are told to a guest who comes back, and to one who is there.
        let asked = table.asked().unwrap();
        let (legal, others) = (table.legal(asked), twin.legal(asked));
        let Some(action) = legal.iter().find(|action| others.contains(action)).copied() else { continue };
        let mut streams = Vec::new();
        for mut table in [world.table.take().unwrap(), twin] {
            let mut host = world.host.clone();
            let sent = |host: &mut Host, table: &Table<card::Game>| {
                let effects = host.tell(table.settled(), &|seat, from| table.sight(seat, from));
                effects
                    .into_iter()
                    .filter_map(|effect| match effect {
                        HostEffect::Send { line, text } if line == world.friends[0].line => Some(plain(&text)),
                        _ => None,
                    })
                    .collect::<Vec<_>>()
            };
            let mut stream = sent(&mut host, &table);
            table.act(asked, action).unwrap();
            let seen = (table.view(viewer), table.log_for(viewer).last().cloned());
            stream.extend(sent(&mut host, &table));
            streams.push((seen, stream));
        }
        // Where the two went different ways before his eyes he may know it.
        if streams[0].0 == streams[1].0 {
            assert_eq!(streams[0].1, streams[1].1);
            compared[usize::from(watching)] += 1;
        }
    }
    println!("{compared:?} situations compared, for those who play and for those who watch");
    assert!(compared.iter().all(|count| *count >= 4), "{compared:?}");
}

/// An announcement nobody else may know of is told to nobody else.
#[test]
fn what_is_announced_in_secret_is_not_even_counted() {
    let mut silent = 0;
    for seed in 0..6 {
        let mut world = World::<card::Game>::new(card_setup(5), 5, 3, 120 + seed);
        world.begin(nonce(seed));
        for _ in 0..400 {
            let table = world.table.as_ref().unwrap();
            let Some(asked) = table.asked() else { break };
            let (steps, settled) = (table.len(), table.settled().len());
            let seen = |world: &World<card::Game>| {
                let table = world.table.as_ref().unwrap();
                let one = |friend: &Friend<card::Game>| (table.view(friend.guest.seat()), friend.bytes.len());
                world.friends.iter().map(one).collect::<Vec<_>>()
            };
            let before = seen(&world);
            world.play(1);
            let table = world.table.as_ref().unwrap();
            if table.len() != steps + 1 || table.settled().len() != settled {
                continue;
            }
            for ((view, messages), (after, now)) in before.into_iter().zip(seen(&world)) {
                if view.viewer != Some(asked) && view == after {
                    assert_eq!(messages, now);
                    silent += 1;
                }
            }
        }
    }
    assert!(silent > 5, "{silent}");
}
