//! A game that travels: as a file that can be read, and as a short text that goes into a link.
//!
//! The short text is the record without what can be worked out again:
//!
//! ```text
//! standoff/1 card 4
//! 1786000000000 9f2c51d07ab3e644 3b0d6a1f55c2e890
//! {"players":4}
//! {"free_undo":false}
//! person Ann
//! cowhand Abe
//! ...
//!
//! A play bang 12 B
//! ...
//! ```
//!
//! Format, game and version of its rules; when it ended, the seed and the fingerprint of the last state; how the setup
//! differs from the plain one; options; who sits where; actions. Whatever comes from outside is bounded in size, played
//! again from the deal and compared before anything else is done with it.

use super::{Chair, Controller, Level, Options, Playable, Saved, Table};
use crate::json;
use serde::Serialize;
use serde_json::Value;
use standoff_engine::core::{Record, Rules};
use standoff_engine::{card, dice};

const FORMAT: u32 = 1;
/// The longest text that is read, in bytes; a very long game of eight has about 150,000.
pub const MOST_TEXT: usize = 512_000;
/// The longest code of a link that is unpacked.
pub const MOST_LINK: usize = 32_000;
/// The longest name of a player, in letters.
const MOST_NAME: usize = 64;
/// Somebody on another device.
const FRIEND: &str = "friend";

/// A game that came from outside and is sound.
pub enum Foreign {
    Card(Box<Table<card::Game>>),
    Dice(Box<Table<dice::Game>>),
}

/// Why a text from outside is of no use.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ImportError {
    TooLarge,
    /// It is no game of this page.
    NoGame,
    /// Another version of the page wrote it.
    OtherFormat,
    /// It was played under other rules.
    OtherRules {
        found: u32,
        expected: u32,
    },
    /// It was cut short or altered.
    Damaged,
}

/// What is in a file: a save, and what to know it by.
#[derive(Serialize)]
#[serde(bound = "")]
struct File<'a, G: Playable> {
    standoff: u32,
    ended: Option<u64>,
    #[serde(flatten)]
    saved: &'a Saved<G>,
}

/// A game as a file that can be read.
pub fn export<G: Playable>(table: &Table<G>, ended: Option<u64>) -> String {
    let saved = table.save();
    serde_json::to_string_pretty(&File { standoff: FORMAT, ended, saved: &saved }).unwrap_or_default()
}

/// A game as a short text.
pub fn link_text<G: Playable>(table: &Table<G>, ended: Option<u64>) -> String {
    let Saved { record, chairs, options } = table.save();
    let last = record.checkpoints.last().copied().unwrap_or_default();
    let setup = difference(value(&record.setup), &value(&G::plain_setup()));
    let mut lines = vec![
        format!("standoff/{FORMAT} {} {}", record.game, record.version),
        format!("{} {:x} {last:x}", ended.unwrap_or_default(), record.seed),
        setup.to_string(),
        value(&options).to_string(),
    ];
    let seats = chairs.iter().map(|chair| {
        let who = match chair.controller {
            Controller::Person => "person",
            Controller::Bot(level) => level.id(),
            Controller::Friend => FRIEND,
        };
        format!("{who} {}", chair.name.replace(char::is_control, " "))
    });
    lines.extend(seats);
    lines.push(String::new());
    lines.extend(record.actions);
    lines.join("\n")
}

/// The code in the address of a link, or alone.
pub fn link_code(text: &str) -> Option<&str> {
    let text = text.trim();
    let code = text.split_once("#/game/").map_or(text, |(_, code)| code);
    let letter = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    (code.len() > 16 && code.chars().all(letter)).then_some(code)
}

/// A game from a file or a short text, played again and found sound; with when it ended, if that is known.
pub fn import(text: &str) -> Result<(Foreign, Option<u64>), ImportError> {
    if text.len() > MOST_TEXT {
        return Err(ImportError::TooLarge);
    }
    let (name, ended, source) = if text.trim_start().starts_with('{') { file(text)? } else { short(text)? };
    let foreign = match name.as_str() {
        card::Game::NAME => Foreign::Card(Box::new(source.table()?)),
        dice::Game::NAME => Foreign::Dice(Box::new(source.table()?)),
        _ => return Err(ImportError::NoGame),
    };
    Ok((foreign, ended.filter(|ended| *ended > 0)))
}

/// A text taken apart, before it is known to be sound.
enum Source<'a> {
    File(Value),
    Short { version: u32, seed: u64, last: u64, lines: std::str::Lines<'a> },
}

