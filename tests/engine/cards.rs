//! A walk over all cards and characters against the catalogue of facts.

use standoff_engine::card::{Border, CardId, CardKind, Character, EventCard, EventDeck, Set, Setup, Suit};

#[test]
fn the_base_deck_has_the_printed_counts() {
    let count = |kind: CardKind| CardId::all().filter(|c| c.kind() == kind && c.card().set == Set::Base).count();
    let counts: Vec<(&str, usize)> =
        CardKind::ALL.into_iter().map(|kind| (kind.id(), count(kind))).filter(|(_, n)| *n > 0).collect();
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
    for card in EventCard::ALL {
        assert_eq!(EventCard::from_id(card.id()), Some(card));
        assert_eq!(serde_json::to_string(&card).unwrap(), format!("\"{}\"", card.id()));
    }
    for character in Character::ALL {
        assert_eq!(Character::from_id(character.id()), Some(character));
        assert_eq!(serde_json::to_string(&character).unwrap(), format!("\"{}\"", character.id()));
    }
}

#[test]
fn event_decks_have_the_printed_cards() {
    for (deck, set, last) in [
        (EventDeck::HighNoon, Set::HighNoon, EventCard::HighNoon),
        (EventDeck::FistfulOfCards, Set::FistfulOfCards, EventCard::AFistfulOfCards),
    ] {
        assert_eq!(deck.cards().count(), 15);
        assert!(deck.cards().all(|card| card.def().set == set && card.def().is_last == (card == last)));
    }
    assert_eq!(EventDeck::Mixed.cards().count(), 30);
    assert_eq!(EventDeck::WildWestShow.cards().count(), 10);
    assert_eq!(EventDeck::WildWestShow.cards().filter(|card| card.def().is_last).count(), 1);
    assert_eq!(EventDeck::Eldorado.cards().count(), 18);
    assert!(EventDeck::Eldorado.cards().all(|card| !card.def().is_last));
}

#[test]
fn characters_have_the_printed_life() {
    let three: Vec<&str> = Character::ALL.into_iter().filter(|c| c.def().life == 3).map(Character::id).collect();
    let expected = [
        "el_gringo",
        "paul_regret",
        "apache_kid",
        "elena_fuente",
        "pixie_pete",
        "sean_mallory",
        "vera_custer",
        "claus_the_saint",
        "teren_kill",
    ];
    assert_eq!(three, expected);
    let others: Vec<(&str, u8)> = Character::ALL
        .into_iter()
        .map(|c| (c.id(), c.def().life))
        .filter(|(_, life)| !(3..=4).contains(life))
        .collect();
    assert_eq!(others, [("big_spencer", 9), ("gary_looter", 5), ("the_grave_digger", 2)]);
}

#[test]
fn borders_are_as_printed() {
    let of = |border: Border| CardKind::ALL.into_iter().filter(move |k| k.border() == border).map(CardKind::id);
    let blue: Vec<&str> = of(Border::Blue).collect();
    let expected = [
        "mustang",
        "scope",
        "barrel",
        "jail",
        "dynamite",
        "schofield",
        "remington",
        "rev_carabine",
        "winchester",
        "volcanic",
        "binocular",
        "hideout",
    ];
    assert_eq!(blue, expected);
    let green: Vec<&str> = of(Border::Green).collect();
    let expected = [
        "bible",
        "sombrero",
        "ten_gallon_hat",
        "iron_plate",
        "canteen",
        "can_can",
        "conestoga",
        "derringer",
        "buffalo_rifle",
        "howitzer",
        "knife",
        "pepperbox",
        "pony_express",
    ];
    assert_eq!(green, expected);
}

/// The expansion has 5 to Ace of each suit exactly once.
#[test]
fn dodge_city_is_printed_as_listed() {
    for suit in Suit::ALL {
        for rank in 5..=14 {
            let is = |c: &CardId| c.card().suit == suit && c.card().rank.0 == rank && c.card().set == Set::DodgeCity;
            assert_eq!(CardId::all().filter(is).count(), 1, "{suit:?} {rank}");
        }
    }
    let both = Setup { sets: vec![Set::Base, Set::DodgeCity], ..Setup::base(8) };
    assert_eq!(both.cards().count(), 120);
}

/// The stand-alone deck has the counts of its rulebook, and the usual chances for hearts and for Dynamite.
#[test]
fn dodge_city_alone_is_a_whole_deck() {
    let alone = Setup { sets: vec![Set::DodgeCity], ..Setup::base(5) };
    let count = |id: &str| alone.cards().filter(|c| c.kind().id() == id).count();
    let expected = [
        ("dynamite", 2),
        ("barrel", 2),
        ("jail", 2),
        ("mustang", 1),
        ("schofield", 2),
        ("volcanic", 2),
        ("bang", 18),
        ("beer", 4),
        ("cat_balou", 2),
        ("duel", 3),
        ("missed", 5),
        ("general_store", 2),
        ("indians", 2),
        ("panic", 2),
        ("scope", 0),
        ("iron_plate", 2),
        ("dodge", 2),
        ("winchester", 1),
    ];
    for (id, number) in expected {
        assert_eq!(count(id), number, "{id}");
    }
    assert_eq!(alone.cards().count(), 80);
    assert_eq!(alone.cards().filter(|c| c.card().suit == Suit::Hearts).count(), 20);
    let explodes = |c: &CardId| c.card().suit == Suit::Spades && c.card().rank.0 <= 9;
    assert_eq!(alone.cards().filter(explodes).count(), 10);
}
