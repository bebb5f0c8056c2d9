//! Games that are over or come from elsewhere: replayed, sent as files and links, taken in. What only the browser can
//! do is done by `web/files.js`.

use super::page::{Notice, Page};
use super::play::{OnPage, Play};
use super::route::Route;
use crate::storage::{BackupError, Entry, MOST_BACKUP, Storage};
use crate::table::{
    Chair, Eyes, Finished, Foreign, ImportError, Link, LoadError, MOST_LASTING, MOST_LINK, MOST_TEXT, RulesNews, Saved,
    Table, export, import, link, link_code, past, remember,
};
use leptos::prelude::*;
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use standoff_engine::core::{Rules, Seat};
use standoff_engine::{card, dice};

/// A game from outside, as far as it is known.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Found {
    #[default]
    None,
    /// It is being unpacked.
    Reading,
    Refused(ImportError),
    Sound(Box<Arrival>),
}

/// A game from outside that is sound.
#[derive(Clone, PartialEq, Debug)]
pub struct Arrival {
    text: String,
    pub game: &'static str,
    pub chairs: Vec<Chair>,
    pub steps: usize,
    /// Nothing while it goes on.
    pub finished: Option<Finished>,
    /// The rules it was played under and those of this page, where they differ.
    pub rules: Option<(u32, u32)>,
}

/// A game to be sent.
#[derive(Clone, PartialEq, Debug)]
pub struct Parcel {
    pub file: String,
    /// The texts a link is packed from; none if the game cannot be opened here.
    pub link: Option<Link>,
    pub name: String,
    pub over: bool,
}

/// Calls a function of `web/files.js`; the last argument is the callback.
pub fn call(name: &str, args: &[JsValue], answer: impl FnOnce(Result<String, String>) + 'static) {
    let done = Closure::once_into_js(move |text: String, why: String| {
        answer(if why.is_empty() { Ok(text) } else { Err(why) });
    });
    let args: js_sys::Array = args.iter().chain([&done]).collect();
    let get = |from: &JsValue, name: &str| js_sys::Reflect::get(from, &name.into());
    if let Ok(couriers) = get(&window(), "standoff").and_then(|services| get(&services, "files"))
        && let Some(function) = get(&couriers, name).ok().and_then(|f| f.dyn_into::<js_sys::Function>().ok())
    {
        let _ = function.apply(&couriers, &args);
    }
}

/// Everything that is stored: into a file, and back.
impl Page {
    pub fn save_all(self) {
        match self.shelf.with_value(Storage::backup) {
            Ok(text) => save_file("standoff-backup.json", &text),
            Err(error) => self.say_store_error(error),
        }
    }

    /// Reads the file chosen in an input and asks whether it shall replace everything.
    pub fn choose_backup(self, input: &JsValue) {
        call("read", &[input.clone(), (MOST_BACKUP as u32).into()], move |text| match text {
            Ok(text) => self.notice.set(Some(Notice::Restore(text))),
            Err(why) if why == "away" => {}
            Err(_) => self.say_no_backup(BackupError::Foreign),
        });
    }

    pub fn restore(self, text: &str) {
        match self.shelf.try_update_value(|shelf| shelf.restore(text)) {
            // Whatever is shown belongs to what was stored before.
            Some(Ok(())) => {
                let _ = window().location().reload();
            }
            Some(Err(error)) => self.say_no_backup(error),
            None => {}
        }
    }

    fn say_no_backup(self, error: BackupError) {
        let words = &untrack(|| self.tongue()).ui().comfort;
        match error {
            BackupError::Foreign => self.say(words.no_backup.into()),
            BackupError::OtherVersion { .. } => self.say(words.later_backup.into()),
            BackupError::Store(error) => self.say_store_error(error),
        }
    }
}

fn save_file(name: &str, text: &str) {
    call("save", &[name.into(), text.into()], |_| ());
}

fn refusal(why: &str) -> ImportError {
    if why == "large" { ImportError::TooLarge } else { ImportError::Damaged }
}

