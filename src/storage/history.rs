//! The games that are over: for each one a line that is kept long, and for the newest ones the whole record.
//!
//! Every game has keys of its own, so that a damaged one costs nothing but itself and two tabs never overwrite each
//! other's lines. What is too much goes by rule: records before lines, the oldest first, those marked as kept last.
//! A record also gives way when the store is full and the game in progress has to be written; that game itself never
//! does.

use super::{OpenError, Storage, Store, StoreError, envelope};
use crate::json;
use serde::de::{DeserializeOwned, IgnoredAny};
use serde::{Deserialize, Serialize};
use standoff_engine::core::sort_by_key;

/// The id of the game follows, in both.
const LINE: &str = "standoff.played.";
const RECORD: &str = "standoff.record.";

/// How much is kept.
const LINES: usize = 200;
const RECORDS: usize = 40;
/// In bytes of text, over all records.
const RECORDS_SIZE: usize = 1_500_000;

/// One game that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry<T> {
    /// The same for the same deal, wherever it was played to its end.
    pub id: u64,
    /// Milliseconds since 1970.
    pub ended: u64,
    /// Somebody wants to keep it: it goes last.
    #[serde(default)]
    pub kept: bool,
    /// It was not played here.
    #[serde(default)]
    pub imported: bool,
    pub game: T,
}

/// What is stored of the games that are over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct History<T> {
    /// The newest first, and whether the record is there too.
    pub entries: Vec<(Entry<T>, bool)>,
    /// Lines that could not be read.
    pub damaged: usize,
    /// In bytes of text, lines and records.
    pub size: usize,
}

impl<S: Store> Storage<S> {
    /// All games that are over.
    pub fn history<T: DeserializeOwned>(&self) -> History<T> {
        let mut history = History { entries: Vec::new(), damaged: 0, size: 0 };
        let keys = self.store.keys().unwrap_or_default();
        for key in &keys {
            let Some(id) = key.strip_prefix(LINE) else {
                history.size += if key.starts_with(RECORD) { self.length(key) } else { 0 };
                continue;
            };
            history.size += self.length(key);
            let line: Option<Entry<T>> = self.content(key, "played").and_then(|text| json::read(&text).ok());
            match line.filter(|line| name(line.id) == id) {
                Some(line) => {
                    let record = format!("{RECORD}{id}");
                    history.entries.push((line, keys.contains(&record)));
                }
                None => history.damaged += 1,
            }
        }
        sort_by_key(&mut history.entries, |(line, _)| std::cmp::Reverse((line.ended, line.id)));
        history
    }

    /// Notes a game that is over, with its record. The same game again replaces its line and stays kept. A record for
    /// which there is no room, even after older ones have gone, is left out; that is no error.
    pub fn remember<T: Serialize, R: Serialize>(&mut self, entry: &Entry<T>, record: &R) -> Result<(), StoreError> {
        let kept = entry.kept || self.line(entry.id).is_some_and(|line| line.kept);
        let Entry { id, ended, imported, ref game, .. } = *entry;
        let line = Entry { id, ended, kept, imported, game };
        let text = self.wrap("played", &line)?;
        self.set_giving_way(&line_key(entry.id), &text, Some(entry.id))?;
        let text = self.wrap("record", record)?;
        let _ = self.set_giving_way(&record_key(entry.id), &text, Some(entry.id));
        self.trim();
        Ok(())
    }

    /// The record of a game; none if only its line is left.
    pub fn record<R: DeserializeOwned>(&self, id: u64) -> Result<Option<R>, OpenError> {
        let Some(text) = self.store.get(&record_key(id)).map_err(OpenError::Store)? else { return Ok(None) };
        let content = envelope::open("record", &text)?;
        json::read(content).map(Some).map_err(|error| OpenError::Malformed { reason: error.to_string() })
    }

    /// The stored text of a record as it is, for whoever cannot open it and wants to keep it elsewhere.
    pub fn record_text(&self, id: u64) -> Option<String> {
        self.store.get(&record_key(id)).ok()?
    }

    /// Marks a game as one to keep, or not.
    pub fn keep<T: Serialize + DeserializeOwned>(&mut self, id: u64, kept: bool) -> Result<(), StoreError> {
        let Some(text) = self.content(&line_key(id), "played") else { return Ok(()) };
        let Ok(line) = json::read::<Entry<T>>(&text) else { return Ok(()) };
        let text = self.wrap("played", &Entry { kept, ..line })?;
        self.set_giving_way(&line_key(id), &text, Some(id))
    }

    /// Forgets a game.
    pub fn forget(&mut self, id: u64) -> Result<(), StoreError> {
        self.store.remove(&record_key(id))?;
        self.store.remove(&line_key(id))
    }

