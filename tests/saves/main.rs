//! Saves, history, files and links of every build so far, kept under `tests/fixtures/saves`: each later build opens
//! them. A folder holds what one build wrote, named by the format; `write.rs` adds the folder of the present one.
//!
//! If a fixture of format 2 or later does not open, the shape of a state or an event has changed: add a migration to
//! `src/table/format.rs`. If one of the same rules version diverges, the rules have changed: raise their version.

mod write;

use miniz_oxide::inflate::decompress_to_vec_with_limit;
use serde::Deserialize;
use standoff::storage::{MemoryStore, Storage, Store};
use standoff::table::{
    Finished, Foreign, ImportError, LoadError, MOST_TEXT, Next, Playable, ResumeError, Saved, Table, import, link_code,
    past, resume,
};
use standoff_engine::core::{Rng, Rules};
use standoff_engine::{card, dice};
use std::fs;
use std::path::{Path, PathBuf};

/// The facts that held when a fixture was written.
#[derive(Deserialize, Debug)]
struct Expected {
    game: String,
    version: u32,
    steps: usize,
    names: Vec<String>,
    asked: Option<String>,
    legal: Vec<String>,
    winners: Option<Vec<String>>,
}

/// One fixture: its texts all hold the same game.
struct Fixture {
    /// Its path without the last part.
    stem: PathBuf,
    /// Whether only records were kept then.
    record_only: bool,
    expected: Expected,
}

impl Fixture {
    fn text(&self, what: &str) -> Option<String> {
        fs::read_to_string(format!("{}.{what}", self.stem.display())).ok()
    }

    /// A record alone of other rules may lead elsewhere under ours; everything else must open.
    fn may_diverge<G: Rules>(&self) -> bool {
        self.record_only && self.expected.version != G::VERSION
    }

    fn check<G: Playable>(&self, table: &Table<G>) {
        let Expected { version, steps, names, asked, legal, winners, .. } = &self.expected;
        let name = self.stem.display();
        assert_eq!((table.len(), &table.names()), (*steps, names), "{name}");
        let won =
            table.outcome().map(|outcome| outcome.winners.iter().map(|seat| seat.to_string()).collect::<Vec<_>>());
        if self.may_diverge::<G>() {
            return;
        }
        assert_eq!(&won, winners, "{name}");
        assert_eq!(&table.asked().map(|seat| seat.to_string()), asked, "{name}");
        let found: Vec<String> =
            table.asked().map(|seat| table.legal(seat)).unwrap_or_default().into_iter().map(G::write_action).collect();
        if *version == G::VERSION {
            assert_eq!(&found, legal, "{name}");
        }
        assert_eq!(found.is_empty(), winners.is_some(), "{name}");
    }
}

fn fixtures() -> Vec<Fixture> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/saves");
    let mut found = Vec::new();
    for folder in fs::read_dir(root).unwrap().map(|entry| entry.unwrap().path()) {
        let record_only = folder.file_name().is_some_and(|name| name == "1");
        for path in fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()) {
            let name = path.file_name().unwrap().to_str().unwrap().to_string();
            if let Some(stem) = name.strip_suffix(".expected.json") {
                let expected = serde_json::from_str(&fs::read_to_string(&path).unwrap()).unwrap();
                found.push(Fixture { stem: folder.join(stem), record_only, expected });
            }
        }
    }
    found.sort_by(|a, b| a.stem.cmp(&b.stem));
    found
}

/// Plays on to the end, as a person and bots do.
fn play_on<G: Playable>(table: &mut Table<G>) {
    let mut rng = Rng::from_seed(1);
    for _ in 0..20_000 {
        let (seat, action) = match table.next() {
            Next::Over => return,
            Next::Bot(seat) => (seat, table.bot_action(seat).unwrap()),
            Next::Person(seat) => (seat, *rng.pick(&table.legal(seat)).unwrap()),
        };
        table.act(seat, action).unwrap();
    }
    panic!("it does not end");
}

/// Every moment can be looked at.
fn watch<G: Playable>(table: &Table<G>) {
    let replay = table.replay();
    for moment in 0..=replay.last() {
        assert!(replay.view(moment, standoff::table::Eyes::All).is_some());
    }
}

fn resumes<G: Playable>(fixture: &Fixture, text: &str) {
    let store = MemoryStore::new();
    store.set("standoff.game", text).unwrap();
    let mut storage = Storage::new(store);
    match resume::<G, _>(&mut storage) {
        Ok(Some(mut table)) => {
            fixture.check(&table);
            watch(&table);
            let _ = table.can_undo();
            play_on(&mut table);
        }
        Err(ResumeError::Load(LoadError::OtherRules { .. })) if fixture.may_diverge::<G>() => {
            assert_eq!(storage.set_aside()[0].text, text, "it is kept as it was");
        }
        other => panic!("{}: {:?}", fixture.stem.display(), other.err()),
    }
}