impl Page {
    /// Takes in the game of the link the page was opened with.
    pub fn open_link(self) {
        let hash = window().location().hash().unwrap_or_default();
        if let Some(code) = hash.strip_prefix("#/game/") {
            self.unpack(code);
        }
    }

    fn unpack(self, code: &str) {
        if code.len() > MOST_LINK {
            return self.found.set(Found::Refused(ImportError::TooLarge));
        }
        self.found.set(Found::Reading);
        call("unpack", &[code.into(), (MOST_TEXT as u32).into()], move |text| match text {
            Ok(text) => self.take_in(text),
            Err(why) => self.found.set(Found::Refused(refusal(&why))),
        });
    }

    /// Takes in what was pasted: a link, or the text of a file.
    pub fn take_in_pasted(self, text: String) {
        match link_code(&text) {
            Some(code) => self.unpack(code),
            None => self.take_in(text),
        }
        Route::Shared.go();
    }

    /// Takes in the file chosen in an input.
    pub fn take_in_file(self, input: &JsValue) {
        call("read", &[input.clone(), (MOST_TEXT as u32).into()], move |text| {
            match text {
                Ok(text) => self.take_in(text),
                Err(why) if why == "away" => return,
                Err(why) => self.found.set(Found::Refused(refusal(&why))),
            }
            Route::Shared.go();
        });
    }

    fn take_in(self, text: String) {
        fn sound<G: OnPage>(table: &Table<G>, ended: Option<u64>, text: String) -> Arrival {
            let finished = table.finished(ended.unwrap_or_default());
            let (chairs, rules) = (table.chairs().to_vec(), table.other_rules());
            Arrival { text, game: G::NAME, chairs, steps: table.len(), finished, rules }
        }
        self.found.set(match import(&text) {
            Ok((Foreign::Card(table), ended)) => Found::Sound(Box::new(sound(&table, ended, text))),
            Ok((Foreign::Dice(table), ended)) => Found::Sound(Box::new(sound(&table, ended, text))),
            Err(error) => Found::Refused(error),
        });
    }

    /// The game from outside, as it arrived.
    fn arrived(self) -> Option<(Foreign, Option<u64>)> {
        self.found.with_untracked(|found| match found {
            Found::Sound(arrival) => import(&arrival.text).ok(),
            _ => None,
        })
    }

    /// Replays the game from outside.
    pub fn replay_arrived(self) {
        match self.arrived() {
            Some((Foreign::Card(table), _)) => self.replay(&table),
            Some((Foreign::Dice(table), _)) => self.replay(&table),
            None => {}
        }
    }

    /// Puts the game from outside among those that are over; false if that failed, which has been told.
    pub fn add_arrived(self) -> bool {
        let now = js_sys::Date::now() as u64;
        let added = self.shelf.try_update_value(|shelf| match self.arrived() {
            Some((Foreign::Card(table), ended)) => remember(shelf, &table, ended.unwrap_or(now), true),
            Some((Foreign::Dice(table), ended)) => remember(shelf, &table, ended.unwrap_or(now), true),
            None => Ok(()),
        });
        match added {
            Some(Err(error)) => {
                self.say_store_error(error);
                false
            }
            _ => true,
        }
    }

    /// Goes on with the game from outside, after a question if another one is going on.
    pub fn go_on_arrived(self) {
        if self.seated().is_some_and(|(_, going)| going.is_some()) {
            self.notice.set(Some(Notice::GoOn));
        } else {
            self.adopt();
        }
    }

    /// Goes on with the game from outside in place of whatever is going on.
    pub fn adopt(self) {
        self.notice.set(None);
        match self.arrived() {
            Some((Foreign::Card(table), _)) => self.play.adopt(self, *table),
            Some((Foreign::Dice(table), _)) => self.dice.adopt(self, *table),
            None => return,
        }
        Route::Table.replace();
    }

