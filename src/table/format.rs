//! How a save is written: JSON with a format number, read by every later page.
//!
//! ```text
//! {"format":2,"record":{..},"chairs":[..],"options":{..},"now":{..},"starts":[{..}],"earlier":[[41,{..}]],"events":{..}}
//! ```
//!
//! States are written in full only once: `starts` and `earlier` say how they [differ](delta) from `now`, and an entry in
//! brackets stands for itself. Events are [coded](Coded), which makes them a fifth as long and still says what everything is.
//!
//! Format 1 is the record, chairs and options alone. A change of what a state, an event or this file looks like
//! raises the number by one more function in [`MIGRATIONS`], which makes the older tree the newer one; the fixtures
//! under `tests/fixtures/saves` then tell whether every save so far still opens.

use super::{Chair, Course, Options, Playable, Saved};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value, json};
use standoff_engine::core::Record;
use std::fmt;

/// The first format has only the record.
const RECORD_ONLY: u32 = 1;

/// Makes a save of one format one of the next; the game is named first.
type Migration = fn(&str, &mut Whole);

/// From format 2 to 3, from 3 to 4, and so on.
const MIGRATIONS: &[Migration] = &[];

/// The format that is written.
pub const FORMAT: u32 = 2 + MIGRATIONS.len() as u32;

/// Stored texts name it in their header.
const _: () = assert!(FORMAT == crate::storage::GAME_FORMAT);

/// All states and events of a save as trees, in the shape of its format.
#[derive(Clone, PartialEq, Debug)]
struct Whole {
    now: Value,
    starts: Vec<Value>,
    earlier: Vec<(usize, Value)>,
    events: Vec<Vec<Value>>,
}

impl Whole {
    /// Every state, for migrations.
    #[cfg_attr(not(test), expect(dead_code, reason = "no migration has needed it yet"))]
    fn states(&mut self) -> impl Iterator<Item = &mut Value> {
        let earlier = self.earlier.iter_mut().map(|(_, state)| state);
        [&mut self.now].into_iter().chain(&mut self.starts).chain(earlier)
    }

    /// Every event, for migrations.
    #[cfg_attr(not(test), expect(dead_code, reason = "no migration has needed it yet"))]
    fn events(&mut self) -> impl Iterator<Item = &mut Value> {
        self.events.iter_mut().flatten()
    }

    fn migrate(&mut self, game: &str, from: u32, migrations: &[Migration]) {
        for migrate in migrations.iter().skip(from.saturating_sub(2) as usize) {
            migrate(game, self);
        }
    }
}

/// Why a tree is no save.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FormatError {
    /// A later page wrote it.
    Later { found: u32 },
    /// Something is missing, unknown or of the wrong kind.
    Malformed(String),
}

impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Later { found } => write!(f, "format {found}"),
            Self::Malformed(reason) => f.write_str(reason),
        }
    }
}

impl From<serde_json::Error> for FormatError {
    fn from(error: serde_json::Error) -> Self {
        Self::Malformed(error.to_string())
    }
}

fn malformed(what: &str) -> FormatError {
    FormatError::Malformed(what.into())
}

impl<G: Playable> Serialize for Saved<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.to_tree().serialize(serializer)
    }
}

impl<'de, G: Playable> Deserialize<'de> for Saved<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::from_tree(Value::deserialize(deserializer)?).map_err(serde::de::Error::custom)
    }
}

impl<G: Playable> Saved<G> {
    /// The tree that is written.
    pub fn to_tree(&self) -> Value {
        let Self { record, chairs, options, course } = self;
        let mut tree = json!({ "record": record, "chairs": chairs, "options": options });
        if let Some(course) = course {
            tree["format"] = FORMAT.into();
            let whole = course.to_tree();
            for (name, part) in whole {
                tree[name] = part;
            }
        }
        tree
    }

