//! A game that travels: as a file that can be read, and as a short text that goes into a link.
//!
//! A file is a save with its number ahead. The short text of a link is a save without what can be worked out again:
//!
//! ```text
//! standoff/2 card 4
//! 1786000000000 9f2c51d07ab3e644 3b0d6a1f55c2e890
//! {"players":4}
//! {"free_undo":false}
//! person Ann
//! cowhand Abe
//! ...
//!
//! A play bang 12 B
//! ...
//!
//! {"events":{..},"now":{..},"starts":[..]}
//! ```
//!
//! Format, game and version of its rules; when it ended, the seed and the fingerprint of the last state; how the setup
//! differs from the plain one; options; who sits where; actions; what came of them. With that last line a link *lasts*:
//! it can be watched under any later rules. It makes a link about four times as long, so that a long game gets a *bound*
//! link without it, in format 1, which opens where the same rules are played; see [`Link`]. Whatever comes from outside
//! is bounded in size and proven before anything else is done with it.

use super::format::{difference, merge, tree};
use super::{Chair, Controller, Course, FORMAT, FormatError, Level, LoadError, Options, Playable, Saved, Table};
use crate::net::name::{clean_name, distinct_names};
use crate::{json, storage};
use serde_json::Value;
use standoff_engine::core::{Record, Rules, Seed};
use standoff_engine::{card, dice};
use std::fmt::Write as _;

/// The format of a bound link.
const BOUND: u32 = 1;
/// The longest text that is read, in bytes; a very long game of eight has about a million.
pub const MOST_TEXT: usize = 2_000_000;
/// The longest code of a link that is unpacked.
pub const MOST_LINK: usize = 32_000;
/// The longest code that is made so that a link lasts, where a shorter one would do for the time being: longer texts are
/// cut or refused by too many of those who pass links on.
pub const MOST_LASTING: usize = 8_000;
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

/// A game as a file that can be read.
pub fn export<G: Playable>(table: &Table<G>, ended: Option<u64>) -> String {
    let mut file = table.save().to_tree();
    let fields = file.as_object_mut().map(std::mem::take).unwrap_or_default();
    let mut text = format!("{{\n  \"standoff\": {FORMAT},\n  \"ended\": {}", Value::from(ended));
    for (name, part) in fields.into_iter().filter(|(name, _)| name != "format") {
        let _ = write!(text, ",\n  \"{name}\": ");
        lay_out(&part, &mut text);
    }
    text.push_str("\n}\n");
    text
}

/// A part of a file: its fields on lines of their own, and the items of lists of words.
fn lay_out(part: &Value, text: &mut String) {
    match part {
        Value::Object(fields) if !fields.is_empty() => {
            for (at, (name, field)) in fields.iter().enumerate() {
                text.push_str(if at == 0 { "{\n    " } else { ",\n    " });
                let _ = write!(text, "{}: ", Value::from(name.as_str()));
                match field {
                    Value::Array(items) if items.iter().any(Value::is_string) => {
                        let items: Vec<String> = items.iter().map(Value::to_string).collect();
                        let _ = write!(text, "[\n      {}\n    ]", items.join(",\n      "));
                    }
                    field => text.push_str(&field.to_string()),
                }
            }
            text.push_str("\n  }");
        }
        part => text.push_str(&part.to_string()),
    }
}

/// A game as the text of a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// Opens under any later rules.
    pub lasting: String,
    /// Is far shorter and opens where the same rules are played; none if these are not the rules of this page.
    pub bound: Option<String>,
}

