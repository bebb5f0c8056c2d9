//! States from outside that were tampered with: each is refused at the door, or can be played on without harm.

use crate::generic::{Subject, legal, random_game};
use serde_json::Value;
use standoff_engine::card::{self, CardId};
use standoff_engine::core::{Rng, Rules, Unsound};
use standoff_engine::dice;

/// Steps played on with a state that passed.
const STEPS: usize = 60;

/// All numbers, flags and empty places of a tree.
fn leaves<'a>(value: &'a mut Value, out: &mut Vec<&'a mut Value>) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| leaves(item, out)),
        Value::Object(fields) => fields.values_mut().for_each(|field| leaves(field, out)),
        leaf => out.push(leaf),
    }
}

fn tampered(state: &Value, rng: &mut Rng) -> Value {
    let mut state = state.clone();
    let mut found = Vec::new();
    leaves(&mut state, &mut found);
    let at = rng.below(found.len() as u32) as usize;
    *found[at] = match (&*found[at], rng.below(4)) {
        (Value::Bool(yes), _) => Value::Bool(!*yes),
        (_, 0) => Value::from(rng.below(9)),
        (_, 1) => Value::from(rng.below(256)),
        (Value::Number(number), 2) => Value::from(number.as_i64().unwrap_or_default() + 1),
        (Value::Number(number), _) => Value::from(number.as_i64().unwrap_or_default() - 1),
        _ => Value::Null,
    };
    state
}

/// How many tampered states passed, of how many.
fn tamper<G: Subject>(numbers: std::ops::Range<u64>) -> (u32, u32) {
    let (mut passed, mut all) = (0, 0);
    let mut rng = Rng::from_seed(numbers.start);
    for number in numbers {
        let mut states = Vec::new();
        random_game::<G>(number, |game, _| states.push(game.clone()));
        for _ in 0..40 {
            let state = serde_json::to_value(rng.pick(&states).unwrap()).unwrap();
            let state = tampered(&state, &mut rng);
            all += 1;
            let Ok(mut game) = serde_json::from_value::<G>(state) else { continue };
            if game.check_sound().is_err() {
                continue;
            }
            passed += 1;
            for seat in standoff_engine::core::Seat::all(game.seats()) {
                let _ = (game.view(Some(seat)), legal(&game, seat));
            }
            for _ in 0..STEPS {
                let Some(asked) = game.asked() else { break };
                let Some(action) = rng.pick(&legal(&game, asked)).copied() else { break };
                let mut events = Vec::new();
                game.act(asked, action, &mut events).unwrap();
                assert!(events.len() < crate::MOST_EVENTS);
            }
        }
    }
    (passed, all)
}

#[test]
fn a_tampered_state_is_refused_or_harmless() {
    for (passed, all) in [tamper::<card::Game>(0..150), tamper::<dice::Game>(0..150)] {
        assert!(passed > all / 50 && passed < all * 3 / 4, "{passed} of {all} passed");
    }
}

#[test]
fn an_impossible_state_is_refused_with_the_reason() {
    let game = card::Game::deal(&card::Setup::base(4), 1, &mut Vec::new()).unwrap();
    let why = |change: &dyn Fn(&mut Value)| {
        let mut state = serde_json::to_value(&game).unwrap();
        change(&mut state);
        serde_json::from_value::<card::Game>(state).unwrap().check_sound().unwrap_err()
    };
    let some_card = serde_json::to_value(CardId::all().next().unwrap()).unwrap();
    assert_eq!(why(&|state| drop(state["deck"].as_array_mut().unwrap().pop())), Unsound::Cards);
    assert_eq!(why(&|state| state["discard"] = Value::Array(vec![some_card.clone()])), Unsound::Cards);
    assert_eq!(why(&|state| state["players"][1]["life"] = 99.into()), Unsound::Life);
    assert_eq!(why(&|state| state["turn"]["seat"] = 6.into()), Unsound::Turn);
    assert_eq!(why(&|state| state["stack"] = Value::Array(Vec::new())), Unsound::Stack);
    assert_eq!(why(&|state| state["ring"]["len"] = 200.into()), Unsound::Seat);
}
