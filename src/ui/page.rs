//! What every screen shares.

use super::fresh::Fresh;
use super::friends::Friends;
use super::language;
use super::mind::Mind;
use super::model::dice::Selection as DiceSelection;
use super::model::{Next, Search, Selection, Slip, Suspicions, Topic};
use super::parts::Cover;
use super::play::{Coach, Play};
use super::route::{Route, current_entry};
use super::stage::Stage;
use super::tabs::{self, Tab};
use super::travel::{Found, Parcel};
use crate::i18n::{Lang, Translator};
use crate::storage::{CardSize, FriendsKey, LocalStore, Settings, Speed, Storage, StoreError, TextSize, Theme};
use crate::table::stored_game;
use leptos::ev;
use leptos::prelude::*;
use standoff_engine::card::{self, CardId, Character, EventCard, TableRules};
use standoff_engine::core::{Rules, Seat};
use standoff_engine::dice;
use std::ops::Deref;
use std::time::Duration;

pub type Shelf = StoredValue<Storage<LocalStore>, LocalStorage>;

/// Shared by all components, for as long as the page is open; a mere pointer.
#[derive(Clone, Copy)]
pub struct Page(&'static Shared);

/// What a [`Page`] points to.
pub struct Shared {
    pub shelf: Shelf,
    pub settings: RwSignal<Settings>,
    /// All texts in the language that is shown.
    pub words: RwSignal<&'static Translator>,
    pub route: RwSignal<Route>,
    /// The table of the card game.
    pub play: Play,
    /// The table of the dice game. Only one of the two is in use.
    pub dice: Play<dice::Game>,
    /// The guided game at the table of the card game.
    pub coach: Coach,
    /// Friends on their own devices.
    pub friends: Friends,
    /// Who thinks ahead.
    pub mind: Mind,
    /// The game that was reviewed last, and what was found.
    pub reviewed: StoredValue<Option<(u64, Vec<Slip>)>>,
    /// Something the person must be told before going on.
    pub notice: RwSignal<Option<Notice>>,
    /// A short remark that goes away by itself.
    pub toast: RwSignal<Option<Toast>>,
    pub layer: RwSignal<Layer>,
    /// What is shown enlarged.
    pub zoom: RwSignal<Option<Zoom>>,
    /// What the mouse rests on.
    pub peek: RwSignal<Option<Zoom>>,
    /// Whom the persons at the table take for what.
    pub suspicions: RwSignal<Suspicions>,
    /// What is looked for in the rules.
    pub search: RwSignal<Search>,
    /// The entry of the rules that is open was chosen from the list: the way back leads there.
    pub listed: StoredValue<bool>,
    /// A new version of the page waits.
    pub update: RwSignal<bool>,
    /// What flies over the table.
    pub stage: Stage,
    /// The hand card that is being dragged.
    pub held: RwSignal<Option<CardId>>,
    /// A game that is over lies on the table, and the one in progress waits in the storage.
    pub replaying: RwSignal<bool>,
    /// A game from outside.
    pub found: RwSignal<Found>,
    /// A game about to be sent.
    pub parcel: RwSignal<Option<Parcel>>,
    /// What lies over a person's cards while the page is out of sight.
    pub cover: Cover,
    /// Whether this tab holds the table.
    pub tab: StoredValue<Tab>,
}

/// A message in a dialog.
#[derive(Clone, PartialEq, Debug)]
pub enum Notice {
    /// The saved game could not be opened and was set aside.
    SetAside(String),
    /// Another tab plays on with this game.
    OtherTab,
    /// Whether to give up the game in progress for a new one.
    GiveUp(Fresh),
    /// Whether to put this backup in place of everything.
    Restore(String),
    /// Whether to delete a game that is over.
    Forget(u64),
    /// Whether to give up the game in progress for one from outside.
    GoOn,
    /// Whether to leave the table with friends; a host closes it.
    LeaveFriends,
    /// The host wants to break the game off.
    BreakOff,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Toast {
    pub text: String,
    number: u32,
}

/// What lies over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Layer {
    #[default]
    None,
    Menu,
    Log,
    Seat(Seat),
    /// Who spoke while nobody may.
    Gag,
    /// What a bot would do.
    Hint,
    /// What can be said to friends.
    Talk,
}

/// A thing shown enlarged with its rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Zoom {
    Card(CardId),
    Character(Character),
    Event(EventCard),
    Topic(Topic),
}

impl Zoom {
    /// What it is in the rules.
    pub fn topic(self) -> Topic {
        match self {
            Self::Card(card) => Topic::Card(card.kind()),
            Self::Character(character) => Topic::Character(character),
            Self::Event(card) => Topic::Event(card),
            Self::Topic(topic) => topic,
        }
    }
}

/// What is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Card,
    Dice,
}

/// The page, for components.
pub fn page() -> Page {
    expect_context()
}

impl Deref for Page {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        self.0
    }
}