/// A game as the text of a link.
pub fn link<G: Playable>(table: &Table<G>, ended: Option<u64>) -> Link {
    let Saved { record, chairs, options, course } = table.save();
    let last = record.checkpoints.last().copied().unwrap_or_default();
    let setup = difference(tree(&record.setup), &plain_setup::<G>());
    let head = |format: u32| format!("standoff/{format} {} {}", record.game, record.version);
    let mut lines = vec![
        format!("{} {} {last:x}", ended.unwrap_or_default(), seed_word(record.seed)),
        setup.to_string(),
        tree(&options).to_string(),
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
    let short = lines.join("\n");
    let bound = table.other_rules().is_none().then(|| format!("{}\n{short}", head(BOUND)));
    // Steps are taken back within the game, not across a link.
    let course = course.map(|course| Course { earlier: Vec::new(), ..course }.to_tree());
    let mut past = course.unwrap_or_default();
    if !record.changes.is_empty() {
        past.insert("changes".into(), tree(&record.changes));
        past.insert("checkpoints".into(), tree(&record.checkpoints));
    }
    Link { lasting: format!("{}\n{short}\n\n{}", head(FORMAT), Value::Object(past)), bound }
}

/// The code in the address of a link, or alone.
pub fn link_code(text: &str) -> Option<&str> {
    let text = text.trim();
    let code = text.split_once("#/game/").map_or(text, |(_, code)| code);
    let letter = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    (code.len() > 16 && code.chars().all(letter)).then_some(code)
}

/// A game from a file, a short text or a stored one, found sound; with when it ended, if that is known.
pub fn import(text: &str) -> Result<(Foreign, Option<u64>), ImportError> {
    if text.len() > MOST_TEXT {
        return Err(ImportError::TooLarge);
    }
    let stored = storage::unwrap_save(text).map(|content| {
        content.map_err(|error| match error {
            storage::OpenError::OtherVersion { .. } => ImportError::OtherFormat,
            _ => ImportError::Damaged,
        })
    });
    let (name, ended, source) = match stored.transpose()? {
        Some(content) => stored_text(content)?,
        None if text.trim_start().starts_with('{') => file(text)?,
        None => short(text)?,
    };
    let foreign = match name.as_str() {
        card::Game::NAME => Foreign::Card(Box::new(source.table()?)),
        dice::Game::NAME => Foreign::Dice(Box::new(source.table()?)),
        _ => return Err(ImportError::NoGame),
    };
    Ok((foreign, ended.filter(|ended| *ended > 0)))
}

/// A text taken apart, before it is known to be sound.
enum Source<'a> {
    Tree(Value),
    Short { format: u32, version: u32, seed: Seed, last: u64, lines: std::str::Lines<'a> },
}

fn name_in(save: &Value) -> Result<String, ImportError> {
    save["record"]["game"].as_str().map(String::from).ok_or(ImportError::Damaged)
}

/// A save as it lies in the storage, for instance one that was set aside.
fn stored_text(content: &str) -> Result<(String, Option<u64>, Source<'_>), ImportError> {
    let save: Value = serde_json::from_str(content).map_err(|_| ImportError::Damaged)?;
    Ok((name_in(&save)?, None, Source::Tree(save)))
}

fn file(text: &str) -> Result<(String, Option<u64>, Source<'_>), ImportError> {
    let mut file: Value = serde_json::from_str(text).map_err(|_| ImportError::Damaged)?;
    let fields = file.as_object_mut().ok_or(ImportError::NoGame)?;
    let format = fields.remove("standoff").ok_or(ImportError::NoGame)?;
    let ended = fields.remove("ended").and_then(|ended| ended.as_u64());
    match format.as_u64() {
        Some(1) => {}
        Some(format) if format <= u64::from(FORMAT) => drop(fields.insert("format".into(), format.into())),
        _ => return Err(ImportError::OtherFormat),
    }
    Ok((name_in(&file)?, ended, Source::Tree(file)))
}

fn short(text: &str) -> Result<(String, Option<u64>, Source<'_>), ImportError> {
    let mut lines = text.lines();
    let head = lines.next().and_then(|line| line.strip_prefix("standoff/")).ok_or(ImportError::NoGame)?;
    let [format, name, version] = words(head).ok_or(ImportError::Damaged)?;
    let format = format.parse().ok().filter(|format| (BOUND..=FORMAT).contains(format));
    let format = format.ok_or(ImportError::OtherFormat)?;
    let version = version.parse().map_err(|_| ImportError::Damaged)?;
    let [ended, seed, last] = lines.next().and_then(words).ok_or(ImportError::Damaged)?;
    let hex = |word| u64::from_str_radix(word, 16).map_err(|_| ImportError::Damaged);
    let (seed, last) = (Seed::parse(seed).map_or_else(|| hex(seed).map(Seed::Pcg), Ok)?, hex(last)?);
    Ok((name.into(), ended.parse().ok(), Source::Short { format, version, seed, last, lines }))
}

/// A seed as a word: digits, or the text that names its generator.
fn seed_word(seed: Seed) -> String {
    seed.text().unwrap_or_else(|| format!("{:x}", seed.short()))
}

fn words<const N: usize>(line: &str) -> Option<[&str; N]> {
    line.split(' ').collect::<Vec<_>>().try_into().ok()
}

impl Source<'_> {
    fn table<G: Playable>(self) -> Result<Table<G>, ImportError> {
        let mut saved: Saved<G> = match self {
            Self::Tree(tree) => Saved::from_tree(tree).map_err(|error| match error {
                FormatError::Later { .. } => ImportError::OtherFormat,
                FormatError::Malformed(_) => ImportError::Damaged,
            })?,
            Self::Short { format, version, seed, last, lines } => {
                rebuild(format, version, seed, last, lines).ok_or(ImportError::Damaged)?
            }
        };
        let names = saved.chairs.iter().zip(1..).map(|(chair, seat)| clean_name(&chair.name, &seat.to_string()));
        let names = distinct_names(names);
        for (chair, name) in saved.chairs.iter_mut().zip(names) {
            chair.name = name;
        }
        Table::load(saved).map_err(|error| match error {
            LoadError::OtherRules { found, expected, .. } => ImportError::OtherRules { found, expected },
            _ => ImportError::Damaged,
        })
    }
}