    /// Forgets the lines that cannot be read.
    pub fn forget_damaged(&mut self) -> Result<(), StoreError> {
        for key in self.store.keys()? {
            if key.strip_prefix(LINE).is_some_and(|id| parse(id).is_none_or(|id| self.line(id).is_none())) {
                self.store.remove(&key)?;
            }
        }
        self.trim();
        Ok(())
    }

    /// Writes a text. While there is no room, records of games that are over give way, but not that of `sparing`.
    pub(super) fn set_giving_way(&self, key: &str, text: &str, sparing: Option<u64>) -> Result<(), StoreError> {
        loop {
            match self.store.set(key, text) {
                Err(StoreError::Full) => {
                    let victim = self.records().into_iter().find(|found| Some(found.id) != sparing);
                    let Some(victim) = victim else { return Err(StoreError::Full) };
                    self.store.remove(&victim.key)?;
                }
                done => return done,
            }
        }
    }

    /// Drops what is more than is kept. What cannot be removed now is tried again the next time.
    fn trim(&self) {
        let lines = self.history::<IgnoredAny>().entries;
        let mut excess: Vec<_> = lines.iter().map(|(line, _)| (line.kept, line.ended, line.id)).collect();
        sort_by_key(&mut excess, |line| *line);
        for (_, _, id) in &excess[..lines.len().saturating_sub(LINES)] {
            let _ = self.store.remove(&record_key(*id));
            let _ = self.store.remove(&line_key(*id));
        }
        let mut records = self.records();
        let mut size: usize = records.iter().map(|record| record.size).sum();
        while records.len() > RECORDS || size > RECORDS_SIZE && records.len() > 1 {
            let first = records.remove(0);
            size -= first.size;
            let _ = self.store.remove(&first.key);
        }
    }

    /// The records, those that go first first: without a line, then the oldest, then those to keep.
    fn records(&self) -> Vec<Stored> {
        let keys = self.store.keys().unwrap_or_default();
        let stored = keys.into_iter().filter_map(|key| {
            let id = parse(key.strip_prefix(RECORD)?);
            let line = id.and_then(|id| self.line(id));
            let rank = line.map(|line| (line.kept, line.ended));
            Some(Stored { rank, id: id.unwrap_or_default(), size: self.length(&key), key })
        });
        let mut stored: Vec<Stored> = stored.collect();
        sort_by_key(&mut stored, |record| (record.rank, record.id));
        stored
    }

    fn line(&self, id: u64) -> Option<Entry<IgnoredAny>> {
        json::read(&self.content(&line_key(id), "played")?).ok()
    }

    fn length(&self, key: &str) -> usize {
        self.store.get(key).ok().flatten().map_or(0, |text| key.len() + text.len())
    }
}

/// A record and when it goes.
struct Stored {
    rank: Option<(bool, u64)>,
    id: u64,
    size: usize,
    key: String,
}

fn name(id: u64) -> String {
    format!("{id:016x}")
}

fn parse(name: &str) -> Option<u64> {
    u64::from_str_radix(name, 16).ok()
}

fn line_key(id: u64) -> String {
    format!("{LINE}{}", name(id))
}

fn record_key(id: u64) -> String {
    format!("{RECORD}{}", name(id))
}

#[cfg(test)]
mod tests {
    use super::super::{MemoryStore, SaveError};
    use super::*;

    fn entry(id: u64) -> Entry<String> {
        Entry { id, ended: 1000 + id, kept: false, imported: false, game: format!("game {id}") }
    }

    fn ids(storage: &Storage<MemoryStore>) -> Vec<u64> {
        storage.history::<String>().entries.iter().map(|(line, _)| line.id).collect()
    }

    fn recorded(storage: &Storage<MemoryStore>) -> Vec<u64> {
        let entries = storage.history::<String>().entries;
        entries.iter().filter(|(_, record)| *record).map(|(line, _)| line.id).collect()
    }

    #[test]
    fn a_game_is_remembered_with_its_record_the_newest_first() {
        let mut storage = Storage::new(MemoryStore::new());
        assert_eq!(storage.history::<String>(), History { entries: vec![], damaged: 0, size: 0 });
        for id in [2, 1, 3] {
            storage.remember(&entry(id), &vec![id; 3]).unwrap();
        }
        assert_eq!(ids(&storage), [3, 2, 1]);
        assert_eq!(storage.record::<Vec<u64>>(2), Ok(Some(vec![2, 2, 2])));
        assert_eq!(storage.record::<Vec<u64>>(9), Ok(None));
        assert!(matches!(storage.record::<String>(2), Err(OpenError::Malformed { .. })));
        storage.forget(2).unwrap();
        assert_eq!((ids(&storage), storage.record::<Vec<u64>>(2)), (vec![3, 1], Ok(None)));
    }