impl Page {
    pub fn open() -> Self {
        let storage = Storage::new(LocalStore);
        let settings = storage.settings();
        let (words, failed) = language::first();
        let shared = Box::new(Shared {
            shelf: StoredValue::new_local(storage),
            settings: RwSignal::new(settings),
            words: RwSignal::new(words),
            route: RwSignal::new(Route::current()),
            play: Play::new(),
            dice: Play::new(),
            coach: Coach::new(),
            friends: Friends::new(),
            mind: Mind::new(),
            reviewed: StoredValue::new(None),
            notice: RwSignal::new(None),
            toast: RwSignal::new(None),
            layer: RwSignal::new(Layer::None),
            zoom: RwSignal::new(current_entry().map(Zoom::Topic)),
            peek: RwSignal::new(None),
            suspicions: RwSignal::new(Suspicions::default()),
            search: RwSignal::new(Search::default()),
            listed: StoredValue::new(false),
            update: RwSignal::new(document_root().has_attribute("data-update")),
            stage: Stage::new(),
            held: RwSignal::new(None),
            replaying: RwSignal::new(false),
            found: RwSignal::new(Found::None),
            parcel: RwSignal::new(None),
            cover: Cover::new(),
            tab: StoredValue::new(Tab::default()),
        });
        let page = Self(Box::leak(shared));
        page.listen();
        if failed {
            page.say(words.ui().language_not_loaded.into());
        }
        page.open_link();
        page.friends.open_link(page);
        page
    }

    fn listen(self) {
        window_event_listener(ev::hashchange, move |_| self.arrive());
        window_event_listener_untyped("standoff-update", move |_| self.update.set(true));
        window_event_listener(ev::storage, move |_| {
            self.look_for_other_tab();
            self.friends.look_for_answer(self);
        });
        window_event_listener(ev::focus, move |_| self.look_for_other_tab());
        self.cover.listen(self);
    }

    /// Whether another tab has written the game since this one last read or wrote it.
    pub fn other_tab_wrote(self) -> bool {
        self.shelf.with_value(Storage::other_tab_wrote)
    }

    /// Lets the clock run at whichever table there is.
    pub fn go_on(self) {
        if matches!(self.route.get_untracked(), Route::Table | Route::Replay) {
            self.play.go_on(self);
            self.dice.go_on(self);
        }
    }

    pub fn stop(self) {
        self.play.stop();
        self.dice.stop();
    }

    /// Whether somebody else's table is looked at.
    pub fn is_visiting(self) -> bool {
        self.play.is_visiting() || self.dice.is_visiting()
    }

    /// Whoever is asked takes the device anew.
    pub fn let_go(self) {
        self.play.let_go(self);
        self.dice.let_go(self);
    }

    /// The address has changed. Whoever has looked something up finds the table as it was.
    fn arrive(self) {
        let (from, to) = (self.route.get_untracked(), Route::current());
        let entry = current_entry();
        let seat = matches!(self.layer.get_untracked(), Layer::Seat(_));
        if (from == Route::Rules || entry.is_some()) && (seat || self.layer.get_untracked() == Layer::None) {
            self.peek.set(None);
        } else {
            self.close_layers();
        }
        self.route.set(to);
        self.zoom.set(entry.map(Zoom::Topic));
        self.open_link();
        self.friends.open_link(self);
    }

    /// Closes what is enlarged; in the rules, that is an address of its own.
    pub fn close_zoom(self) {
        if current_entry().is_none() {
            self.zoom.set(None);
        } else if self.listed.try_update_value(std::mem::take).unwrap_or_default() {
            let _ = window().history().and_then(|history| history.back());
        } else {
            Route::Rules.replace();
        }
    }

    fn look_for_other_tab(self) {
        self.play.look_for_other_tab(self);
        self.dice.look_for_other_tab(self);
    }

    /// Goes on with the stored game, whichever it is.
    pub fn resume(self) {
        match self.shelf.with_value(stored_game).as_deref() {
            Some(<dice::Game as Rules>::NAME) => self.dice.resume(self),
            _ => self.play.resume(self),
        }
    }

    /// Goes on here with what another tab wrote last.
    pub fn play_here(self) {
        if self.tab.get_value() == Tab::Mine {
            self.notice.set(None);
            self.resume();
        } else {
            tabs::take(self);
        }
    }

    /// Clears the tables of all games but this one.
    pub fn clear_other_tables(self, game: &str) {
        if game != card::Game::NAME {
            self.play.leave();
        }
        if game != dice::Game::NAME {
            self.dice.leave();
        }
    }

    /// The game at the table, if there is one; with the number of players while it goes on.
    pub fn seated(self) -> Option<(Kind, Option<usize>)> {
        let going = |next: Next, names: &[String]| (!matches!(next, Next::Over | Next::Past)).then_some(names.len());
        let card = self.play.snap.with(|snap| snap.as_ref().map(|snap| (Kind::Card, going(snap.next, &snap.names))));
        let dice = self.dice.snap.with(|snap| snap.as_ref().map(|snap| (Kind::Dice, going(snap.next, &snap.names))));
        card.or(dice)
    }