    /// A save of any format up to the present one.
    pub fn from_tree(tree: Value) -> Result<Self, FormatError> {
        let Value::Object(mut fields) = tree else { return Err(malformed("no save")) };
        let found = match fields.remove("format") {
            Some(format) => format.as_u64().ok_or_else(|| malformed("format"))?.try_into().unwrap_or(u32::MAX),
            None => RECORD_ONLY,
        };
        if found > FORMAT {
            return Err(FormatError::Later { found });
        }
        let record: Record<G> = take(&mut fields, "record")?;
        let chairs: Vec<Chair> = take(&mut fields, "chairs")?;
        let options = fields.remove("options").map_or(Ok(Options::default()), serde_json::from_value)?;
        let course = if found > RECORD_ONLY { Some(Course::from_tree(found, &mut fields)?) } else { None };
        match fields.keys().next() {
            Some(unknown) => Err(malformed(unknown)),
            None => Ok(Self { record, chairs, options, course }),
        }
    }
}

fn take<T: DeserializeOwned>(fields: &mut Map<String, Value>, name: &str) -> Result<T, FormatError> {
    let part = fields.remove(name).ok_or_else(|| malformed(name))?;
    Ok(serde_json::from_value(part)?)
}

impl<G: Playable> Course<G> {
    /// The parts it is written as.
    pub(super) fn to_tree(&self) -> Map<String, Value> {
        let now = tree(&self.now);
        let starts: Vec<Value> = self.starts.iter().map(|state| against(&now, tree(state))).collect();
        let earlier: Vec<Value> =
            self.earlier.iter().map(|(step, state)| json!([step, against(&now, tree(state))])).collect();
        let events = tree(&Coded::of(&self.events));
        let parts = [("starts", starts.into()), ("earlier", earlier.into()), ("events", events), ("now", now)];
        parts.into_iter().map(|(name, part)| (name.to_string(), part)).collect()
    }

    /// The parts of a format, taken out of the fields.
    pub(super) fn from_tree(format: u32, fields: &mut Map<String, Value>) -> Result<Self, FormatError> {
        let now: Value = take(fields, "now")?;
        let starts: Vec<Value> = take(fields, "starts")?;
        let earlier: Vec<(usize, Value)> = take(fields, "earlier")?;
        let coded: Coded = take(fields, "events")?;
        let mut whole = Whole {
            starts: starts.into_iter().map(|state| whole_of(&now, state)).collect(),
            earlier: earlier.into_iter().map(|(step, state)| (step, whole_of(&now, state))).collect(),
            events: coded.events().ok_or_else(|| malformed("events"))?,
            now,
        };
        whole.migrate(G::NAME, format, MIGRATIONS);
        let state = |state: Value| serde_json::from_value::<G>(state);
        Ok(Self {
            now: state(whole.now)?,
            starts: whole.starts.into_iter().map(state).collect::<Result<_, _>>()?,
            earlier: whole
                .earlier
                .into_iter()
                .map(|(step, earlier)| Ok::<_, serde_json::Error>((step, state(earlier)?)))
                .collect::<Result<_, _>>()?,
            events: whole
                .events
                .into_iter()
                .map(|step| step.into_iter().map(serde_json::from_value).collect::<Result<_, _>>())
                .collect::<Result<_, _>>()?,
        })
    }
}

pub(super) fn tree<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

/// A state as its difference from another, or in brackets where that does not lead back to it.
fn against(now: &Value, state: Value) -> Value {
    let differs = delta(&state, now);
    if whole_of(now, differs.clone()) == state { differs } else { Value::Array(vec![state]) }
}

fn whole_of(now: &Value, written: Value) -> Value {
    match written {
        Value::Array(mut whole) if whole.len() == 1 => whole.remove(0),
        differs => {
            let mut state = now.clone();
            apply(&mut state, differs);
            state
        }
    }
}

/// The only field of what differs in a list: how many items stay at its front and at its back, and those in between.
const SPLICE: &str = "=";

/// How a tree differs from another: fields that differ; items of a list of structures by their number; of any other list
/// what is exchanged in the middle.
fn delta(tree: &Value, from: &Value) -> Value {
    match (tree, from) {
        (Value::Object(fields), Value::Object(_)) => {
            let differ = fields.iter().filter(|(name, field)| **field != from[name.as_str()]);
            differ.map(|(name, field)| (name.clone(), delta(field, &from[name.as_str()]))).collect()
        }
        (Value::Array(items), Value::Array(old)) if are_alike(items, old) => {
            let pairs = items.iter().zip(old).enumerate().filter(|(_, (item, old))| item != old);
            pairs.map(|(at, (item, old))| (at.to_string(), delta(item, old))).collect()
        }
        (Value::Array(items), Value::Array(old)) => {
            let alike = |(a, b): &(&Value, &Value)| a == b;
            let front = items.iter().zip(old).take_while(alike).count();
            let back = items[front..].iter().rev().zip(old[front..].iter().rev()).take_while(alike).count();
            json!({ SPLICE: [front, back, items[front..items.len() - back]] })
        }
        _ => tree.clone(),
    }
}

