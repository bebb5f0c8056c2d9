//! Rubbish, cheats and bad wires.

use super::*;

#[test]
fn nothing_is_done_in_another_situation_or_in_anothers_name() {
    let mut world = World::<card::Game>::new(card_setup(5), 5, 3, 31);
    world.begin(nonce(9));
    world.play(30);
    while !world.friends.iter().any(|friend| friend.guest.seat() == world.table.as_ref().unwrap().asked()) {
        world.play(1);
    }
    let asked = world.table.as_ref().unwrap().asked().unwrap();
    let (me, other) = {
        let me = world.friends.iter().position(|friend| friend.guest.seat() == Some(asked)).unwrap();
        (me, (me + 1) % 3)
    };
    let action = world.table.as_ref().unwrap().legal(asked)[0];
    let line = <card::Game as standoff_engine::core::Rules>::write_action(action);
    let at = world.friends[me].guest.at();
    let before = world.table.as_ref().unwrap().len();
    for (who, at) in [(me, at + 1), (me, at - 1), (me, 0), (other, at)] {
        world.say(who, &Up::Act { at, line: line.clone() });
        assert_eq!(world.table.as_ref().unwrap().len(), before);
    }
    for nonsense in ["", "fire", "play bang 999 B", "pass pass"] {
        world.say(me, &Up::Act { at, line: nonsense.into() });
        assert_eq!(world.table.as_ref().unwrap().len(), before);
    }
    world.say(me, &Up::Act { at, line: line.clone() });
    let after = world.table.as_ref().unwrap().len();
    assert!(after > before || world.table.as_ref().unwrap().is_empty());
    // The same once more came too late.
    world.say(me, &Up::Act { at, line });
    assert_eq!(world.table.as_ref().unwrap().len(), after);
}

#[test]
fn rubbish_changes_nothing_and_ends_the_wire() {
    let mut world = World::<card::Game>::new(card_setup(5), 5, 2, 41);
    world.begin(nonce(9));
    world.play(20);
    let before = (world.table.as_ref().unwrap().len(), world.host.names());
    let mut rng = Rng::from_seed(6);
    let sound = [
        Up::Hello(Hello {
            schema: super::super::message::SCHEMA,
            build: "x".into(),
            name: "Eve".into(),
            key: [4; 32],
            nonce: [5; 16],
        }),
        Up::Proof([4; 16]),
        Up::Act { at: 3, line: "pass".into() },
        Up::Pledge(nonce(2)),
        Up::Number(nonce(3)),
        Up::Sit(Some(Seat(2))),
        Up::Share(nonce(4)),
        Up::Ready(true),
    ];
    let mut closed = 0;
    for line in 100..160 {
        world.host.opened(line, binding(line), [7; 16]);
        for n in 0..30 {
            let mut text: Vec<char> = sound[rng.below(sound.len() as u32) as usize].write().chars().collect();
            for _ in 0..rng.below(4) {
                let at = rng.below(text.len() as u32) as usize;
                text[at] = char::from(rng.below(256) as u8);
            }
            if n % 5 == 0 {
                text = vec!['['; 3_000];
            }
            let text: String = text.into_iter().collect();
            for effect in world.host.hear(line, &text, 1e6 * f64::from(line) + 1000.0 * f64::from(n)) {
                match effect {
                    HostEffect::Act { seat, line } => panic!("{seat} acts by {line}"),
                    HostEffect::Close { line: at, .. } => {
                        assert_eq!(at, line);
                        closed += 1;
                    }
                    _ => {}
                }
            }
        }
        world.host.shut(line, 0.0);
    }
    assert!(closed > 20, "{closed}");
    assert_eq!((world.table.as_ref().unwrap().len(), world.host.names()), before);
}

