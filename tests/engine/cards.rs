//! A walk over all cards and characters against the catalogue of facts.

use standoff_engine::card::{Border, CardId, CardKind, Character, Set, Setup, Suit};

#[test]
fn the_base_deck_has_the_printed_counts() {
    let count = |kind: CardKind| CardId::all().filter(|c| c.kind() == kind && c.card().set == Set::Base).count();
    let counts: Vec<(&str, usize)> = CardKind::ALL.into_iter().map(|kind| (kind.id(), count(kind))).collect();
    let expected = [
        ("bang", 25),
        ("missed", 12),
        ("beer", 6),
        ("saloon", 1),
        ("stagecoach", 2),
        ("wells_fargo", 1),
        ("general_store", 2),
        ("panic", 4),
        ("cat_balou", 4),
        ("gatling", 1),
        ("indians", 2),
        ("duel", 3),
        ("mustang", 2),
        ("scope", 1),
        ("barrel", 2),
        ("jail", 3),
        ("dynamite", 1),
        ("schofield", 3),
        ("remington", 1),
        ("rev_carabine", 1),
        ("winchester", 1),
        ("volcanic", 2),
    ];
    assert_eq!(counts, expected);
    assert_eq!(Setup::base(4).cards().count(), 80);
}

/// Each suit has 2 to 7 once and 8 to Ace twice.
#[test]
fn suits_and_ranks_are_spread_as_printed() {
    for suit in Suit::ALL {
        for rank in 2..=14 {
            let is = |c: &CardId| c.card().suit == suit && c.card().rank.0 == rank && c.card().set == Set::Base;
            let expected = if rank < 8 { 1 } else { 2 };
            assert_eq!(CardId::all().filter(is).count(), expected, "{suit:?} {rank}");
        }
    }
}

#[test]
fn ids_are_unique_and_read_back() {
    for kind in CardKind::ALL {
        assert_eq!(CardKind::from_id(kind.id()), Some(kind));
        assert_eq!(serde_json::to_string(&kind).unwrap(), format!("\"{}\"", kind.id()));
    }
    for character in Character::ALL {
        assert_eq!(Character::from_id(character.id()), Some(character));
        assert_eq!(serde_json::to_string(&character).unwrap(), format!("\"{}\"", character.id()));
    }
}

#[test]
fn characters_have_the_printed_life() {
    let three: Vec<&str> = Character::ALL.into_iter().filter(|c| c.def().life == 3).map(Character::id).collect();
    assert_eq!(three, ["el_gringo", "paul_regret"]);
    assert!(Character::ALL.into_iter().all(|c| c.def().life == 3 || c.def().life == 4));
}

#[test]
fn weapons_and_equipment_are_blue() {
    for kind in CardKind::ALL {
        let blue = kind.border() == Border::Blue;
        assert_eq!(blue, kind as u8 >= CardKind::Mustang as u8, "{}", kind.id());
    }
}
