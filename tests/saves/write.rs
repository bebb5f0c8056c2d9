//! Writes fixtures with the present build: `cargo test --test saves -- --ignored write_fixtures`. The folder is named by
//! `FIXTURES`; one that exists is left alone, since it belongs to the build that wrote it.

use miniz_oxide::deflate::compress_to_vec;
use serde_json::json;
use standoff::storage::{MemoryStore, Storage, Store};
use standoff::table::{Chair, Controller, Level, Next, Options, Playable, Table, autosave, export, link, remember};
use standoff_engine::core::{Rng, Seat};
use standoff_engine::{card, dice};
use std::fs;
use std::path::{Path, PathBuf};

/// When every finished fixture ended.
const ENDED: u64 = 1_786_000_000_000;

#[test]
#[ignore = "writes files"]
fn write_fixtures() {
    let name = std::env::var("FIXTURES").expect("FIXTURES names the new folder");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/saves").join(name);
    assert!(!folder.exists(), "{} belongs to the build that wrote it", folder.display());
    fs::create_dir_all(&folder).unwrap();
    write_all(&folder);
}

fn write_all(folder: &Path) {
    use card::Set::{Base, DodgeCity, Eldorado, FistfulOfCards, HighNoon, TheBullet, WildWestShow};
    let cards = |players, sets: &[card::Set]| card::Setup { sets: sets.to_vec(), ..card::Setup::base(players) };
    let throws = |players, modules| dice::Setup { modules, ..dice::Setup::base(players) };
    let no_ghost = dice::Modules { ghost: false, ..dice::Modules::ALL };
    let write = Writer { folder };
    write.both::<card::Game>("card-base-5", &cards(5, &[Base]), 5, "Respond");
    write.both::<card::Game>("card-base-4-two-persons", &cards(4, &[Base]), 4, "Turn");
    write.both::<card::Game>("card-base-7-bang-demanded", &cards(7, &[Base]), 7, "Bang { by");
    write.both::<card::Game>("card-dodge-city-3", &cards(3, &[Base, DodgeCity]), 3, "Discard");
    let events = [Base, DodgeCity, HighNoon, FistfulOfCards, TheBullet];
    write.both::<card::Game>("card-events-6", &cards(6, &events), 6, "Respond");
    let all = [Base, DodgeCity, HighNoon, FistfulOfCards, TheBullet, WildWestShow, Eldorado];
    write.both::<card::Game>("card-all-sets-8", &cards(8, &all), 8, "Respond");
    write.both::<dice::Game>("dice-base-5", &throws(5, dice::Modules::default()), 5, "");
    write.both::<dice::Game>("dice-base-3", &throws(3, dice::Modules::default()), 3, "");
    write.both::<dice::Game>("dice-old-saloon-8", &throws(8, dice::Modules::ALL), 8, "");
    write.both::<dice::Game>("dice-old-saloon-4", &throws(4, no_ghost), 4, "");
}

struct Writer<'a> {
    folder: &'a Path,
}

