//! Before the game.

use super::*;

#[test]
fn chairs_are_chosen_before_a_game_only() {
    let mut world = World::<card::Game>::new(card_setup(6), 6, 3, 51);
    world.say(0, &Up::Sit(Some(Seat(2))));
    assert_eq!(world.friends[0].guest.seat(), Some(Seat(1)), "it is taken");
    world.say(0, &Up::Sit(Some(Seat(0))));
    world.say(0, &Up::Sit(Some(Seat(5))));
    assert_eq!(world.friends[0].guest.seat(), Some(Seat(1)), "not for friends");
    world.say(0, &Up::Sit(None));
    assert_eq!(world.friends[0].guest.seat(), None);
    assert_eq!(world.host.company(None).watchers, ["Guest 0"]);
    world.say(1, &Up::Sit(Some(Seat(1))));
    assert_eq!(world.friends[1].guest.seat(), Some(Seat(1)));
    world.say(1, &Up::Ready(true));
    assert!(world.friends[1].guest.company.ready && world.host.company(None).chairs[1].ready);
    world.begin(nonce(2));
    // The empty chair is a bot's, and whoever watches sees what everybody may.
    assert_eq!(world.host.company(None).chairs[2].who, Who::Bot);
    world.play(40);
    world.say(0, &Up::Sit(Some(Seat(2))));
    assert_eq!(world.friends[0].guest.seat(), None);
    let table = world.table.as_ref().unwrap();
    assert_eq!(world.friends[0].table.as_ref().unwrap().view(None), table.view(None));
}

#[test]
fn two_of_one_name_are_told_apart() {
    let mut world = World::<card::Game>::new(card_setup(6), 6, 0, 52);
    for n in 0..3 {
        world.join(Guest::new("Ann", &world.host.table.clone(), None, &nonce(n)));
    }
    let names: Vec<String> = world.host.company(None).watchers;
    assert_eq!(names, ["Ann 2", "Ann 3", "Ann 4"]);
}