    /// Replays a game that is over. The one in progress waits in the storage.
    pub fn replay<G: OnPage>(self, table: &Table<G>) {
        self.replaying.set(true);
        G::play(self).watch(self, table);
        Route::Replay.go();
    }

    /// Replays the game that has just ended at the table.
    pub fn replay_table<G: OnPage>(self) {
        let saved = G::play(self).with_table(Table::save);
        if let Some(table) = saved.and_then(|saved| Table::<G>::load_own(saved).ok()) {
            self.replay(&table);
        }
    }

    /// Replays a game from the moment a step of the log led to, through somebody's eyes.
    pub fn replay_at<G: OnPage>(self, table: &Table<G>, step: usize, seat: Seat) {
        self.replay(table);
        let play = G::play(self);
        play.look_through(self, Eyes::Seat(seat));
        play.look_at(self, step);
    }

    /// The game in progress comes back, exactly as it was kept.
    pub fn end_replay(self) {
        if self.replaying.get_untracked() {
            self.replaying.set(false);
            self.play.leave();
            self.dice.leave();
            self.resume();
        }
    }

    /// The way out of a replay.
    pub fn close_replay<G: OnPage>(self) {
        if self.replaying.get_untracked() {
            // It was opened from another screen of the page, which lies behind it.
            let _ = window().history().and_then(|history| history.back());
        } else {
            G::play(self).return_to_present(self);
        }
    }

    /// A game that is over, from the storage; if its record cannot be read or leads elsewhere, that is told.
    pub fn stored<G: OnPage>(self, id: u64) -> Option<Table<G>> {
        let words = || &untrack(|| self.tongue()).ui().games;
        let saved = self.shelf.with_value(|shelf| shelf.record::<Saved<G>>(id)).ok().flatten();
        let Some(saved) = saved else {
            self.say(words().unreadable.into());
            return None;
        };
        let diverged = |from: u32, to: u32| self.say(words().diverged(from as u16, to as u16));
        match Table::load_own(saved) {
            Ok(table) => match table.rules_news() {
                Some(RulesNews::PlayedAgain { from, to }) if !self.ended_so(id, &table) => {
                    diverged(from, to);
                    None
                }
                _ => Some(table),
            },
            Err(LoadError::OtherRules { found, expected, .. }) => {
                diverged(found, expected);
                None
            }
            Err(_) => {
                self.say(words().unreadable.into());
                None
            }
        }
    }

    /// Whether a game that was played through again ended as its line in the list says.
    fn ended_so<G: OnPage>(self, id: u64, table: &Table<G>) -> bool {
        let history = self.shelf.with_value(past);
        let line = history.entries.into_iter().find(|(entry, _)| entry.id == id);
        line.is_none_or(|(entry, _)| table.finished(entry.game.ended) == Some(entry.game))
    }

    pub fn replay_stored(self, entry: &Entry<Finished>) {
        match entry.game.game.as_str() {
            <dice::Game as Rules>::NAME => self.stored::<dice::Game>(entry.id).iter().for_each(|t| self.replay(t)),
            _ => self.stored::<card::Game>(entry.id).iter().for_each(|table| self.replay(table)),
        }
    }

    /// Sends a game that is over; one that cannot be opened here can still be saved as it was written.
    pub fn send_stored(self, entry: &Entry<Finished>) {
        let ended = Some(entry.ended);
        let parcel = match entry.game.game.as_str() {
            <dice::Game as Rules>::NAME => self.stored::<dice::Game>(entry.id).map(|table| wrap(&table, ended)),
            _ => self.stored::<card::Game>(entry.id).map(|table| wrap(&table, ended)),
        };
        let as_written = || {
            let file = self.shelf.with_value(|shelf| shelf.record_text(entry.id))?;
            let name = file_name(&entry.game.game, ended);
            Some(Parcel { file, link: None, name, over: true })
        };
        self.parcel.set(parcel.or_else(as_written));
    }