/// Whether two lists have structures with the same fields at the same places.
fn are_alike(items: &[Value], old: &[Value]) -> bool {
    let fields = |value: &Value| value.as_object().map(|fields| fields.keys().cloned().collect::<Vec<_>>());
    let alike = |(a, b): (&Value, &Value)| a.is_object() && fields(a) == fields(b);
    items.len() == old.len() && items.iter().zip(old).all(alike)
}

/// Makes the tree a difference was taken from; what does not fit is left out, and the door finds it.
fn apply(into: &mut Value, differs: Value) {
    match (into, differs) {
        (Value::Object(fields), Value::Object(differ)) => {
            for (name, field) in differ {
                apply(fields.entry(name).or_insert(Value::Null), field);
            }
        }
        (Value::Array(items), Value::Object(mut differ)) => match differ.remove(SPLICE) {
            Some(splice) => {
                let Ok((front, back, middle)) = serde_json::from_value::<(usize, usize, Vec<Value>)>(splice) else {
                    return;
                };
                if front.saturating_add(back) <= items.len() {
                    items.splice(front..items.len() - back, middle);
                }
            }
            None => {
                for (at, item) in differ {
                    if let Some(old) = at.parse::<usize>().ok().and_then(|at| items.get_mut(at)) {
                        apply(old, item);
                    }
                }
            }
        },
        (into, differs) => *into = differs,
    }
}

/// The parts of `from` that are not as in `plain`.
pub(super) fn difference(from: Value, plain: &Value) -> Value {
    let Value::Object(fields) = from else { return from };
    let differ = fields.into_iter().filter(|(name, value)| *value != plain[name]);
    Value::Object(differ.map(|(name, value)| (name.clone(), difference(value, &plain[name]))).collect())
}

/// The other way round.
pub(super) fn merge(into: &mut Value, from: Value) {
    match (into, from) {
        (Value::Object(into), Value::Object(from)) => {
            for (name, value) in from {
                merge(into.entry(name).or_insert(Value::Null), value);
            }
        }
        (into, from) => *into = from,
    }
}

/// Events without saying the same again: their shapes, the words in them, and for each step a line with, for each event,
/// the number of its shape and what stands in its gaps, numbers as they are and words by their number.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Coded {
    shapes: Vec<Value>,
    words: Vec<String>,
    steps: Vec<String>,
}

/// A gap for a number and one for a word.
const NUMBER: &str = "#";
const WORD: &str = "$";

impl Coded {
    fn of<E: Serialize>(steps: &[Vec<E>]) -> Self {
        let mut coded = Self::default();
        for events in steps {
            let line: Vec<String> = events.iter().map(|event| coded.add(tree(event))).collect();
            coded.steps.push(line.join(";"));
        }
        coded
    }

    fn add(&mut self, event: Value) -> String {
        let mut gaps = Vec::new();
        let shape = self.emptied(event, &mut gaps);
        let number = position(&mut self.shapes, shape);
        let mut line = number.to_string();
        for gap in gaps {
            line.push(' ');
            line.push_str(&gap.to_string());
        }
        line
    }

    fn emptied(&mut self, value: Value, gaps: &mut Vec<i64>) -> Value {
        match value {
            Value::Number(number) => {
                gaps.push(number.as_i64().unwrap_or_default());
                NUMBER.into()
            }
            Value::String(word) => {
                gaps.push(position(&mut self.words, word) as i64);
                WORD.into()
            }
            Value::Array(items) => items.into_iter().map(|item| self.emptied(item, gaps)).collect(),
            Value::Object(fields) => {
                fields.into_iter().map(|(name, field)| (name, self.emptied(field, gaps))).collect()
            }
            other => other,
        }
    }

    /// The events of each step; none if something does not fit.
    fn events(&self) -> Option<Vec<Vec<Value>>> {
        let event = |line: &str| {
            let mut numbers = line.split(' ').map(|word| word.parse::<i64>().ok());
            let shape = self.shapes.get(usize::try_from(numbers.next()??).ok()?)?;
            let event = self.filled(shape, &mut numbers)?;
            numbers.next().is_none().then_some(event)
        };
        let step = |line: &String| line.split(';').filter(|part| !part.is_empty()).map(event).collect();
        self.steps.iter().map(step).collect()
    }

