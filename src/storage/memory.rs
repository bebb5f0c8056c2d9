//! A store that forgets, for tests and for browsers that offer none.

use super::{Store, StoreError};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

/// Clones share their content, like the tabs of a browser.
#[derive(Clone, Debug, Default)]
pub struct MemoryStore {
    texts: Rc<RefCell<BTreeMap<String, String>>>,
    /// The most it holds, in bytes of keys and texts; no limit if none.
    room: Option<usize>,
}

impl MemoryStore {
    pub fn new() -> Self {
        Self::default()
    }

    /// A store that is full after so many bytes.
    pub fn with_room(bytes: usize) -> Self {
        Self { room: Some(bytes), ..Self::default() }
    }
}

impl Store for MemoryStore {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        Ok(self.texts.borrow().get(key).cloned())
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
        let mut texts = self.texts.borrow_mut();
        let others = texts.iter().filter(|(k, _)| *k != key).map(|(k, v)| k.len() + v.len()).sum::<usize>();
        if self.room.is_some_and(|room| others + key.len() + text.len() > room) {
            return Err(StoreError::Full);
        }
        texts.insert(key.into(), text.into());
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        self.texts.borrow_mut().remove(key);
        Ok(())
    }

    fn keys(&self) -> Result<Vec<String>, StoreError> {
        Ok(self.texts.borrow().keys().cloned().collect())
    }
}
