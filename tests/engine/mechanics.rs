//! Setup and the odd corners that need no scenario file.

use standoff_engine::card::{
    Character, CharacterChoice, Event, EventCard, EventDeck, EventPile, Game, Layout, LayoutSeat, Set, Setup,
    SetupError,
};
use standoff_engine::core::{Role, Rules, Seat, roles_for};
use standoff_engine::notation::{read_action, read_card};

fn deal(setup: &Setup, seed: u64) -> Result<Game, SetupError> {
    Game::deal(setup, seed, &mut Vec::new())
}

#[test]
fn a_malformed_setup_is_refused_with_the_reason() {
    let base = Setup::base(5);
    let most = SetupError::Players { found: 8, least: 4, most: 7 };
    assert_eq!(deal(&Setup::base(8), 1), Err(most));
    assert!(matches!(deal(&Setup::base(3), 1), Err(SetupError::Players { found: 3, .. })));
    let sheriff = Setup { sheriff: Some(Seat(5)), ..base.clone() };
    assert_eq!(deal(&sheriff, 1), Err(SetupError::NoSuchSheriff { seat: Seat(5) }));
    assert_eq!(deal(&Setup { sets: vec![], ..base.clone() }, 1), Err(SetupError::Sets));
    let alone = Setup { sets: vec![Set::DodgeCity], ..Setup::base(8) };
    assert_eq!(deal(&alone, 1), Err(SetupError::Players { found: 8, least: 3, most: 7 }));
    let foreign = Setup { characters: vec![None, Some(Character::VeraCuster), None, None, None], ..base.clone() };
    let vera = Character::VeraCuster;
    assert_eq!(deal(&foreign, 1), Err(SetupError::CharacterNotInSets { character: vera }));
    assert_eq!(deal(&Setup { sets: vec![Set::Base, Set::Base], ..base.clone() }, 1), Err(SetupError::Sets));
    let few = Setup { characters: vec![None; 4], ..base.clone() };
    assert_eq!(deal(&few, 1), Err(SetupError::Characters { found: 4 }));
    let slab = Character::SlabTheKiller;
    let twice = Setup { characters: vec![Some(slab), None, Some(slab), None, None], ..base };
    assert_eq!(deal(&twice, 1), Err(SetupError::CharacterTwice { character: slab }));
}

#[test]
fn roles_life_and_hands_are_dealt_by_the_book() {
    for players in 4..=7 {
        for seed in 0..50 {
            let game = deal(&Setup::base(players), seed).unwrap();
            let mut roles: Vec<Role> = game.players().iter().map(|p| p.role).collect();
            let mut expected = roles_for(players).to_vec();
            roles.sort_unstable();
            expected.sort_unstable();
            assert_eq!(roles, expected);
            for player in game.players() {
                let bonus = i8::from(player.role == Role::Sheriff);
                assert_eq!(player.max_life, player.character.def().life as i8 + bonus);
                assert_eq!(player.role_shown, player.role == Role::Sheriff);
            }
            let first = game.asked().unwrap();
            assert_eq!(game.player(first).role, Role::Sheriff);
            for seat in Seat::all(players).filter(|seat| *seat != first) {
                let player = game.player(seat);
                assert_eq!(player.hand.len() as i8, player.max_life);
            }
        }
    }
}

#[test]
fn three_players_are_dealt_open_roles_and_the_deputy_begins() {
    for seed in 0..30 {
        let setup = Setup { sets: vec![Set::Base, Set::DodgeCity], ..Setup::base(3) };
        let game = deal(&setup, seed).unwrap();
        assert!(game.players().iter().all(|p| p.role_shown && p.max_life == p.character.def().life as i8));
        assert_eq!(game.player(game.turn().seat).role, Role::Deputy);
        let mut roles: Vec<Role> = game.players().iter().map(|p| p.role).collect();
        roles.sort_unstable();
        assert_eq!(roles, [Role::Deputy, Role::Outlaw, Role::Renegade]);
    }
}

#[test]
fn the_sheriff_and_characters_can_be_carried_over() {
    let keep = vec![None, Some(Character::SuzyLafayette), None, Some(Character::VultureSam), None];
    let setup = Setup { sheriff: Some(Seat(3)), characters: keep, ..Setup::base(5) };
    for seed in 0..50 {
        let game = deal(&setup, seed).unwrap();
        assert_eq!(game.player(Seat(3)).role, Role::Sheriff);
        assert_eq!(game.player(Seat(1)).character, Character::SuzyLafayette);
        assert_eq!(game.player(Seat(3)).character, Character::VultureSam);
        let mut all: Vec<Character> = game.players().iter().map(|p| p.character).collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 5);
    }
}

#[test]
fn everybody_may_choose_one_of_two_characters() {
    let mut setup = Setup::base(4);
    setup.rules.character_choice = CharacterChoice::ChooseOneOfTwo;
    let mut game = deal(&setup, 4).unwrap();
    let sheriff = game.sheriff().unwrap();
    for turn in 0..4 {
        let seat = game.asked().unwrap();
        assert_eq!(turn == 0, seat == sheriff, "the Sheriff chooses first");
        let legal = game.legal_actions(seat);
        assert_eq!(legal.len(), 2);
        assert!(game.players().iter().all(|p| p.hand.is_empty()), "cards are dealt afterwards");
        game.apply(seat, legal[1]).unwrap();
    }
    for seat in Seat::all(4).filter(|seat| *seat != sheriff) {
        assert_eq!(game.player(seat).hand.len() as i8, game.player(seat).max_life);
    }
    assert!(game.players().iter().all(|p| p.other_character.is_none()));
}

/// Q71: who cannot obey Dorothy Rage's order shows his hand to everybody, spectators included.
#[test]
fn a_hand_shown_under_dorothy_rage_is_seen_by_all() {
    let seat = |role, character, hand: &[&str]| LayoutSeat {
        role,
        role_shown: role == Role::Sheriff,
        character,
        spare: None,
        life: None,
        out: false,
        hand: hand.iter().map(|card| read_card(card).unwrap()).collect(),
        in_play: Vec::new(),
    };
    let show = EventCard::DorothyRage;
    let pile = EventPile {
        deck: EventDeck::WildWestShow,
        cards: [show, EventCard::WildWestShow].into_iter().collect(),
        turned: 1,
        active: Some(show),
    };
    let layout = Layout {
        seats: vec![
            seat(Role::Sheriff, Character::WillyTheKid, &[]),
            seat(Role::Outlaw, Character::SlabTheKiller, &["missed 2S", "beer 6H"]),
            seat(Role::Outlaw, Character::ElGringo, &[]),
            seat(Role::Renegade, Character::BartCassidy, &[]),
        ],
        sets: vec![Set::Base, Set::WildWestShow],
        piles: vec![pile],
        ..Layout::new()
    };
    let mut game = layout.build().unwrap();
    let mut events = Vec::new();
    for line in ["use dorothy_rage > B", "choose bang", "from C"] {
        events = game.apply(Seat(0), read_action(line).unwrap()).unwrap();
    }
    let hand = game.player(Seat(1)).hand;
    assert_eq!(hand.len(), 2);
    for viewer in Seat::all(4).map(Some).chain([None]) {
        let shown = events.iter().any(|event| event.seen_by(viewer) == Event::HandShown { seat: Seat(1), cards: hand });
        assert!(shown, "{viewer:?} does not see the hand");
    }
}
