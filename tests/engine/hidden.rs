//! No view tells more than its seat may know.
//!
//! Two games that differ only in what a seat may not know must give that seat the same bytes. The hidden
//! parts are exchanged in the saved form of the game, independently of the code that builds views.

use crate::generic::{hidden_stays_hidden, imagined_games_look_alike};
use serde_json::{Value, json};
use standoff_engine::card::{EventCard, Game};
use standoff_engine::core::{Rng, Rules, Seat};

/// How many cards at the bottom of an event deck everybody knows.
fn pile_has_last(cards: &[Value]) -> usize {
    let id = cards.last().and_then(Value::as_str).unwrap_or_default();
    usize::from(EventCard::from_id(id).is_some_and(|card| card.def().is_last))
}

/// The same game with everything exchanged that `viewer` may not know.
pub fn swap_hidden(game: &Game, viewer: Option<Seat>, rng: &mut Rng) -> Game {
    let mut value = serde_json::to_value(game).unwrap();
    let seats = usize::from(game.seats());
    let own = |i: usize| viewer == Some(Seat(i as u8));
    let open = game.open_hands();
    let mut pool: Vec<Value> = value["deck"].as_array().unwrap().clone();
    for i in (0..seats).filter(|i| !own(*i) && !open) {
        pool.extend(value["players"][i]["hand"].as_array().unwrap().iter().cloned());
    }
    let unseen = |laid: &Value| {
        let seen = laid["seen"].as_u64().unwrap();
        seen != 255 && viewer.is_none_or(|v| seen >> v.0 & 1 == 0)
    };
    let table = value["table"].as_array().unwrap().clone();
    pool.extend(table.iter().filter(|laid| unseen(laid)).map(|laid| laid["card"].clone()));
    rng.shuffle(&mut pool);
    for (at, _) in table.iter().enumerate().filter(|(_, laid)| unseen(laid)) {
        value["table"][at]["card"] = pool.pop().unwrap();
    }
    for i in (0..seats).filter(|i| !own(*i) && !open) {
        let count = value["players"][i]["hand"].as_array().unwrap().len();
        let mut hand: Vec<u64> = (0..count).map(|_| pool.pop().unwrap().as_u64().unwrap()).collect();
        hand.sort_unstable();
        value["players"][i]["hand"] = json!(hand);
    }
    value["deck"] = Value::Array(pool);
    let hidden: Vec<usize> =
        (0..seats).filter(|i| !own(*i) && value["players"][*i]["role_shown"] == json!(false)).collect();
    let mut roles: Vec<Value> = hidden.iter().map(|i| value["players"][*i]["role"].clone()).collect();
    rng.shuffle(&mut roles);
    for (i, role) in hidden.iter().zip(roles) {
        value["players"][*i]["role"] = role;
    }
    // Characters somebody else has still to choose from.
    let choosing: Vec<usize> =
        (0..seats).filter(|i| !own(*i) && !value["players"][*i]["other_character"].is_null()).collect();
    for pair in choosing.windows(2) {
        for key in ["character", "other_character", "life", "max_life"] {
            let (a, b) = (value["players"][pair[0]][key].clone(), value["players"][pair[1]][key].clone());
            value["players"][pair[0]][key] = b;
            value["players"][pair[1]][key] = a;
        }
    }
    // Unused characters face down; whoever looks at his own knows it.
    let face_down: Vec<usize> = (0..seats)
        .filter(|i| !value["players"][*i]["spare"].is_null() && value["players"][*i]["guise"].is_null())
        .filter(|i| !(own(*i) && Rules::view(game, viewer).spare.is_some()))
        .collect();
    for pair in face_down.windows(2) {
        let (a, b) = (value["players"][pair[0]]["spare"].clone(), value["players"][pair[1]]["spare"].clone());
        value["players"][pair[0]]["spare"] = b;
        value["players"][pair[1]]["spare"] = a;
    }
    // Event cards below the one everybody sees coming.
    for pile in value["piles"].as_array_mut().unwrap() {
        let by_round = matches!(pile["deck"].as_str().unwrap(), "high_noon" | "fistful_of_cards" | "mixed");
        let known = pile["turned"].as_u64().unwrap() as usize + usize::from(by_round);
        let cards = pile["cards"].as_array_mut().unwrap();
        let has_last = pile_has_last(cards);
        let last = cards.len().saturating_sub(has_last);
        if known < last {
            rng.shuffle(&mut cards[known..last]);
        }
    }
    value["rng"] = serde_json::to_value(Rng::from_seed(rng.next_seed())).unwrap();
    serde_json::from_value(value).unwrap()
}

#[test]
fn what_a_seat_may_not_know_changes_nothing_it_sees() {
    assert!(hidden_stays_hidden::<Game>(0..150) > 10_000, "the swap must really change something");
}

#[test]
fn a_game_imagined_from_a_view_looks_the_same_and_allows_the_same() {
    imagined_games_look_alike::<Game>(0..150);
}