    /// How a loaded game came to be played under the present rules.
    pub fn say_rules_news(self, news: RulesNews) {
        let words = &untrack(|| self.tongue()).ui().games;
        self.say(match news {
            RulesNews::GoesOn { from, to } => words.rules_go_on(from as u16, to as u16),
            RulesNews::PlayedAgain { from, to } => words.rules_played_again(from as u16, to as u16),
        });
    }

    /// Sends the game at the table, if that gives nothing away to anybody at it.
    pub fn send_table(self) {
        /// Several persons hide something from each other.
        struct Hidden;
        fn parcel<G: OnPage>(play: Play<G>) -> Option<Result<Parcel, Hidden>> {
            play.with_table(|table| {
                let open = table.outcome().is_some() || table.persons().len() < 2;
                if open { Ok(wrap(table, table.outcome().map(|_| js_sys::Date::now() as u64))) } else { Err(Hidden) }
            })
        }
        match parcel(self.play).or_else(|| parcel(self.dice)) {
            Some(Ok(parcel)) => {
                self.close_layers();
                self.parcel.set(Some(parcel));
            }
            Some(Err(Hidden)) => self.say(untrack(|| self.tongue()).ui().games.share_hidden.into()),
            None => {}
        }
    }

    /// Deletes a game that is over.
    pub fn forget(self, id: u64) {
        self.notice.set(None);
        if let Some(Err(error)) = self.shelf.try_update_value(|shelf| shelf.forget(id)) {
            self.say_store_error(error);
        }
    }
}

fn wrap<G: OnPage>(table: &Table<G>, ended: Option<u64>) -> Parcel {
    let over = table.outcome().is_some();
    Parcel { file: export(table, ended), link: Some(link(table, ended)), name: file_name(G::NAME, ended), over }
}

/// Saves a game that was set aside as it was written.
pub fn save_set_aside(text: &str) {
    save_file("set-aside.standoff.json", text);
}

fn file_name(game: &str, ended: Option<u64>) -> String {
    let day = js_sys::Date::new(&(ended.map_or_else(js_sys::Date::now, |ended| ended as f64)).into());
    let day: String = day.to_iso_string().into();
    format!("{game}-{}.standoff.json", day.get(..10).unwrap_or_default())
}

/// The link to a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    pub link: String,
    /// Whether it opens under any later rules.
    pub lasts: bool,
}

impl Parcel {
    /// Saves it as a file.
    pub fn save(&self) {
        save_file(&self.name, &self.file);
    }

    /// The link to it: one that lasts unless that would be too long; none if any would be.
    pub fn link(&self, found: impl FnOnce(Option<Address>) + 'static) {
        let Some(Link { lasting, bound }) = self.link.clone() else { return found(None) };
        let most = if bound.is_some() { MOST_LASTING } else { MOST_LINK };
        pack(&lasting, most, move |code| match (code, bound) {
            (Some(code), _) => found(Some(address(&code, true))),
            (None, Some(bound)) => pack(&bound, MOST_LINK, |code| found(code.map(|code| address(&code, false)))),
            (None, None) => found(None),
        });
    }
}

/// Packs a text into a code of so many letters; none if it would be longer.
fn pack(text: &str, most: usize, packed: impl FnOnce(Option<String>) + 'static) {
    call("pack", &[text.into(), (most as u32 / 4 * 3).into()], |code| packed(code.ok()));
}

fn address(code: &str, lasts: bool) -> Address {
    let address = window().location().href().unwrap_or_default();
    let site = address.split('#').next().unwrap_or_default();
    Address { link: format!("{site}#/game/{code}"), lasts }
}

/// Opens the share sheet for a link, or copies it; true if it was copied, none if the person thought better of it.
pub fn send(link: &str, title: &str, done: impl FnOnce(Option<Result<bool, ()>>) + 'static) {
    call("share", &[link.into(), title.into()], move |sent| {
        done(match sent {
            Ok(how) => Some(Ok(how == "copied")),
            Err(why) if why == "away" => None,
            Err(_) => Some(Err(())),
        });
    });
}
