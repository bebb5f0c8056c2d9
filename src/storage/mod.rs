//! What outlives the page: the current game, settings, the last new-game form, saves set aside, and
//! the games that are over.
//!
//! [`Store`] is the bare shelf of strings (localStorage, or memory for tests); [`Storage`] puts typed
//! things on it. Every text is wrapped in an envelope with a version and a checksum, so that a cut or
//! foreign text is recognised. Nothing here panics: a full or forbidden store is an error to be told.

mod backup;
mod envelope;
mod history;
#[cfg(target_arch = "wasm32")]
mod local;
mod memory;
mod random;
mod settings;
mod shelf;

pub use backup::{BackupError, MOST_BACKUP};
pub use envelope::{GAME_FORMAT, unwrap_save};
pub use history::{Entry, History};
#[cfg(target_arch = "wasm32")]
pub use local::LocalStore;
pub use memory::MemoryStore;
pub use random::{random_bytes, random_name, random_seed};
pub use settings::{CardSize, Settings, Speed, TextSize, Theme, Thinking};
pub use shelf::{FriendsKey, OpenError, SaveError, SetAside, Storage};

/// A shelf of strings. It can be shared: writing needs no exclusive access, like localStorage itself.
pub trait Store {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError>;

    /// Replaces the text of a key at once; on an error the old text is still there.
    fn set(&self, key: &str, text: &str) -> Result<(), StoreError>;

    fn remove(&self, key: &str) -> Result<(), StoreError>;

    /// All keys, in any order.
    fn keys(&self) -> Result<Vec<String>, StoreError>;
}

/// Why the shelf cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StoreError {
    /// The browser offers none, or forbids it.
    Unavailable,
    /// There is no room left.
    Full,
}