impl Writer<'_> {
    /// A game in the middle of a question whose name contains `asked`, and one that is over.
    fn both<G: Playable>(&self, name: &str, setup: &G::Setup, players: u8, asked: &str) {
        let mut over = table::<G>(name, setup, players, 1);
        while step(&mut over, &mut Rng::from_seed(1)) {}
        self.one(&format!("{name}-over"), &over);
        for seed in 2.. {
            let (mut going, mut rng) = (table::<G>(name, setup, players, seed), Rng::from_seed(seed));
            while step(&mut going, &mut rng) {
                let found = going.decision().is_some_and(|question| format!("{question:?}").contains(asked));
                if going.len() >= 40 && found && matches!(going.next(), Next::Person(_)) {
                    return self.one(&format!("{name}-going"), &going);
                }
            }
        }
    }

    fn one<G: Playable>(&self, name: &str, table: &Table<G>) {
        let over = table.outcome();
        let ended = over.map(|_| ENDED);
        let store = MemoryStore::new();
        let mut storage = Storage::new(store.clone());
        if over.is_some() {
            remember(&mut storage, table, ENDED, false).unwrap();
        } else {
            autosave(&mut storage, table).unwrap();
        }
        for key in store.keys().unwrap() {
            let kind = key.strip_prefix("standoff.").and_then(|rest| rest.split('.').next()).unwrap();
            self.write(name, &format!("{kind}.txt"), &store.get(&key).unwrap().unwrap());
        }
        self.write(name, "file.json", &export(table, ended));
        let code = base64url(&compress_to_vec(link(table, ended).lasting.as_bytes(), 6));
        self.write(name, "link.txt", &format!("https://standoff.example/#/game/{code}"));
        let asked = table.asked();
        let legal: Vec<String> =
            asked.map(|seat| table.legal(seat)).unwrap_or_default().into_iter().map(G::write_action).collect();
        let expected = json!({
            "game": G::NAME,
            "version": G::VERSION,
            "steps": table.len(),
            "names": table.names(),
            "asked": asked.map(|seat| seat.to_string()),
            "legal": legal,
            "winners": over.map(|outcome| outcome.winners.iter().map(|seat| seat.to_string()).collect::<Vec<_>>()),
        });
        self.write(name, "expected.json", &serde_json::to_string_pretty(&expected).unwrap());
    }

    fn write(&self, name: &str, what: &str, text: &str) {
        let path: PathBuf = self.folder.join(format!("{name}.{what}"));
        fs::write(path, text).unwrap();
    }
}

fn table<G: Playable>(name: &str, setup: &G::Setup, players: u8, seed: u64) -> Table<G> {
    let persons = if name.contains("two-persons") { 2 } else { 1 };
    let chair = |seat: u8| match seat {
        seat if seat < persons => Chair::new(format!("Jo Ann \u{151}{seat}"), Controller::Person),
        seat => {
            let level = [Level::Drifter, Level::Cowhand, Level::Marshal][usize::from(seat) % 3];
            Chair::new(format!("P{seat}"), Controller::Bot(level))
        }
    };
    let options = Options { free_undo: seed.is_multiple_of(2), ..Options::default() };
    Table::deal(setup.clone(), seed, (0..players).map(chair).collect(), options).unwrap()
}

/// One step; false if the game is over.
fn step<G: Playable>(table: &mut Table<G>, rng: &mut Rng) -> bool {
    let (seat, action): (Seat, G::Action) = match table.next() {
        Next::Over => return false,
        Next::Bot(seat) => (seat, table.bot_action(seat).unwrap()),
        Next::Person(seat) => (seat, *rng.pick(&table.legal(seat)).unwrap()),
    };
    table.act(seat, action).unwrap();
    true
}

pub fn base64url(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut text = String::new();
    for group in bytes.chunks(3) {
        let bits = group.iter().enumerate().fold(0u32, |bits, (at, byte)| bits | u32::from(*byte) << (16 - 8 * at));
        let letters = (0..=group.len()).map(|at| char::from(LETTERS[(bits >> (18 - 6 * at)) as usize & 63]));
        text.extend(letters);
    }
    text
}

pub fn from_base64url(text: &str) -> Option<Vec<u8>> {
    let value = |letter: u8| match letter {
        b'A'..=b'Z' => Some(letter - b'A'),
        b'a'..=b'z' => Some(letter - b'a' + 26),
        b'0'..=b'9' => Some(letter - b'0' + 52),
        b'-' => Some(62),
        b'_' => Some(63),
        _ => None,
    };
    let mut bytes = Vec::new();
    for group in text.as_bytes().chunks(4) {
        let mut bits = 0;
        for (at, letter) in group.iter().enumerate() {
            bits |= u32::from(value(*letter)?) << (18 - 6 * at);
        }
        bytes.extend(&bits.to_be_bytes()[1..group.len()]);
    }
    Some(bytes)
}