#[test]
fn whoever_shouts_is_not_heard() {
    let mut world = World::<card::Game>::new(card_setup(5), 5, 2, 42);
    let line = world.friends[0].line;
    let said = |world: &mut World<card::Game>| {
        let effects = world.host.hear(line, &Up::Say(1).write(), 1e7);
        effects.iter().filter(|effect| matches!(effect, HostEffect::Said { .. })).count()
    };
    let heard: usize = (0..500).map(|_| said(&mut world)).sum();
    assert!(heard < 8, "{heard}");
    let effects = world.host.hear(line, &Up::Say(99).write(), 2e7);
    assert!(!effects.iter().any(|effect| matches!(effect, HostEffect::Said { .. })));
}

/// Messages that are lost, come twice or in another order confuse nobody for long.
#[test]
fn lost_doubled_and_swapped_messages_are_noticed() {
    let mut world = World::<card::Game>::new(card_setup(5), 5, 2, 140);
    world.begin(nonce(5));
    world.play(20);
    let mut rng = Rng::from_seed(4);
    let mut held: Vec<String> = Vec::new();
    let mut guest = world.friends[0].guest.clone();
    let line = world.friends[0].line;
    let mut anew = 0;
    for _ in 0..120 {
        let seen = world.friends[0].bytes.len();
        world.play(1);
        if world.table.as_ref().unwrap().outcome().is_some() {
            break;
        }
        held.extend(world.friends[0].bytes[seen..].iter().cloned());
        match rng.below(4) {
            0 => drop(held.pop()),
            1 => held.extend(held.last().cloned()),
            2 => held.reverse(),
            _ => {}
        }
        for text in held.drain(..) {
            for effect in guest.hear(&text) {
                if effect == GuestEffect::Send(Up::Again.write()) {
                    anew += 1;
                }
                if let GuestEffect::Told { view, .. } = effect {
                    let table = Table::<card::Game>::follow(
                        world.setup.clone(),
                        1,
                        vec![Chair::new("A", Controller::Friend); 5],
                        &view,
                    );
                    assert!(table.is_some(), "whatever is shown is a table");
                }
            }
        }
        if anew > 0 {
            // The host tells everything anew, and all is well.
            let effects = world.host.hear(line, &Up::Again.write(), world.now + 1e6);
            let seen = world.friends[0].bytes.len();
            world.carry_out(effects);
            let text = world.friends[0].bytes[seen..]
                .iter()
                .find(|text| matches!(Down::read(text), Some(Down::Tell(_))))
                .unwrap()
                .clone();
            let told = guest.hear(&text);
            let view = told
                .iter()
                .find_map(|effect| match effect {
                    GuestEffect::Told { view, .. } => Some(view.clone()),
                    _ => None,
                })
                .expect("everything is told");
            let truth = pack(&world.table.as_ref().unwrap().view(Some(Seat(1))));
            assert_eq!(view, truth);
            anew = 0;
            world.now += 2e6;
        }
    }
}

/// Whoever missed the last message and is waited for notices it all the same.
#[test]
fn the_last_message_may_be_lost_too() {
    let mut world = World::<card::Game>::new(card_setup(5), 5, 2, 150);
    world.begin(nonce(5));
    world.play(20);
    let told = |world: &World<card::Game>| {
        world.friends[0].bytes.iter().filter(|text| matches!(Down::read(text), Some(Down::Tell(_)))).count()
    };
    let (count, standing) = (told(&world), world.friends[0].guest.standing().unwrap());
    for _ in 0..3 {
        let effects = world.host.hear(world.friends[0].line, &standing, world.now + 1e5);
        world.carry_out(effects);
    }
    assert_eq!(told(&world), count, "nothing is missing");
    let mut behind = world.friends[0].guest.clone();
    behind.hello(binding(1), [1; 16]);
    let standing = Up::At(behind.at()).write();
    for missing in [0, 1] {
        let effects = world.host.hear(world.friends[0].line, &standing, world.now + 1e6);
        world.carry_out(effects);
        assert_eq!(told(&world), count + missing);
    }
    world.compare();
}