fn file(text: &str) -> Result<(String, Option<u64>, Source<'_>), ImportError> {
    let mut file: Value = serde_json::from_str(text).map_err(|_| ImportError::Damaged)?;
    let fields = file.as_object_mut().ok_or(ImportError::NoGame)?;
    match fields.remove("standoff").map(|format| format == FORMAT) {
        Some(true) => {}
        Some(false) => return Err(ImportError::OtherFormat),
        None => return Err(ImportError::NoGame),
    }
    let ended = fields.remove("ended").and_then(|ended| ended.as_u64());
    let name = file["record"]["game"].as_str().ok_or(ImportError::Damaged)?.to_string();
    Ok((name, ended, Source::File(file)))
}

fn short(text: &str) -> Result<(String, Option<u64>, Source<'_>), ImportError> {
    let mut lines = text.lines();
    let head = lines.next().and_then(|line| line.strip_prefix("standoff/")).ok_or(ImportError::NoGame)?;
    let [format, name, version] = words(head).ok_or(ImportError::Damaged)?;
    if format.parse() != Ok(FORMAT) {
        return Err(ImportError::OtherFormat);
    }
    let version = version.parse().map_err(|_| ImportError::Damaged)?;
    let [ended, seed, last] = lines.next().and_then(words).ok_or(ImportError::Damaged)?;
    let hex = |word| u64::from_str_radix(word, 16).map_err(|_| ImportError::Damaged);
    let (seed, last) = (hex(seed)?, hex(last)?);
    Ok((name.into(), ended.parse().ok(), Source::Short { version, seed, last, lines }))
}

fn words<const N: usize>(line: &str) -> Option<[&str; N]> {
    line.split(' ').collect::<Vec<_>>().try_into().ok()
}

impl Source<'_> {
    fn table<G: Playable>(self) -> Result<Table<G>, ImportError> {
        let saved: Saved<G> = match self {
            Self::File(file) => {
                let version = file["record"]["version"].as_u64().map(|version| version as u32);
                expect_rules::<G>(version.ok_or(ImportError::Damaged)?)?;
                serde_json::from_value(file).map_err(|_| ImportError::Damaged)?
            }
            Self::Short { version, seed, last, lines } => {
                expect_rules::<G>(version)?;
                rebuild(seed, last, lines).ok_or(ImportError::Damaged)?
            }
        };
        if saved.chairs.iter().any(|chair| chair.name.chars().count() > MOST_NAME) {
            return Err(ImportError::Damaged);
        }
        Table::load(saved).map_err(|_| ImportError::Damaged)
    }
}

fn expect_rules<G: Rules>(found: u32) -> Result<(), ImportError> {
    let expected = G::VERSION;
    if found == expected { Ok(()) } else { Err(ImportError::OtherRules { found, expected }) }
}

/// The save behind the lines of a short text; none if it does not end as it says.
fn rebuild<G: Playable>(seed: u64, last: u64, mut lines: std::str::Lines) -> Option<Saved<G>> {
    let mut setup = value(&G::plain_setup());
    merge(&mut setup, json::read(lines.next()?).ok()?);
    let setup: G::Setup = serde_json::from_value(setup).ok()?;
    let options: Options = json::read(lines.next()?).ok()?;
    let mut chairs = Vec::new();
    for line in lines.by_ref().take_while(|line| !line.is_empty()) {
        let (who, name) = line.split_once(' ')?;
        let level = Level::ALL.into_iter().find(|level| level.id() == who).map(Controller::Bot);
        let person = match who {
            "person" => Some(Controller::Person),
            FRIEND => Some(Controller::Friend),
            _ => None,
        };
        chairs.push(Chair::new(name, level.or(person)?));
    }
    let told = Record::<G> { actions: lines.map(String::from).collect(), ..Record::new(setup.clone(), seed) };
    let mut record = Record::<G>::new(setup, seed);
    let mut game = G::deal(&record.setup, seed, &mut Vec::new()).ok()?;
    for index in 0..told.actions.len() {
        let (seat, action) = told.action(index)?;
        game.act(seat, action, &mut Vec::new()).ok()?;
        record.push(seat, action, &game);
    }
    let same = record.checkpoints.last().copied().unwrap_or_default() == last;
    same.then_some(Saved { record, chairs, options })
}

fn value<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}

/// What of `from` is not as in `plain`.
fn difference(from: Value, plain: &Value) -> Value {
    let Value::Object(fields) = from else { return from };
    let differ = fields.into_iter().filter(|(name, value)| *value != plain[name]);
    Value::Object(differ.map(|(name, value)| (name.clone(), difference(value, &plain[name]))).collect())
}

/// The other way round.
fn merge(into: &mut Value, from: Value) {
    match (into, from) {
        (Value::Object(into), Value::Object(from)) => {
            for (name, value) in from {
                merge(into.entry(name).or_insert(Value::Null), value);
            }
        }
        (into, from) => *into = from,
    }
}