    fn filled(&self, shape: &Value, gaps: &mut impl Iterator<Item = Option<i64>>) -> Option<Value> {
        Some(match shape {
            Value::String(gap) if gap == NUMBER => Value::from(gaps.next()??),
            Value::String(_) => Value::from(self.words.get(usize::try_from(gaps.next()??).ok()?)?.as_str()),
            Value::Array(items) => {
                Value::Array(items.iter().map(|item| self.filled(item, gaps)).collect::<Option<_>>()?)
            }
            Value::Object(fields) => {
                let filled = fields.iter().map(|(name, field)| Some((name.clone(), self.filled(field, gaps)?)));
                Value::Object(filled.collect::<Option<_>>()?)
            }
            other => other.clone(),
        })
    }
}

/// Where an item stands in a list; it is added if it is not there.
fn position<T: PartialEq>(list: &mut Vec<T>, item: T) -> usize {
    list.iter().position(|known| *known == item).unwrap_or_else(|| {
        list.push(item);
        list.len() - 1
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn coded_events_come_back_as_they_were() {
        let steps = vec![
            vec![json!({"moved": {"card": 7, "to": {"hand": 2}}}), json!("attacked")],
            vec![],
            vec![json!({"moved": {"card": null, "to": "deck"}}), json!({"lost": [-3, true, ["a", "#", "$"]]})],
        ];
        let coded = Coded::of(&steps);
        assert_eq!(coded.steps, ["0 7 2;1 0", "", "2 1;3 -3 2 3 4"]);
        assert_eq!(coded.events(), Some(steps));
        for line in ["9", "0 7", "0 7 2 1", "0 x 2", "1 77", "-1", "0 7 2;1", " "] {
            let broken = Coded { steps: vec![line.into()], ..coded.clone() };
            assert_eq!(broken.events(), None, "{line}");
        }
    }

    #[test]
    fn only_the_migrations_since_its_format_are_applied() {
        let migrations: [Migration; 2] = [
            |_, whole| whole.states().for_each(|state| state["trades"] = 0.into()),
            |game, whole| whole.events().for_each(|event| event["of"] = game.into()),
        ];
        let state = || json!({"life": 1});
        let old = Whole {
            now: state(),
            starts: vec![state()],
            earlier: vec![(3, state())],
            events: vec![vec![json!({"seat": 1})]],
        };
        let migrated = |from| {
            let mut whole = old.clone();
            whole.migrate("card", from, &migrations);
            let changed = whole.states().filter(|state| state["trades"] == 0).count();
            (changed, whole.events[0][0]["of"] == "card")
        };
        assert_eq!([2, 3, 4].map(migrated), [(3, true), (0, true), (0, false)]);
    }

    #[test]
    fn a_state_is_its_difference_or_itself() {
        let now = json!({"life": 3, "mark": {"a": 1}, "hand": [1, 2]});
        let near = json!({"life": 2, "mark": {"a": 1}, "hand": [1]});
        let other = json!({"life": 2, "mark": {"b": 1}, "hand": [1]});
        assert_eq!(against(&now, near.clone()), json!({"life": 2, "hand": {"=": [1, 0, []]}}));
        assert_eq!(against(&now, other.clone()), json!([other]));
        for state in [near, other, now.clone(), json!(null), json!({"life": null, "mark": null, "hand": [7, 1, 3, 2]})]
        {
            assert_eq!(whole_of(&now, against(&now, state.clone())), state);
        }
        let players = json!({"players": [{"life": 3}, {"life": 4}]});
        let hurt = json!({"players": [{"life": 3}, {"life": 1}]});
        assert_eq!(against(&players, hurt.clone()), json!({"players": {"1": {"life": 1}}}));
        assert_eq!(whole_of(&players, json!({"players": {"1": {"life": 1}}})), hurt);
        for broken in [json!({"hand": {"=": [9, 9, []]}}), json!({"hand": {"=": "x"}}), json!({"hand": {"7": 1}})] {
            assert_eq!(whole_of(&now, broken), now);
        }
    }
}
