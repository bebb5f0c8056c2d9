//! Typed things on a [`Store`].

use super::{Settings, Store, StoreError, envelope, random_seed};
use crate::json;
use serde::Serialize;
use serde::de::DeserializeOwned;
use standoff_engine::core::sort_by_key;

/// Everything the page keeps, one value for each tab.
pub struct Storage<S: Store> {
    pub(super) store: S,
    /// This tab, as others see it in what it writes.
    writer: u64,
    /// Texts written so far.
    count: u64,
    /// The header of the game this tab last read or wrote; none if there was none.
    seen: Option<String>,
}

const GAME: &str = "standoff.game";
const SETTINGS: &str = "standoff.settings";
const SUSPICIONS: &str = "standoff.suspicions";
const NEW_GAME: &str = "standoff.new_game";
const LAST: &str = "standoff.last_game";
const FIGURES: &str = "standoff.figures";
/// An answer to an invitation that another tab waits for.
const ANSWER: &str = "standoff.answer";
/// A number follows.
const ASIDE: &str = "standoff.aside.";
/// The longest text that is kept of a table with friends.
const MOST_FRIENDS: usize = 1_000_000;
/// How many saves set aside are kept.
const ASIDE_KEPT: usize = 12;

/// Where the parts of a table with friends are kept that outlive the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FriendsKey {
    Host,
    Guest,
    OnlinePrefs,
}

impl FriendsKey {
    const fn key(self) -> &'static str {
        match self {
            Self::Host => "standoff.host",
            Self::Guest => "standoff.guest",
            Self::OnlinePrefs => "standoff.friends",
        }
    }
}

/// Why a stored text cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenError {
    /// The store itself cannot be used.
    Store(StoreError),
    /// It is not a text of ours.
    Foreign,
    /// It was written by another version of the page.
    OtherVersion { found: u32 },
    /// It was cut short or altered.
    Damaged,
    /// The text is whole, its content is not what was expected.
    Malformed { reason: String },
}

/// Why something was not saved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SaveError {
    Store(StoreError),
    /// Another tab wrote the game meanwhile; [`Storage::take_over`] makes this tab the writer again.
    OtherTab,
}

/// A save that could not be opened and is kept apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetAside {
    /// Its key; see [`Storage::remove_set_aside`].
    pub key: String,
    /// The text as it was found, for whoever wants to look at it or send it in.
    pub text: String,
}

impl<S: Store> Storage<S> {
    pub fn new(store: S) -> Self {
        Self { store, writer: random_seed(), count: 0, seen: None }
    }

    /// The current game. From now on this tab knows which save it continues.
    pub fn game<T: DeserializeOwned>(&mut self) -> Result<Option<T>, OpenError> {
        let text = self.store.get(GAME).map_err(OpenError::Store)?;
        self.seen = text.as_deref().map(envelope::header).map(String::from);
        let Some(text) = text else { return Ok(None) };
        let content = envelope::open("game", &text)?;
        json::read(content).map(Some).map_err(|error| OpenError::Malformed { reason: error.to_string() })
    }

    /// Something about the current game, without going on with it; none if it cannot be read.
    pub fn peek_game<T: DeserializeOwned>(&self) -> Option<T> {
        json::read(&self.content(GAME, "game")?).ok()
    }

    /// Whether a game is stored, whatever its state.
    pub fn has_game(&self) -> bool {
        self.game_header().is_some()
    }

    /// Writes the current game as one string. Refused if another tab wrote since this one last read or wrote.
    pub fn save_game<T: Serialize>(&mut self, game: &T) -> Result<(), SaveError> {
        if self.other_tab_wrote() {
            return Err(SaveError::OtherTab);
        }
        let text = self.wrap("game", game).map_err(SaveError::Store)?;
        self.set_giving_way(GAME, &text, None).map_err(SaveError::Store)?;
        self.seen = Some(envelope::header(&text).into());
        Ok(())
    }