fn is_listed<G: Playable>(fixture: &Fixture, line: &str, record: &str) {
    #[derive(Deserialize)]
    struct Id {
        id: u64,
    }
    let Id { id } = serde_json::from_str(line.split_once('\n').unwrap().1).unwrap();
    let store = MemoryStore::new();
    store.set(&format!("standoff.played.{id:016x}"), line).unwrap();
    store.set(&format!("standoff.record.{id:016x}"), record).unwrap();
    let storage = Storage::new(store);
    let listed = past(&storage).entries;
    let [(entry, true)] = &listed[..] else { panic!("{}", fixture.stem.display()) };
    let saved: Saved<G> = storage.record(id).unwrap().unwrap();
    match Table::load_own(saved) {
        Ok(table) => {
            fixture.check(&table);
            watch(&table);
            let found: Option<Finished> = table.finished(entry.ended);
            assert!(found.as_ref() == Some(&entry.game) || fixture.may_diverge::<G>(), "{}", fixture.stem.display());
        }
        Err(LoadError::OtherRules { .. }) if fixture.may_diverge::<G>() => {
            assert_eq!(storage.record_text(id).as_deref(), Some(record), "it can be exported as it was");
        }
        Err(error) => panic!("{}: {error:?}", fixture.stem.display()),
    }
}

/// The setup of a game that arrives, if it does.
fn arrives(fixture: &Fixture, text: &str) -> Option<String> {
    match import(text) {
        Ok((Foreign::Card(table), _)) => {
            fixture.check(&table);
            watch(&table);
            serde_json::to_string(table.setup()).ok()
        }
        Ok((Foreign::Dice(table), _)) => {
            fixture.check(&table);
            watch(&table);
            serde_json::to_string(table.setup()).ok()
        }
        Err(error) => {
            let may = match fixture.expected.game.as_str() {
                card::Game::NAME => fixture.may_diverge::<card::Game>(),
                _ => fixture.may_diverge::<dice::Game>(),
            };
            assert!(may && matches!(error, ImportError::OtherRules { .. }), "{}: {error:?}", fixture.stem.display());
            None
        }
    }
}

/// The text in a link.
fn unpacked(link: &str) -> String {
    let code = link_code(link).expect("a link");
    let bytes = write::from_base64url(code).expect("letters of a link");
    String::from_utf8(decompress_to_vec_with_limit(&bytes, MOST_TEXT).unwrap()).unwrap()
}

#[test]
fn every_save_so_far_opens() {
    let fixtures = fixtures();
    assert!(fixtures.len() >= 40, "{} fixtures", fixtures.len());
    for fixture in &fixtures {
        let is_card = fixture.expected.game == card::Game::NAME;
        if let Some(text) = fixture.text("game.txt") {
            if is_card {
                resumes::<card::Game>(fixture, &text);
            } else {
                resumes::<dice::Game>(fixture, &text);
            }
            arrives(fixture, &text);
        } else {
            let (line, record) = (fixture.text("played.txt").unwrap(), fixture.text("record.txt").unwrap());
            if is_card {
                is_listed::<card::Game>(fixture, &line, &record);
            } else {
                is_listed::<dice::Game>(fixture, &line, &record);
            }
            arrives(fixture, &record);
        }
        let setup = arrives(fixture, &fixture.text("file.json").unwrap());
        // A link says only how its setup differs from a plain one.
        assert_eq!(arrives(fixture, &unpacked(&fixture.text("link.txt").unwrap())), setup);
    }
}

/// No cut and no changed letter brings it down, whatever it is in.
#[test]
fn damaged_texts_are_refused_or_harmless() {
    let mut rng = Rng::from_seed(5);
    for fixture in fixtures().iter().filter(|fixture| fixture.expected.steps < 80) {
        for what in ["game.txt", "record.txt", "file.json"] {
            let Some(text) = fixture.text(what) else { continue };
            for _ in 0..12 {
                let mut bytes = text.clone().into_bytes();
                let at = rng.below(bytes.len() as u32) as usize;
                match rng.below(4) {
                    0 => bytes.truncate(at),
                    1 => bytes[at] = b'0' + rng.below(10) as u8,
                    2 => bytes[at] = b' ' + rng.below(90) as u8,
                    _ => drop(bytes.drain(at..(at + 5).min(text.len()))),
                }
                let damaged = String::from_utf8_lossy(&bytes);
                match import(&damaged) {
                    Ok((Foreign::Card(table), _)) => watch(&table),
                    Ok((Foreign::Dice(table), _)) => watch(&table),
                    Err(_) => {}
                }
            }
        }
    }
}