    #[test]
    fn the_same_game_counts_once_and_stays_kept() {
        let mut storage = Storage::new(MemoryStore::new());
        storage.remember(&entry(1), &1).unwrap();
        storage.keep::<String>(1, true).unwrap();
        storage.remember(&Entry { ended: 9999, ..entry(1) }, &2).unwrap();
        let entries = storage.history::<String>().entries;
        assert_eq!(entries, [(Entry { ended: 9999, kept: true, ..entry(1) }, true)]);
        assert_eq!(storage.record(1), Ok(Some(2)));
        storage.keep::<String>(1, false).unwrap();
        storage.keep::<String>(7, true).unwrap();
        assert!(!storage.history::<String>().entries[0].0.kept);
    }

    #[test]
    fn two_tabs_keep_each_other_s_lines() {
        let store = MemoryStore::new();
        let (mut first, mut second) = (Storage::new(store.clone()), Storage::new(store));
        let _ = (first.history::<String>(), second.history::<String>());
        first.remember(&entry(1), &1).unwrap();
        second.remember(&entry(2), &2).unwrap();
        first.remember(&entry(3), &3).unwrap();
        assert_eq!((ids(&first), ids(&second)), (vec![3, 2, 1], vec![3, 2, 1]));
    }

    #[test]
    fn a_damaged_line_is_skipped_and_told() {
        let store = MemoryStore::new();
        let mut storage = Storage::new(store.clone());
        (1..=4).for_each(|id| storage.remember(&entry(id), &id).unwrap());
        let text = store.get(&line_key(2)).unwrap().unwrap();
        store.set(&line_key(2), &text[..text.len() - 1]).unwrap();
        // A whole line under the wrong name, and a name that is none.
        store.set(&line_key(3), &store.get(&line_key(4)).unwrap().unwrap()).unwrap();
        store.set("standoff.played.what", "rubbish").unwrap();
        let history = storage.history::<String>();
        assert_eq!((ids(&storage), history.damaged), (vec![4, 1], 3));
        store.set(&record_key(1), "rubbish").unwrap();
        assert_eq!(storage.record::<u64>(1), Err(OpenError::Foreign));
        storage.forget_damaged().unwrap();
        let _ = storage.forget(3);
        assert_eq!((ids(&storage), storage.history::<String>().damaged), (vec![4, 1], 0));
    }

    #[test]
    fn records_go_before_lines_and_kept_ones_last() {
        let mut storage = Storage::new(MemoryStore::new());
        storage.remember(&entry(0), &0).unwrap();
        storage.keep::<String>(0, true).unwrap();
        for id in 1..=250 {
            storage.remember(&entry(id), &id).unwrap();
        }
        let ids = ids(&storage);
        assert_eq!((ids.len(), ids[0], ids[198], ids[199]), (LINES, 250, 52, 0));
        let records = recorded(&storage);
        assert_eq!((records.len(), records[0], records[38], records[39]), (RECORDS, 250, 212, 0));
    }

    #[test]
    fn large_records_are_fewer() {
        let mut storage = Storage::new(MemoryStore::new());
        for id in 1..=5 {
            storage.remember(&entry(id), &"x".repeat(400_000)).unwrap();
        }
        assert_eq!(recorded(&storage), [5, 4, 3]);
        // One that is too large alone is still the newest.
        storage.remember(&entry(6), &"x".repeat(2_000_000)).unwrap();
        assert_eq!((recorded(&storage), ids(&storage).len()), (vec![6], 6));
    }

    #[test]
    fn old_records_give_way_to_the_game_in_progress() {
        let store = MemoryStore::with_room(4000);
        let mut storage = Storage::new(store.clone());
        for id in 1..=3 {
            storage.remember(&entry(id), &"x".repeat(800)).unwrap();
        }
        storage.keep::<String>(1, true).unwrap();
        storage.save_game(&"y".repeat(1000)).unwrap();
        assert_eq!(recorded(&storage), [3, 1]);
        storage.save_game(&"y".repeat(2200)).unwrap();
        assert_eq!(recorded(&storage), [1]);
        // When no record is left, the old game stays and it is told; the lines stay too.
        assert_eq!(storage.save_game(&"y".repeat(5000)), Err(SaveError::Store(StoreError::Full)));
        assert_eq!((recorded(&storage), ids(&storage)), (vec![], vec![3, 2, 1]));
        assert_eq!(storage.game(), Ok(Some("y".repeat(2200))));
        // A game that ends now leaves its line, if not its record, and never costs the game in progress.
        storage.remember(&entry(4), &"x".repeat(3000)).unwrap();
        assert_eq!((recorded(&storage), ids(&storage)), (vec![], vec![4, 3, 2, 1]));
        assert_eq!(storage.game(), Ok(Some("y".repeat(2200))));
    }

    #[test]
    fn without_a_store_nothing_is_remembered_and_nothing_breaks() {
        let mut storage = Storage::new(MemoryStore::with_room(10));
        assert_eq!(storage.remember(&entry(1), &1), Err(StoreError::Full));
        assert!(ids(&storage).is_empty());
    }
}