    /// Whether another tab has written the game since this one last read or wrote it. Cheap enough to ask when the
    /// page becomes visible and when the browser reports a storage event.
    pub fn other_tab_wrote(&self) -> bool {
        self.game_header() != self.seen
    }

    /// Makes this tab the writer again: the next save replaces what the other tab wrote. To go on with the other
    /// tab's game instead, read it with [`game`](Self::game).
    pub fn take_over(&mut self) {
        self.seen = self.game_header();
    }

    /// Forgets the current game.
    pub fn remove_game(&mut self) -> Result<(), StoreError> {
        self.store.remove(GAME)?;
        self.seen = None;
        Ok(())
    }

    /// Moves the current game to another key, so that it blocks nothing and is not lost.
    pub fn set_aside_game(&mut self) -> Result<(), StoreError> {
        let Some(text) = self.store.get(GAME)? else { return Ok(()) };
        let mut earlier = self.aside_numbers();
        sort_by_key(&mut earlier, |number| *number);
        let excess = (earlier.len() + 1).saturating_sub(ASIDE_KEPT);
        for number in &earlier[..excess] {
            self.store.remove(&format!("{ASIDE}{number}"))?;
        }
        let key = format!("{ASIDE}{}", earlier.last().map_or(1, |last| last + 1));
        if self.store.set(&key, &text).is_err() {
            // No room for it twice: the old place is given up first, and taken back if that does not help.
            self.store.remove(GAME)?;
            if let Err(error) = self.store.set(&key, &text) {
                self.store.set(GAME, &text)?;
                return Err(error);
            }
        }
        self.remove_game()
    }

    /// The saves that could not be opened, newest first. Only the last few are kept.
    pub fn set_aside(&self) -> Vec<SetAside> {
        let mut numbers = self.aside_numbers();
        sort_by_key(&mut numbers, |number| std::cmp::Reverse(*number));
        let stored = numbers.into_iter().filter_map(|number| {
            let key = format!("{ASIDE}{number}");
            let text = self.store.get(&key).ok()??;
            Some(SetAside { key, text })
        });
        stored.collect()
    }

    pub fn remove_set_aside(&self, key: &str) -> Result<(), StoreError> {
        if key.starts_with(ASIDE) { self.store.remove(key) } else { Ok(()) }
    }

    /// The settings; whatever cannot be read is at its default.
    pub fn settings(&self) -> Settings {
        self.content(SETTINGS, "settings").map_or_else(Settings::default, |content| Settings::read(&content))
    }

    pub fn save_settings(&mut self, settings: &Settings) -> Result<(), StoreError> {
        let text = self.wrap("settings", settings)?;
        self.store.set(SETTINGS, &text)
    }

    /// The form of the last new game of this kind; none if there is none or it cannot be read.
    pub fn new_game<T: DeserializeOwned>(&self, game: &str) -> Option<T> {
        json::read(&self.content(&new_game_key(game), "new_game")?).ok()
    }

    pub fn save_new_game<T: Serialize>(&mut self, game: &str, form: &T) -> Result<(), StoreError> {
        let text = self.wrap("new_game", form)?;
        self.store.set(LAST, game)?;
        self.store.set(&new_game_key(game), &text)
    }

    /// The name of the game whose form was saved last.
    pub fn last_game(&self) -> Option<String> {
        self.store.get(LAST).ok()?
    }

    /// Since when games are counted in the statistics, in milliseconds since 1970; zero if all are.
    pub fn figures_since(&self) -> u64 {
        self.content(FIGURES, "figures").and_then(|content| content.parse().ok()).unwrap_or_default()
    }

    pub fn save_figures_since(&mut self, since: u64) -> Result<(), StoreError> {
        let text = self.wrap("figures", &since)?;
        self.store.set(FIGURES, &text)
    }

    /// The private marks of the current game; none if there are none or they cannot be read.
    pub fn suspicions<T: DeserializeOwned>(&self) -> Option<T> {
        json::read(&self.content(SUSPICIONS, "suspicions")?).ok()
    }

