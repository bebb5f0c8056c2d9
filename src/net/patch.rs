//! The difference between two values, so that a view is sent once and then only what changes in it.
//!
//! A patch is a value itself: a list of one is the new value; an object says what changes in which field of an object or
//! at which place of a list, `#` being the new length of a list and `-` the fields that are gone.

use serde_json::{Map, Value};

const LENGTH: &str = "#";
const GONE: &str = "-";
/// The longest list that is ever patched.
const MOST: usize = 1_000;

/// What makes `new` of `old`; none if they are the same.
pub fn patch(old: &Value, new: &Value) -> Option<Value> {
    let mut changed = Map::new();
    match (old, new) {
        _ if old == new => return None,
        (Value::Object(old), Value::Object(new)) => {
            let gone: Vec<Value> =
                old.keys().filter(|key| !new.contains_key(*key)).map(|key| key.clone().into()).collect();
            if !gone.is_empty() {
                changed.insert(GONE.into(), gone.into());
            }
            for (key, value) in new {
                match old.get(key) {
                    Some(old) => changed.extend(patch(old, value).map(|patch| (key.clone(), patch))),
                    None => changed.extend([(key.clone(), whole(value))]),
                }
            }
        }
        (Value::Array(old), Value::Array(new)) => {
            if old.len() != new.len() {
                changed.insert(LENGTH.into(), new.len().into());
            }
            for (at, value) in new.iter().enumerate() {
                match old.get(at) {
                    Some(old) => changed.extend(patch(old, value).map(|patch| (at.to_string(), patch))),
                    None => changed.extend([(at.to_string(), whole(value))]),
                }
            }
        }
        _ => return Some(whole(new)),
    }
    let (part, all) = (Value::Object(changed), whole(new));
    // Where much has changed it is shorter to say it anew.
    Some(if part.to_string().len() < all.to_string().len() { part } else { all })
}

fn whole(value: &Value) -> Value {
    Value::Array(vec![value.clone()])
}

/// Makes the new value of the old one; none if the patch does not fit.
pub fn apply(old: &Value, patch: Value) -> Option<Value> {
    match (old, patch) {
        (_, Value::Array(mut list)) => (list.len() == 1).then(|| list.remove(0)),
        (Value::Object(old), Value::Object(mut patch)) => {
            let mut new = old.clone();
            if let Some(gone) = patch.remove(GONE) {
                for key in gone.as_array()? {
                    new.remove(key.as_str()?)?;
                }
            }
            for (key, patch) in patch {
                let value = apply(old.get(&key).unwrap_or(&Value::Null), patch)?;
                new.insert(key, value);
            }
            Some(Value::Object(new))
        }
        (Value::Array(old), Value::Object(mut patch)) => {
            let mut new = old.clone();
            if let Some(length) = patch.remove(LENGTH) {
                let length = length.as_u64()? as usize;
                new.resize((length <= MOST).then_some(length)?, Value::Null);
            }
            for (at, patch) in patch {
                let at: usize = at.parse().ok()?;
                let value = apply(old.get(at).unwrap_or(&Value::Null), patch)?;
                *new.get_mut(at)? = value;
            }
            Some(Value::Array(new))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use standoff_engine::core::Rng;

    fn check(old: &Value, new: &Value) {
        match patch(old, new) {
            None => assert_eq!(old, new),
            Some(patch) => assert_eq!(apply(old, patch.clone()).as_ref(), Some(new), "{old} by {patch}"),
        }
    }

    /// A value of chance, with fields and lengths that change.
    fn any(rng: &mut Rng, depth: u32) -> Value {
        match rng.below(if depth == 0 { 4 } else { 7 }) {
            0 => Value::Null,
            1 => rng.below(3).into(),
            2 => json!([[rng.below(2)]]),
            3 => json!("#"),
            4 | 5 => (0..rng.below(5)).map(|_| any(rng, depth - 1)).collect::<Vec<_>>().into(),
            _ => {
                let keys = ["a", "b", "c"].into_iter().filter(|_| rng.below(2) == 0).collect::<Vec<_>>();
                Value::Object(keys.into_iter().map(|key| (key.into(), any(rng, depth - 1))).collect())
            }
        }
    }

    #[test]
    fn any_value_can_be_made_of_any_other() {
        let mut rng = Rng::from_seed(5);
        for _ in 0..20_000 {
            let (old, new) = (any(&mut rng, 4), any(&mut rng, 4));
            check(&old, &new);
        }
    }

    #[test]
    fn what_stays_is_not_said_again() {
        let seat = |life: u8| json!({"life": life, "character": "somebody"});
        let old = json!({"seats": [seat(4), seat(3)], "pile": [10, 20, 30, 40, 50, 60], "turn": 7});
        let new = json!({"seats": [seat(4), seat(2)], "pile": [10, 20, 30, 40, 50, 60, 70], "turn": 7});
        assert_eq!(patch(&old, &new), Some(json!({"seats": {"1": {"life": [2]}}, "pile": {"#": 7, "6": [70]}})));
        assert_eq!(patch(&old, &old), None);
    }

    #[test]
    fn a_patch_that_does_not_fit_is_refused() {
        let old = json!({"list": [1, 2], "gone": 1});
        for patch in [
            json!({"list": {"5": [1]}}),
            json!({"list": {"#": 99_999_999}}),
            json!({"list": {"#": -1}}),
            json!({"list": {"x": [1]}}),
            json!({"list": 3}),
            json!({"list": [1, 2]}),
            json!({"-": ["nothing"]}),
            json!({"-": 3}),
            json!({"gone": {"x": [1]}}),
            json!("no"),
        ] {
            assert_eq!(apply(&old, patch.clone()), None, "{patch}");
        }
    }
}