    /// The table rules of the card game at the table, the defaults without one. Not tracked: a game never changes them.
    pub fn table_rules(self) -> TableRules {
        self.play.snap.with_untracked(|snap| snap.as_ref().map(|snap| snap.desk.view.rules).unwrap_or_default())
    }

    pub fn close_layers(self) {
        self.layer.set(Layer::None);
        self.zoom.set(None);
        self.peek.set(None);
        self.stage.clear();
        self.parcel.set(None);
        self.friends.stop_scanning();
        self.play.selection.set(Selection::None);
        self.dice.selection.set(DiceSelection::None);
    }

    /// What flies has landed, and whatever would happen in a while happens now.
    pub fn hurry(self) {
        self.stage.clear();
        self.play.hurry(self);
        self.dice.hurry(self);
    }

    /// Whether everything done without a person waits for a tap; follows changes of it.
    pub fn step_by_step(self) -> bool {
        self.settings.with(|settings| settings.speed == Speed::Step)
    }

    /// Whether hints and beliefs can be asked for; never where friends play on their own devices.
    pub fn offers_aids(self) -> bool {
        self.settings.with(|settings| settings.aids) && !self.friends.are_here()
    }

    /// A remark that goes away by itself.
    pub fn say(self, text: String) {
        const SHOWN: Duration = Duration::from_millis(4200);
        let number = self.toast.with_untracked(|toast| toast.as_ref().map_or(0, |toast| toast.number)) + 1;
        self.toast.set(Some(Toast { text, number }));
        set_timeout(
            move || {
                if self.toast.with_untracked(|toast| toast.as_ref().is_some_and(|toast| toast.number == number)) {
                    self.toast.set(None);
                }
            },
            SHOWN,
        );
    }

    /// Changes the private marks and keeps them. They are a convenience: that they cannot be kept stops nobody.
    pub fn suspect(self, change: impl FnOnce(&mut Suspicions)) {
        self.suspicions.update(change);
        // Those of the guided game, or at another's table, must not replace the ones of the game that waits.
        if self.coach.is_on() || self.is_visiting() {
            return;
        }
        self.suspicions.with_untracked(|marks| self.shelf.try_update_value(|shelf| shelf.save_suspicions(marks)));
    }

    pub fn say_store_error(self, error: StoreError) {
        self.say(untrack(|| self.tongue()).store_error(error));
    }

    /// Changes a setting and keeps it.
    pub fn set(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        let settings = self.settings.get_untracked();
        let saved = self.shelf.try_update_value(|shelf| shelf.save_settings(&settings));
        if let Some(Err(error)) = saved {
            self.say_store_error(error);
        }
    }

    /// Every setting as it was at first, those for friends too.
    pub fn reset_settings(self) {
        self.set(|settings| *settings = Settings::default());
        self.follow_browser_language();
        self.shelf.update_value(|shelf| shelf.forget_friends(FriendsKey::OnlinePrefs));
        self.friends.forget_prefs();
    }
}

/// The content of a `<meta>` element of the page; empty if there is none.
pub fn meta_content(name: &str) -> String {
    let meta = document().query_selector(&format!("meta[name={name}]")).ok().flatten();
    meta.and_then(|meta| meta.get_attribute("content")).unwrap_or_default()
}

pub fn document_root() -> leptos::web_sys::Element {
    document().document_element().expect("a page has a root element")
}

/// Tells the browser what language the page speaks.
pub fn declare_language(lang: Lang) {
    let root = document_root();
    let done = root.set_attribute("lang", lang.tag()).and_then(|()| root.set_attribute("dir", lang.direction()));
    debug_assert!(done.is_ok());
}

/// Puts what concerns the look of the whole page where the style sheets expect it.
pub fn dress(settings: &Settings) {
    let root = document_root();
    let put = |name: &str, value: Option<&str>| {
        let done = match value {
            Some(value) => root.set_attribute(name, value),
            None => root.remove_attribute(name),
        };
        debug_assert!(done.is_ok());
    };
    let prefers = |query: &str| window().match_media(query).ok().flatten().is_some_and(|list| list.matches());
    let theme = match settings.theme {
        Theme::Auto if prefers("(prefers-contrast: more)") => Some("contrast"),
        Theme::Light => Some("light"),
        Theme::HighContrast => Some("contrast"),
        Theme::Auto | Theme::Dark => None,
    };
    put("data-theme", theme);
    let text = match settings.text_size {
        TextSize::Small => Some("small"),
        TextSize::Normal => None,
        TextSize::Large => Some("large"),
        TextSize::Huge => Some("huge"),
    };
    put("data-text", text);
    put("data-cards", (settings.card_size == CardSize::Large).then_some("large"));
    put("data-hand", settings.left_handed.then_some("left"));
    put("data-suits", settings.four_colours.then_some("four"));
    put("data-motion", settings.reduced_motion.then_some("off"));
    put("data-sound", settings.sound.then_some("on"));
}
