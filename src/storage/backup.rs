//! Everything that is stored, as one text, and back.

use super::{Storage, Store, StoreError};
use crate::json;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// All keys begin with this.
const OURS: &str = "standoff.";
const VERSION: u32 = 1;

/// More than a browser stores for a page.
pub const MOST_BACKUP: usize = 12_000_000;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Backup {
    standoff: u32,
    texts: BTreeMap<String, String>,
}

/// Why a text is not taken for what was stored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BackupError {
    /// It is none, or a damaged one.
    Foreign,
    /// A later version wrote it.
    OtherVersion {
        found: u32,
    },
    Store(StoreError),
}

impl<S: Store> Storage<S> {
    /// All settings and games.
    pub fn backup(&self) -> Result<String, StoreError> {
        let texts = self.all()?;
        // Texts can always be written as JSON.
        serde_json::to_string(&Backup { standoff: VERSION, texts }).map_err(|_| StoreError::Unavailable)
    }

    /// Puts what a backup holds in place of everything. What cannot be taken whole changes nothing.
    pub fn restore(&mut self, text: &str) -> Result<(), BackupError> {
        if text.len() > MOST_BACKUP {
            return Err(BackupError::Foreign);
        }
        let Backup { standoff, texts } = json::read(text).map_err(|_| BackupError::Foreign)?;
        if standoff != VERSION {
            return Err(BackupError::OtherVersion { found: standoff });
        }
        if texts.is_empty() || texts.keys().any(|key| !key.starts_with(OURS)) {
            return Err(BackupError::Foreign);
        }
        let before = self.all().map_err(BackupError::Store)?;
        if let Err(error) = self.replace(&texts) {
            // There was room for it a moment ago.
            let _ = self.replace(&before);
            return Err(BackupError::Store(error));
        }
        self.take_over();
        Ok(())
    }

    fn all(&self) -> Result<BTreeMap<String, String>, StoreError> {
        let mut texts = BTreeMap::new();
        for key in self.store.keys()?.into_iter().filter(|key| key.starts_with(OURS)) {
            if let Some(text) = self.store.get(&key)? {
                texts.insert(key, text);
            }
        }
        Ok(texts)
    }

    fn replace(&self, texts: &BTreeMap<String, String>) -> Result<(), StoreError> {
        for key in self.all()?.keys() {
            self.store.remove(key)?;
        }
        texts.iter().try_for_each(|(key, text)| self.store.set(key, text))
    }
}

#[cfg(test)]
mod tests {
    use super::super::{MemoryStore, Settings, Speed};
    use super::*;

    fn filled() -> (MemoryStore, Storage<MemoryStore>) {
        let store = MemoryStore::new();
        let mut storage = Storage::new(store.clone());
        storage.save_game(&vec![1, 2, 3]).unwrap();
        storage.save_settings(&Settings { speed: Speed::Fast, ..Settings::default() }).unwrap();
        (store, storage)
    }

    #[test]
    fn everything_comes_back_on_another_device() {
        let (store, storage) = filled();
        store.set("another.page", "text").unwrap();
        let text = storage.backup().unwrap();
        assert!(!text.contains("another.page"), "only what is ours");
        let mut other = Storage::new(MemoryStore::new());
        other.save_game(&vec![9]).unwrap();
        other.restore(&text).unwrap();
        assert_eq!(other.game(), Ok(Some(vec![1, 2, 3])));
        assert_eq!(other.settings().speed, Speed::Fast);
        assert!(!other.other_tab_wrote());
        assert_eq!(other.backup().unwrap(), text);
    }

    #[test]
    fn what_is_no_backup_changes_nothing() {
        let (_, mut storage) = filled();
        let before = storage.backup().unwrap();
        let later = before.replacen("{\"standoff\":1", "{\"standoff\":2", 1);
        assert_eq!(storage.restore(&later), Err(BackupError::OtherVersion { found: 2 }));
        for text in ["", "{}", "[]", "no json", r#"{"standoff":1,"texts":{}}"#, r#"{"standoff":1,"texts":{"x":"y"}}"#] {
            assert_eq!(storage.restore(text), Err(BackupError::Foreign), "{text}");
        }
        for end in 0..before.len() {
            assert!(storage.restore(&before[..end]).is_err());
        }
        assert_eq!(storage.backup().unwrap(), before);
    }

    #[test]
    fn without_room_everything_stays() {
        let (_, storage) = filled();
        let text = storage.backup().unwrap();
        let mut small = Storage::new(MemoryStore::with_room(200));
        small.save_game(&vec![9]).unwrap();
        assert_eq!(small.restore(&text), Err(BackupError::Store(StoreError::Full)));
        assert_eq!(small.game(), Ok(Some(vec![9])));
    }
}