    pub fn save_suspicions<T: Serialize>(&mut self, marks: &T) -> Result<(), StoreError> {
        let text = self.wrap("suspicions", marks)?;
        self.store.set(SUSPICIONS, &text)
    }

    /// What is needed to come back to a table with friends; none if there is none or it cannot be read.
    pub fn friends<T: DeserializeOwned>(&self, end: FriendsKey) -> Option<T> {
        json::read(&self.content(end.key(), "friends")?).ok()
    }

    pub fn save_friends<T: Serialize>(&mut self, end: FriendsKey, kept: &T) -> Result<(), StoreError> {
        let text = self.wrap("friends", kept)?;
        // Part of it comes from other devices: it never takes the room of games.
        if text.len() > MOST_FRIENDS {
            return Err(StoreError::Full);
        }
        self.store.set(end.key(), &text)
    }

    pub fn forget_friends(&mut self, end: FriendsKey) {
        // What cannot be removed is replaced by the next.
        let _ = self.store.remove(end.key());
    }

    /// Leaves an answer to an invitation for the tab that waits for it.
    pub fn leave_answer(&self, code: &str) {
        let _ = self.store.set(ANSWER, code);
    }

    /// Whether an answer still waits for somebody to take it.
    pub fn has_answer(&self) -> bool {
        self.store.get(ANSWER).is_ok_and(|answer| answer.is_some())
    }

    /// Takes an answer another tab has left.
    pub fn take_answer(&self) -> Option<String> {
        let code = self.store.get(ANSWER).ok()??;
        let _ = self.store.remove(ANSWER);
        Some(code)
    }

    pub(super) fn wrap<T: Serialize>(&mut self, what: &str, value: &T) -> Result<String, StoreError> {
        // What the page stores can always be written as JSON.
        let content = serde_json::to_string(value).map_err(|_| StoreError::Unavailable)?;
        self.count += 1;
        Ok(envelope::seal(what, self.writer, self.count, &content))
    }

    pub(super) fn content(&self, key: &str, what: &str) -> Option<String> {
        let text = self.store.get(key).ok()??;
        envelope::open(what, &text).ok().map(String::from)
    }

    fn game_header(&self) -> Option<String> {
        self.store.get(GAME).ok()?.as_deref().map(envelope::header).map(String::from)
    }

    fn aside_numbers(&self) -> Vec<u32> {
        let keys = self.store.keys().unwrap_or_default();
        keys.iter().filter_map(|key| key.strip_prefix(ASIDE)?.parse().ok()).collect()
    }
}

/// Each game has a form of its own.
fn new_game_key(game: &str) -> String {
    if game == "card" { NEW_GAME.into() } else { format!("{NEW_GAME}.{game}") }
}

#[cfg(test)]
mod tests {
    use super::super::MemoryStore;
    use super::*;

    fn open(store: &MemoryStore) -> Storage<MemoryStore> {
        Storage::new(store.clone())
    }

    #[test]
    fn a_game_is_read_back() {
        let store = MemoryStore::new();
        let mut storage = open(&store);
        assert_eq!(storage.game::<Vec<u8>>(), Ok(None));
        storage.save_game(&vec![1, 2, 3]).unwrap();
        assert_eq!(open(&store).game(), Ok(Some(vec![1, 2, 3])));
        storage.remove_game().unwrap();
        assert_eq!(open(&store).game::<Vec<u8>>(), Ok(None));
    }

    #[test]
    fn a_damaged_game_is_recognised_and_set_aside() {
        let store = MemoryStore::new();
        let mut storage = open(&store);
        storage.save_game(&vec![1, 2, 3]).unwrap();
        let text = store.get(GAME).unwrap().unwrap();
        let cut = &text[..text.len() - 2];
        store.set(GAME, cut).unwrap();

        let mut storage = open(&store);
        assert_eq!(storage.game::<Vec<u8>>(), Err(OpenError::Damaged));
        storage.set_aside_game().unwrap();
        assert_eq!(storage.game::<Vec<u8>>(), Ok(None));
        let aside = storage.set_aside();
        assert_eq!(aside[0].text, cut);
        storage.save_game(&vec![4]).unwrap();
        storage.remove_set_aside(&aside[0].key).unwrap();
        assert_eq!(storage.set_aside(), []);
        assert_eq!(storage.game(), Ok(Some(vec![4])));
    }