/// The save behind the lines of a short text; none if it does not end as it says.
fn rebuild<G: Playable>(
    format: u32,
    version: u32,
    seed: Seed,
    last: u64,
    mut lines: std::str::Lines,
) -> Option<Saved<G>> {
    let mut setup = plain_setup::<G>();
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
    let actions = lines.by_ref().take_while(|line| !line.is_empty()).map(String::from).collect();
    let mut record = Record::<G> { version, actions, ..Record::new(setup, seed) };
    if format == BOUND {
        if version == G::VERSION {
            record.checkpoints = checkpoints(&record)?;
            let found = record.checkpoints.last().copied().unwrap_or_default();
            (found == last).then_some(())?;
        }
        return Some(Saved { record, chairs, options, course: None });
    }
    let Value::Object(mut past) = serde_json::from_str(lines.next()?).ok()? else { return None };
    if let Some(changes) = past.remove("changes") {
        record.changes = serde_json::from_value(changes).ok()?;
        record.checkpoints = serde_json::from_value(past.remove("checkpoints")?).ok()?;
    } else if version == G::VERSION {
        record.checkpoints = checkpoints(&record)?;
    } else {
        record.forget_checkpoints();
    }
    let course = Course::from_tree(format, &mut past).ok()?;
    past.is_empty().then_some(Saved { record, chairs, options, course: Some(course) })
}

fn plain_setup<G: Playable>() -> Value {
    serde_json::from_str(G::PLAIN_SETUP).unwrap_or_default()
}

/// The checkpoints of a record of the present rules; none if they do not allow it.
fn checkpoints<G: Playable>(told: &Record<G>) -> Option<Vec<u64>> {
    let mut record = Record::<G>::new(told.setup.clone(), told.seed);
    let mut game = G::deal_from(&record.setup, record.seed, &mut Vec::new()).ok()?;
    for index in 0..told.actions.len() {
        let (seat, action) = told.action(index)?;
        game.act(seat, action, &mut Vec::new()).ok()?;
        record.push(seat, action, &game);
    }
    Some(record.checkpoints)
}
