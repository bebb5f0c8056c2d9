//! Who leaves and who comes back, the host included.

use super::*;

#[test]
fn whoever_comes_back_has_his_seat_in_mid_decision() {
    let mut world = World::<card::Game>::new(card_setup(6), 6, 3, 21);
    world.begin(nonce(4));
    for round in 0..40 {
        world.play(9);
        let at = round % 3;
        let (seat, name) = (world.friends[at].guest.seat(), world.friends[at].guest.name.clone());
        world.rejoin(at);
        assert_eq!(world.friends[at].guest.seat(), seat);
        assert_eq!(world.host.names()[seat.unwrap().index()], name);
        world.compare();
    }
    world.play(50_000);
    for at in 0..3 {
        // What was missed while away leaves no doubt.
        assert_eq!(world.friends[at].guest.witness.check(&world.evidence(at)), Ok(()));
    }
}

#[test]
fn the_host_comes_back_with_what_he_stored() {
    let mut world = World::<card::Game>::new(card_setup(5), 5, 2, 22);
    world.begin(nonce(5));
    world.play(60);
    // The page is loaded again: no wire is left.
    world.host = unpack(&pack(&world.host)).unwrap();
    world.table = Table::load(world.table.as_ref().unwrap().save()).ok();
    assert!(world.host.present().is_empty() && world.host.is_playing());
    world.rejoin(0);
    world.rejoin(1);
    world.play(50_000);
    for at in 0..2 {
        assert_eq!(world.friends[at].guest.witness.check(&world.evidence(at)), Ok(()));
    }
}

#[test]
fn a_seat_is_held_or_waited_for() {
    let mut world = World::<card::Game>::new(card_setup(5), 5, 2, 23);
    world.begin(nonce(6));
    assert_eq!(world.host.awaited(), [Seat(1), Seat(2)].into_iter().collect());
    let effects = world.host.shut(world.friends[0].line, world.now);
    world.carry_out(effects);
    // For a while nobody plays for him, and everybody sees how long.
    assert_eq!(world.host.awaited(), [Seat(1), Seat(2)].into_iter().collect());
    let place = world.host.company(None).chairs[1].clone();
    assert_eq!((place.who, place.grace), (Who::Away, 60));
    let gone = world.now;
    assert_eq!(world.host.tick(gone + 30_000.0), []);
    assert_eq!(world.host.company(None).chairs[1].grace, 30);
    let effects = world.host.tick(gone + 60_000.0);
    assert!(effects.contains(&HostEffect::Changed));
    world.carry_out(effects);
    assert_eq!(world.host.awaited(), [Seat(2)].into_iter().collect());
    let effects = world.host.set_terms(Terms { away: Away::Wait, timer: 30, grace: 10 });
    world.carry_out(effects);
    assert_eq!(world.host.awaited(), [Seat(1), Seat(2)].into_iter().collect());
    assert_eq!(world.friends[1].guest.company.terms.timer, 30);
}

#[test]
fn whoever_leaves_between_pledge_and_number_is_not_waited_for() {
    let mut world = World::<card::Game>::new(card_setup(5), 5, 3, 61);
    let effects = world.host.begin(&nonce(3));
    // Everybody pledges; the third then goes away instead of saying his number.
    let mut pledged = Vec::new();
    for effect in effects {
        if let HostEffect::Send { line, text } = effect {
            pledged.extend(world.deliver(line, &text));
        }
    }
    let gone = world.friends[2].line;
    let (ours, told): (Vec<HostEffect>, Vec<HostEffect>) =
        pledged.into_iter().partition(|effect| matches!(effect, HostEffect::Send { line, .. } if *line == gone));
    assert!(!ours.is_empty());
    world.carry_out(told);
    assert!(!world.host.is_playing(), "somebody is missing");
    let effects = world.host.lose_patience();
    world.friends.truncate(2);
    world.carry_out(effects);
    assert!(world.host.is_playing());
    world.play(50_000);
    for at in 0..2 {
        assert_eq!(world.friends[at].guest.witness.check(&world.evidence(at)), Ok(()));
    }
}

/// The table of a host who is gone goes on at the first guest's, with all parts of the key.
#[test]
fn a_table_moves_when_its_host_is_gone() {
    let mut world = World::<card::Game>::new(card_setup(6), 6, 3, 81);
    world.begin(nonce(8));
    world.play(90);
    let before = world.table.take().unwrap();
    let mut heir = crate::net::HostMigration::new(world.friends[0].guest.clone()).expect("there is a key");
    assert_eq!(heir.count(), (1, 3));
    let mut asked = 0;
    for (at, line) in [(1, 11), (2, 12)] {
        assert!(heir.inherit().is_none(), "a part is missing");
        heir.opened(line, binding(line), [line as u8; 16]);
        let now = 0.0;
        // The host himself gets no part.
        assert_eq!(world.friends[at].guest.share(), None);
        let mut said = vec![world.friends[at].guest.hello(binding(line), [9; 16])];
        while let Some(text) = said.pop() {
            for effect in heir.hear(line, &text, now) {
                let HostEffect::Send { text, .. } = effect else { continue };
                for effect in world.friends[at].guest.hear(&text) {
                    match effect {
                        GuestEffect::Send(text) => said.push(text),
                        other => {
                            assert_eq!(other, GuestEffect::AskShare);
                            asked += 1;
                        }
                    }
                }
            }
        }
        assert_eq!(world.friends[at].guest.peer(), Peer::Heir);
        // Rubbish is no part, and neither is somebody else's.
        heir.hear(line, &Up::Share(nonce(99)).write(), now);
        heir.hear(line, &Up::Share(heir.guest().legacy().unwrap().0).write(), now);
        assert_eq!(heir.count().0, at);
        heir.hear(line, &world.friends[at].guest.share().unwrap(), now);
        world.friends[at].line = line;
    }
    assert_eq!((asked, heir.count()), (2, (3, 3)));
    let (mut host, opened) = heir.inherit().expect("all parts are here");
    assert_eq!(opened.lines, before.lines());
    // The new host plays it again from the deal.
    let seed = crate::net::fair::seed(&opened.secret, &opened.numbers);
    let mut table =
        Table::<card::Game>::deal_from(world.setup.clone(), seed, before.chairs().to_vec(), Options::default())
            .unwrap();
    for line in &opened.lines {
        let (seat, act) = line.split_once(' ').unwrap();
        let seat = Seat::from_letter(seat.chars().next().unwrap()).unwrap();
        table.act(seat, <card::Game as standoff_engine::core::Rules>::read_action(act).unwrap()).unwrap();
    }
    assert_eq!(table.view(None), before.view(None));
    let company = host.company(None);
    assert_eq!(
        company.chairs.iter().map(|place| place.who).collect::<Vec<_>>(),
        [Who::Bot, Who::Host, Who::Guest, Who::Guest, Who::Bot, Who::Bot]
    );
    let effects = host.go_on(world.now);
    (world.host, world.table) = (host, Some(table));
    world.friends.remove(0);
    world.carry_out(effects);
    world.play(50_000);
    for at in 0..2 {
        assert_eq!(world.friends[at].guest.seat(), Some(Seat(at as u8 + 2)));
        assert_eq!(world.friends[at].guest.witness.check(&world.evidence(at)), Ok(()));
    }
}

#[test]
fn a_table_with_one_guest_does_not_move() {
    let mut world = World::<card::Game>::new(card_setup(5), 5, 1, 82);
    world.begin(nonce(8));
    world.play(30);
    assert!(crate::net::HostMigration::new(world.friends[0].guest.clone()).is_none());
}