    #[test]
    fn a_whole_text_with_other_content_is_malformed() {
        let store = MemoryStore::new();
        open(&store).save_game(&"a string").unwrap();
        assert!(matches!(open(&store).game::<Vec<u8>>(), Err(OpenError::Malformed { .. })));
    }

    #[test]
    fn only_the_last_few_are_kept_aside() {
        let store = MemoryStore::new();
        let mut storage = open(&store);
        for n in 0..ASIDE_KEPT + 2 {
            storage.save_game(&n).unwrap();
            storage.set_aside_game().unwrap();
        }
        let kept: Vec<String> = storage.set_aside().into_iter().map(|aside| aside.text).collect();
        assert_eq!(kept.len(), ASIDE_KEPT);
        assert!(kept[0].ends_with("\n13") && kept[ASIDE_KEPT - 1].ends_with("\n2"));
    }

    #[test]
    fn a_full_store_is_reported_and_keeps_the_old_game() {
        let store = MemoryStore::with_room(150);
        let mut storage = open(&store);
        storage.save_game(&"short").unwrap();
        assert_eq!(storage.save_game(&"long ".repeat(60)), Err(SaveError::Store(StoreError::Full)));
        assert_eq!(storage.game(), Ok(Some("short".to_string())));
        // Setting aside works without room for two.
        storage.set_aside_game().unwrap();
        assert_eq!(storage.set_aside().len(), 1);
        assert!(!storage.has_game());
    }

    #[test]
    fn a_second_tab_is_noticed_and_can_take_over() {
        let store = MemoryStore::new();
        let (mut first, mut second) = (open(&store), open(&store));
        first.save_game(&1).unwrap();
        assert_eq!(second.save_game(&2), Err(SaveError::OtherTab));
        assert_eq!(second.game(), Ok(Some(1)));
        second.save_game(&2).unwrap();
        assert!(first.other_tab_wrote());
        assert_eq!(first.save_game(&3), Err(SaveError::OtherTab));
        first.take_over();
        first.save_game(&3).unwrap();
        assert!(second.other_tab_wrote() && !first.other_tab_wrote());
    }

    #[test]
    fn a_table_with_friends_takes_no_room_from_games() {
        let store = MemoryStore::new();
        let mut storage = open(&store);
        storage.save_friends(FriendsKey::Guest, &"short").unwrap();
        let long = "x".repeat(MOST_FRIENDS);
        assert_eq!(storage.save_friends(FriendsKey::Guest, &long), Err(StoreError::Full));
        assert_eq!(storage.friends(FriendsKey::Guest), Some("short".to_string()));
    }

    #[test]
    fn settings_and_the_form_stand_beside_the_game() {
        let store = MemoryStore::new();
        let mut storage = open(&store);
        assert_eq!(storage.settings(), Settings::default());
        assert_eq!(storage.new_game::<u8>("card"), None);
        let settings = Settings { sound: true, ..Settings::default() };
        storage.save_settings(&settings).unwrap();
        storage.save_new_game("card", &5u8).unwrap();
        assert_eq!(storage.new_game::<u8>("dice"), None);
        assert_eq!((open(&store).settings(), open(&store).new_game::<u8>("card")), (settings, Some(5)));
        assert_eq!(storage.figures_since(), 0);
        storage.save_figures_since(1_800_000_000_000).unwrap();
        assert_eq!(open(&store).figures_since(), 1_800_000_000_000);
        store.set(SETTINGS, "rubbish").unwrap();
        assert_eq!(storage.settings(), Settings::default());
    }
}
